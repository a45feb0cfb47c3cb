# Co říká jen stránka Vládců Severu, česky.

ui-loading = Karty se rozkládají na stůl …
ui-waiting = Čeká se na: { $names }.
ui-supply = Tvoje zásoba
ui-tired = unavení osadníci
ui-points = body
ui-hand = Tvoje ruka
ui-hand-size = karty v ruce
ui-hand-empty = V ruce nemáš žádnou kartu.
ui-ships = lodě doma
ui-discs-left = nepoužité disky
ui-passed = pasuje
ui-on-turn = na tahu
ui-first = začínající hráč
ui-players = Hráči
ui-cards-in-empire = { $count ->
    [one] { $count } karta v impériu
    [few] { $count } karty v impériu
   *[other] { $count } karet v impériu
  }
ui-choices = na výběr { $count }
ui-my-empire = Tvoje impérium
ui-empire-of = Impérium: { $name }
ui-to-mine = zpět na tvoje
ui-empire-empty = Zatím žádné karty.
ui-fields = Zdrojové lokace
ui-locations = Lokace
ui-islands = Ostrovy
ui-harvest-gives = sklizeň této lokace dává
ui-tiles = Destičky akcí
ui-round = { $round }. kolo
ui-last-round = poslední kolo
ui-disc = disk hráče { $name }
ui-disc-exhausted = použitý disk hráče { $name }
ui-expedition = Mořeplavba
ui-queue = Fronta lodí
ui-queue-empty = na moři není žádná loď
ui-arriving = Připlouvá loď, { $name }
ui-ship = { $place }. loď, { $name }
ui-islands-near = Blízké ostrovy
ui-islands-distant = Vzdálené ostrovy, jen pro lodě se zásobami
ui-in-deck = { $count ->
    [one] v balíčku { $count } karta
    [few] v balíčku { $count } karty
   *[other] v balíčku { $count } karet
  }
ui-piles = Hromádky
ui-piles-empty = Zatím nebylo nic odloženo.
ui-known = Karty z ruky, které všichni viděli
ui-discards = Odložené karty
ui-discards-near = Odložené blízké ostrovy
ui-discards-distant = Odložené vzdálené ostrovy
ui-can = teď lze vybrat
ui-times = počet: { $count }
ui-attached = vylepšuje kartu { $card }
ui-choose = Vyber
ui-card-large = Karta
ui-pay-with = Zaplatit
ui-read = přečíst
ui-read-card = Přečíst kartu { $card }
ui-keep = { $count ->
    [0] Nenechat si nic
    [one] Nechat si { $count } kartu
    [few] Nechat si { $count } karty
   *[other] Nechat si { $count } karet
  }
ui-keep-so-far = vybráno { $count } z { $most }
ui-fold = Podívat se na stůl
ui-unfold = Odpovědět na otázku
ui-cargo = { $far ->
    [yes] blízké i vzdálené ostrovy
   *[no] blízké ostrovy
  }, { $conquers ->
    [yes] vyplenit nebo dobýt
   *[no] vyplenit
  }
ui-none = nic
ui-more = přidat: { $good }
ui-less = ubrat: { $good }
ui-covered = Karty v ruce leží lícem dolů.
ui-covered-of = Ruka hráče { $name } leží lícem dolů.
ui-uncover = Otočit
ui-start-deck = jeho karty
ui-clan-deck = { $count ->
    [one] balíček: { $count } různá karta
    [few] balíček: { $count } různé karty
   *[other] balíček: { $count } různých karet
  }
ui-clan-take = Hrát za klan { $clan }

ui-part-tiles = { $count ->
    [one] { $count } destička
    [few] { $count } destičky
   *[other] { $count } destiček
  }
ui-part-sea = na desce moře { $count }
ui-part-hand = v ruce { $count }
ui-part-mine = tvoje { $count }
ui-part-theirs = útok { $count }

## Co se má udělat

ui-do-disc = { $tile }: položit disk
ui-do-again = { $tile }: přesunout disk z destičky { $origin }
ui-do-shift = Přesunout disk: { $origin } → { $tile }
ui-do-build = Postavit: { $card }
ui-do-construct = Postavit zdarma: { $card }
ui-do-use = Použít: { $card }
ui-do-attack = Zaútočit: { $card }
ui-do-pass = Pasovat do konce fáze
ui-do-nothing = Bez karty dál
ui-do-boost = Zahrát: { $card }
ui-do-field = Postavit samostatně: { $card }
ui-do-upgrade = { $card }: vylepšit { $piece }
ui-do-harvest = Sklidit: { $card }
ui-do-sail = Vyplout
ui-do-island = Plout: { $card }
ui-do-unseen = Otočit vrchní kartu
ui-do-home = Plout domů
ui-do-pillage = Vyplenit
ui-do-conquer = Dobýt
ui-do-take = Vzít
ui-do-pay = Zaplatit
ui-do-assign = Přidělit
ui-do-release = Vzít zpět
ui-do-pick = Vybrat: { $card }
ui-do-drop = Odložit: { $card }
ui-do-renew = Obnovit: { $card }
ui-do-enough = Stačí
ui-do-find = Vzít
ui-do-forward = { $places ->
    [one] o { $places } místo dopředu
    [few] o { $places } místa dopředu
   *[other] o { $places } míst dopředu
  }
ui-do-voyage = Tato loď doplula
ui-do-payout = Vyplatí: { $card }
ui-do-decline = Neplatit
ui-do-build-drawn = Postavit zdarma
ui-do-keep-drawn = Nechat v ruce
ui-do-copy = Kopírovat: { $card }
ui-more-refreshed = { $count ->
    [one] { $count } odpočatý osadník
    [few] { $count } odpočatí osadníci
   *[other] { $count } odpočatých osadníků
  }

## Co znamenají značky na stole

goal = Kdo dosáhne 25 bodů, zahájí poslední kolo; pak vyhraje, kdo má nejvíc bodů i s těmi za karty a zbylé zásoby.
about-phase = Jedno kolo: v Rozhledu se dobírají karty, ve fázi Akcí hraje jeden po druhém, při Mořeplavbě lodě doplují k ostrovům a Úklid vše znovu připraví.
about-disc = Na destičce leží akční disk hráče: v tomto kole ji už použil.
about-disc-exhausted = Disk otočený na druhou stranu: byl použit podruhé a zůstane tu až do Úklidu.
about-discs-left = Disky, které se v tomto kole ještě dají položit na destičku akce.
about-crest = Komu něco patří: znak a barva klanu.
about-card = { $kind ->
    [field] Zdrojová lokace: při sklizni dá, co je na ní.
    [field-upgrade] Vylepšení: přiloží se ke zdrojové lokaci a ta dá při každé sklizni víc.
    [field-or-upgrade] Karta, která se zahraje jako zdrojová lokace, nebo se k jiné přiloží jako vylepšení.
    [boost] Posílení: zahraje se s akcí, kterou má v rohu, a přidá něco navíc.
    [island] Ostrov: loď, která k němu dopluje, ho jednou vyplení, nebo ho s žetonem útoku natrvalo dobude.
   *[location] Lokace: postaví se za to, co má v rohu, a její akce nebo vlastnost je pak tvoje.
  }
about-upgrade = Vylepšení u zdrojové lokace: přidá ke každé sklizni.
about-harvest-sum = Co dá sklizeň této zdrojové lokace se všemi vylepšeními.
about-exhausted = Otočená a přeškrtnutá: v tomto kole už použitá, dokud ji neobnoví Úklid nebo něco jiného.
about-tokens = Suroviny a osadníci, kteří jsou této kartě přiděleni.
about-icon = Ikona klanu: mnohé karty počítají, kolik jich je v tvém impériu.
about-queue = Loď na moři. Při Mořeplavbě plují v tomto pořadí odpředu; s rybou doplují i ke vzdáleným ostrovům, s žetonem útoku mohou dobývat.
about-deck = { $distance ->
    [near] Blízké ostrovy, které ještě leží rubem nahoru. Dopluje k nim každá loď.
   *[distant] Vzdálené ostrovy, které ještě leží rubem nahoru. Doplují k nim jen lodě se zásobami.
  }
about-empty = Odtud už někdo ostrov vzal; nový vyloží Úklid.
about-first = V tomto kole hraje první.
about-hand = Karty v ruce, vidí je jen jejich majitel.
about-home-ships = Lodě doma, které lze vyslat.
about-minis = Karty tohoto impéria, nejdřív zdrojové lokace. Ťuknutím se ukážou celé.
about-own-deck = Kolik karet zbývá k dobrání; až dojdou, zamíchají se odložené.
about-food = Jídlo, surovina.
about-wood = Dřevo, surovina.
about-stone = Kámen, surovina.
about-sheep = Ovce, surovina.
about-fish = Ryba, surovina; jako zásoby dovede loď ke vzdáleným ostrovům.
about-gold = Zlaťák: dá se jím zaplatit místo kterékoli suroviny.
about-raze = Žeton útoku: na útoky a na dobývání ostrovů.
about-worker = Osadník: platí se jím stavby a mnohé akce, pak je unavený až do Úklidu.
about-tired = Unavení osadníci: znovu pracovat budou po Úklidu.
about-vp = Vítězné body.
about-draw = Dobrání karty.
about-any = Libovolná surovina.
about-good = Cokoli ze zásob.
about-ship = Loď: vypluje, dopluje k jednomu ostrovu a vrátí se domů.
about-neutral-ship = Běžná loď: jen pro toto kolo.
about-explore = Průzkum: dobrání karty.
about-populate = Osídlení: nový osadník.
about-construct = Výstavba nebo něco, co se staví.
about-harvest = Sklizeň: zdrojová lokace dá všechno, co je na ní.
about-refresh = Odpočinek: unavený osadník může znovu pracovat.
about-renew = Obnovení: použitá karta jde použít ještě jednou.
about-attack = Útok: za žeton útoku vyčerpáš soupeřovu lokaci.
about-assign = Přidělení: na kartu se něco položí.
about-release = Co leží na kartě, vezmeš zpátky.
about-find = Vyhledání karty, kterou si vezmeš.
about-move-disc = Přesun disku na jinou destičku.
about-move-ship = Posun lodě ve frontě dopředu.
about-expedition = Loď dopluje k ostrovu hned.
about-discard = Odložení karty.
about-return = Karta se vrátí do ruky.
about-pay-out = Uložené vyplatí hned.
about-pillage = Vyplenění ostrova: vezmeš si, co je na něm, a ostrov zmizí.
about-conquer = Dobytí ostrova: stane se součástí tvého impéria.
about-pass = Pasování do konce této fáze.
about-part-action = Akce karty: jednou za kolo.
about-part-feature = Vlastnost: působí sama, kdykoli se stane to, co jmenuje.
about-part-bonus = Bonus, jednou, při postavení nebo dobytí karty.
about-part-storage = Uložení: co tu leží, vyplácí se při každém Rozhledu.
about-part-boost = Co posílení dělá.
about-copy = Počítá se jako jiná karta.
about-kind-field = Zdrojová lokace.
about-kind-location = Lokace.
about-kind-island = Ostrov.
about-kind-card = Kterákoli karta impéria.
about-icons = Různé ikony.
about-opponent = Něco, co udělá soupeř.

## Co se po kom chce, řečeno nováčkovi

now-TakeTurn = Udělej jednu věc: polož disk na destičku akce, postav lokaci z ruky, použij kartu, nebo zaútoč. Kdo už nic nemůže nebo nechce, do konce fáze pasuje.
now-WhichClan = Vyber klan, za který budeš hrát. Označené se hodí pro první hru.
now-KeepOpening = Nech si tři z těchto karet do začátku. Pomohou levné lokace a všechno, co přináší suroviny.
now-KeepFromLookout = Nech si karty, které chceš, každou za jednoho osadníka. Zbylí osadníci mohou později stavět a jednat.
now-SailWith = Vyber, co si loď vezme s sebou: se zásobami dopluje ke vzdáleným ostrovům, s žetonem útoku může dobývat.
now-ChooseIsland = Tvoje loď doplula: vyber ostrov, nebo ji pošli domů.
now-PillageOrConquer = Vyplen ostrov a vezmi si, co je na něm, nebo ho dobuď a nech si ho.
now-HarvestWhich = Vyber zdrojovou lokaci ke sklizni.
now-ConstructWhat = Vyber lokaci, kterou postavíš zdarma.
now-TakeResources = Vyber, které suroviny si vezmeš.
now-BoostOrField = K destičce smíš zahrát posílení nebo zdrojovou lokaci, nebo pokračuj bez nich.
first-glenn = Karty si navzájem pomáhají, takže se hodí cokoli, co postavíš.
first-ulaf = Vyplouvej brzy a často: ostrovy přinášejí suroviny, karty i body.
end-growth = Body po kolech, i s tím, co zrovna byly cenné karty v impériu, suroviny a zlato.
summary = { $round }. kolo skončilo
summary-note = Počítá se, jako by hra končila teď: i s body za karty v impériu, suroviny a zlato.
