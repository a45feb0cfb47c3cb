# Co říká česky stránka hry Terra Mystica; jména a co se stalo jsou v cs.ftl.

board = Mapa
board-help = Šipky přecházejí mezi poli, Enter ukáže, co se na poli dá dělat.
river = řeka
hex = { $hex }, { $terrain }
hex-owned = { $hex }, { $terrain }, { $building }, { $owner }
hex-choices = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
    [many] { $count } možnosti
   *[other] { $count } možností
  }
player = { $name }, { $faction }
transform = přetvořit: { $terrain }
upgrade = vylepšit: { $building }
bridge = most { $one } – { $other }
convert = { $paid } → { $got }
burn = obětovat { $count ->
    [one] { $count } krystal energie
    [few] { $count } krystaly energie
    [many] { $count } krystalu energie
   *[other] { $count } krystalů energie
  }
then = { $first } a { $second }
pass-with = pasovat: { $scroll }
take-scroll = Vzít svitek: { $scroll }
advance = zlepšit: { $track }
send = vyslat šamana: { $where }
deed-at = { $hex }: { $deed }
cost = stojí
gain = přinese
take-turn = Proveď jednu akci, nebo do konce kola pasuj.
end-turn = Ukončit tah
done = Hotovo
pick = Vyber zářící pole nebo jednu z akcí.
pick-hex = Vyber jedno ze zářících polí.
pick-other = Vyber z akcí svého tahu.
possible = Tohle by šlo: { $action }.
yes = Ano, { $amount }
yes-price = { $price ->
    [0] zdarma
    [one] za { $price } bod
    [few] za { $price } body
    [many] za { $price } bodu
   *[other] za { $price } bodů
  }
no = Ne, děkuji
waiting = Na tahu: { $names }.
waiting-nobody = Teď nemusí nikdo odpovídat.
tab-actions = Akce
tab-me = Moje deska
tab-players = Hráči
tab-cults = Kulty
tab-rounds = Kola
tab-tiles = Destičky
tabs = Části stolu
zoom-in = Větší mapa
zoom-out = Menší mapa
group-choose = Národy
group-bridge = Mosty
group-take = Co si můžeš vzít
group-cult = Postup v kultu
group-key = Klíč
group-power = Akce za energii
group-special = Zvláštní akce
group-send = Vyslat šamana
group-advance = Lodě a teraformace
group-convert = Směny
group-burn = Obětovat energii ze sféry II
group-pass = Pasovat a vzít svitek
group-scroll = Svitky
no-actions = Mimo mapu se teď nedá nic dělat.
not-asked = Teď nejsi na řadě.
coins = peníze
workers = dělníci
priests = šamani
points = body
power = energie
bowl = sféra { $number }: { $count }
shipping = Lodní přeprava { $level }
no-shipping = Bez lodí
digging = Rýč
network = Síť { $count }
income = Příjem
head-built = postaveno
head-cost = cena
head-income = příjem z další
built-of = postaveno { $built } z { $all }
scroll = Svitek
favors = Prémiové destičky
towns = Města
space-used = použito
space-free = volné
passed = pasuje
to-act = na tahu
board-of = Ceny a příjmy: { $faction }
look-first = Vyber národ a uvidíš tu jeho ceny a příjmy.
to-actions = Akce ↓
more = Víc: { $name }
order = Pořadí
next-place = příští kolo: { $place }.
scoring = Za co jsou v kolech odměny
round = { $round }. kolo
round-rewards = { $round }. kolo: { $reward }
final = závěr
final-places = Kulty a síť na konci
now = teď
done-round = odehráno
scrolls-left = Svitky na stole
favors-left = Zbývající prémiové destičky
towns-left = Zbývající žetony měst
power-actions = Akce za energii
times = zbývá { $count }
on-scroll = { $count ->
    [0] bez peněz
    [one] leží na něm { $count } peníz
    [few] leží na něm { $count } peníze
    [many] leží na něm { $count } peníze
   *[other] leží na něm { $count } peněz
  }
cult-step = stupeň { $step }
order-free = volno, stupně: { $steps }
order-taken = šaman: { $name }
cult-of = { $cult }: { $steps }
at-step = { $name } { $step }
amount-beside = (vedle jiného národa jen { $amount })
amount-cult = { $count ->
    [one] { $count } stupeň, { $cult }
    [few] { $count } stupně, { $cult }
    [many] { $count } stupně, { $cult }
   *[other] { $count } stupňů, { $cult }
  }
amount-tokens = { $count ->
    [one] { $count } krystal energie
    [few] { $count } krystaly energie
    [many] { $count } krystalu energie
   *[other] { $count } krystalů energie
  }
amount-bowl3 = { $count } do sféry III
amount-steps = { $count ->
    [one] { $count } stupeň v kultu
    [few] { $count } stupně v kultu
    [many] { $count } stupně v kultu
   *[other] { $count } stupňů v kultu
  }
amount-climb = cesta na vrchol
amount-ship = lodní přeprava +{ $count }
amount-dig = teraformace +{ $count }
amount-leap = přelet +{ $count }
amount-favor = { $count ->
    [one] prémiová destička
    [few] { $count } prémiové destičky
    [many] { $count } prémiové destičky
   *[other] { $count } prémiových destiček
  }
amount-town = { $count ->
    [one] město
    [few] { $count } města
    [many] { $count } města
   *[other] { $count } měst
  }
amount-ordain = { $count ->
    [one] { $count } dělník se může stát šamanem
    [few] { $count } dělníci se mohou stát šamany
    [many] { $count } dělníka se může stát šamanem
   *[other] { $count } dělníků se může stát šamany
  }
amount-bridge = { $count ->
    [one] most
    [few] { $count } mosty
    [many] { $count } mostu
   *[other] { $count } mostů
  }
amount-sandstorm = písečná bouře
amount-dwelling = usedlost zdarma
amount-trading_post = obchodní stanice zdarma
amount-turns = akce po sobě: { $count }

## Co znamenají značky na plánu

goal = Měj po šesti kolech nejvíc vítězných bodů: za stavby a destičky hodnocení, na konci i za kulty a největší síť budov.
about-ground = { $terrain ->
    [yellow] Poušť
    [brown] Planiny
    [black] Močály
    [blue] Jezera
    [green] Lesy
    [gray] Hory
   *[red] Pustina
  }: staví tu jen národ, který je tu doma. Ostatní musí pole nejdřív přetvořit; čím dál je to na kruhu krajin, tím víc rýčů to stojí.
about-river = Řeka: nestaví se na ní. Lodní přeprava zpřístupní pole na druhém břehu.
about-building = { $kind ->
    [D] Usedlost: přináší dělníky. Pro zisk energie a založení města má hodnotu 1.
    [TP] Obchodní stanice: přináší peníze a energii. Vedle jiného národa stojí jen polovinu peněz. Má hodnotu 2.
    [TE] Svatyně: přináší každé kolo šamana a při stavbě prémiovou destičku. Má hodnotu 2.
    [SH] Pevnost: dává národu jeho zvláštní schopnost. Má hodnotu 3.
   *[SA] Chrám: přináší šamany a prémiovou destičku. Má hodnotu 3 a město s ním stačí o třech stavbách.
  }
about-bridge = Most spojuje dvě pole přes řeku: jsou pak sousední.
about-points = Vítězné body. Každý začíná s 20.
about-coins = Penězi se platí stavby, přeprava i teraformace.
about-workers = Dělníky se platí stavby a rýče.
about-priests = Šamani jdou do kultů, nebo se jimi platí lodní přeprava a teraformace. Je jich sedm.
about-power = Energie leží ve třech sférách; utratit jde jen to, co je ve sféře III.
about-bowl = { $number ->
    [1] Sféra I: získaná energie se odtud nejdřív přesouvá do sféry II.
    [2] Sféra II: když je sféra I prázdná, přesouvá se získaná energie odtud do sféry III. Ze dvou krystalů tu se jeden dostane tam, když druhý obětuješ.
   *[3] Sféra III: odtud se energie utrácí; utracená se vrací do sféry I.
  }
about-spade = Rýč přetvoří pole o jeden krok po kruhu krajin.
about-digging = Kolik teď stojí rýč. Každý postup na liště teraformace ho zlevní a přinese 6 bodů.
about-shipping = Lodní přeprava: přes tolik říčních polí smíš stavět. Každý postup stojí šamana a 4 peníze a přináší body.
about-key = Klíč od města: s ním jeden kámen vystoupí až na poslední stupeň kultu.
about-favor = Prémiová destička: stupně v kultu a trvalá schopnost.
about-town = Město: aspoň čtyři tvé spojené stavby s hodnotou dohromady 7 přinesou žeton města.
about-income = Co dostaneš na začátku příštího kola.
about-network = Tvá největší síť spojených budov: na konci mají největší sítě 18, 12 a 6 bodů.
about-special = Zvláštní akce národa: jednou za kolo.
about-cult = Kult. Na konci mají první tři v něm 8, 4 a 2 body.
about-cult-track = Cesta vzhůru kultem, na stupeň 10 smí jediný hráč. Kameny ukazují, jak daleko kdo je.
about-cult-power = Kdo na něj vstoupí nebo ho přejde, získá { $power ->
    [one] { $power } krystal energie
    [few] { $power } krystaly energie
   *[other] { $power } krystalů energie
  }.
about-marker = Jak vysoko hráč vystoupil, podle barvy a čísla.
about-order = Řád kultu: šaman, který sem odejde natrvalo, přinese tolik stupňů. Číslo v kroužku je volné místo.
about-scoring = Destička hodnocení kola: hned odměňuje body, co se v tom kole udělá, a na jeho konci stupně v kultu.
about-scroll = Bonusový svitek: bere se při pasování a drží se jedno kolo. Na těch, které nikdo nevzal, leží peníze.
about-favor-tile = Prémiová destička: platí odteď až do konce, dvě stejné nemá nikdo.
about-town-tile = Žeton města: přinese jednou body a suroviny a k tomu klíč.
about-power-action = Akce za energii: jednou za kolo pro toho, kdo přijde první, platí se energií ze sféry III.
about-seat = V pořadí tahů: body, kdo je na tahu a kdo pasoval.
about-next = Kdo začne příští kolo a kdo po něm: kdo pasuje první, začíná.
about-player = Barva národa a číslo místa, stejné i na stavbách a kamenech.

## Co se po kom chce, řečeno nováčkovi

now-ChooseFaction = Vyber národ, za který budeš hrát. Každý má svou krajinu a svou schopnost; u některých stojí, že se hodí pro první hru.
now-FirstDwelling = Postav usedlost na své domovské krajině. Dobrá místa mají kolem další tvou krajinu, pole, která se snadno přetvoří, a sousedy.
now-FirstScroll = Vyber bonusový svitek, který budeš mít v prvním kole.
now-TakeTurn = Udělej jednu akci: přetvoř pole a postav, vylepši stavbu, postup v lodní přepravě nebo teraformaci, vyšli šamana, použij akci za energii či zvláštní akci, nebo pasuj. Předtím i potom smíš směňovat, co chceš.
now-FinishTurn = Akce je hotová. Ještě smíš směňovat, pak ukonči tah.
now-TakePower = Někdo vedle tebe postavil: vezmi si nabízenou energii a zaplať za ni body, nebo odmítni.
now-UseSpades = Použij rýče, které máš: vyber pole, které přetvoříš.
now-BonusSpades = Kulty ti daly rýče: vyber pole, které přetvoříš. Teď se nestaví.
now-UseKey = Smíš použít klíč a vystoupit na poslední stupeň tohoto kultu.
now-ChooseBridge = Vyber, mezi kterými poli povede most.
now-ChooseCult = Vyber kult, ve kterém postoupíš.
now-OwnChoices = To, co se ti právě povedlo, ti něco přinese: vyber si z akcí třeba prémiovou destičku nebo žeton města. Ostatní pokračují až potom.
now-Sandstorm = Vyber pole vedle některé své stavby: stane se z něj poušť. Hned na něm smíš stavět.
now-Ride = Vyber pole s lesy, ať leží kdekoli: zdarma na něm postavíš usedlost.
now-FreeTradingPost = Vyber svou usedlost: zdarma z ní bude obchodní stanice.
now-CultistsStep = Soused si vzal energii za tvou stavbu: vyber kult, ve kterém postoupíš.
first-witches = Jsou přímočaré: stavět a zakládat města o pět bodů cennější.
first-nomads = Začínají se třemi usedlostmi, takže mají kam růst.
first-halflings = Každý rýč jim přinese bod, takže se vyplatí i samotné kopání.
first-mermaids = Od začátku plují daleko a místo na stavbu najdou vždycky.
summary = { $round }. kolo skončilo

## Příprava

option-scoring-hint = Nejvýše šest, v pořadí kol; pro zbylá kola se destičky vylosují.
option-scrolls-hint = Ve hře jsou o tři víc, než je hráčů; co chybí, se vylosuje.
option-factions-hint = Pro každého hráče jeden, v pořadí míst, nebo žádný.
