# Co říká příkazová řádka, česky. Nápověda příkazu je cli-PŘÍKAZ; nápověda volby nebo argumentu je cli-PŘÍKAZ-JMÉNO,
# a kde mají několik příkazů totéž, cli-JMÉNO.

## Program

cli-deskovka = Digitální stůl pro deskové hry.
cli-lang = Jazyk všeho, co program říká: cs nebo en. Bez této volby rozhoduje DESKOVKA_LANG nebo nastavení systému.
cli-json = Vypíše JSON.
cli-help = Ukáže tuto nápovědu a skončí.
cli-version = Ukáže verzi a skončí.
version = deskovka { $version }
language-name = čeština

## Co příkazy dělají a co se jim zadává

cli-play = Hraje hru v terminálu.
cli-play-seats = Kdo hraje, místo po místě: me (i několikrát: u jedné klávesnice) a boti, třeba me,good nebo me,muj_bot:Muj.
cli-play-seed = Libovolný text; stejný text dává stejné karty.
cli-play-record = Po každém tahu zapíše hru do tohoto souboru.
cli-play-resume = Pokračuje v uložené hře.
cli-play-options = Vypíše volby hry a skončí.
cli-game = Hra, kterýmkoli ze svých jmen; bez ní se vypíší všechny hry.
cli-set = Volba hry, třeba side=B; lze zadat i několikrát.
cli-plain = Bez barev, rámečků a tabulek: pro čtečky obrazovky a jednoduché terminály.
cli-table = Hraje u stolu na serveru.
cli-table-link = Odkaz ke stolu: pozvánka, vlastní místo, nebo odkaz pro diváky. S volbou --new adresa serveru.
cli-table-new = Založí na serveru stůl této hry.
cli-table-seats = S volbou --new, kdo hraje, místo po místě: me (i několikrát: u jedné klávesnice), open (kdo dostane odkaz) a boti, třeba me,open,good.
cli-table-set = S volbou --new volba hry; lze zadat i několikrát.
cli-table-name = Jak ti mají ostatní říkat; pro několik míst třeba Anna,Petr.
cli-table-word = Vlastní slovo, které se přidá do míchání.
cli-table-mine = Vypíše tvé stoly a kdo je u nich na tahu; totéž dělá příkaz bez odkazu.
cli-serve = Spustí herní server (HTTP a WebSocket); běží, dokud ho někdo nezastaví.
cli-serve-host = Adresa, na které server poslouchá; 0.0.0.0 znamená všude.
cli-serve-port = Port; bez této volby 8765, nebo kterýkoli volný.
cli-serve-database = Soubor pro SQLite, nebo postgresql://...; jinak soubor ve složce s tvými daty.
cli-serve-workers = Procesy, ve kterých přemýšlejí boti; bez této volby o jeden méně než jader.
cli-serve-processes = Procesy serveru; více než jeden vyžaduje PostgreSQL.
cli-serve-origin = Jiný web, jehož stránky smějí tento server používat, třeba https://example.org; lze zadat i několikrát.
cli-serve-behind-proxy = Proxy, kterým se věří, kdo je klient, třeba 127.0.0.1; * znamená všem.
cli-serve-bot = Vlastní bot, který smí usedat ke stolům, jako balíček.modul:Třída; lze zadat i několikrát.
cli-serve-forget-unbegun = Smaže stoly, u kterých hra tak dlouho nezačala, třeba 7d nebo 12h; never znamená nikdy.
cli-serve-forget-finished = Smaže dohrané hry po takové době.
cli-serve-forget-asleep = Smaže hry, ve kterých tak dlouho nikdo nepokračoval.
cli-serve-tables-per-day = Kolik nových stolů za den smí založit jedna adresa.
cli-serve-table-size = Kolik megabajtů se nejvýše uloží z jednoho stolu; čtvrtina z nich smí být hovor.
cli-serve-disk-reserve = Zbývá-li na disku méně megabajtů, nové stoly se nezakládají; pod polovinou se ukládají už jen tahy.
cli-serve-log-json = Zapisuje dění jako řádky JSON.
cli-serve-no-limits = Bez omezení rychlosti: pro měření na vlastním počítači.
cli-backup = Zapíše všechny stoly do souboru, každý na řádek. Server může běžet dál. Soubor obsahuje semínka náhody: dobře ho uschovej.
cli-backup-file = Soubor, který se zapíše; - je standardní výstup.
cli-forget = Nenávratně smaže stoly i jména, která si z nich odnesly odbočky a odvety. Server může běžet dál.
cli-forget-tables = Stoly, které se smažou, jak stojí v odkazech na ně.
cli-forget-older-than = Smaže stoly, u kterých se tak dlouho nic nestalo, ani u jejich odboček a odvet; třeba 90d nebo 12h.
cli-forget-unbegun = K volbě --older-than: stoly, u kterých hra nezačala.
cli-forget-finished = K volbě --older-than: dohrané hry.
cli-forget-asleep = K volbě --older-than: hry, které začaly a nedohrály se.
cli-forget-dry-run = Jen vypíše stoly, které by se smazaly.
cli-restore = Přidá stoly ze souboru do databáze. Ty, které v ní už jsou, zůstanou beze změny.
cli-restore-file = Soubor, který zapsal příkaz backup; - je standardní vstup.
cli-database = Jako u příkazu serve: soubor pro SQLite, nebo postgresql://...; jinak tvé vlastní stoly.
cli-replay = Prochází zaznamenanou hru tah po tahu.
cli-replay-file = Záznam hry; - ho čte ze standardního vstupu.
cli-replay-seat = Dívá se očima tohoto hráče, počítáno od 1.
cli-replay-move = Začne po tomto tahu; 0 je rozdání.
cli-replay-all = Vypíše všechno bez ptaní.
cli-rules = Vyhledává v pravidlech her.
cli-rules-words = Označení pravidla nebo kapitoly, třeba CA-4.8 nebo CA-4, nebo hledaná slova; jméno hry na začátku hledání zúží.
cli-rules-check = Porovná seznamy pravidel s programem a testy.
cli-score = Spočítá body hry hrané se skutečným materiálem, řádek po řádku.
cli-score-file = Vyplněný formulář; - ho čte ze standardního vstupu.
cli-score-template = Vypíše prázdný formulář s poznámkami k vyplnění.
cli-cards = Hraj s kartami, které si zapíšeš: vypíše soubor s kartami, jak jsou, nebo takový soubor zkontroluje.
cli-cards-check = Vypíše každou chybu v souboru, s kartou a polem; návratový kód 2, pokud tam nějaká je.
cli-cards-template = Vypíše soubor ve správném tvaru, který stačí upravit.
cli-cards-only = Jen tyto balíčky, například glenn,islands.
cli-simulate = Odehraje mnoho her mezi boty a řekne, kdo vyhrál, s kolika body a co je přineslo.
cli-simulate-seats = Boti oddělení čárkami, podle síly nebo jako balíček.modul:Třída; po každé hře si mění místa.
cli-simulate-keep = Zapíše záznam každé hry do této složky; čte je replay i verify.
cli-simulate-out = Zapíše řádek za každé místo: .csv, .json nebo .parquet.
cli-simulate-decisions = Zapíše do této složky řádek za každé rozhodnutí, jako soubory Parquet: co bylo vidět, na co se hra ptala, z čeho se dalo vybírat, co padlo za volbu a jak hra skončila.
cli-simulate-every = S --decisions: z tolika rozhodnutí jen jedno, náhodně vybrané.
cli-simulate-only = S --decisions: jen rozhodnutí těchto botů.
cli-simulate-asked = S --decisions: jen tyto otázky, podle jména, třeba FoundSettlement,FoundRoad.
cli-simulate-options = S --decisions: možné odpovědi i v notaci, nejen jako čísla.
cli-games = Kolik her.
cli-seed = Stejné semínko dává stejné hry.
cli-processes = Kolik procesů najednou; 0: jeden na každé jádro.
cli-cluster = Hry odehrají stroje clusteru Dask: adresa jeho plánovače, třeba tcp://10.0.0.1:8786, nebo soubor, který zapsal; local spustí cluster na tomto stroji.
cli-arena = Změří, jak silní jsou boti: výhry s 95% spolehlivostí, se střídáním míst, a jak dlouho přemýšlejí.
cli-arena-seats = Jedna dvojice, třeba strong,good; bez této volby každý bot proti nejbližšímu slabšímu.
cli-arena-games = Kolik her odehraje každá dvojice.
cli-ladder = Seřadí všechny boty hry podle her mezi sebou, s 95% intervaly: co znamenají, říká docs/bots.md.
cli-ladder-bots = Boti od nejslabšího, podle síly nebo jako balíček.modul:Třída; bez této volby všichni boti hry.
cli-ladder-seats = Kolik jich sedí u stolu; bez této volby dva, nebo nejméně, kolik hra dovolí.
cli-ladder-out = Zapíše žebříček: .csv, .json, .md, nebo .svg jako obrázek; lze zadat i několikrát.
cli-verify = Ověří, že semínko odpovídá otisku a že z něj vyšla každá karta a každý hod.
cli-verify-file = Záznam dohrané hry; - ho čte ze standardního vstupu.
cli-fuzz = Hledá chyby v pravidlech: náhodné hry s náhodnými volbami, ve kterých kontroluje vše, co musí vždy platit.
cli-fuzz-out = Složka pro záznamy her, ve kterých se něco pokazilo.
cli-bench = Změří dohrávání, kopie, pohledy, přehrávání a co přidává každá hra, v poměru ke knihovně catanatron 3.2.1.
cli-bench-games = Hry; bez nich všechny.
cli-bench-rounds = Dávky každého měření, které se střídají.
cli-bench-listings = Hry, v jejichž pozicích se vypisují všechny akce.
cli-bench-bot = Boti, kteří tyto hry hrají.
cli-bench-compiled = Python se zkompilovanými pravidly, měřený vedle tohoto.
cli-bench-check = Skončí s kódem 1, když některá mez není dosažena.
cli-import = Přehraje zápisy z herního webu podle našich pravidel a porovná vše, co uvádějí. Kód 0 znamená, že souhlasí všechny řádky i konečné body, 3, že souhlasí až na známé odchylky webu od knihy, 2, že zápis nelze přečíst, 1, že něco nesouhlasí nebo někdo ze hry odešel.
cli-import-logs = Zápisy her nebo složky s nimi; - čte standardní vstup.
cli-import-tiles = Soubor s dílky navíc k těm z krabice.
cli-import-out = Zapíše hru jako náš záznam; u více zápisů složka pro jejich záznamy.
cli-completion = Vypíše, co potřebuje shell, aby doplňoval příkazy, hry, boty a volby. Pro bash: eval "$(deskovka completion bash)"
cli-completion-shell = Shell; bez něj ten, který má tvůj účet.

## Jak je nápověda uspořádána

usage = Použití:
usage-options = [VOLBY]
usage-command = PŘÍKAZ [ARGUMENTY]...
title-arguments = Argumenty
title-options = Volby
title-commands = Příkazy
note-default = výchozí: { $value }
note-required = povinné
metavar-text = TEXT
metavar-number = ČÍSLO
metavar-file = SOUBOR
metavar-folder = SLOŽKA
metavar-language = JAZYK
metavar-game = HRA
metavar-seats = MÍSTA
metavar-choice = VOLBA=HODNOTA
metavar-link = ODKAZ
metavar-name = JMÉNO
metavar-word = SLOVO
metavar-words = SLOVA
metavar-address = ADRESA
metavar-addresses = ADRESY
metavar-database = DATABÁZE
metavar-deck = BALÍČKY
metavar-log = ZÁPIS
metavar-age = DOBA
metavar-megabytes = MEGABAJTY
metavar-table = STŮL
metavar-bot = BOT
metavar-class = MODUL:TŘÍDA
metavar-bots = BOTI
metavar-questions = OTÁZKY
seat-me = někdo u této klávesnice
seat-open = kdo dostane odkaz

## Která hra

games-title = Která hra? Vybrat lze z těchto, stačí i část jména:
games-go-on = Dál vede například: { $example }
games-help = Co dalšího lze zadat: { $command }

## Když je příkazová řádka špatně

wrong-expected = { $message }; správně je { $usage }; vysvětlí to { $command } --help
wrong-did-you-mean = { $message } (nemělo to být { $near }?)
wrong-no-option = volba { $typed } neexistuje
wrong-no-command = příkaz „{ $typed }“ neexistuje
wrong-missing = chybí { $what }
wrong-needs-value = volba { $option } potřebuje hodnotu
wrong-takes-no-value = volba { $option } nemá žádnou hodnotu
wrong-unexpected = nic dalšího se nečeká, ale přišlo „{ $words }“
wrong-no-number = „{ $typed }“ není celé číslo
wrong-no-age = „{ $typed }“ není doba, čeká se třeba 90d, 12h nebo never
wrong-too-small = { $typed } je příliš málo, nejméně { $least }
wrong-too-large = { $typed } je příliš mnoho, nejvýše { $most }
wrong-none-of = „{ $typed }“ není nic z těchto: { $expected }

## Co se může nepovést

error-no-importers = zápisy hry { $game } nelze načíst
error-no-text = vstup není text v UTF-8: bajt { $byte }
error-streams = vstup nebo výstup
error-no-shell = není poznat, který shell to je: zadej jeden z těchto: { $shells }
error-nobody = --seats: „{ $typed }“ není nikdo, kdo by mohl hrát; může to být { $expected } nebo vlastní bot jako balíček.modul:Třída
error-no-choice = --set: čeká se volba=hodnota, přišlo „{ $typed }“
error-no-option-but = --set: volbu „{ $typed }“ tato hra nemá; nemělo to být { $near }?
error-no-choice-but = --set: pro volbu { $option } nelze zadat „{ $typed }“; nemělo to být { $near }?
error-option-twice = --set: volba { $option } je zadána dvakrát
error-same-bots = --seats: k porovnání jsou třeba aspoň dva různí boti, přišlo „{ $typed }“
error-no-decisions = --every, --only, --asked a --options říkají, která rozhodnutí se zapíšou: chybí --decisions
error-processes-elsewhere = --processes platí pro tento stroj: jiný cluster má tolik procesů, kolik se jich pro něj spustilo
error-record-taken = --record: soubor { $file } už existuje: pokračuj v něm volbou --resume, nebo zadej jiný soubor
error-resume-alone = --resume pokračuje s uloženými volbami a semínkem: --set a --seed k němu nepatří
error-over = { $file }: tato hra už skončila; ukáže ji deskovka replay
error-seats-saved = { $file }: uložená hra má { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
  }, zadáno { $count }
error-bots-saved = { $file }: hráli tam něčí vlastní boti a ti se načtou, jen když je jmenuješ: --seats { $seats }
error-no-seed = záznam nemá semínko, takže hra nemůže pokračovat; ukáže ji deskovka replay
error-seed-unfit = semínko neodpovídá otisku
error-only-new = --seats a --set jsou pro nový stůl: --new HRA
error-new-where = --new potřebuje adresu serveru: deskovka table http://SERVER/ --new HRA
error-refused-unknown-table = takový stůl neexistuje, nebo k němu tento odkaz nevede
error-several-seats = { $link }: máš tam více míst: { $seats }
error-no-such-seat = { $link }: místo { $seat } tam není tvoje; tvoje: { $seats }
error-link-not-whole = { $link }: odkaz není celý a žádné tamní místo zde není zapamatováno
error-no-server = chybí { $library }: pip install 'deskovka[server]'
error-needs-postgres = několik procesů serveru potřebuje PostgreSQL: --database postgresql://...
error-file-taken = soubor { $file } už existuje: zadej jiný
error-forget-which = řekni, které stoly se mají smazat, nebo --older-than 90d a kterých druhů
error-forget-unknown = takový stůl tu není: { $tables }
own-cards-remarks =
    Karty pro { $game } k úpravě. Soubor obsahuje jeden nebo více celých balíčků: { $decks };
    balíčky, které v něm nejsou, zůstanou, jak jsou. Každé slovo vysvětluje docs/own_cards.md (anglicky).
    Kontrola:   deskovka cards { $game } --check SOUBOR
    Hra s nimi: deskovka play { $game } --set { $option }=SOUBOR
own-cards-right =
    { $file }: bez chyb
    Hra s ním: deskovka play { $game } --set { $option }={ $file }
error-no-cards = deskovka cards { $game } --template vypíše soubor k úpravě, --check SOUBOR nějaký zkontroluje
error-no-form = chybí soubor; prázdný formulář vypíše deskovka score { $game } --template
error-check-alone = --check prověřuje všechna pravidla a žádná slova nebere, přišlo „{ $words }“
error-no-words = čekají se hledaná slova nebo označení pravidla, přišlo „{ $typed }“

## Co příkazy oznamují

server-at = Deskovka běží na adrese { $address } (stoly: { $tables }; zastaví ji Ctrl+C)
forget-done = { $tables ->
    [one] Smazán { $tables } stůl.
    [few] Smazány { $tables } stoly.
    [many] Smazáno { $tables } stolu.
   *[other] Smazáno { $tables } stolů.
}
forget-would = { $tables ->
    [one] Smazal by se { $tables } stůl.
    [few] Smazaly by se { $tables } stoly.
    [many] Smazalo by se { $tables } stolu.
   *[other] Smazalo by se { $tables } stolů.
}
backup-damaged = Stůl { $table } je poškozený a v záloze není.
backup-written = { $tables ->
    [one] Do souboru { $file } zapsán { $tables } stůl
    [few] Do souboru { $file } zapsány { $tables } stoly
    [many] Do souboru { $file } zapsáno { $tables } stolu
   *[other] Do souboru { $file } zapsáno { $tables } stolů
  }
backup-restored = { $added ->
    [one] Přidán { $added } stůl
    [few] Přidány { $added } stoly
    [many] Přidáno { $added } stolu
   *[other] Přidáno { $added } stolů
  }, { $taken ->
    [one] { $taken } tu už byl
    [few] { $taken } tu už byly
    [many] { $taken } tu už bylo
   *[other] { $taken } tu už bylo
  }
verified = { $draws ->
    [one] { $file }: semínko odpovídá otisku a jediné losování vyšlo z něj
    [few] { $file }: semínko odpovídá otisku a všechna { $draws } losování vyšla z něj
    [many] { $file }: semínko odpovídá otisku a všech { $draws } losování vyšlo z něj
   *[other] { $file }: semínko odpovídá otisku a všech { $draws } losování vyšlo z něj
  }
verified-fixed = { $file }: některé karty byly určeny předem, a ne vylosovány, volbami: { $options }
rules-checked = { $game }: pravidel { $rules }, z toho o herním materiálu { $material }; provedeno a citováno testem { $tested } z { $of }, v programu jmenováno { $named }
rules-untested = { $rule } { $heading }: necituje ho žádný test
rules-unknown = { $rule } neexistuje: citováno v { $files }
rules-not-in-both = { $rule } není zároveň v { $first } i { $other }
rules-differ = { $rule } se v { $first } a { $other } liší víc než slovy
rules-refer-nowhere = { $rule } odkazuje na { $other }, které neexistuje
rules-table-old = { $file } není aktuální: spusť scripts/rule_table
progress-pace = { $games } her/s
progress-workers = { $workers ->
    [one] hraje { $workers } proces
    [few] hrají { $workers } procesy
    [many] hraje { $workers } procesu
   *[other] hraje { $workers } procesů
  }
stopped-after = přerušeno, odehráno { $played } z { $games ->
    [one] { $games } hry
    [few] { $games } her
    [many] { $games } hry
   *[other] { $games } her
  }
fuzz-running = { $game }, semínko { $seed }
fuzz-failure = hra { $number }: { $problem }
fuzz-replay = otevře ji: deskovka replay { $file }
fuzz-games = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
  }, míst od { $fewest } do { $most }
fuzz-done = { $counted }, { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
  }, pokazilo se: { $failures } (semínko { $seed })
import-agreed = { $file }: { $rows ->
    [one] souhlasí { $agreed } z { $rows } řádku
    [few] souhlasí { $agreed } ze { $rows } řádků
    [many] souhlasí { $agreed } z { $rows } řádku
   *[other] souhlasí { $agreed } z { $rows } řádků
  }
import-dropped = skončilo se tam, kde hráč opustil hru: { $where }
import-difference = první rozdíl: { $difference }
import-differs = řádek { $line } ({ $what }): { $field }: v zápisu je { $logged }, podle našich pravidel { $ours } ({ $rule })
import-silent = řádek { $line } ({ $what }): { $logged }; { $ours } ({ $rule })
import-asked = se čeká na odpověď: „{ $question }“
import-agrees = souhlasí
import-departs = souhlasí až na { $count ->
    [one] { $count } známou odchylku
    [few] { $count } známé odchylky
    [many] { $count } známé odchylky
   *[other] { $count } známých odchylek
  } webu od knihy
import-departure = řádek { $line } ({ $what }): { $name } ({ $rule })
import-sacrifice-before-answer = energie byla obětována nebo vyměněna dřív, než přišla odpověď na nabídku
import-answer-later = na nabídku energie přišla odpověď až po vlastní akci
import-cultists-power-later = energie pro Okultisty za to, že všichni odmítli, přišla až po jejich další akci
import-void-offer-declined = Okultisté dostali energii, protože všichni odmítli; podle pravidel si žádnou nikdo vzít nemohl
import-cultists-no-power = Okultisté nedostali energii, ačkoli všichni odmítli
import-cult-step-later = Okultisté postoupili v kultu až po své další akci
import-action-thrown-away = hráč se vzdal toho, co akce přináší
import-lost-spade-paid = schopnost byla vyplacena za rýč, který se nepoužil
import-says-victory-points = vítězné body
import-says-coins = peníze
import-says-workers = dělníci
import-says-priests = šamani
import-says-bowls = sféry energie
import-says-cults = kulty
import-says-leech-offers = nabídky energie
import-says-turn-order = pořadí na tahu
import-says-turn = tah
import-says-move = tah
import-says-command = příkaz
import-says-none = nic
import-says-nothing = nic
import-says-it-is-forbidden = to není dovoleno
import-says-the-round-is-over = kolo už skončilo
import-says-the-game-is-over = hra už skončila
import-says-this-faction-is-still-to-act = tento národ je ještě na tahu
import-says-nothing-like-it-was-offered = nic takového nebylo nabídnuto
import-says-the-end-of-the-log = konec zápisu
import-says-the-log-ends-here = zápis tady končí
import-says-the-log-has-nothing-more-for-this-faction = pro tento národ už v zápisu nic není
import-says-the-log-does-not-say-which-cult = zápis neříká, který kult
import-says-the-log-does-not-say-which-tile = zápis neříká, která destička
import-says-after-it = až po něm
import-running = Přehrávám zápisy
import-column-log = zápis
import-column-rows = souhlasí řádků
import-column-result = výsledek
import-total = { $logs ->
    [one] { $logs } zápis
    [few] { $logs } zápisy
    [many] { $logs } zápisu
   *[other] { $logs } zápisů
  }: { $agree } souhlasí, { $depart } až na známé odchylky, { $differ } se liší
simulate-games = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
  }
simulate-done = { $played }, { $decisions ->
    [one] { $decisions } rozhodnutí
    [few] { $decisions } rozhodnutí
    [many] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
  }, semínko { $seed }
simulate-title = { $bots }, { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
  }
simulate-bot = bot
simulate-faction = národ
simulate-seats = míst
simulate-wins = výher
simulate-share = podíl
simulate-mean = průměr
simulate-spread = odchylka
simulate-lowest = nejméně
simulate-highest = nejvíce
simulate-interval = 95 %
simulate-seconds = s na tah
simulate-longest = nejdéle
simulate-points-from = zdroj bodů
simulate-had = her
simulate-game = ve hře
simulate-a-game = průměr
simulate-turns = tahů
ladder-title = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
  } u stolů pro { $seats }
ladder-rating = hodnocení
ladder-share = výher
ladder-picture-note = Hodnocení (Weng-Lin) a kde leží 95 % hodnocení, když se stoly losují znovu.
bench-round = { $game }: kolo { $number } z { $rounds }
bench-listings = výpis dovolených akcí v pozicích ({ $positions }) z her ({ $games }) botů síly „{ $bot }“: průměr { $mean } us, nejhůře { $worst } us (akcí: { $actions }), to je { $ratio } a { $worst_ratio } akce knihovny catanatron
bench-rate = za sekundu
bench-time = us jedna
bench-ratio = akcí jedna
bench-ratio-explained = akcí jedna: kolik akcí knihovny catanatron trvá stejně dlouho
bench-wanted = co se žádá
bench-least = aspoň
bench-measured = naměřeno
bench-quartiles = kvartily
bench-met = splněno
bench-missed = NESPLNĚNO
