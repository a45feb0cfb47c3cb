# Slova klienta v prohlížeči. Co patří ke hře, je v jejím vlastním katalogu.

## Rám
skip = Přeskočit na obsah
nav = Deskovka
rules = Pravidla
settings = Nastavení
theme-switch = Tmavé barvy
nowhere = Na této adrese nic není.
to-home = Ke hrám
loading = Načítá se …
offline = Server neodpovídá.

## Stůl
table-no-key = K tomuto stolu je potřeba odkaz: otevřete ten, který jste dostali nebo si uložili.
table-lost = Spojení je přerušené. Zkouší se znovu …
table-refused = Server odmítl: { $message }
