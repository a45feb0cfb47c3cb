game-name = Hádej kostku
game-aliases = hádání, kostka
game-about = Osm hodů kostkou, a každý předem ví, co padne.
game-length = 5 minut

GuessTheDie = Co padne na kostce?
Guessed = { $face ->
    [0] Tip je zadán: { $seat }.
   *[other] Tip: { $seat }, { $face }.
}
Rolled = Na kostce padlo { $face }; tipy byly { $guesses }.

kind-guess = tip
field-face = číslo na kostce
field-face-example = 4
field-points = body po kolech
field-asked = ještě tipuje
field-own_guess = tvůj tip
name-hits = Zásahy
name-near-misses = O jedna vedle
