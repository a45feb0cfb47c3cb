# Co říkají Námořníci česky. Jejich pravidla jsou v rules.cs.toml.

## Volby hry

option-scenario = Co se hraje
option-scenario-base = Osadníci z Katanu, základní hra
option-scenario-seafarers = Námořníci

## Dílky

terrain-gold = zlatonosná řeka
terrain-unknown = neobjevený dílek

terrain-hills-short = vrchy
terrain-fields-short = pole
terrain-forest-short = les
terrain-mountains-short = hory
terrain-pasture-short = louka
terrain-desert-short = poušť
terrain-gold-short = zlato

## Figurky

piece-ship = loď
piece-pirate = pirát
pieces-ship = { $count ->
    [one] { $count } loď
    [few] { $count } lodě
    [many] { $count } lodě
   *[other] { $count } lodí
  }

## Akční karty

effect-knight-pirate = přesun zloděje nebo piráta a krádež karty; počítá se do Největšího vojska
effect-roads-or-ships = dvě silnice nebo lodě zdarma

## Odkud jsou body

award-longest-route = Nejdelší obchodní cesta
name-longest-route = Nejdelší obchodní cesta
name-islands = Ostrovy
source-longest-route = nejdelší řada aspoň pěti silnic a lodí
source-islands = po bodu za první vesnici na každém malém ostrově

## Stránka

sign-robber = Z
sign-pirate = P
page-legend-sea = a silnice, =a= loď, (A) vesnice, [A] město, Z zloděj, P pirát, D drak, * poklad, ~ přístav (2:1, nebo 3:1 za cokoli)
page-unknown = Ještě neobjeveno: { $hexes }; čísla: { $tokens }.
route-length = { $count ->
    [one] řada { $count } silnice nebo lodi
    [few] řada { $count } silnic a lodí
    [many] řada { $count } silnice a lodi
   *[other] řada { $count } silnic a lodí
  }
head-left-sea = zbývá s/v/m/l
head-islands = ostrovy
seat-islands = { $player }, { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
  } za ostrovy.
island-around = Kolem desky: { $hexes }.

## Na co se hra ptá

MoveRobberOrPirate = Kam přesuneš zloděje, nebo piráta?
ChooseGold = Zlato: { $count ->
    [one] kterou surovinu si vezmeš?
    [few] které { $count } suroviny si vezmeš?
    [many] kterých { $count } suroviny si vezmeš?
   *[other] kterých { $count } surovin si vezmeš?
  }
ChooseHex = Který dílek odhalíš jako první?

## Co se stalo

ShipBuilt = { $you ->
    [yes] Stavíš
   *[no] { $seat } staví
  } loď na { $edge }.
ShipMoved = { $you ->
    [yes] Přesouváš
   *[no] { $seat } přesouvá
  } loď z { $edge } na { $to }.
PirateMoved = { $you ->
    [yes] Přesouváš
   *[no] { $seat } přesouvá
  } piráta na { $hex }.
CardsChosen = { $you ->
    [yes] Vybíráš si
   *[no] { $seat } si vybírá
  } { $cards }.
HexTurned = { $you ->
    [yes] Odhaluješ
   *[no] { $seat } odhaluje
  } { $hex }: { $land }{ $token ->
    [0] {""}
   *[other] {" "}{ $token }
  }.
IslandSettled = { $you ->
    [yes] Máš
   *[no] { $seat } má
  } první vesnici na ostrově, { $islands ->
    [one] za ostrovy { $islands } bod
    [few] za ostrovy { $islands } body
    [many] za ostrovy { $islands } bodu
   *[other] za ostrovy { $islands } bodů
  }.
LongestRouteMoved = { $seat ->
    [0] Nejdelší obchodní cestu teď nemá nikdo.
   *[other] { $you ->
        [yes] Získáváš
       *[no] { $seat } získává
      } Nejdelší obchodní cestu: řada { $pieces } silnic a lodí.
  }

## Vybírání

kind-ship = postavit loď
kind-move = přesunout loď
kind-robber = přesunout zloděje
kind-pirate = přesunout piráta
kind-spare = nevzít nic
kind-take = vzít si karty podle výběru
kind-turn = odhalit dílek
ask-ship = Kam? Napiš číslo nebo jméno, například { $example }.
ask-move = Kterou loď? Napiš číslo nebo jméno, například { $example }.
ask-edge = Kam s ní? Napiš číslo nebo jméno, například { $example }.
ask-pirate = Na který dílek moře? Napiš číslo nebo jméno, například { $example }.
ask-take = Kterou kartu si vezmeš? { $left ->
    [one] Ještě { $left }.
    [few] Ještě { $left }.
    [many] Ještě { $left }.
   *[other] Ještě { $left }.
  } Napiš číslo, nebo všechny najednou, například { $example }.
ask-hex = Který dílek? Napiš číslo nebo jméno, například { $example }.

## Co lze napsat místo slov zápisu

typed-ship = lod lode
typed-move = presun presunout
typed-pirate = pirat pirata
typed-take = vzit vezmi beru
typed-turn = odhalit odhal

## Co znamenají slova zápisu

field-ship = cesta na mapě, kde loď leží, tedy dílek a jeho strana
field-ship-example = E9e

## Štěstí zvlášť od rozhodnutí

luck-land = objevená pole, která vynášejí
luck-land-how = podle polí, která ještě ležela lícem dolů
luck-dots = tečky objevených čísel
luck-dots-how = podle žetonů, které zbývaly
