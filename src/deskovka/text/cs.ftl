# Co říká program sám, česky. Každá hra má svůj vlastní katalog.

## Čísla

decimal-mark = ,

## Kdo kde sedí

person-alone = Ty
person = Hráč { $number }
bot-alone = Bot ({ $strength })
bot = Bot { $number } ({ $strength })
bot-short = Bot { $number }
bot-random = náhodný
bot-beginner = začátečník
bot-good = dobrý
bot-strong = silný

## Začátek

welcome = { $game }: { $players }
welcome-help = Co všechno lze napsat, kdykoli ukáže „pomoc“.
option-line = { $option }: { $choice }
commitment = Otisk náhody, daný ještě před začátkem hry; na konci ho lze ověřit podle záznamu:
resumed = Uložená hra pokračuje po tahu { $moves }.
unfinished = Jedna hra zůstala přerušená; pokračovat v ní lze takto: { $command }
options-title = Volby hry { $game } (--set volba=hodnota):
option-default = výchozí: { $choice }
option-none = nic
option-document = ze souboru
option-number = číslo od { $least } do { $most }
option-file = nebo název vlastního souboru
option-list = nejvýše { $most } z těchto, v pořadí:
option-yes = ano
option-no = ne
option-needs = podmínka: { $needs }
option-need = { $typed } ({ $choice })
option-need-seats = { $count ->
    [one] aspoň { $count } hráč
    [few] aspoň { $count } hráči
    [many] aspoň { $count } hráče
   *[other] aspoň { $count } hráčů
  }
option-or = { " nebo " }
setup-no-effect = Volbu { $option } tady nelze použít. Podmínka: { $needs }. Splň ji, nebo volbu vynech.
setup-see-rule = Proč, říká deskovka rules { $rule }.

## Tah

pass-screen = Další rozhodnutí je tajné. { $name }, převezmi klávesnici a stiskni Enter.
news-title = Co se stalo od tvého posledního tahu:
news-more = { $count ->
    [one] Ještě { $count } dřívější řádek je v zápisu.
    [few] Ještě { $count } dřívější řádky jsou v zápisu.
    [many] Ještě { $count } dřívějšího řádku je v zápisu.
   *[other] Ještě { $count } dřívějších řádků je v zápisu.
  }
confirm = Enter potvrdí, „u“ vybírá znovu.
begin = Hra začne stiskem klávesy Enter.
begin-help = Jakmile hra začne, „pomoc“ řekne, co lze napsat; „konec“ skončí už tady.
thinking = { $name } přemýšlí …
refused = Nedovoluje to pravidlo { $rule } ({ $heading }):
unknown = Vstupu „{ $typed }“ zde nerozumím; co lze napsat, ukáže „pomoc“.
nothing-to-undo = Není co vzít zpět: od tvé poslední odpovědi bylo něco odhaleno, nebo už jednal někdo jiný.
not-agreed = Platí to: kdo s tím souhlasil, nechce to vzít zpět.
agree-to-undo = { $name }: { $asking } chce vzít zpět to, na čem jste se dohodli. Souhlasíš (ano/ne)?
agree-how = Vstupu „{ $typed }“ zde nerozumím: napiš „ano“, nebo „ne“.
quit-save = Chceš skončit? „uložit SOUBOR“ hru uloží, „ano“ skončí bez uložení, Enter hraje dál.
quit-recorded = Chceš skončit? Hra je uložena v souboru { $file }. „ano“ skončí, Enter hraje dál.
quit-how = Vstupu „{ $typed }“ zde nerozumím: napiš „ano“, „uložit“ a jméno souboru, nebo nic a hraje se dál.
word-yes = ano
bye = Hra zde končí.
bye-saved = Hra je uložena; pokračovat v ní lze takto: { $command }
not-saved = Hra není uložena; s volbou „--record SOUBOR“ se ukládá po každém tahu.
saved = Uloženo do souboru { $file }.
save-taken = Soubor { $file } už existuje; zvol jiné jméno.
save-how = Za „uložit“ napiš jméno souboru.
end-of-input = Vstup skončil.
interrupted = Přerušeno.
no-hint = Není tu bot, který by poradil.
hint = Dobrý bot by zahrál: { $action }
log-empty = Zatím se nic nestalo.
log-line = { $move }. { $what }

## Příkazy: další slova, kterými je lze napsat, a co dělají

command-help = pomoc ?
command-show = stul ukaz
command-undo = u vratit
command-back = b zpet
command-rules = pravidla
command-rule = pravidlo
command-score = body
command-log = zapis
command-save = ulozit
command-hint = rada napoveda
command-quit = q konec
command-places = p mista
help-title = Kromě odpovědi na otázku lze napsat:
help-help = pomoc: tento seznam
help-show = stůl: celý stůl znovu
help-undo = vrátit (u): vezme zpět tvou poslední odpověď, dokud nebylo nic odhaleno
help-back = zpět (b): o krok zpět při vybírání
help-rules = pravidla SLOVA: pravidla, ve kterých jsou tato slova
help-rule = pravidlo { $rule }: jedno celé pravidlo
help-score = body: body řádek po řádku
help-log = zápis: vše, co se stalo
help-save = uložit SOUBOR: zapíše hru do souboru
help-hint = rada: co by udělal dobrý bot
help-quit = konec (q): přestat hrát
help-notation = Nebo celá akce v zápisu, například: { $example }

## Pravidla

rules-title = { $game }: všechna pravidla
rules-chapter = { $id } { $name }
rules-found = { $game }, hledáno „{ $words }“: { $count ->
    [one] { $count } pravidlo.
    [few] { $count } pravidla.
    [many] { $count } pravidla.
   *[other] { $count } pravidel.
  }
rules-found-none = V žádném pravidle není „{ $words }“.
rules-no-id = Pravidlo ani kapitola { $typed } neexistuje.
rules-more = Další nalezená pravidla:
rules-example = Příklad { $id }
rules-example-points = { $count ->
    [one] { $count } bod: { $why }
    [few] { $count } body: { $why }
    [many] { $count } bodu: { $why }
   *[other] { $count } bodů: { $why }
  }
rules-example-coins = { $count ->
    [0] žádná mince: { $why }
    [one] { $count } mince: { $why }
    [few] { $count } mince: { $why }
    [many] { $count } mince: { $why }
   *[other] { $count } mincí: { $why }
  }
rules-example-lost = { $count ->
    [0] žádný ztracený bod: { $why }
    [one] { $count } ztracený bod: { $why }
    [few] { $count } ztracené body: { $why }
    [many] { $count } ztraceného bodu: { $why }
   *[other] { $count } ztracených bodů: { $why }
  }
rules-see = Viz také: { $rules }
rules-material = Toto pravidlo se týká věcí v krabici; program kvůli němu nic nedělá.
rules-source-book = Pramen: pravidla hry
rules-source-public = Pramen: veřejné materiály mimo pravidla
rules-source-ruling = Pramen: rozhodnuto pro tento program

## Body

points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
sheet-title = Bodový list: { $name }
sheet-so-far = Body dosud: { $name }
sheet-line-plain = { $group }, { $what }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }{ $noted ->
    [yes] {""} ({ $note }).
   *[no] .
  }
sheet-source-plain = { $what }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } ({ $note }).
sheet-subtotal-plain = { $group } dohromady: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
sheet-total = Celkem
sheet-nothing = Zatím se nic nebodovalo.
ranking-title = Konec hry
ranking-place = Místo
ranking-name = Hráč
ranking-line-plain = { $place }. místo: { $name }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
winner = { $feat ->
    [0] Vítězí { $name }.
   *[other] Vítězí { $name }, bez ohledu na body: { $feat }.
  }
winner-you = { $feat ->
    [0] Vítězství je tvé. Gratulujeme!
   *[other] Vítězství je tvé, bez ohledu na body: { $feat }. Gratulujeme!
  }
winners = O vítězství se dělí { $names }.
and = { $first } a { $last }
title = Tvůj titul: { $title }.
title-none = Na titul to tentokrát nestačí.
end-save = Chceš-li záznam hry uchovat, napiš „uložit SOUBOR“; Enter skončí.
end-how = Vstupu „{ $typed }“ zde nerozumím: napiš „uložit“ a jméno souboru, nebo nic a skončíš.

## Štěstí zvlášť od rozhodnutí

luck-title = Štěstí zvlášť od rozhodnutí
luck-all = Všichni
luck-share = { $name }: { $got }, čekat se dalo { $expected } – { $verdict }.
luck-nothing = { $name }: nic se netáhlo.
luck-even = nic neobvyklého
luck-good-some = trochu štěstí
luck-good-much = hodně štěstí
luck-good-rare = vzácné štěstí
luck-bad-some = trochu smůly
luck-bad-much = hodně smůly
luck-bad-rare = vzácná smůla
luck-more-some = o něco víc, než se čekalo
luck-more-much = o hodně víc, než se čekalo
luck-more-rare = tolik jich bývá málokdy
luck-fewer-some = o něco méně, než se čekalo
luck-fewer-much = o hodně méně, než se čekalo
luck-fewer-rare = tak málo jich bývá málokdy
luck-first-even = { $what }: nikdo neměl víc štěstí, než se dalo čekat.
luck-first-won = Nejvíc štěstí ({ $what }): { $name }, a k tomu vítězství.
luck-first-lost = Nejvíc štěstí ({ $what }): { $name }. Vítězství ale patří jinam: { $winner }.

## Bodování na papíře

paper-title = { $game }: bodování na papíře
paper-player = Hráč
paper-template = { $game }, bodování na papíře. Vyplň, co leží na stole, a nech to obodovat příkazem
    deskovka score { $command } SOUBOR
    Řádky začínající středníkem nehrají roli; co zůstane nevyplněné, platí tak, jak je tady.
paper-template-player = Odtud jednou pro každého hráče (nejméně { $least }, nejvýše { $most }): nejdřív jméno.
paper-at = řádek { $line }
paper-ranking = Pořadí
paper-goes-on = Hra pokračuje.
paper-fault-too-long = list má nejvýše { $most } znaků.
paper-fault-players = počet hráčů má být { $least } až { $most }, každý s řádkem „Hráč: jméno“, ale je { $count }.
paper-fault-no-field = „{ $typed }“ na tomto listu žádný řádek není; jsou tu { $known }.
paper-fault-before-players = „{ $field }“ patří některému hráči: nejdřív je třeba řádek „Hráč: jméno“.
paper-fault-no-label = čekám řádek jako „Hráč: jméno“, ne „{ $typed }“.
paper-fault-twice = „{ $field }“ už je na řádku { $earlier }.
paper-fault-long-name = jméno má nejvýše { $most } znaků.
paper-fault-same-name = dva hráči se jmenují „{ $typed }“: každý potřebuje vlastní jméno.
paper-fault-number = { $field }: čekám číslo od { $least } do { $most }, ne „{ $typed }“.
paper-fault-choice = { $field }: „{ $typed }“ není nic z možností { $known }.
paper-fault-no-player = { $field }: „{ $typed }“ není nikdo z hráčů { $known }.
paper-fault-place-twice = { $typed } je uvedeno dvakrát.
paper-fault-too-many = { $field }: nejvýše jich je { $most }, uvedeno { $count }.
paper-fault-too-many-in-all = { $field }: dohromady jich je nejvýše { $most }, uvedeno { $count }.
paper-fault-no-place = { $field }: „{ $typed }“ na plánu není; místa se píší jako { $example }.
paper-fault-forbidden = { $field }: { $typed } není možné.

## Přehrávání

replay-title = { $game }, { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
  }: { $players }
replay-start = Rozdání
replay-move = Tah { $number } z { $moves }: { $name }
replay-ask = Enter ukáže další tah, „b“ předchozí, číslo skočí na tah, „q“ skončí.
replay-unknown = Vstupu „{ $typed }“ zde nerozumím: stiskni Enter, nebo napiš „b“, číslo od 0 do { $last }, nebo „q“.
replay-end = To byl poslední tah.
replay-seat = Hráč { $number }
replay-unfinished = Záznam zde končí; hra není u konce.

# The pages of the table server
server-runs = Herní server běží: hraje se tu přes odkazy, bez účtu.
server-no-client = Stránka pro hraní v prohlížeči se při instalaci nesestavila: nainstaluj Deskovku znovu s připojením k síti, pokud možno s Node.js.
server-terminal = hraje u stolu tohoto serveru z terminálu.
server-api = Co tu mohou dělat programy: API

## Stůl na serveru

remote-ask-name = Jak ti mají u stolu říkat?
remote-no-name = usednout lze jen se jménem: --name JMÉNO
remote-your-link = Tvůj vlastní odkaz k tomuto stolu; nikomu ho nedávej, je to tvé místo:
remote-kept = Zapamatoval se i zde: tvé stoly vypíše deskovka table --mine.
remote-link-seat = Odkaz pro hráče { $number }; kdo ho otevře první, sedí tam:
remote-link-watch = Odkaz pro diváky:
remote-watching = Díváš se.
remote-missing = { $count ->
    [one] Čeká se, až přijde { $count } hráč.
    [few] Čeká se, až přijdou { $count } hráči.
    [many] Čeká se, až přijde { $count } hráče.
   *[other] Čeká se, až přijde { $count } hráčů.
  }
remote-sat = { $name } usedá ke stolu.
remote-waiting = Čeká se na: { $names }.
remote-bot-plays = Na tvém místě hraje bot ({ $strength }). „návrat“ tě vrátí do hry.
remote-said = { $name }: { $text }
remote-undone = { $name }: poslední odpověď byla vzata zpět.
remote-wished = { $name } chce vzít zpět to, na čem jste se dohodli. Napiš souhlas, nebo nesouhlas; hra smí jít dál a pak to platí.
remote-stands = { $name } nesouhlasí: platí to.
remote-wish-waits = Aby se to vzalo zpět, čeká se na souhlas: { $names }. Můžeš hrát dál; pak to platí.
remote-agreed = Souhlas dán.
remote-refused = Nesouhlas dán: platí to.
remote-delete = Chceš stůl nenávratně smazat? „ano“ ho smaže, Enter ho nechá.
remote-delete-others = Mají ostatní dostat otázku, zda se stůl smí nenávratně smazat? „ano“ se zeptá, Enter stůl nechá.
remote-delete-waits = Stůl se smaže, až budou souhlasit: { $names }. Můžeš hrát dál.
remote-delete-wished = Kdo stůl založil, chce ho nenávratně smazat. Napiš „smazat“, pokud souhlasíš, nebo „smazat ne“.
remote-delete-wanted = Kdo stůl založil, chce ho nenávratně smazat; ptá se ostatních.
remote-delete-agreed = { $name } souhlasí se smazáním stolu.
remote-delete-kept = Stůl zůstává.
remote-deleted = Enter skončí.
remote-taken-back = Co bylo dohodnuto, je vzato zpět.
remote-hurried = { $name } táhne ve spěchu ({ $strength }): na své boty čeká mnoho her.
remote-handed = { $name }: na tomto místě pokračuje bot ({ $strength }).
remote-back = { $name } je zpět.
remote-may = Můžeš napsat i: { $actions }.
remote-name-away = { $name } (není tu)
remote-watchers = { $count ->
    [one] dívá se { $count } člověk
    [few] dívají se { $count } lidé
    [many] dívá se { $count } člověka
   *[other] dívá se { $count } lidí
  }
remote-state-open = volné místo
remote-state-bot = bot
remote-state-own = na vlastní přání tu hraje bot ({ $strength })
remote-state-absent = není tu, hraje za něj bot ({ $strength })
remote-state-resigned = hru vzdal, dohrává bot ({ $strength })
remote-state-here = je tu
remote-state-away = { $minutes ->
    [-1] není tu
    [0] není tu, naposledy před chvílí
    [one] není tu, naposledy před { $minutes } minutou
    [few] není tu, naposledy před { $minutes } minutami
    [many] není tu, naposledy před { $minutes } minuty
   *[other] není tu, naposledy před { $minutes } minutami
  }
remote-comes = { $name } je tu.
remote-leaves = { $name } tu teď není.
remote-stood-in = { $name } tu není: na tomto místě pokračuje bot ({ $strength }).
remote-stand-in-asked = { $name } tu není a { $by } navrhuje, aby zatím hrál bot. „chybi“ znamená souhlas, „chybi ne“ čekat dál.
remote-stand-in-wished = { $name } tu není a { $by } navrhuje, aby zatím hrál bot; čeká se na souhlas ostatních.
remote-stand-in-agreed = { $name } souhlasí, aby hrál bot.
remote-stand-in-refused = { $name } chce raději čekat.
remote-stand-in-waits = Bot začne hrát, až budou souhlasit: { $names }.
remote-stand-in-kept = Čeká se dál.
remote-resign = Vzdát hru natrvalo? Na tvém místě ji dohraje bot. Napiš „ano“, nebo klávesou Enter hraj dál.
remote-resigned = { $name } hru vzdává; dohraje ji bot ({ $strength }).
remote-resigned-plays = Hra je na tvém místě vzdaná, dohrává ji bot ({ $strength }).
remote-resigned-end = { $name }: hra vzdána, dohrál ji bot.
remote-resigned-ended = { $name }: hra vzdána, tím skončila; platí dosavadní body.
remote-alone = Všichni ostatní hru vzdali. Napiš „konec-hry“ a hra skončí tvou výhrou, nebo hraj dál proti botům.
error-refused-not-absent = Hráč tu je, není na tahu, nebo ještě není pryč dost dlouho.
error-refused-not-left = Hru může ukončit jen poslední hráč, který ji nevzdal.
error-refused-resigned = Toto místo je vzdané natrvalo.
remote-wants-rematch = { $name } chce hrát znovu; přidáš se slovem „odveta“.
remote-lost = Spojení se ztratilo. Zkouší se znovu …
remote-found = Spojení je obnoveno.
remote-quit = Chceš od stolu odejít? Zůstane stát, vrátit se lze kdykoli. „ano“ odejde, Enter zůstane.
remote-bye = Stůl zůstává; zpět k němu vede: { $command }
remote-end = Chceš-li záznam hry uchovat, napiš „uložit SOUBOR“; „odveta“ hraje znovu, Enter skončí.
remote-end-how = Vstupu „{ $typed }“ zde nerozumím: napiš „uložit“ a jméno souboru, „odveta“, „řekni“ a větu, nebo nic a skončíš.
error-refused-late = Hra u stolu mezitím pokročila; toto se neprovedlo.
error-refused-nothing-to-undo = Není co vzít zpět: od tvé poslední odpovědi bylo něco odhaleno, nebo už jednal někdo jiný.
error-refused-not-agreed = Platí to: kdo s tím souhlasil, nechce to vzít zpět.
error-refused-asked-already = Kdo s tím souhlasil, už dostal otázku. Můžeš hrát dál; pak to platí.
error-refused-not-asked = Nikdo tě o vzetí zpět nežádá.
error-refused-name-taken = Tak už se u stolu jmenuje někdo jiný; zvol si jiné jméno.
error-refused-not-handed = Na tvém místě žádný bot nehraje.
error-refused-too-fast = To bylo na server příliš rychlé; zkus to znovu { $seconds ->
    [0] za chvíli
   *[other] za { $seconds } s
}.
error-refused-storage = Server teď nemůže nic uložit; zkus to za chvíli znovu.
error-refused-damaged = Uložený stůl je poškozený; správce serveru o tom ví.
error-refused-forgotten = Tento stůl byl smazán.
error-refused-disk-full = Na disku serveru není místo, tohle musí počkat; zkus to za minutu znovu.
error-refused-busy = U stolu je příliš rušno; zkus to za chvíli znovu.
remote-my-tables-none = Není tu zapamatován žádný stůl, u kterého sedíš.
remote-my-tables-gone = { $server }: herní server neodpovídá.
remote-my-tables-line = { $game }: { $names }. { $turn }
remote-my-tables-yours = Jsi na tahu.
remote-my-tables-others = Čeká se na: { $names }.
remote-my-tables-over = Hra skončila.
remote-my-tables-open = Ještě nepřišli všichni.
remote-my-tables-how = Ke stolu vede: deskovka table ODKAZ
say-how = Za „řekni“ napiš větu.
command-say = rekni
command-bot = predat
command-who = kdo
command-absent = chybi
command-resign = vzdat
command-end-game = konec-hry
command-return = navrat
command-agree = souhlas
command-refuse = nesouhlas
command-delete = smazat
command-links = odkazy
command-rematch = odveta
help-title-waiting = Dokud se čeká na ostatní, lze napsat:
help-say = řekni TEXT: věta pro všechny u stolu
help-who = kdo: kdo je tu a kdo ne
help-absent = chybí: ať za toho, kdo je na tahu a není tu, hraje bot, nebo s tím souhlasit; „chybí ne“ čeká dál
help-resign = vzdát: vzdát hru natrvalo, dohraje ji bot
help-end-game = konec-hry: ukončit hru, kterou všichni ostatní vzdali
help-bot = bot: na tvém místě pokračuje bot té síly, kterou napíšeš, třeba „bot beginner“
help-return = návrat: za své místo hraješ zase ty, ne bot
help-agree = souhlas: někdo smí vzít zpět, na čem jste se dohodli
help-refuse = nesouhlas: na čem jste se dohodli, platí
help-delete = smazat: nenávratně smaže stůl, když ostatní souhlasí; „smazat ne“ ho nechá
help-links = odkazy: odkazy pro volná místa a diváky

## Napsané tahy, které neodpovídají zápisu

notation-form = „{ $typed }“ se takto nepíše; správně je to třeba „{ $example }“.
notation-word = „{ $typed }“ na toto místo nepatří; správně je to třeba „{ $example }“.
notation-field = „{ $typed }“ zde být nemůže: sem patří { $field }, například { $sample }.
notation-choice = „{ $typed }“ zde být nemůže: { $field } je něco z těchto: { $expected }.
empty-line = Napiš číslo od 1 do { $most }, nebo „pomoc“.
wrong-choice = „{ $typed }“ v nabídce není: napiš číslo od 1 do { $most }, nebo „pomoc“.
ask-kind = Co uděláš? Napiš číslo nebo celou akci.
any-more = Seznam nemá všechny odpovědi: jakákoli další se dá napsat, jako { $forms }.
preview = Hraješ: { $action }
