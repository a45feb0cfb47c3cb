# Co říkají chyby, česky. Anglická věta stojí v programu tam, kde chyba vzniká; zde je pod důvodem chyby táž věta česky.
# $why je to, z čeho chyba vznikla.

## Hry a jazyky

error-no-game = „{ $typed }“ není žádná z her: { $expected }
error-no-game-but = „{ $typed }“ není žádná z her (nemělo to být { $near }?); hry jsou { $expected }
error-package-name = { $seller } nabízí hru jménem „{ $name }“: jméno se skládá jen z malých písmen, číslic a podtržítek
error-package-taken = { $seller } nabízí hru jménem { $name }, ale tu už má { $other }
error-package-missing = { $seller } nabízí hru { $name } jako „{ $package }“, a takový balíček tu není
error-package-rules = { $seller } nabízí hru { $name } bez seznamu pravidel: čekal se soubor { $file }
error-package-no-game = { $package } nabízí hru { $name }, ale žádné GAME toho jména nemá
error-package-broken = hru { $name } nelze hrát, protože { $module } nejde načíst: { $why }
error-no-language = { $asked_by }: jazyk „{ $typed }“ není žádný z těchto: { $expected }
error-no-own-cards = { $game }: tuto hru nelze hrát s vlastními kartami
error-no-paper = { $game }: body této hry nelze spočítat na papíře
error-no-bot = „{ $typed }“ není žádný z botů této hry: { $expected }
error-bot-no-name = „{ $typed }“ není jméno bota: čeká se balíček.modul:Třída
error-bot-no-module = modul { $module } není ani v PYTHONPATH, ani v této složce
error-bot-no-load = modul { $module } nejde načíst: { $problem }
error-bot-no-class = v modulu { $module } není třída { $typed }; boti v něm: { $expected }
error-bot-no-bot = { $typed } není bot: bot je potomkem třídy { $base }
error-bot-no-make = bota { $typed } nejde vytvořit: { $problem }
error-bot-not-for = { $typed } hru { $game } nehraje; hraje { $games }
error-bot-too-long = { $typed }: jméno bota na serveru má nejvýše { $most } znaků
error-bot-no-game = { $typed } nehraje žádnou z her tohoto serveru
error-bot-broke = bot { $bot } selhal: { $problem }
error-bot-broke-in = bot { $bot } selhal ve hře { $number } se semínkem { $seed }: { $problem }
error-bot-failed = bot selhal: „{ $said }“
error-no-player = „{ $typed }“ může být více hráčů, nebo žádný: napiš písmeno nebo jméno, { $expected }
error-no-card = „{ $typed }“ není žádná z karet bodování: { $expected }

## Soubory

error-stream = standardní vstup
error-in-file = { $file }: { $why }
error-file-unreadable = { $file }: nelze přečíst: { $why }
error-file-unwritable = { $file }: nelze zapsat: { $why }
error-file-no-text = { $file }: čeká se text v UTF-8, přišel bajt { $byte }
error-file-taken = { $file }: tam už nějaký soubor je: zadej jiné jméno
error-file-bad-name = „{ $file }“: tak se žádný soubor jmenovat nemůže
error-file-is-folder = { $file }: nelze zapsat: je to složka
error-file-is-no-file = { $file }: nelze zapsat: není to obyčejný soubor

## Co odpovídá systém

error-enoent = soubor nebo složka neexistuje
error-eacces = chybí oprávnění
error-eperm = chybí oprávnění
error-eexist = už to existuje
error-enotdir = část cesty není složka
error-eisdir = je to složka
error-enospc = na disku není místo
error-edquot = na disku není místo, které smíš použít
error-erofs = disk je jen ke čtení
error-enametoolong = jméno je příliš dlouhé
error-eloop = odkazy vedou v kruhu
error-eio = chyba při čtení nebo zápisu
error-ebusy = někdo jiný to právě používá
error-emfile = je otevřeno příliš mnoho souborů
error-econnrefused = nic tam neposlouchá
error-econnreset = spojení se přerušilo
error-etimedout = odpověď nepřišla včas
error-ehostunreach = k tomuto počítači nevede cesta
error-enetunreach = síť není dostupná
error-eaddrinuse = tato adresa se už používá
error-eaddrnotavail = takovou adresu tento počítač nemá
error-gaierror = počítač tohoto jména nelze najít

## Příprava hry

error-setup-choice = volba { $option }: „{ $given }“ není nic z těchto: { $expected }
error-setup-too-many = volba { $option }: položek může být nejvýše { $most }, zadáno { $count }
error-setup-twice = volba { $option }: něco je uvedeno dvakrát
error-setup-document = volba { $option }: to není zabalený soubor
error-setup-one-word = volba { $option }: čeká se jedno slovo, přišlo „{ $given }“
error-setup-number = volba { $option }: čeká se číslo od { $least } do { $most }, přišlo „{ $given }“
error-setup-seats = míst u této hry může být { $least } až { $most }, zadáno { $given }
error-setup-no-effect = volbu { $option } tu nelze použít; co potřebuje, vypíše deskovka play HRA --options
error-setup-no-option = volbu „{ $option }“ tato hra nemá; má tyto: { $expected }
error-setup-no-text = volba { $option }: čeká se text jako „{ $example }“
error-setup-few-bots = žebříček potřebuje aspoň dva různé boty, přišlo „{ $typed }“
error-setup-private = vlastní stůl nemá volná místa: posaď na ně sebe nebo boty

## Tahy

error-forbidden = { $action }: nedovoluje to pravidlo { $rule }
error-action-long = tah má nejvýše { $most } znaků, přišlo { $count }
error-action-empty = čeká se tah, přišel prázdný řádek
error-no-action = „{ $typed }“ není žádný tah; tahy začínají slovy: { $expected }
error-action-form = čeká se „{ $form }“, přišlo „{ $typed }“
error-action-word = čeká se „{ $form }“, ale místo „{ $expected }“ přišlo „{ $typed }“
error-action-field = „{ $typed }“ v zápisu „{ $form }“ být nemůže
error-action-choice = „{ $typed }“ v zápisu „{ $form }“ být nemůže; má tu být něco z těchto: { $expected }
error-no-code = { $typed } v této hře není; jsou tu jen { $expected }
error-action-divided = čeká se „{ $form }“ s množstvím, které lze rozdělit, přišlo „{ $typed }“

error-nothing-to-undo = vrátit nejde nic: od té doby se něco odkrylo, nebo už někdo odpověděl
error-not-agreed = na tom se dohodl i hráč na místě { $seat }: vrátit to lze, jen když souhlasí

## Náhoda

error-seed-bytes = semínko má { $count } bajtů
error-chance-missing = pro „{ $label }“ chybí, co vyšlo
error-chance-hidden = co vyšlo pro „{ $label }“, zůstane skryté do konce hry
error-chance-answer = pro „{ $label }“ vyšlo „{ $typed }“, a to není nic z těchto: { $expected }
error-chance-more = zapsáno je víc, než co mohlo vyjít: { $words }

## Záznamy her

error-no-such-seat-recorded = --seat: čeká se 1 až { $most }, přišlo { $given }
error-no-such-move = --move: čeká se 0 až { $most }, přišlo { $given }
error-record-long = záznam má nejvýše { $most } znaků
error-record-midway = záznam začíná uprostřed hry; takový ukáže jen příkaz deskovka replay
error-record-unplayable = pravidla podle tohoto záznamu nemohla pokračovat
error-record-unreal = tah { $number }: taková pozice ve hře nastat nemůže
error-record-game = je to záznam hry { $found }, čeká se { $expected }
error-record-edition = je to záznam vydání { $found }, čeká se { $expected }
error-record-deal = rozdání neodpovídá pravidlům: { $why }
error-record-position = pozici na začátku nelze přečíst
error-record-faults = pozice na začátku neodpovídá pravidlům
error-record-move = tah { $number } ({ $typed }) neodpovídá pravidlům: { $why }
error-record-not-over = záznam končí body, ale hra neskončila
error-record-scores = body nesouhlasí: v záznamu je { $found }, podle pravidel { $ours }
error-record-no-seed = záznam nemá semínko: hra neskončila, nebo se u ní nelosovalo u stolu
error-record-commitment = semínko neodpovídá otisku, který má být { $expected }
error-record-drawn = tah { $number }: v záznamu je „{ $found }“, ale semínko dává „{ $drawn }“
error-record-seed = semínko nelze přečíst: čeká se 64 šestnáctkových číslic, přišlo „{ $typed }“
error-record-first-line = řádek 1: čeká se „{ $expected }“, přišlo „{ $typed }“
error-record-header = řádek { $line }: čeká se něco z { $expected }, každé jednou, přišlo „{ $typed }“
error-record-no-header = chybí řádek záhlaví „{ $head }: ...“
error-record-seats = řádek záhlaví „seats: ...“: čeká se celé číslo, přišlo „{ $typed }“
error-record-resigned = řádek záhlaví „resigned: ...“: čekají se čísla míst, přišlo „{ $typed }“
error-record-option = řádek záhlaví „options: ...“: čeká se VOLBA=HODNOTA, přišlo „{ $typed }“
error-record-list = řádek záhlaví „{ $head }: ...“: čeká se seznam textů v JSON
error-record-after-scores = řádek { $line }: po bodech už nic být nemá, přišlo „{ $typed }“
error-record-two-deals = řádek { $line }: rozdání je v záznamu jednou, před prvním tahem
error-record-score-line = řádek { $line }: za slovem „score“ se čekají celá čísla, přišlo „{ $typed }“
error-record-line = řádek { $line }: čeká se „MÍSTO TAH => NÁHODA“, přišlo „{ $typed }“
error-record-format = v záznamu JSON chybí "format": "{ $expected }"
error-record-field = záznam JSON má neznámé pole „{ $typed }“
error-record-json = záznam JSON nelze přečíst: řádek { $line }, sloupec { $column }
error-record-no-record = tento JSON není záznam hry: něco v něm chybí, nebo je jiného druhu

## Výsledky mnoha her

error-export-ending = { $file }: čeká se soubor s některou z těchto přípon: { $expected }
error-export-no-folder = { $file }: složka { $folder } neexistuje
error-export-is-folder = { $file }: je to složka, čeká se soubor
error-export-no-arrow = soubory Parquet potřebují knihovnu pyarrow: pip install 'deskovka[data]'
error-keep-is-file = { $folder }: je to soubor, čeká se složka pro záznamy
error-keep-unwritable = { $folder }: záznamy tam nelze ukládat: { $why }
error-keep-taken = { $file }: tam už je záznam jiné hry: zadej jinou složku nebo jiné --seed
error-decisions-taken = { $folder }: jsou tam už nějaká rozhodnutí: zadej jinou složku
error-decisions-missing = --decisions potřebuje knihovnu { $package }: pip install 'deskovka[data,research]'
error-ladder-missing = žebříček potřebuje knihovnu openskill: pip install 'deskovka[ladder]'
error-no-such-bot = „{ $typed }“ v těchto hrách nehraje; hrají { $expected }
error-no-decision = „{ $typed }“ není žádná z otázek této hry: { $expected }
error-worker-lost = proces, který hrál hry, někdo zvenku ukončil (kód { $code }), možná pro nedostatek paměti: s menším --processes jí stačí méně
error-cluster-missing = --cluster potřebuje knihovnu { $package }: pip install 'deskovka[cluster]'
error-cluster-silent = { $place }: do { $seconds } s se tam žádný plánovač clusteru Dask neozval
error-cluster-address = „{ $typed }“ není adresa plánovače: čeká se local, něco jako tcp://10.0.0.1:8786, nebo jeho soubor.json
error-cluster-differs = { $place }: tam je { $what } { $theirs }, tady { $ours }: výsledky by se mohly lišit, nainstaluj všude totéž
error-cluster-sources = { $place }: deskovka { $version } tam má jiné zdrojové soubory ({ $theirs }) než tady ({ $ours }): výsledky by se mohly lišit, nainstaluj všude totéž
error-cluster-game = { $place }: hra { $game } tam chybí: nainstaluj její balíček na všechny stroje
error-cluster-module = { $place }: modul { $module } s botem tam chybí, v PYTHONPATH i ve složce, kde proces běží
error-cluster-other-module = { $place }: modul { $module } s botem je tam jiný: výsledky by se mohly lišit
error-cluster-package = { $place }: knihovna { $package } tam chybí: nainstaluj totéž na všechny stroje
error-cluster-threads = { $place }: jeden proces s tolika vlákny: { $threads }; současně ale hrají jen procesy: dask worker --nworkers { $threads } --nthreads 1
error-cluster-unanswered = { $place }: neodpovídá
error-cluster-unable = { $place }: nemůže hrát: { $said }
error-cluster-lost = spojení s plánovačem clusteru se přerušilo
error-cluster-deadly = každý proces, který dostal hry { $first } až { $last }, skončil, možná pro nedostatek paměti
error-cluster-left-out = { $place }: nedostane nic na práci, ostatní hrají dál
error-cluster-away = spojení s plánovačem clusteru vypadlo: čeká se, až bude zpátky
error-cluster-nobody = v clusteru teď nikdo nehraje: čeká se, a jakmile se některý proces přihlásí, hraje se dál
error-cluster-somebody = hraje se dál, procesů: { $workers }

## Stoly na serveru

error-at-link = { $link }: { $why }
error-no-table-link = { $typed } není odkaz ke stolu: čeká se celé http://SERVER/t/STŮL#KLÍČ
error-link-of-table = { $typed } je odkaz ke stolu: pro nový stůl je třeba adresa serveru, http://SERVER/
error-no-address = { $typed } není správná adresa
error-no-server-address = { $typed } není adresa herního serveru: čeká se http://SERVER/...
error-unreachable = { $url }: herní server neodpovídá: { $why }
error-no-table-server = { $url } není herní server: odpověděl stavem { $status }
error-no-server-json = { $url } není herní server: jeho odpověď není JSON
error-no-sockets = chybí websockets: pip install 'deskovka[server]'
error-table-broken = server nemůže v této hře pokračovat po tahu { $number }: uložená hra neodpovídá pravidlům jeho verze
error-refused-bad-record = tento záznam nejde přehrát
error-refused-bad-message = tomu server nerozuměl; možná má jinou verzi
error-refused-empty = jsou tu jen mezery
error-refused-no-bot = takového bota tato hra na serveru nemá
error-refused-notation = takový tah server nezná
error-refused-secret = tento klíč se už používá; zkus to znovu
error-refused-setup = takhle hru na tomto serveru připravit nejde
error-refused-unknown-seat = takové místo u stolu není
error-refused-no-secret = chybí klíč: zadej celý odkaz ke stolu
error-refused-not-allowed = to zde s tímto odkazem dělat nelze
error-refused-not-yours = to není tvoje místo
error-refused-origin = odtud to server nepřijímá
error-refused-unknown-game = takovou hru server nemá
error-refused-unknown-move = tak daleko hra ještě nedošla
error-refused-unknown-path = tuto adresu server nezná; možná má jinou verzi
error-refused-wrong-method = to server nečekal; možná má jinou verzi
error-refused-broken = uložená hra přestala odpovídat pravidlům serveru; prohlížet ji lze, hrát dál ne
error-refused-full = u tohoto stolu se už stalo příliš mnoho věcí; nic dalšího nepřijme
error-refused-illegal = pravidla to nedovolují
error-refused-lesson = pravidla by to dovolila, ale hra s průvodcem teď pokračuje tahem { $action }
error-refused-no-lesson = tady se žádná hra s průvodcem nehraje
error-refused-no-aids = u tohoto stolu nic nepomáhá: odbočit jde až po skončení hry a na místě může hrát nejvýš začátečník
error-refused-not-over = to půjde, až hra skončí
error-refused-not-started = hra ještě nezačala: některá místa jsou volná
error-refused-over = hra už skončila
error-refused-started = hra už začala
error-refused-taken = na tomto místě už sedí někdo jiný
error-refused-too-large = to je příliš dlouhé
error-refused-our-fault = na serveru se něco pokazilo; zkus to za chvíli znovu

## Vlastní server a jeho databáze

error-cannot-listen = na adrese { $host } a portu { $port } nelze poslouchat: { $why }
error-store-address = { $typed }: čeká se cesta, sqlite:///CESTA nebo postgresql://UŽIVATEL@POČÍTAČ/DATABÁZE
error-store-no-file = „{ $typed }“ není jméno souboru: čeká se cesta nebo sqlite:///CESTA
error-store-in-use = { $database }: používá ji jiný server; několik serverů potřebuje PostgreSQL
error-store-newer = { $database }: databáze je novější než tento program: aktualizuj program
error-store-other = { $database }: databáze patří jinému programu: má tabulku „{ $typed }“
error-store-no-url = { $scheme }://...: čeká se { $scheme }://UŽIVATEL:HESLO@POČÍTAČ:PORT/DATABÁZE
error-store-no-folder = { $database }: složka { $folder } neexistuje; má-li tam být nová databáze, nejdřív ji vytvoř
error-store-not-opened = { $database }: databázi nelze otevřít: { $why }
error-store-unreachable = { $database }: k databázi se nelze připojit: { $why }
error-store-deaf = { $database }: databáze neohlašuje, co se u stolů děje: { $why }
error-store-not-written = { $database }: nic se nezapsalo: { $why }
error-store-fails = { $done ->
    [exported] { $database }: stoly nelze uložit do zálohy: { $why }
    [changed] { $database }: stůl nelze smazat: { $why }
    [imported] { $database }: stoly ze zálohy nelze přidat: { $why }
   *[read] { $database }: databázi nelze číst: { $why }
}
error-store-no-space = { $database }: na disku skoro není místo
error-store-damaged = stůl { $table } je poškozený; pomůže záloha
error-store-read-only = { $database }: databáze je otevřena jen ke čtení
error-store-closed = { $database }: databáze je už zavřená
error-store-version = { $database }: čeká se databáze verze { $expected }, tato má { $found }: aktualizuje ji deskovka serve
error-store-empty = { $database }: databáze je prázdná, čeká se verze { $expected }: založí ji deskovka serve
error-store-name = { $what }: čeká se nejvýše { $most } znaků, které lze uložit, přišlo „{ $typed }“
error-store-no-driver = PostgreSQL potřebuje svou knihovnu: pip install 'deskovka[postgres]'

### Co odpovídá databáze

error-database-no-database = tento soubor není databáze
error-database-cannot-open = soubor databáze nelze otevřít
error-database-read-only = databáze je jen ke čtení
error-database-not-allowed = chybí oprávnění
error-database-busy = databázi právě používá někdo jiný; zkus to za chvíli znovu
error-database-full = na disku není místo
error-database-disk = chyba při čtení nebo zápisu na disk
error-database-damaged = soubor databáze je poškozený; pomůže záloha
error-database-login = databáze toto jméno nebo heslo nepřijala
error-database-missing = taková databáze na serveru není
error-database-crowded = databáze má příliš mnoho spojení
error-database-starting = databázový server teprve startuje; zkus to za chvíli znovu
error-database-stopping = databázový server se vypíná
error-database-refused = databázový server tam neposlouchá
error-database-host = počítač tohoto jména nelze najít
error-database-slow = databázový server neodpověděl včas
error-database-connection = spojení s databází se přerušilo
error-database-says = databáze hlásí „{ $said }“

### Zálohy

error-backup-line = řádek { $line }: { $why }
error-backup-json = není to řádek zálohy: čeká se JSON
error-backup-fields = není to řádek zálohy: něco v něm chybí, nebo je jiného druhu
error-backup-bytes = není to řádek zálohy: bajty v něm nejsou v base64
error-backup-twice = stejná zpráva je v něm dvakrát

## Zápisy z jiných webů

error-no-logs = { $folder }: v této složce žádné zápisy nejsou: jejich jména končí { $expected }
error-log-not-whole = to není celý zápis hry: čekají se destičky bodování šesti kol a aspoň dva národy
error-log-faction = řádek { $line }: „{ $typed }“ není žádný národ základní hry
error-log-row = řádek { $line }: čeká se „NÁROD: PŘÍKAZY“, přišlo „{ $typed }“
error-log-heading = řádek { $line }: po nadpisu „{ $before }“ nemůže přijít „{ $typed }“
error-log-expansion = hra se hrála s rozšířením { $typed }, jehož pravidla tu nejsou
error-log-ledger = řádek { $line }: tento řádek výkazu nelze přečíst
error-log-setup = řádek { $line }: { $why }
error-log-no-scroll = řádek { $line }: svitek { $typed } není
error-log-scrolls = řádek { $line }: ve hře zbývá svitků { $left }, má jich být { $needed }: každý jiný má řádek „Removing tile“
error-says-left = { $faction }, řádek { $line }
error-says-on-turn = na tahu je { $faction }
error-says-before = řádek { $line } před řádkem { $last }
error-says-unknown = „{ $typed }“, čemu nelze rozumět
error-says-no-hex = „{ $typed }“, což není žádné pole
error-says-no-conversion = výměna „{ $paid } za { $got }“, kterou nelze provést
error-says-points-for = body za { $what ->
    [fire] kult ohně
    [water] kult vody
    [earth] kult země
    [air] kult vzduchu
    [resources] suroviny
   *[network] největší oblast
}
error-says-no-colour = „{ $typed }“, což není žádná barva
error-says-no-amount = „{ $typed }“, což není žádné množství
error-says-no-building = „{ $typed }“, což není žádná stavba
error-says-no-cult = „{ $typed }“, což není žádný kult
error-says-no-river = „{ $typed }“, a mezi tím žádná řeka neleží

## Kontrola pravidel

error-no-tests = rules --check potřebuje testy projektu: spusť ho ve zdrojovém klonu projektu
error-rules-no-folder = { $module } je jediný modul, ale seznam pravidel hry leží ve složce jejího balíčku: udělej z něj balíček s pravidly v { $file }
error-rules-missing = { $file }: zde má být seznam pravidel hry

## Soubory s daty

error-codec-class = „{ $typed }“ není nic, co by tato hra uměla uložit
error-codec-unreadable = uložené „{ $typed }“ nelze přečíst
error-data-lesson = { $file }: tahy v krocích nejsou poslední tahy prvního hráče v záznamu
error-data-rule = { $file }: { $id }: toto pravidlo není zapsáno správně
error-data-rule-twice = { $file }: { $id } už je v souboru { $first }
error-data-unreadable = { $file }: nelze přečíst: { $why }
error-data-no-toml = { $file }: není to správný soubor TOML
error-data-toml-line = { $file }: na řádku { $line } to není správný TOML
error-data-toml-twice = { $file }: na řádku { $line } je podruhé totéž jméno
error-data-no-table = { $file }: { $id }: čeká se tabulka s poli
error-data-field = { $file }: { $id }: pole { $field } není správně
error-data-missing = { $file }: { $id }: chybí pole { $field }
error-data-no-text = { $file }: { $id }: v poli { $field } se čeká text
error-data-choice = { $file }: { $id }: pole { $field }: „{ $typed }“ není nic z těchto: { $expected }
error-data-drawing = { $file }: { $id }: v poli { $field } se čeká obrázek ze znaků # a .
error-data-table = { $file }: { $id }: v poli { $field } se čeká tabulka
error-data-list = { $file }: { $id }: v poli { $field } se čeká seznam
error-data-number = { $file }: { $id }: v poli { $field } se čeká celé číslo od { $least } do { $most }
error-data-whole = { $file }: { $id }: v poli { $field } se čeká celé číslo
error-data-least = { $file }: { $id }: v poli { $field } se čeká celé číslo, aspoň { $least }
error-data-flag = { $file }: { $id }: v poli { $field } se čeká true nebo false
error-card-empty = { $file }: { $id }: pole { $field } je prázdné, nic by nedělalo
error-card-five = { $file }: { $id }: pole { $field } chce víc než pět různých surovin
error-card-both = { $file }: { $id }: v poli { $field } stačí jedno z any_resource a different_resources
error-card-one-of = { $file }: { $id }: v poli { $field } se čeká právě jedno z těchto: { $expected }
error-card-cost-twice = { $file }: { $id }: dva kroky ceny v poli { $field } berou z téhož
error-card-deep = { $file }: { $id }: pole { $field } je vnořené příliš hluboko
error-card-endless = { $file }: { $id }: vlastnost v poli { $field } by mohla sama sebe spouštět donekonečna
error-card-round = { $file }: { $id }: akce této karty a akce, ke kterým vede, se navzájem obnovují bez ceny: kolo by nikdy neskončilo
error-card-name = { $file }: { $id }: jméno karty se píše malými písmeny, číslicemi a spojovníky
error-card-long = { $file }: { $id }: pole { $field } má víc než { $most } znaků
error-card-deck = { $file }: „{ $typed }“ není žádný balíček; balíčky jsou { $expected }
error-card-copies = { $file }: { $id }: tolik stejných karet v poli { $field } být nemůže
error-card-twice = { $file }: { $id }: takhle se jmenují dvě karty
error-card-count = { $file }: { $id }: { $what ->
    [near-islands] blízkých ostrovů
    [distant-islands] vzdálených ostrovů
    [starting-fields] počátečních karet
   *[cards-besides-those] karet kromě počátečních
} má být i s kopiemi { $wanted }, ale je jich { $count }
error-card-none = { $file }: není v něm žádná karta
error-document-long = ten soubor je příliš dlouhý
error-document-broken = to není zabalený soubor
error-data-unknown = { $file }: { $id }: pole { $field } není známé
