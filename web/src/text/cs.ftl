# Slova klienta v prohlížeči. Co patří ke hře, je v jejím vlastním katalogu.

## Rám
skip = Přeskočit na obsah
nav = Deskovka
rules = Pravidla
settings = Nastavení
theme-switch = Tmavé barvy
nowhere = Na této adrese nic není.
page-away = Stránku se nepodařilo načíst
to-home = Ke hrám
loading = Načítám …
offline = Server neodpovídá.

## Stůl
table-closed = Stůl se neotevřel
table-own = Na moje místo u tohoto stolu
table-no-key = Tento stůl se otevírá odkazem: použij ten, který ti přišel, nebo ten, který máš uložený.
table-lost = Spojení se přerušilo. Zkouším to znovu …

## Stránky: co jich říká víc
page-title = { $page } – Deskovka
strength-random = náhodný
strength-beginner = začátečník
strength-good = dobrý
strength-strong = silný
bot-named = Bot { $number } ({ $strength })
bot-short = Bot { $number }
seat-open = volné místo
player = Hráč
yes = ano
no = ne
again = Zkusit znovu
copy = Kopírovat
copied = Zkopírováno
copy-by-hand = Zkopíruj to ručně
share = Sdílet
share-text = { $game }: přisedni ke stolu.
share-watch-text = { $game }: přijď se podívat na hru.
fault-offline = Server neodpovídá. Zkus to za chvíli znovu.
fault-bad-message = Tomu server nerozuměl. Načti stránku znovu a zkus to ještě jednou.
fault-empty = Jsou tu jen mezery.
fault-no-bot = Takového bota tato hra nemá.
fault-notation = Tomu nerozumím. Podívej se do seznamu možných odpovědí.
fault-secret = Tento klíč už se používá. Zkus to znovu.
fault-setup = Takhle hru připravit nejde.
fault-setup-choice = „{ $option }“: taková volba není možná.
fault-setup-too-many = „{ $option }“: { $most ->
    [one] vybrat lze jen jednu položku.
    [few] vybrat lze nejvýše { $most } položky.
   *[other] vybrat lze nejvýše { $most } položek.
  }
fault-setup-twice = „{ $option }“: něco je vybráno dvakrát.
fault-setup-one-word = „{ $option }“: čeká se jedno slovo bez mezer.
fault-setup-number = „{ $option }“: čeká se číslo od { $least } do { $most }.
fault-setup-seats = { $least ->
    [one] Tuto hru tu může hrát nejvýše { $most ->
        [one] { $most } hráč.
        [few] { $most } hráči.
       *[other] { $most } hráčů.
      }
   *[other] Tuto hru { $most ->
        [few] tu mohou hrát { $least } až { $most } hráči.
       *[other] tu může hrát { $least } až { $most } hráčů.
      }
  }
fault-setup-no-effect = Volba „{ $option }“ by neměla žádný účinek. { $needs }
fault-setup-no-option = Volbu „{ $option }“ tato hra nezná.
fault-setup-private = Vlastní stůl nemá volná místa: posaď na ně sebe nebo boty.
fault-unknown-seat = Takové místo u stolu není.
fault-no-secret = Chybí klíč: otevři odkaz na stůl ještě jednou.
fault-not-allowed = To tu dělat nemůžeš.
fault-not-yours = To není tvoje místo.
fault-origin = Z jiné stránky to server nepřijímá.
fault-unknown-game = Taková hra tu není.
fault-unknown-move = Tak daleko hra ještě nedošla.
fault-unknown-path = Tuto adresu server nezná. Načti stránku znovu.
fault-unknown-table = Takový stůl tu není, nebo odkaz není celý.
fault-wrong-method = Tohle server nečekal. Načti stránku znovu.
fault-broken = Uložená hra přestala odpovídat pravidlům této verze; prohlížet ji lze, hrát dál ne.
fault-full = U tohoto stolu se už stalo příliš mnoho věcí; nic dalšího nepřijme.
fault-illegal = Pravidla to nedovolují.
fault-late = Hra mezitím pokročila; podívej se znovu.
fault-not-handed = Na tomto místě žádný bot nehraje.
fault-not-over = To půjde, až hra skončí.
fault-not-started = Hra ještě nezačala: některá místa jsou volná.
fault-not-agreed = Platí to: kdo s tím souhlasil, nechce to vzít zpět.
fault-asked-already = Kdo s tím souhlasil, už dostal otázku. Můžeš hrát dál; žádost tím propadne.
fault-not-asked = Hra už pokračuje: o vzetí zpět tě nikdo nežádá.
fault-nothing-to-undo = Není co vzít zpět: mezitím se něco odhalilo, nebo už někdo odpověděl.
fault-over = Hra už skončila.
fault-started = Hra už začala.
fault-taken = Na tomto místě už sedí někdo jiný.
fault-too-large = To je příliš dlouhé.
fault-too-fast = To bylo příliš mnoho najednou. Zkus to za minutu znovu.
fault-our-fault = Na serveru se něco pokazilo. Zkus to za chvíli znovu.
fault-busy = U stolu je příliš rušno. Zkus to znovu.
fault-storage = Server teď nemůže nic uložit. Zkus to za chvíli znovu.
fault-other = Server to nepřijal: { $message }

## Stránky: úvod
home-title = Deskové hry rovnou v prohlížeči
home-lead = Hraj hned proti botům, nebo pošli přátelům odkaz. Bez účtu a bez instalace.
home-games = Hry
home-exact = Přesná pravidla
home-exact-text = Zahrát jde jen to, co pravidla dovolují. Co zakazují, to se vysvětlí.
home-link = Stačí odkaz
home-link-text = Kdo ho otevře, přisedne ke hře. Hrát se dá v jednom kuse i po jednom tahu denně.
home-fair = Poctivá náhoda
home-fair-text = Po hře si každý může ověřit každou vylosovanou kartu i každý hod.
home-paper = Obodovat hru na papíře
home-paper-text = Hráli jste doma s opravdovou krabicí? Naklikej, co leží na stole, a každý bod se spočítá a vysvětlí.

## Bodování na papíře

paper-heading = Bodování na papíře
paper-lead = Co leží doma na stole, naklikané do obrázku: každý bod se spočítá podle pravidel a dole vysvětlí.
paper-which = Hra
paper-players = Hráči
paper-add = Přidat hráče
paper-remove = Odebrat: { $name }
paper-name = Jméno
paper-nobody = nikdo
paper-none = nevybráno
paper-piece = Co kliknutí položí
paper-left = { $used } z { $most }
paper-table = Společné
paper-board-help = Šipky vedou z místa na místo, Enter nebo mezerník tam položí, co je vybráno; podruhé to zase vezme.
paper-result = Body
paper-total = Celkem
paper-place = Místo
paper-what = Za co
paper-points = Body
paper-line = Řádek { $line }: { $words }
paper-clear = Všechno smazat
paper-unclear = Vrátit smazané
paper-copy = Zkopírovat jako text
paper-text = Jako text, pro terminál nebo do zásoby
paper-paste = Sem vlož text
paper-paste-hint = Stejný text, jaký čte „deskovka score“.
paper-read = Načíst text
paper-help = { $what }: co sem patří
paper-less = { $what }: o jedno méně
paper-more = { $what }: o jedno více
game-players = { $least }–{ $most } { $most ->
    [one] hráč
    [few] hráči
   *[other] hráčů
  }
game-players-any = 1 a více hráčů
length-cartographers = 30–45 minut
length-terra_mystica = 60–150 minut
about-cartographers = Zakresluj pole po poli nové země královny a nepusť dovnitř nestvůry.
about-terra_mystica = Čtrnáct národů si přetváří krajinu k obrazu svému a staví jeden vedle druhého.
game-play = Hrát hned proti botům
game-play-named = Hrát hned proti botům: { $game }
game-starting = Stůl se chystá …
game-new = Nový stůl
game-new-named = Nový stůl: { $game }
game-rules-named = Pravidla: { $game }

## Stránky: moje stoly
mine-title = Moje stoly
mine-none = Zatím žádné stoly. Až k nějakému usedneš, najdeš ho tady.
mine-your-turn = Jsi na tahu
mine-waiting = Na tahu: { $names }
mine-waiting-many = Na tahu { $count ->
    [one] je { $count } hráč
    [few] jsou { $count } hráči
   *[other] je { $count } hráčů
  }
mine-seats-open = { $count ->
    [one] Ještě { $count } volné místo
    [few] Ještě { $count } volná místa
   *[other] Ještě { $count } volných míst
  }
mine-over = Dohráno
mine-watching = jen přihlížíš
mine-with = hrají s tebou: { $names }
mine-nobody-yet = zatím nikdo další
mine-alone = bez spoluhráčů
mine-remove = Odebrat ze seznamu
mine-remove-named = Odebrat ze seznamu: { $game }, { $names }
mine-removed = Odebráno ze seznamu. Bez odkazu se ke stolu nevrátíš.
mine-undo = Vrátit zpět
mine-all = { $count ->
    [one] Ukázat ještě { $count } další
    [few] Ukázat ještě { $count } další
   *[other] Ukázat ještě { $count } dalších
  }

## Stránky: nový stůl
new-title = Nový stůl: { $game }
new-seats = Kdo hraje
new-seat-who = Kdo sedí na místě { $number }
new-seat-name = Jméno hráče na místě { $number }
new-your-name = Tvoje jméno
new-other-name = Jméno
new-kind-me = Já
new-kind-me-too = Někdo další u této obrazovky
new-kind-open = Kdo otevře odkaz
new-kind-bot = Bot: { $strength }
new-add = Přidat místo
new-remove-named = Odebrat místo { $number }
new-options = Jak se hraje
new-more = Další volby
new-more-changed = Další volby (změněno: { $count })
new-text-hint = Jedno slovo bez mezer; prázdné pole znamená náhodu.
new-list-hint = { $most ->
    [one] Nejvýše jedna položka, jinak náhodně.
    [few] Nejvýše { $most } položky v tomto pořadí; co chybí, určí náhoda.
   *[other] Nejvýše { $most } položek v tomto pořadí; co chybí, určí náhoda.
  }
new-list-add = Přidat …
new-list-up = Posunout výš: { $what }
new-list-remove = Odebrat: { $what }
new-list-empty = náhodně
new-number-hint = Od { $least } do { $most }.
new-needs = Podmínka: { $needs }.
new-need = „{ $option }: { $choice }“
new-need-seats = { $count ->
    [one] aspoň { $count } hráč
    [few] aspoň { $count } hráči
    [many] aspoň { $count } hráče
   *[other] aspoň { $count } hráčů
  }
new-or = { " nebo " }
new-secret-hint = Ostatní hráči to do konce hry neuvidí.
new-word = Vlastní slovo pro poctivou náhodu
new-word-hint = Přimíchá se do losování, takže ho nikdo nemůže mít připravené. Pole může zůstat prázdné.
new-optional = nepovinné
new-create = Připravit stůl
new-create-play = Začít hru
new-then-links = { $count ->
    [one] Na volné místo dostaneš odkaz.
   *[other] Na každé z { $count } volných míst dostaneš odkaz.
  }
new-then-start = Nikdo nechybí: hra hned začne.

## Stránky: před hrou
lobby-title = { $game }: stůl se chystá
lobby-start = Hra začne, jakmile budou všichni u stolu.
lobby-seats = Kdo je u stolu
lobby-seat = Místo { $number }
lobby-you = ty
lobby-link-of = Odkaz na místo { $number }
lobby-copy-of = Kopírovat odkaz na místo { $number }
lobby-send = Pošli odkaz tomu, kdo tu má sedět.
lobby-change = Změnit místo { $number }
lobby-free = Uvolnit místo
lobby-free-named = Uvolnit místo: { $name }
lobby-free-sure = { $name } přijde o místo, které dostane nový odkaz. Ten starý už ho neotevře.
lobby-free-yes = Uvolnit místo
lobby-free-no = Nechat tak
lobby-fill = Začít s boty
lobby-fill-hint = { $count ->
    [one] Volné místo obsadí dobrý bot a hra začne.
    [few] { $count } volná místa obsadí dobří boti a hra začne.
   *[other] { $count } volných míst obsadí dobří boti a hra začne.
  }
lobby-stood = Kdo stůl založil, tvoje místo uvolnil. Pokud chceš hrát, řekni si o nový odkaz.
lobby-secret = zvoleno, do konce hry tajné
lobby-watch = Odkaz pro diváky
lobby-watch-hint = Kdo ho otevře, uvidí hru, ale nic tajného.
lobby-mine = Tvůj vlastní odkaz
lobby-mine-hint = Otevři ho na jiném zařízení a pokračuj tam. Nech si ho pro sebe: kdo ho má, hraje za tebe.
lobby-show-mine = Můj odkaz pro jiné zařízení
lobby-waiting = Čeká se ještě na { $count ->
    [one] jednoho hráče.
    [few] { $count } hráče.
   *[other] { $count } hráčů.
  }
lobby-invited = Pozvání ke stolu
lobby-invited-by = U stolu už { $count ->
    [one] je
    [few] jsou
   *[other] je
  }: { $names }.
lobby-name = Tvoje jméno
lobby-sit = Přisednout
lobby-watching = Přihlížíš u tohoto stolu. Hra ještě nezačala.
lobby-fair = Poctivá náhoda
lobby-fair-text = Všechno, co se v této hře vylosuje nebo hodí, bylo dáno dřív, než si kdo sedl; přimíchají se k tomu i slova hráčů. Tohle je otisk té náhody. Po skončení hry stůl prozradí, co za ním bylo, a každý si může ověřit každou kartu i hod.
lobby-fingerprint = Otisk

## Stránky: pravidla
book-title = Pravidla
book-title-of = Pravidla: { $game }
book-lead = Každé pravidlo vlastními slovy, s číslem, česky i anglicky.
book-count = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
  }
book-all = Všechny hry
book-search = Hledat v pravidlech
book-search-hint = Slova nebo číslo pravidla; na háčcích, čárkách a koncovkách nezáleží.
book-found = { $count ->
    [0] Nic se nenašlo.
    [one] Nalezeno { $count } pravidlo.
    [few] Nalezena { $count } pravidla.
   *[other] Nalezeno { $count } pravidel.
  }
book-contents = Obsah
book-language = Jazyk pravidel
book-link = Odkaz na pravidlo { $id }
book-source-book = pravidla hry
book-source-public = veřejné materiály mimo pravidla
book-source-ruling = rozhodnuto pro tento program
book-source = Zdroj: { $source }
book-example = Příklad:
book-example-points = { $count ->
    [one] { $count } bod.
    [few] { $count } body.
   *[other] { $count } bodů.
  }
book-example-coins = { $count ->
    [0] Žádná mince.
    [one] { $count } mince.
    [few] { $count } mince.
   *[other] { $count } mincí.
  }
book-example-lost = { $count ->
    [0] Žádný bod se neztrácí.
    [one] Ztráta { $count } bodu.
   *[other] Ztráta { $count } bodů.
  }
book-see = Viz také:
book-material = Týká se věcí v krabici; program pro to nic nedělá.
book-unknown = Pravidlo { $id } tu není.

## Stránky: nastavení
set-title = Nastavení
set-look = Vzhled a jazyk
set-language = Jazyk
set-theme = Barvy
set-theme-auto = podle zařízení
set-theme-light = světlé
set-theme-dark = tmavé
set-motion = Animace
set-motion-hint = Kameny a karty se na svá místa přesouvají. Bez animací jsou tam rovnou.
set-you = Ty u stolu
set-name = Tvoje jméno
set-name-hint = Použije se, kdykoli usedneš ke stolu.
set-text = Textový režim
set-text-hint = Stůl popsaný slovy a odpovědi psané na klávesnici: pro čtečky obrazovky i pro ty, kdo rádi píší.
set-notify = Upozornit, když jsem na tahu
set-notify-hint = Upozornění prohlížeče, dokud je stůl otevřený v některé kartě.
set-notify-denied = Prohlížeč této stránce upozornění zakazuje. Povolit je lze v jeho nastavení.
set-notify-never = Tento prohlížeč upozornění nezná.
set-data = Co se ukládá a kde
set-data-text = Toto nastavení a klíče od tvých stolů zůstávají jen v tomto prohlížeči. Žádný účet tu není: kdo data prohlížeče smaže, ke stolům se nevrátí, pokud nemá odkazy uložené jinde.
set-tables = { $count ->
    [0] Tento prohlížeč nemá klíč od žádného stolu.
    [one] Tento prohlížeč má klíč od { $count } stolu.
   *[other] Tento prohlížeč má klíče od { $count } stolů.
  }
set-export = Kopírovat odkazy na všechny moje stoly
set-export-hint = Na jiném zařízení je vlož do pole níže. Nikomu je neposílej: kdo je má, hraje za tebe.
set-import = Odkazy z jiného zařízení
set-import-do = Převzít
set-imported = { $count ->
    [0] Není v tom žádný odkaz na stůl.
    [one] Převzat { $count } stůl.
    [few] Převzaty { $count } stoly.
   *[other] Převzato { $count } stolů.
  }
set-licences = Licence

## Stránky: licence
licences-title = Licence
licences-lead = Deskovka je svobodný software: každý ji smí používat, měnit a šířit. Zde je její licence a pod ní licence knihoven, z nichž je tato stránka sestavena.

## Terra Mystica
tm-board = Mapa
tm-board-help = Šipky přecházejí mezi poli, Enter ukáže, co se na poli dá dělat.
tm-river = řeka
tm-hex = { $hex }, { $terrain }
tm-hex-owned = { $hex }, { $terrain }, { $building }, { $owner }
tm-hex-choices = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
    [many] { $count } možnosti
   *[other] { $count } možností
  }
tm-player = { $name }, { $faction }
tm-transform = přetvořit: { $terrain }
tm-upgrade = vylepšit: { $building }
tm-bridge = most { $one } – { $other }
tm-convert = { $paid } → { $got }
tm-burn = obětovat { $count ->
    [one] { $count } krystal energie
    [few] { $count } krystaly energie
    [many] { $count } krystalu energie
   *[other] { $count } krystalů energie
  }
tm-then = { $first } a { $second }
tm-pass-with = pasovat: { $scroll }
tm-take-scroll = vzít svitek: { $scroll }
tm-advance = zlepšit: { $track }
tm-send = vyslat šamana: { $where }
tm-deed-at = { $hex }: { $deed }
tm-cost = stojí
tm-gain = přinese
tm-confirm = Potvrdit
tm-cancel = Zrušit
tm-close = Zavřít
tm-undo = Vzít zpět
tm-done = Hotovo
tm-end-turn = Ukončit tah
tm-pick = Vyber zářící pole nebo jednu z akcí.
tm-pick-hex = Vyber jedno ze zářících polí.
tm-pick-other = Vyber z akcí svého tahu.
tm-nothing-here = Tady se teď nedá nic dělat.
tm-why = Proč ne?
tm-possible = Tohle by šlo: { $action }.
tm-yes = Ano, { $amount }
tm-yes-price = { $price ->
    [0] zdarma
    [one] za { $price } bod
    [few] za { $price } body
    [many] za { $price } bodu
   *[other] za { $price } bodů
  }
tm-no = Ne, děkuji
tm-waiting = Na tahu: { $names }.
tm-waiting-nobody = Teď nemusí nikdo odpovídat.
tm-over = Hra skončila.
tm-past = Díváš se na dřívější okamžik.
tm-sending = Odesílá se …
tm-asks = { $name }: { $question }
tm-tab-actions = Akce
tm-tab-me = Moje deska
tm-tab-players = Hráči
tm-tab-cults = Kulty
tm-tab-rounds = Kola
tm-tab-tiles = Destičky
tm-tabs = Části stolu
tm-zoom-in = Větší mapa
tm-zoom-out = Menší mapa
tm-group-choose = Národy
tm-group-bridge = Mosty
tm-group-take = Co si můžeš vzít
tm-group-cult = Postup v kultu
tm-group-key = Klíč
tm-group-power = Akce za energii
tm-group-special = Zvláštní akce
tm-group-send = Vyslat šamana
tm-group-advance = Lodě a teraformace
tm-group-burn = Obětovat energii ze sféry II
tm-group-convert = Směny
tm-group-pass = Pasovat a vzít svitek
tm-group-scroll = Svitky
tm-no-actions = Mimo mapu se teď nedá nic dělat.
tm-not-asked = Teď nejsi na řadě.
tm-coins = peníze
tm-workers = dělníci
tm-priests = šamani
tm-points = body
tm-power = energie
tm-bowl = sféra { $number }: { $count }
tm-shipping = Lodní přeprava { $level }
tm-no-shipping = Bez lodí
tm-digging = Rýč
tm-network = Síť { $count }
tm-income = Příjem
tm-head-built = stojí
tm-head-cost = cena
tm-head-income = příjem z další
tm-built-of = postaveno { $built } z { $all }
tm-scroll = Svitek
tm-favors = Prémiové destičky
tm-towns = Města
tm-used = použito
tm-free = volné
tm-passed = pas
tm-to-act = na tahu
tm-board-of = Ceny a příjmy: { $faction }
tm-look-first = Vyber národ a uvidíš tu jeho ceny a příjmy.
tm-to-actions = Akce ↓
tm-no-faction = zatím bez národa
tm-more = Víc: { $name }
tm-order = Pořadí
tm-next-place = příští kolo: { $place }.
tm-scoring = Za co jsou v kolech odměny
tm-round = { $round }. kolo
tm-round-rewards = { $round }. kolo: { $reward }
tm-final = závěr
tm-final-places = Kulty a síť na konci
tm-now = teď
tm-done-round = odehráno
tm-scrolls-left = Svitky na stole
tm-favors-left = Zbývající prémiové destičky
tm-towns-left = Zbývající žetony měst
tm-power-actions = Akce za energii
tm-times = zbývá { $count }
tm-on-scroll = { $count ->
    [0] bez peněz
    [one] leží na něm { $count } peníz
    [few] leží na něm { $count } peníze
    [many] leží na něm { $count } peníze
   *[other] leží na něm { $count } peněz
  }
tm-cult-step = stupeň { $step }
tm-order-free = volno, stupně: { $steps }
tm-order-taken = šaman: { $name }
tm-cult-of = { $cult }: { $steps }
tm-at-step = { $name } { $step }
tm-amount-cult = { $count ->
    [one] { $count } stupeň, { $cult }
    [few] { $count } stupně, { $cult }
    [many] { $count } stupně, { $cult }
   *[other] { $count } stupňů, { $cult }
  }
tm-amount-tokens = { $count ->
    [one] { $count } krystal energie
    [few] { $count } krystaly energie
    [many] { $count } krystalu energie
   *[other] { $count } krystalů energie
  }
tm-amount-bowl3 = { $count } do sféry III
tm-amount-steps = { $count ->
    [one] { $count } stupeň v kultu
    [few] { $count } stupně v kultu
    [many] { $count } stupně v kultu
   *[other] { $count } stupňů v kultu
  }
tm-amount-climb = cesta na vrchol
tm-amount-ship = lodní přeprava +{ $count }
tm-amount-dig = teraformace +{ $count }
tm-amount-leap = přelet +{ $count }
tm-amount-favor = { $count ->
    [one] prémiová destička
    [few] { $count } prémiové destičky
    [many] { $count } prémiové destičky
   *[other] { $count } prémiových destiček
  }
tm-amount-town = { $count ->
    [one] město
    [few] { $count } města
    [many] { $count } města
   *[other] { $count } měst
  }
tm-amount-ordain = { $count ->
    [one] { $count } dělník se může stát šamanem
    [few] { $count } dělníci se mohou stát šamany
    [many] { $count } dělníka se může stát šamanem
   *[other] { $count } dělníků se může stát šamany
  }
tm-amount-bridge = { $count ->
    [one] most
    [few] { $count } mosty
    [many] { $count } mostu
   *[other] { $count } mostů
  }
tm-amount-sandstorm = písečná bouře
tm-amount-dwelling = usedlost zdarma
tm-amount-trading_post = obchodní stanice zdarma
tm-amount-turns = akce po sobě: { $count }

## Kartografové
ca-and = { $first } a { $last }
ca-terrain = Terén
ca-shape = Tvar
ca-shape-of = Tvar { $number }, { $size ->
    [one] { $size } pole
    [few] { $size } pole
    [many] { $size } pole
   *[other] { $size } polí
  }{ $coin ->
    [yes] , s mincí
   *[no] {""}
  }
ca-turn = Otočit
ca-flip = Převrátit
ca-hint = Ukaž místo na mapě, klepni na ně, nebo použij šipky. R otáčí, F převrací, N najde další místo.
ca-hint-touch = Klepni na místo na mapě, tvar pak posuň prstem.
ca-confirm = Zakreslit
ca-cancel = Zrušit
ca-not-here = Sem to nejde: { $why }.
ca-why-filled = některé pole je obsazené
ca-why-ruins = musí se zakrýt zřícenina
ca-why-outside = přesahovalo by z mapy
ca-why-rule = pravidlo { $rule }
ca-turned = Otočeno, aby se to vešlo.
ca-reshaped = Ten tvar se nikam nevejde, tohle je druhý.
ca-points = { $count ->
    [one] { $text } bod
    [few] { $text } body
    [many] { $text } bodu
   *[other] { $text } bodů
  }
ca-say-yes = { $space }: jde to, body { $points }
ca-say-no = { $space }: nejde to, { $why }
ca-time = Čas { $time }
ca-edicts = Výnosy
ca-now = boduje se v tomto období
ca-season = Roční období
ca-no-cards = zatím žádná karta
ca-enlarge = Zvětšit mapu: { $name }
ca-coins-short = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
  }
ca-total-short = { $points ->
    [one] { $text } bod
    [few] { $text } body
    [many] { $text } bodu
   *[other] { $text } bodů
  }
ca-state-drawn = má zakresleno
ca-state-asked = kreslí …
ca-state-open = ještě nezakresleno
ca-close = Zavřít
ca-scores = Body podle období
ca-sum = Součet
ca-square = Nic z karty se nevejde: zakresli jediný čtverec.
ca-waiting = Čeká se na ostatní: { $names } …
ca-waiting-then = V tu chvíli ještě nemá zakresleno: { $names }
ca-undo = Vzít zpět
ca-your-turn = Co se teď kreslí
ca-question = Otázka
ca-seats = Hráči u této obrazovky
ca-maps = Mapy ostatních
ca-paper-sweep = Tažením po mapě vybarvíš víc polí najednou; prstem začni do strany, nahoru a dolů se posouvá stránka.
ca-pass = Předej obrazovku: { $name }.
ca-here = Tady { $name }

## Kolem hry u stolu
title = { $game } – Deskovka
title-turn = ● Jsi na tahu: { $game }
close = Zavřít
table-my-turn = Jsi na tahu
table-turn-of = Na tahu: { $name }
wish-asks = { $name } chce vzít zpět to, na čem jste se dohodli. Souhlasíš?
wish-agree = Ano, vzít zpět
wish-refuse = Ne, platí to
wish-waits = Aby se to vzalo zpět, čeká se na souhlas: { $names }. Můžeš hrát dál; pak to platí.
table-waiting = Na tahu: { $names }
table-over = Konec hry
bar = Vedle hry
bar-result = Výsledek
bar-log = Průběh
bar-chat = Chat
bar-scores = Body
bar-replay = Přehrát
bar-rules = Pravidla
bar-table = Stůl
bar-new = nových

log-sat = Ke stolu usedá { $name }.
log-said = { $name }: „{ $text }“
log-undone = { $name } bere zpět tah { $move }.
log-wished = { $name } chce vzít zpět tah { $move }.
log-agreed = { $name } souhlasí, aby se tah vzal zpět.
log-stands = { $name } nesouhlasí: tah platí.
log-renamed = Na místě { $number } teď sedí { $name }.
log-handed = { $name }: dál hraje bot.
log-back = { $name } je zpátky na svém místě.
log-rematch = { $name } chce odvetu.
log-empty = Zatím se nic nestalo.
log-news = { $count ->
    [0] Od posledního pohledu nic nového
    [one] Od posledního pohledu { $count } nový řádek
    [few] Od posledního pohledu { $count } nové řádky
   *[other] Od posledního pohledu { $count } nových řádků
  }
log-steps = Krok za krokem
log-seen = Viděno
log-new = nové
log-there = { $move ->
    [0] Ukázat rozdání
   *[other] Ukázat tah { $move }
  }

chat-empty = Zatím nikdo nic neřekl.
chat-label = Napiš něco ostatním
chat-send = Poslat

score-of = Bodový arch: { $name }
score-what = Za co
score-points = Body
score-rule = Pravidlo
score-total = Celkem
score-nothing = Zatím se nic nebodovalo.

replay-at = Tah { $move } z { $most }
replay-now = Zpět do hry
replay-move = Tah { $move } z { $most }
replay-first = Na začátek
replay-back = O tah zpět
replay-play = Přehrávat
replay-pause = Zastavit
replay-next = O tah dál
replay-last = Na poslední tah
replay-nothing = O tomto tahu není co říct.
fork = Hrát odtud
fork-why = Založí tvůj vlastní nový stůl, který začíná v tomto okamžiku.
fork-guessed = Založí tvůj vlastní nový stůl, který začíná v tomto okamžiku; co je před tebou skryté, se vylosuje znovu.

rules-search = Hledat v pravidlech
rules-none = Taková slova nejsou v žádném pravidle.
rules-clear = Zavřít pravidlo
rules-all = Všechna pravidla

refusal-see = Viz pravidlo { $rule }
refusal-rule = Pravidla to nedovolují

menu-mine = Můj odkaz pro jiné zařízení
menu-mine-note = Nech si ho pro sebe: kdo ho má, hraje za tebe.
menu-watch = Odkaz pro diváky
menu-watch-note = Kdo ho otevře, uvidí hru, ale nic tajného.
menu-text-mode = Stůl slovy (pro čtečky obrazovky a pro psaní)
menu-record = Stáhnout záznam
menu-leave = Odejít od stolu
seat-mine = Moje místo: { $name }
seat-name = Jméno
seat-rename = Přejmenovat
seat-bot = Ať za mě hraje bot
seat-bot-plays = Na tvém místě hraje bot.
seat-take-back = Vzít si místo zpět
seat-hand-over = Předat …
seat-sure = Od této chvíle bude za tebe odpovídat bot. Dokud se hraje, můžeš si místo vzít zpět.
seat-yes = Předat místo
seat-no = Hrát dál

chance = Poctivá náhoda
chance-how = Stůl se před hrou zavázal k tajnému semínku tímto otiskem; přimíchala se k němu slova hráčů. Po skončení hry se semínko ukáže a každé losování se dá spočítat znovu.
chance-commitment = Otisk náhody
chance-words = Slova hráčů
chance-no-words = žádná
chance-seed = Semínko
chance-check-how = Tento prohlížeč umí každé losování spočítat znovu ze semínka a porovnat ho se záznamem. Seznam toho, z čeho se kdy losovalo, posílá server.
chance-check = Ověřit náhodu
chance-good = { $count ->
    [one] Všechno sedí: { $count } losování odpovídá semínku.
    [few] Všechno sedí: všechna { $count } losování odpovídají semínku.
   *[other] Všechno sedí: všech { $count } losování odpovídá semínku.
  }
chance-bad = Něco nesedí.
chance-commitment-good = Semínko je to, ke kterému se stůl před hrou zavázal.
chance-commitment-bad = Semínko není to, ke kterému se stůl před hrou zavázal.
chance-words-good = { $count ->
    [0] Nikdo žádné slovo nezadal a žádné se nepřimíchalo.
   *[other] Přimíchala se právě slova, která hráči zadali: { $words }.
  }
chance-words-bad = { $count ->
    [0] Nikdo žádné slovo nezadal, a přesto se nějaká přimíchala.
   *[other] Přimíchala se jiná slova, než která hráči zadali: { $words }.
  }
chance-record-good = V záznamu jsou stejná losování ve stejném pořadí.
chance-record-bad = V záznamu jsou jiná losování.
chance-draws-right = Stejně vyšlo { $right } z { $count } losování.
chance-all = Všechna losování
chance-move = Tah
chance-name = Losování
chance-options = Možností
chance-answer = Vylosováno
chance-computed = Spočítáno zde

end-title = Konec hry
end-points = { $points ->
    [one] { $text } bod
    [few] { $text } body
   *[other] { $text } bodů
  }
end-rematch = Odveta
end-to-rematch = K odvetě
end-board = Ukázat herní plán
end-new = Nový stůl
end-sources = Odkud jsou body
end-growth = Jak body přibývaly

text-table = Jak hra stojí
text-to-answer = K mojí odpovědi
text-answer = Tvoje odpověď
text-typed = Napiš odpověď, nebo slova z ní
text-not-asked = Teď nejsi na tahu. Co sem napíšeš, může počkat.
text-send = Odpovědět
text-found = { $count ->
    [0] Taková slova nemá žádná možná odpověď.
    [one] Jedna možná odpověď.
    [few] { $count } možné odpovědi. Piš slova a bude jich méně, nebo do nich vejdi šipkou.
   *[other] { $count } možných odpovědí. Piš slova a bude jich méně, nebo do nich vejdi šipkou.
  }
text-actions = Možné odpovědi
text-more = { $count ->
    [one] A ještě jedna.
    [few] A ještě { $count }.
   *[other] A ještě { $count }.
  }
text-done = Hotovo: { $action }.
text-undo = Vzít zpět poslední odpověď
text-undone = Vzato zpět.

# Osadníci z Katanu

length-catan = 45–90 minut
about-catan = Osidluj ostrov, obchoduj s tím, co dává, a dej si pozor na zloděje.

ct-board = Ostrov
ct-board-help = Šipky přecházejí mezi zářícími místy, Enter jedno vybere, druhý Enter potvrdí.
ct-zoom-in = Větší ostrov
ct-zoom-out = Menší ostrov
ct-kind-hex = dílek
ct-kind-corner = křižovatka
ct-kind-edge = cesta
ct-spot = { $kind } { $name }: { $around }
ct-land = { $terrain } { $token }
ct-lights = Dá se vybrat
ct-piece-of = { $piece }, { $name }
ct-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
  }
ct-road-grows = nejdelší cesta { $count }
ct-robber-nobody = přesunout zloděje sem
ct-robber-from = přesunout zloděje a okrást: { $name }
ct-play-card = Zahrát kartu { $card }
ct-monopoly-of = monopol: { $good }
ct-bank-trade = bank: { $give } za { $get }
ct-dice = Kostky: { $one } a { $other }, dohromady { $sum }
ct-dice-none = Kostky ještě nepadly
ct-confirm = Potvrdit
ct-cancel = Zrušit
ct-close = Zavřít
ct-undo = Vzít zpět
ct-roll = Hodit kostkami
ct-end = Ukončit tah
ct-trade = Obchod
ct-nothing-here = Tady se teď nedá nic dělat.
ct-why = Proč ne?
ct-possible = Tohle by šlo: { $action }.
ct-sending = Odesílá se …
ct-past = Díváš se na dřívější okamžik.
ct-over = Hra skončila.
ct-wait = Na tahu: { $names }
ct-wait-roll = { $names } hází kostkami
ct-wait-turn = { $names } obchoduje a staví
ct-wait-discard = Padla sedmička: { $names } vrací karty
ct-wait-road = { $names } staví silnici
ct-wait-answer = { $names } rozmýšlí nabídku
ct-wait-deal = { $names } vybírá, s kým uzavře obchod
ct-wait-found = { $names } zakládá vesnici
ct-wait-robber = { $names } přesouvá zloděje
ct-asks = { $name }: { $question }
ct-ask-turn = Obchoduj, stavěj, nebo ukonči tah
ct-ask-roll = Hoď kostkami
ct-ask-discard = { $count ->
    [one] Padla sedmička: vrať { $count } kartu
    [few] Padla sedmička: vrať { $count } karty
   *[other] Padla sedmička: vrať { $count } karet
  }
ct-ask-free-road = { $count ->
    [one] Postav zdarma { $count } silnici
    [few] Postav zdarma { $count } silnice
   *[other] Postav zdarma { $count } silnic
  }
ct-ask-answer = { $name } nabízí obchod
ct-ask-deal = S kým obchod uzavřeš?
ct-ask-found = Založ vesnici
ct-ask-found-road = Postav silnici, která od ní vede
ct-ask-robber = Přesuň zloděje
ct-hint-build = Stavět můžeš tam, kde to svítí.
ct-hint-no-build = Z těchto karet se nedá nic postavit.
ct-hint-card = Předtím můžeš zahrát kartu.
ct-hint-place = Vyber jedno ze zářících míst.
ct-players = Hráči
ct-target = K vítězství: { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
  }
ct-thinks = přemýšlí
ct-hand-cards = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
  }
ct-hand = Moje karty
ct-change = od tvé poslední akce
ct-covered = Karty leží lícem dolů.
ct-covered-of = Na řadě je { $name }, ostatní se nedívají.
ct-uncover = Ukázat moje karty
ct-no-cards = Žádné akční karty.
ct-fresh = koupeno v tomto tahu
ct-playable = dá se zahrát
ct-left = zbývá { $count }
ct-desk = Co dělat
ct-desk-build = Stavba
ct-desk-trade = Obchod
ct-desk-bank = Bank a kostky
ct-desk-deal = Nabídka
ct-desk-discard = Vrátit karty
ct-desk-pick = Výběr
ct-less = Méně: { $good }
ct-more = Více: { $good }
ct-give-n = dám { $count }
ct-get-n = chci { $count }
ct-return-n = vrátím { $count }
ct-have = mám { $count }
ct-bank-rate = bank { $rate }:1
ct-in-bank = bank { $count }
ct-terms = Dáš { $give } a dostaneš { $get }.
ct-terms-none = Minus je to, co dáš, plus to, co chceš.
ct-to-whom = Komu
ct-offer = Nabídnout
ct-with-bank = Směnit s bankem
ct-clear = Vymazat
ct-counter-send = Poslat protinabídku
ct-gives = { $name } dává
ct-wants = a chce
ct-you-give = Dáš
ct-you-get = Dostaneš
ct-for = za
ct-answers = Odpovědi
ct-accepts = souhlasí
ct-declines = nechce
ct-counters = dá
ct-deal = Uzavřít
ct-withdraw = Stáhnout nabídku
ct-accept = Souhlasím
ct-decline = Nechci
ct-counter = Protinabídka
ct-cannot = Tyto karty nemáš.
ct-discard = { $count ->
    [one] Vrátit { $count } kartu
    [few] Vrátit { $count } karty
   *[other] Vrátit { $count } karet
  }
ct-discard-missing = { $count ->
    [one] Vyber ještě { $count } kartu.
    [few] Vyber ještě { $count } karty.
   *[other] Vyber ještě { $count } karet.
  }
ct-discard-ready = To stačí.
ct-stock = zbývá
ct-my-rate = můj kurz
ct-rolls = { $count ->
    [one] { $count } hod kostkami
    [few] { $count } hody kostkami
   *[other] { $count } hodů kostkami
  }
ct-rolls-of = { $sum }: { $count }
ct-rolls-expected = kolik se dalo čekat
ct-end-growth = Body po kolech; karty s vítězným bodem se počítají až v posledním.
ct-news = Co se stalo
ct-news-rolled = { $name } hází { $sum }
ct-news-got = { $name } bere { $cards }
ct-news-shortage = V banku je toho málo: { $good }
ct-news-discarded = { $name } vrací { $cards }
ct-news-robber = { $name } přesouvá zloděje: { $land }
ct-news-stolen = { $name } krade { $what }, obětí je { $victim }
ct-news-stolen-mine = { $name } ti krade { $what }
ct-a-card = kartu
ct-news-settlement = { $name } staví vesnici
ct-news-city = { $name } staví město
ct-news-road = { $name } staví silnici
ct-news-bought = { $name } kupuje akční kartu
ct-news-bought-own = Kupuješ kartu: { $card }
ct-news-played = { $name } hraje kartu { $card }
ct-news-monopoly = { $count ->
    [one] { $name } bere všem ostatním { $count } kartu: { $good }
    [few] { $name } bere všem ostatním { $count } karty: { $good }
   *[other] { $name } bere všem ostatním { $count } karet: { $good }
  }
ct-news-bank = { $name } dává banku { $give } za { $get }
ct-news-offered = { $name } nabízí { $give } za { $get }
ct-news-accepted = { $name } souhlasí
ct-news-declined = { $name } nechce
ct-news-countered = { $name } dá { $give } za { $get }
ct-news-traded = { $name } dává { $give } za { $get }, partner: { $partner }
ct-news-withdrawn = { $name }: nabídka už neplatí
ct-news-longest = { $name } má Nejdelší obchodní cestu: { $length }
ct-news-longest-lost = Nejdelší obchodní cestu teď nemá nikdo
ct-news-army = { $name } má Největší vojsko: { $knights }
ct-news-won = { $points ->
    [one] { $name } vítězí s { $points } bodem
   *[other] { $name } vítězí s { $points } body
  }
