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
take-scroll = vzít svitek: { $scroll }
advance = zlepšit: { $track }
send = vyslat šamana: { $where }
deed-at = { $hex }: { $deed }
cost = stojí
gain = přinese
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
head-built = stojí
head-cost = cena
head-income = příjem z další
built-of = postaveno { $built } z { $all }
scroll = Svitek
favors = Prémiové destičky
towns = Města
space-used = použito
space-free = volné
passed = pas
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
