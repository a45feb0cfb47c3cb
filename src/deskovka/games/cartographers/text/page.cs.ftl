# Co říká česky stránka Kartografů; jména a co se stalo jsou v cs.ftl.

and = { $first } a { $last }
terrain = Terén
shape = Tvar
shape-of = Tvar { $number }, { $size ->
    [one] { $size } pole
    [few] { $size } pole
    [many] { $size } pole
   *[other] { $size } polí
  }{ $coin ->
    [yes] , s mincí
   *[no] {""}
  }
turn = Otočit
flip = Převrátit
hint = Ukaž místo na mapě, klepni na ně, nebo použij šipky. R otáčí, F převrací, N najde další místo.
hint-touch = Klepni na místo na mapě, tvar pak posuň prstem.
confirm = Zakreslit
not-here = Sem to nejde: { $why }.
why-filled = některé pole je obsazené
why-ruins = musí se zakrýt zřícenina
why-outside = přesahovalo by z mapy
why-rule = pravidlo { $rule }
turned = Otočeno, aby se to vešlo.
reshaped = Ten tvar se nikam nevejde, tohle je druhý.
points = { $count ->
    [one] { $text } bod
    [few] { $text } body
    [many] { $text } bodu
   *[other] { $text } bodů
  }
say-yes = { $space }: jde to, body { $points }
say-no = { $space }: nejde to, { $why }
time = Čas { $time }
edicts = Výnosy
now = boduje se v tomto období
season = Roční období
no-cards = zatím žádná karta
enlarge = Zvětšit mapu: { $name }
coins-short = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
  }
total-short = { $points ->
    [one] { $text } bod
    [few] { $text } body
    [many] { $text } bodu
   *[other] { $text } bodů
  }
state-drawn = má zakresleno
state-asked = kreslí …
state-open = ještě nezakresleno
scores = Body podle období
sum = Součet
square = Nic z karty se nevejde: zakresli jediný čtverec.
waiting = Čeká se na ostatní: { $names } …
waiting-then = V tu chvíli ještě nemá zakresleno: { $names }
undo = Vzít zpět
your-turn = Co se teď kreslí
question = Otázka
seats = Hráči u této obrazovky
maps = Mapy ostatních
paper-sweep = Tažením po mapě vybarvíš víc polí najednou; prstem začni do strany, nahoru a dolů se posouvá stránka.
pass = Předej obrazovku: { $name }.
here = Tady { $name }
