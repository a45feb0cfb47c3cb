# Co říká česky stránka Osadníků z Katanu; jména a co se stalo jsou v cs.ftl.

board = Ostrov
board-help = Šipky přecházejí mezi zářícími místy, Enter jedno vybere, druhý Enter potvrdí.
start-map = Mapa před první vesnicí
start-dealt = Toto je příklad. V každé hře se znovu losuje: { $parts }.
start-fixed = Takhle mapa leží v každé hře.
start-terrain = krajina
start-numbers = čísla
start-harbours = přístavy
zoom-in = Větší ostrov
zoom-out = Menší ostrov
spot-hex = dílek
spot-corner = křižovatka
spot-edge = cesta
spot = { $kind } { $name }: { $around }
land = { $terrain } { $token }
lights = Dá se vybrat
piece-of = { $piece }, { $name }
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
  }
road-grows = nejdelší cesta { $count }
robber-nobody = přesunout zloděje sem
robber-from = přesunout zloděje a okrást: { $name }
play-card = Zahrát kartu { $card }
card-of = { $card }: { $good }
bank-trade = bank: { $give } za { $get }
dice = Kostky: { $one } a { $other }, dohromady { $sum }
dice-none = Kostky ještě nepadly
roll = Hodit kostkami
end = Ukončit tah
trade = Obchod
possible = Tohle by šlo: { $action }.
wait = Na tahu: { $names }
wait-roll = { $names } hází kostkami
wait-turn = { $names } obchoduje a staví
wait-discard = Padla sedmička: { $names } vrací karty
wait-road = { $names } staví silnici
wait-answer = { $names } rozmýšlí nabídku
wait-deal = { $names } vybírá, s kým uzavře obchod
wait-found = { $names } zakládá vesnici
wait-robber = { $names } přesouvá zloděje
asked-turn = Obchoduj, stavěj, nebo ukonči tah
asked-roll = Hoď kostkami
asked-discard = { $count ->
    [one] Padla sedmička: vrať { $count } kartu
    [few] Padla sedmička: vrať { $count } karty
   *[other] Padla sedmička: vrať { $count } karet
  }
asked-free-road = { $count ->
    [one] Postav zdarma { $count } silnici
    [few] Postav zdarma { $count } silnice
   *[other] Postav zdarma { $count } silnic
  }
asked-answer = { $name } nabízí obchod
asked-deal = S kým obchod uzavřeš?
asked-found = Založ vesnici
asked-found-road = Postav silnici, která od ní vede
asked-robber = Přesuň zloděje
hint-build = Stavět můžeš tam, kde to svítí.
hint-no-build = Z těchto karet se nedá nic postavit.
hint-card = Předtím můžeš zahrát kartu.
hint-place = Vyber jedno ze zářících míst.
players = Hráči
target = K vítězství: { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
  }
thinks = přemýšlí
hand-cards = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
  }
my-cards = Moje karty
change = od tvé poslední akce
covered = Karty leží lícem dolů.
covered-of = Na řadě je { $name }, ostatní se nedívají.
uncover = Ukázat moje karty
no-cards = Žádné akční karty.
fresh = koupeno v tomto tahu
left = zbývá { $count }
desk = Co dělat
desk-build = Stavba
desk-trade = Obchod
desk-bank = Bank a kostky
desk-deal = Nabídka
desk-discard = Vrátit karty
desk-pick = Výběr
less = Méně: { $good }
more = Více: { $good }
give-n = dám { $count }
get-n = chci { $count }
return-n = vrátím { $count }
have = mám { $count }
bank-rate = bank { $rate }:1
in-bank = bank { $count }
terms = Dáš { $give } a dostaneš { $get }.
terms-none = Minus je to, co dáš, plus to, co chceš.
to-whom = Komu
offer = Nabídnout
with-bank = Směnit s bankem
clear = Vymazat
counter-send = Poslat protinabídku
gives = { $name } dává
wants = a chce
you-give = Dáš
you-get = Dostaneš
for = za
answers = Odpovědi
accepts = souhlasí
declines = nechce
counters = dá
deal = Uzavřít
withdraw = Stáhnout nabídku
accept = Souhlasím
decline = Nechci
counter = Protinabídka
cannot = Tyto karty nemáš.
discard = { $count ->
    [one] Vrátit { $count } kartu
    [few] Vrátit { $count } karty
   *[other] Vrátit { $count } karet
  }
discard-missing = { $count ->
    [one] Vyber ještě { $count } kartu.
    [few] Vyber ještě { $count } karty.
   *[other] Vyber ještě { $count } karet.
  }
discard-ready = To stačí.
stock = zbývá
my-rate = můj kurz
rolls = { $count ->
    [one] { $count } hod kostkami
    [few] { $count } hody kostkami
   *[other] { $count } hodů kostkami
  }
rolls-of = { $sum }: { $count }
rolls-expected = kolik se dalo čekat
end-growth = Body po kolech; karty s vítězným bodem se počítají až v posledním.
