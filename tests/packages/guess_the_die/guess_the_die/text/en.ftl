game-name = Guess the die
game-aliases = die guessing
game-about = Eight rolls of a die, and everybody knows beforehand what it will show.
game-length = 5 minutes

GuessTheDie = What will the die show?
Guessed = { $face ->
    [0] The guess of { $seat } is in.
   *[other] The guess of { $seat }: { $face }.
}
Rolled = The die shows { $face }; the guesses were { $guesses }.

kind-guess = guess
field-face = face of the die
field-face-example = 4
field-points = points by round
field-asked = still to guess
field-own_guess = your guess
name-hits = Hits
name-near-misses = Near misses
