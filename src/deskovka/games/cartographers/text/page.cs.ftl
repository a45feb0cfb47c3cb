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
hint = Ukaž místo na mapě, ťukni na ně, nebo použij šipky. R otáčí, F převrací, N najde další místo.
hint-touch = Ťukni do mapy, tvar pak posuň prstem.
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

## Co znamenají značky na mapě

goal = Zakresluj tak, aby ti výnosy za čtyři roční období přinesly nejvíc bodů; mince body přidají, nestvůry uberou.
about-space = { $kind ->
    [forest] Les, jeden z terénů, které zakresluješ.
    [village] Vesnice, jeden z terénů, které zakresluješ.
    [farm] Farma, jeden z terénů, které zakresluješ.
    [water] Voda, jeden z terénů, které zakresluješ.
    [monster] Nestvůra: na konci každého období stojí bod každé prázdné pole vedle ní.
    [mountain] Hora: je předtištěná a počítá se jako obsazená. Za obsazení všech čtyř polí kolem je mince.
    [wasteland] Pustina: je předtištěná a zakreslovat se tu nedá.
    [ruins] Zřícenina: prázdné pole. Po kartě zříceniny musí příští tvar některou zakrýt.
   *[empty] Prázdné pole.
  }{ $below ->
    [ruins] {" "}Zakrývá zříceninu.
   *[other] {""}
  }
about-explore = Karta průzkumu: každý zakreslí jeden z jejích tvarů jedním z jejích terénů.
about-ambush = Přepadení: soused ti na mapu zakreslí nestvůry tam, kde to bolí nejvíc.
about-card-time = Kolik času z ročního období karta zabere.
about-shape = Tvar z karty: smí se otočit i převrátit a leží jen na prázdných polích.
about-shape-coin = Tvar, který přinese i minci.
about-coins = Mince: každá odteď přinese bod na konci každého období.
about-when = Období, ve kterých se výnos boduje; to, které je teď, je vyznačené.
about-edict-points = Kolik by za něj tvoje mapa dostala teď.
about-seasons = Čtyři roční období, každé se svými dvěma výnosy.
about-time = Čas tohoto období. Až ho karty vyčerpají, období končí a boduje se.
about-deck = Karty, které v tomto období přišly, a co ještě může přijít.
about-scores = Body po obdobích a jejich součet.
about-other-map = Mapa jiného hráče s mincemi a body. Ťuknutím se zvětší.

## Co se po kom chce, řečeno nováčkovi

now-DrawTerrain = Vyber terén a tvar, otoč ho, jak chceš, polož ho na prázdná pole své mapy a potvrď. Podívej se na výnosy, které platí v tomto období: říkají, za co jsou body.
now-DrawMonsters = V kraji jsou nestvůry: zakresli je sousedovi na mapu tam, kde kolem nich zbude co nejvíc prázdných polí. Někdo udělá totéž tobě.
summary = { $season ->
    [spring] Jaro skončilo
    [summer] Léto skončilo
    [fall] Podzim skončil
   *[winter] Zima skončila
  }
