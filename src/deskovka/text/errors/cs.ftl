# Co říkají chyby, česky. Anglická věta stojí v programu tam, kde chyba vzniká; zde je pod důvodem chyby táž věta česky.
# $why je to, z čeho chyba vznikla.

## Hry a jazyky

error-no-game = „{ $typed }“ není žádná z her: { $games }
error-no-game-but = „{ $typed }“ není žádná z her (nemělo to být { $near }?); hry jsou { $games }
error-no-language = { $asked_by }: jazyk „{ $typed }“ není žádný z těchto: { $languages }
error-no-bot = „{ $typed }“ není žádný z botů této hry: { $expected }

## Soubory

error-stream = standardní vstup
error-in-file = { $file }: { $why }
error-file-unreadable = { $file }: nelze přečíst: { $why }
error-file-unwritable = { $file }: nelze zapsat: { $why }
error-file-no-text = { $file }: čeká se text v UTF-8, přišel bajt { $byte }
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
error-setup-one-word = volba { $option }: čeká se jedno slovo, přišlo „{ $given }“
error-setup-number = volba { $option }: čeká se číslo od { $least } do { $most }, přišlo „{ $given }“
error-setup-seats = míst u této hry může být { $least } až { $most }, zadáno { $given }
error-setup-no-effect = volba { $option } by tu neměla žádný účinek; co potřebuje, vypíše deskovka play HRA --options
error-setup-no-option = volbu „{ $option }“ tato hra nemá; má tyto: { $expected }
error-setup-no-text = volba { $option }: čeká se text jako „{ $example }“
error-setup-private = vlastní stůl nemá volná místa: posaď na ně sebe nebo boty

## Tahy

error-forbidden = { $action }: nedovoluje to pravidlo { $rule }
error-action-long = tah má nejvýše { $most } znaků, přišlo { $count }
error-action-empty = čeká se tah, přišel prázdný řádek
error-no-action = „{ $typed }“ není žádný tah; tahy začínají slovy: { $expected }
error-action-form = čeká se „{ $form }“, přišlo „{ $typed }“
error-action-word = čeká se „{ $form }“, ale místo „{ $expected }“ přišlo „{ $typed }“
error-action-field = „{ $typed }“ zde nemůže být: v zápisu „{ $form }“ to má být { $field }
error-action-choice = „{ $typed }“ zde nemůže být: v zápisu „{ $form }“ je { $field } něco z těchto: { $expected }
error-action-divided = čeká se „{ $form }“ s množstvím, které lze rozdělit, přišlo „{ $typed }“

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

## Soubory s daty

error-data-unreadable = { $file }: nelze přečíst: { $why }
error-data-no-toml = { $file }: není to správný soubor TOML
error-data-no-table = { $file }: { $id }: čeká se tabulka s poli
error-data-field = { $file }: { $id }: pole { $field } není správně
error-data-missing = { $file }: { $id }: chybí pole { $field }
error-data-no-text = { $file }: { $id }: v poli { $field } se čeká text
error-data-choice = { $file }: { $id }: pole { $field }: „{ $typed }“ není nic z těchto: { $expected }
error-data-drawing = { $file }: { $id }: v poli { $field } se čeká obrázek ze znaků # a .
error-data-unknown = { $file }: { $id }: pole { $field } není známé
