game-name = Piškvorky 3×3
game-aliases = tři v řadě
game-about = Tři v řadě.
game-length = 1 minuta

PutMark = Dej svou značku na prázdné pole.
Marked = { $seat } dává značku na pole { $space }.

kind-mark = značka
field-space = pole
field-space-example = 5
name-row = Tři v řadě
