# Co říkají Osadníci z Katanu česky. Pravidla jsou v rules.cs.toml.

game-name = Osadníci z Katanu

## Suroviny

good-brick = cihly
good-lumber = dřevo
good-wool = vlna
good-grain = obilí
good-ore = ruda

## Počítané karty surovin

cards-brick = { $count ->
    [one] { $count } cihla
    [few] { $count } cihly
    [many] { $count } cihly
   *[other] { $count } cihel
  }
cards-lumber = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
    [many] { $count } dřeva
   *[other] { $count } dřev
  }
cards-wool = { $count ->
    [one] { $count } vlna
    [few] { $count } vlny
    [many] { $count } vlny
   *[other] { $count } vln
  }
cards-grain = { $count } obilí
cards-ore = { $count ->
    [one] { $count } ruda
    [few] { $count } rudy
    [many] { $count } rudy
   *[other] { $count } rud
  }
cards-any = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }

## Krajiny

terrain-hills = vrchovina
terrain-fields = pole
terrain-forest = les
terrain-mountains = hory
terrain-pasture = pastvina
terrain-desert = poušť
terrain-sea = moře

## Figurky

piece-road = silnice
piece-settlement = vesnice
piece-city = město
piece-robber = zloděj
pieces-road = { $count ->
    [one] { $count } silnice
    [few] { $count } silnice
    [many] { $count } silnice
   *[other] { $count } silnic
  }
pieces-settlement = { $count ->
    [one] { $count } vesnice
    [few] { $count } vesnice
    [many] { $count } vesnice
   *[other] { $count } vesnic
  }
pieces-city = { $count ->
    [one] { $count } město
    [few] { $count } města
    [many] { $count } města
   *[other] { $count } měst
  }

## Místa na plánu

place-hex = dílek
place-edge = cesta
place-intersection = křižovatka
place-token = žeton s číslem

## Akční karty

card-development = akční karta
card-knight = Rytíř
card-road-building = Stavba silnic
card-plenty = Vynález
card-monopoly = Monopol
card-victory-point = Karta s vítězným bodem
effect-knight = přesun zloděje a krádež karty; počítá se do Největšího vojska
effect-road-building = dvě silnice zdarma
effect-plenty = dvě libovolné karty surovin z banku
effect-monopoly = zvol surovinu; soupeři ti dají všechny její karty
effect-victory-point = jeden vítězný bod, skrytý až do vítězství
cards-development = { $count ->
    [one] { $count } akční karta
    [few] { $count } akční karty
    [many] { $count } akční karty
   *[other] { $count } akčních karet
  }
cards-knight = { $count ->
    [one] { $count } Rytíř
    [few] { $count } Rytíři
    [many] { $count } Rytíře
   *[other] { $count } Rytířů
  }

## Přístavy

harbour-generic = přístav 3:1
harbour-brick = přístav 2:1 pro cihly
harbour-lumber = přístav 2:1 pro dřevo
harbour-wool = přístav 2:1 pro vlnu
harbour-grain = přístav 2:1 pro obilí
harbour-ore = přístav 2:1 pro rudu
harbour-generic-short = 3:1
harbour-brick-short = cihly 2:1
harbour-lumber-short = dřevo 2:1
harbour-wool-short = vlna 2:1
harbour-grain-short = obilí 2:1
harbour-ore-short = ruda 2:1
harbour-none = bez přístavu

## Zvláštní karty

award-longest-road = Nejdelší obchodní cesta
award-largest-army = Největší vojsko
award-aside = nemá ji nikdo

## Odkud jsou body

goods-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
  }
points-settlements = Vesnice
points-cities = Města
points-longest-road = Nejdelší obchodní cesta
points-largest-army = Největší vojsko
points-cards = Karty s vítězným bodem

## Další slova

bank = bank
deck = balíček
supply = zásoba
hand = ruka
nothing = nic
nobody = nikdo
free = zdarma
rate = { $given }:1
road-length = { $count ->
    [one] řada { $count } silnice
    [few] řada { $count } silnic
    [many] řada { $count } silnice
   *[other] řada { $count } silnic
  }
