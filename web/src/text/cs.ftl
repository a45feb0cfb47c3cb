# Slova klienta v prohlížeči. Co patří ke hře, je v jejím vlastním katalogu.

## Rám
skip = Přeskočit na obsah
nav = Deskovka
rules = Pravidla
settings = Nastavení
theme-switch = Tmavé barvy
nowhere = Na této adrese nic není.
nowhere-why = Odkaz mohl cestou přijít o kus, nebo se stránka přestěhovala. Odsud se dá jít dál:
page-away = Stránku se nepodařilo načíst
to-home = Ke hrám
loading = Načítám …
offline = Server neodpovídá.

## Stůl
table-closed = Stůl se neotevřel
table-own = Na moje místo u tohoto stolu
table-no-key = Tento stůl se otevírá odkazem: použij ten, který ti přišel, nebo ten, který máš uložený.

## Stránky: co jich říká víc
page-title = { $page } – Deskovka
strength-random = náhodný
strength-beginner = začátečník
strength-good = dobrý
strength-strong = silný
bot-named = Bot { $number } ({ $strength })
bot-short = Bot { $number }
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
fault-bad-record = { $line ->
    [0] Tento záznam nejde otevřít: { $words }.
   *[other] Tento záznam nejde otevřít. Přestává platit na řádku { $line }: { $words }.
  }
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
fault-setup-document = „{ $option }“: to není soubor, který by šlo použít.
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
fault-damaged = Uložený stůl je poškozený. Správce serveru o tom ví; pomoci může záloha.
fault-full = U tohoto stolu se už stalo příliš mnoho věcí; nic dalšího nepřijme.
fault-illegal = Pravidla to nedovolují.
fault-lesson = Pravidla by to dovolila, ale průvodce teď ukazuje jiný tah. Je zakroužkovaný a u něj stojí, proč právě ten.
fault-no-lesson = Tady se žádná hra s průvodcem nehraje.
fault-late = Hra mezitím pokročila; podívej se znovu.
fault-not-handed = Na tomto místě žádný bot nehraje.
fault-no-aids = U tohoto stolu se hraje bez pomoci: z rozehrané hry nejde odbočit a na tvém místě může hrát nejvýš začátečník.
fault-not-over = To půjde, až hra skončí.
fault-not-started = Hra ještě nezačala: některá místa jsou volná.
fault-not-agreed = Platí to: kdo s tím souhlasil, nechce to vzít zpět.
fault-asked-already = Kdo s tím souhlasil, už dostal otázku. Můžeš hrát dál; žádost tím propadne.
fault-not-asked = Hra už pokračuje: o vzetí zpět tě nikdo nežádá.
fault-nothing-to-undo = Není co vzít zpět: mezitím se něco odhalilo, nebo už někdo odpověděl.
fault-over = Hra už skončila.
fault-started = Hra už začala.
fault-name-taken = Tak už se u stolu jmenuje někdo jiný. Zvol si jiné jméno.
fault-taken = Na tomto místě už sedí někdo jiný.
fault-forgotten = Tento stůl byl smazán.
fault-too-large = To je příliš dlouhé.
fault-too-fast = To bylo příliš mnoho najednou. Zkus to znovu za { $seconds } s.
fault-our-fault = Na serveru se něco pokazilo. Zkus to za chvíli znovu.
fault-busy = U stolu je příliš rušno. Zkus to znovu.
fault-storage = Server teď nemůže nic uložit. Zkus to za chvíli znovu.
fault-disk-full = Na disku serveru není místo, tohle musí počkat. Zkus to za minutu znovu.
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
paper-lead-typed = Co leží doma na stole, zapsané do políček: každý bod se spočítá podle pravidel a dole vysvětlí.
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
game-players-just = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
learn = Nauč se hrát za deset minut
learn-named = Nauč se hrát za deset minut: { $game }
learn-about = První hra s průvodcem: opravdová pravidla, jedna věc po druhé.
learn-go-on = Pokračovat ve hře s průvodcem
learn-go-on-named = Pokračovat ve hře s průvodcem: { $game }
learn-again = První hra s průvodcem
learn-again-named = První hra s průvodcem: { $game }
game-play = Hrát hned proti botům
game-play-named = Hrát hned proti botům: { $game }
game-play-first = S přípravou pro první hru a s boty, kteří se také učí
game-play-last = Nastaveno jako posledně
game-name-ask = Jak ti budeme říkat?
game-name-go = Hrát
game-name-hint = Ptáme se jen jednou, změnit to jde v nastavení.
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
mine-with = spoluhráči: { $names }
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
new-start = { $count ->
    [one] Před prvním tahem, pro { $count } hráče
    [few] Před prvním tahem, pro { $count } hráče
   *[other] Před prvním tahem, pro { $count } hráčů
  }
new-more = Další volby
new-more-changed = Další volby (změněno: { $count })
new-text-hint = Jedno slovo bez mezer; prázdné pole znamená náhodu.
new-document-own = vlastní
new-document-hint = Soubor vytvořený příkazem „deskovka cards“; jeho karty se stanou součástí stolu.
new-document-chosen = { $file }: bez chyb
new-document-wrong = { $count ->
    [one] Jedna chyba v souboru { $file }:
    [few] { $count } chyby v souboru { $file }:
    [many] { $count } chyby v souboru { $file }:
   *[other] { $count } chyb v souboru { $file }:
}
new-document-large = Soubor { $file } je příliš velký.
new-document-remove = Nepoužít
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
new-implied = Patří k volbě { $choice }.
new-widen = Přidat hráče (celkem { $count })
new-or = { " nebo " }
new-secret-hint = Ostatní hráči to do konce hry neuvidí.
new-word = Vlastní slovo pro poctivou náhodu
new-word-hint = Přimíchá se do losování, takže ho nikdo nemůže mít připravené. Pole může zůstat prázdné.
new-aids = S pomocí: z rozehrané hry lze odbočit a na tvém místě smí na chvíli hrát kterýkoli bot
new-rated = Hra se počítá a hraje se bez pomoci
table-aids = Pomoc
table-rated = žádná: hra se počítá
table-no-aids = žádná, dokud se hraje
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
book-lead = Každé pravidlo stručně a srozumitelně, s číslem, česky i anglicky.
book-count = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
  }
book-all = Všechny hry
book-search = Hledat v pravidlech
book-search-hint = Otázka, slova nebo číslo pravidla; na háčcích, čárkách a koncovkách nezáleží.
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
book-material = Týká se věcí v krabici, program s ním nic nedělá.
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
set-motion-auto = podle zařízení
set-motion-on = zapnuté
set-motion-off = vypnuté
set-pace = Tahy ostatních
set-pace-slow = pomalu
set-pace-usual = běžně
set-pace-quick = rychle
set-pace-now = všechno naráz
set-pace-hint = Každý krok se ukáže na stole dřív než další. Kdykoli to jde přeskočit.
set-sounds = Zvuky
set-sounds-hint = Pár tichých: jsi na tahu, kostky, karty, kameny, konec hry.
set-volume = Hlasitost
set-you = U stolu
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

## Kolem hry: první hra s průvodcem
lesson = První hra s průvodcem
lesson-step = Krok { $step } z { $steps }
lesson-why = Proč?
lesson-rules = V pravidlech:
lesson-next = Dál
lesson-back = Zpět
lesson-where = Ukázat kde
lesson-others = Hrají ostatní …
lesson-fold = Nechat jen to, co mám udělat
lesson-unfold = Ukázat celý výklad
lesson-leave = Odejít ze hry s průvodcem
lesson-leave-how = Hra s průvodcem na tebe počká na úvodní stránce. Nebo tu můžeš hrát dál bez průvodce, proti začátečníkům.
lesson-later = Pokračovat jindy
lesson-free = Hrát dál bez průvodce
lesson-stay = Zůstat tady
lesson-learnt = Co už umíš
lesson-play-on = Hrát odtud dál
lesson-done = Podívat se na výsledek
lesson-new = Nová hra

## Kolem hry u stolu
title = { $game } – Deskovka
title-turn = ● Jsi na tahu: { $game }
close = Zavřít
play-confirm = Potvrdit
play-cancel = Zrušit
play-undo = Vzít zpět
play-nothing-here = Tady se teď nedá nic dělat.
play-why = Proč ne?
play-over = Hra skončila.
play-past = Díváš se na dřívější okamžik.
play-sending = Odesílá se …
play-asks = { $name }: { $question }
table-my-turn = Jsi na tahu
table-turn-of = Na tahu: { $name }
wish-asks = { $name } chce vzít zpět to, na čem jste se dohodli. Souhlasíš?
wish-agree = Ano, vzít zpět
wish-refuse = Ne, platí to
wish-waits = Aby se to vzalo zpět, čeká se na souhlas: { $names }. Můžeš hrát dál; pak to platí.
table-waiting = Na tahu: { $names }
table-over = Konec hry
news = Co se stalo
news-since = Od tvého tahu
follow-skip = Přeskočit
follow-skip-hint = Ukázat rovnou všechno (Esc)
follow-waiting = { $count ->
    [one] zbývá ukázat { $count } tah
    [few] zbývá ukázat { $count } tahy
   *[other] zbývá ukázat { $count } tahů
  }
follow-again = Přehrát znovu, co se stalo od tvého tahu
follow-missed = Mezitím se stalo: { $move } z { $count }
follow-missed-short = Mezitím { $move }/{ $count }
follow-to-turn = Ke svému tahu
bar = Vedle hry
bar-result = Výsledek
bar-log = Průběh
bar-chat = Chat
bar-scores = Body
bar-replay = Přehrát
bar-rules = Pravidla
bar-table = Stůl
bar-new = { $count ->
    [one] nový
    [few] nové
   *[other] nových
  }

log-sat = { $name } usedá ke stolu.
log-said = { $name }: „{ $text }“
log-undone = { $name } bere zpět tah { $move }.
log-delete-wished = Kdo stůl založil, chce ho smazat.
log-delete-agreed = { $name } souhlasí se smazáním stolu.
log-delete-refused = { $name } nechce stůl smazat.
log-delete-withdrawn = Stůl přece jen zůstává.
log-wished = { $name } chce vzít zpět tah { $move }.
log-agreed = { $name } souhlasí, aby se tah vzal zpět.
log-stands = { $name } nesouhlasí: tah platí.
log-renamed = Na místě { $number } teď sedí { $name }.
log-handed = { $name } už nehraje, pokračuje bot.
log-hurried = { $name } táhne ve spěchu ({ $strength }): na své boty čeká mnoho her.
log-back = { $name } je zpátky na svém místě.
log-lesson-left = { $name } hraje dál bez průvodce.
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

score-of = Bodový list: { $name }
score-what = Za co
score-points = Body
score-rule = Pravidlo
score-total = Celkem
score-nothing = Zatím se nic nebodovalo.

replay-at = Tah { $move } z { $most }
replay-at-short = Tah { $move }/{ $count }
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
fork-no-aids = U tohoto stolu až po skončení hry: hraje se tu bez pomoci.
fork-guessed = Založí tvůj vlastní nový stůl, který začíná v tomto okamžiku; co je před tebou skryté, se vylosuje znovu.

good-first = Hodí se pro první hru:
help-now = Co teď můžu dělat?
help-key = Co teď můžu dělat? (klávesa ?)
help-rules = Pravidla, která se toho týkají
help-goal = O co se hraje
help-legend = Co znamenají značky, které teď vidíš
help-how = Podrž prst na figurce, kartě nebo čísle, nech nad nimi chvíli myš, nebo na vybraném místě stiskni I: ukáže se vysvětlení.
about-rule = Pravidlo
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
menu-leave = Zatím odejít
delete = Smazat stůl
delete-how = Stůl i všechno, co se u něj řeklo a stalo, nenávratně zmizí; nikdo ho nevrátí.
delete-how-others = Stůl i všechno, co se u něj řeklo a stalo, nenávratně zmizí, až s tím budou souhlasit všichni, kdo u něj hrají.
delete-yes = Ano, smazat
delete-ask = Zeptat se ostatních
delete-no = Ne, nechat
delete-asks = Kdo stůl založil, chce ho nenávratně smazat. Souhlasíš?
delete-agree = Ano, smazat
delete-refuse = Ne, nechat
delete-waits = Stůl se smaže, až budou souhlasit: { $names }. Můžeš hrát dál.
delete-withdraw = Přece jen nechat
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

record = Záznam hry
record-open = Otevřít záznam hry
record-open-text = Stažený záznam se tu přehraje tah po tahu. Můžeš ho na stránku i přetáhnout myší. Nic z něj se neukládá.
record-drop = Pusť soubor a záznam se otevře.
record-large = Soubor { $file } je příliš velký, to nemůže být záznam hry.

end-title = Konec hry
end-feat = { $name } vítězí bez ohledu na body: { $feat }.
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
end-you = ty
end-won-you = Vítězství je tvoje!
end-won = Vítězí { $name }!
end-shared = O vítězství se dělí { $names }.
end-alone = { $name } má dohráno.
end-alone-you = Tvůj titul: { $title }
end-alone-title = { $name } – { $title }
end-lost = { $points ->
    [0] Máš { $place }. místo a bodů stejně jako vítěz.
    [one] Máš { $place }. místo, k vítězství chyběl jediný bod.
    [few] Máš { $place }. místo, k vítězství chyběly { $text } body.
   *[other] Máš { $place }. místo, k vítězství chybělo { $text } bodů.
  }
end-lost-feat = Máš { $place }. místo.
end-growth-start = Na začátku
end-growth-part = Kdy kolik bylo bodů
end-growth-all = Všechna čísla
end-luck = Co dala náhoda
end-luck-how = Proužek je to, co bývá obvyklé, čárka uprostřed to, co se dalo čekat, a kosočtverec to, co opravdu přišlo.
end-luck-more = { $count ->
    [one] A ještě jedna věc, o které rozhodovala náhoda
    [few] A ještě { $count } věci, o kterých rozhodovala náhoda
   *[other] A ještě { $count } věcí, o kterých rozhodovala náhoda
  }
end-share = Pochlubit se
end-share-link = Odkaz na výsledek
end-share-note = Kdo odkaz otevře, uvidí výsledek, celou hru tah po tahu a záznam. Chat neuvidí a u stolu nemůže nic dělat.
end-share-text = { $game }, dohráno: { $result }.
summary-total = celkem { $text }
summary-nothing = nic

text-table = Stav hry
text-to-answer = K mojí odpovědi
text-answer = Tvoje odpověď
text-typed = Napiš odpověď, nebo slova z ní
text-not-asked = Teď nejsi na tahu. Co sem napíšeš, může počkat.
text-send = Odpovědět
text-found = { $count ->
    [0] Taková slova nemá žádná možná odpověď.
    [one] Jedna možná odpověď.
    [few] { $count } možné odpovědi. Piš dál a bude jich méně, nebo do seznamu přejdi šipkou.
   *[other] { $count } možných odpovědí. Piš dál a bude jich méně, nebo do seznamu přejdi šipkou.
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

any-table = Stůl
any-nothing = –
any-yes = ano
any-no = ne
any-pick = { $field }?
any-start-again = Vybrat znovu
any-other = Jiná odpověď
any-other-hint = Seznam nemá všechny odpovědi: jakákoli další se dá napsat, jako { $form }.
any-covered = Na řadě je { $name }, ostatní se nedívají.
any-uncover = Ukázat mi stůl

## Kdo je tu a kdo kde hraje
people = Kdo je tu
people-watching = { $count ->
    [one] Dívá se { $count } člověk.
    [few] Dívají se { $count } lidé.
   *[other] Dívá se { $count } lidí.
  }
people-patience = Na toho, kdo je na tahu a není tu, se čeká { $time }; pak za něj může hrát bot.
patience-minutes = { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
   *[other] { $count } minut
  }
patience-hours = { $count ->
    [one] { $count } hodinu
    [few] { $count } hodiny
   *[other] { $count } hodin
  }
patience-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
  }
new-patience = Jak dlouho se čeká na toho, kdo odešel
new-patience-hint = Je-li někdo na tahu a tak dlouho tu není, může za něj do návratu hrát bot.
sign-here = je tu
sign-bot = bot
sign-own = na vlastní přání tu hraje bot ({ $strength })
sign-absent = není tu, hraje za něj bot ({ $strength })
sign-resigned = hru vzdal; dohrává bot ({ $strength })
sign-away = není tu
sign-away-since = není tu (naposledy { $ago })
sign-of = { $name }: { $words }
mine-own = { $name }: na tvé přání tu hraje bot ({ $strength }).
mine-absent = { $name }: během tvé nepřítomnosti hraje bot ({ $strength }).
mine-resigned = { $name }: hra je vzdaná, dohrává ji bot ({ $strength }).
absent = { $name } je na tahu, ale { $away }. Do návratu může hrát bot ({ $strength }).
absent-stand-in = Ať hraje bot
absent-wait = Čekat dál
stand-in-asks = { $absent } tu není a { $name } navrhuje, aby zatím hrál bot ({ $strength }). Souhlasíš?
stand-in-agree = Ano, ať hraje bot
stand-in-refuse = Ne, čekat dál
stand-in-waits = { $absent }: bot začne hrát, až budou souhlasit: { $names }.
stand-in-nobody = Kdo měl souhlasit, odešel. { $absent }: může hrát bot ({ $strength }).
stand-in-withdraw = Přece jen čekat
alone = Všichni ostatní hru vzdali. Hra může skončit tvou výhrou, nebo můžeš hrát dál proti botům.
alone-end = Ukončit hru
alone-play = Hrát dál
resign = Vzdát hru …
resign-sure = Vzdát hru nejde vzít zpět. Na tvém místě ji dohraje bot; zbude-li jediný hráč, může hra skončit hned.
resign-yes = Vzdát hru
log-stood-in = { $name } tu není: dál hraje bot.
log-stand-in-wished = { $name } tu není; { $by } navrhuje, aby zatím hrál bot.
log-stand-in-agreed = { $name } souhlasí, aby hrál bot.
log-stand-in-refused = { $name } chce raději čekat.
log-resigned = { $name } hru vzdává.
log-ended = { $name } hru ukončuje: všichni ostatní ji vzdali.
end-resigned = { $name }: hra vzdána, dohrál ji bot.
end-resigned-ended = { $name }: hra vzdána, tím skončila; platí dosavadní body.
fault-not-absent = Hráč tu je, není na tahu, nebo ještě není pryč dost dlouho.
fault-not-left = Hru může ukončit jen poslední hráč, který ji nevzdal.
fault-resigned = Toto místo je vzdané natrvalo.

## Spojení se serverem
network-lost = Spojení je přerušené.
network-seen = Vidíš stůl tak, jak vypadal v { $time }.
network-safe = Nic se neztratilo: stůl čeká na serveru a co teď uděláš, odešle se, jakmile se spojení obnoví.
network-kept = { $count ->
    [one] Nic se neztratilo: tvůj tah je uložený, odešle se a provede jen jednou.
    [few] Nic se neztratilo: { $count } věci čekají na odeslání a každá se provede jen jednou.
   *[other] Nic se neztratilo: { $count } věcí čeká na odeslání a každá se provede jen jednou.
  }
network-now = Zkusit hned
network-back = Spojení je zpátky.
network-back-sent = Spojení je zpátky a co čekalo, je odeslané.
