# Co říká česky stránka Osadníků na moři; jména a co se stalo jsou v cs.ftl.

## Výběr, co se hraje: dvě věty a jak dlouho to trvá

scenario-base-story = Jeden ostrov a na něm místo jen pro toho, kdo neváhá. Házej, obchoduj a stav: vyhraje, kdo nejlépe využije vesnice, města i sousedy.
scenario-base-length = asi hodina
scenario-seafarers-story = Ostrov už je těsný a na obzoru se rýsují další, na některých se leskne zlato. Stav lodě, propluj kolem piráta a usaď se na nových březích dřív než ostatní.
scenario-seafarers-length = hodina a půl
scenario-seafarers-map = mapa je naše vlastní a v každé hře leží jinak
scenario-treasure-islands-story = Staré mapy ukazují ostrovy kolem celého Katanu a u každého z nich křížek. Vypluj, odhal neznámou zemi a posbírej poklady, které leží na jejích březích.
scenario-treasure-islands-length = dvě hodiny
scenario-treasure-islands-map = mapa je přepis tištěné předlohy; místo piráta a jeden z žetonů nejsou jisté
scenario-into-the-unknown-story = Znáš jen úzký pruh pobřeží a z moře před ním se ještě nikdo nevrátil. Každá loď odhalí kus neznáma a cestou čekají truhly s poklady.
scenario-into-the-unknown-length = hodina a půl
scenario-into-the-unknown-map = mapa je přepis tištěné předlohy
scenario-greater-catan-story = Nové země kolem Katanu jsou rozlehlé, ale žádné číslo na nich zatím neleží. Přinesou ho první osadníci, a až zásoba dojde, musí svá čísla vydat starý ostrov.
scenario-greater-catan-length = dvě hodiny i víc
scenario-greater-catan-map = mapa je přepis tištěné předlohy
scenario-desert-dragons-story = S každou novou vesnicí jsou draci ve třech pouštích neklidnější. Až se shromáždí všichni, vypukne bouře: zažeň je Rytíři, nebo buď dost daleko.
scenario-desert-dragons-length = dvě hodiny
scenario-desert-dragons-map = mapa je přepis tištěné předlohy
scenario-great-canal-story = Sucho zpustošilo pole. Pošli rytíře kopat kanál od horského plesa až do pouštní kotliny na západě: kdo kope, ten má odměnu, a až přiteče voda, bude zase obilí. S Městy a rytíři.
scenario-great-canal-length = tři hodiny
scenario-great-canal-map = mapa je rekonstrukce: z čeho se skládá, víme, rozložení je naše
scenario-enchanted-land-story = Za mořem hlídají draci své poklady. Veď k nim linii lodí, přeprav rytíře, jen jediného, a posil ho: jak silný je drak, nikdo před soubojem neví. S Městy a rytíři.
scenario-enchanted-land-length = tři hodiny
scenario-enchanted-land-map = mapa je rekonstrukce: z čeho se skládá, víme, rozložení je naše; vlajky draků (7 s jedním cípem, 6 se dvěma, 6 se třemi) jsou také naše

## Plán a hráči

sea-board = Ostrovy
route-grows = nejdelší obchodní cesta { $count }
pirate-nobody = přesunout piráta sem
pirate-from = přesunout piráta a okrást: { $name }
move-ship = Přesunout loď
move-ship-to = přesunout loď sem
hint-move = Teď vyber, kam loď popluje.
islands = { $count ->
    [one] za ostrovy { $count } bod
    [few] za ostrovy { $count } body
    [many] za ostrovy { $count } bodu
   *[other] za ostrovy { $count } bodů
  }
wait-ship = { $names } staví silnici nebo loď
wait-robber-or-pirate = { $names } přesouvá zloděje nebo piráta
wait-gold = { $names } vybírá, co přinese zlato
wait-hex = { $names } objevuje nové země
asked-found-ship = Postav silnici nebo loď, která od ní vede
asked-free-ship = { $count ->
    [one] Postav zdarma { $count } silnici nebo loď
    [few] Postav zdarma { $count } silnice nebo lodě
   *[other] Postav zdarma { $count } silnic nebo lodí
  }
asked-robber-or-pirate = Přesuň zloděje, nebo piráta
asked-gold = { $count ->
    [one] Zlato: vezmi si { $count } kartu
    [few] Zlato: vezmi si { $count } karty
   *[other] Zlato: vezmi si { $count } karet
  }
asked-hex = Odhal dílek
desk-take = Vzít karty
take = { $count ->
    [one] Vzít { $count } kartu
    [few] Vzít { $count } karty
   *[other] Vzít { $count } karet
  }

## Co znamenají značky na plánu

about-gold = Zlatonosná řeka: když padne její číslo, vesnice si vezme libovolnou surovinu, město dvě.
about-sea = Moře: po jeho hranách plují lodě a nic se na něm nestaví.
about-unknown = Dílek, který leží rubem nahoru. Odhalí ho, kdo dovede silnici nebo loď k jeho rohu.
about-pirate = Pirát: u jeho dílku se nesmí stavět ani přesouvat lodě.
about-ship = Loď je silnice na moři. Tu na volném konci řady smíš jednou za tah přesunout.
about-move-ship = Jednou za tah přesuň loď z volného konce řady na jiné místo.
about-island = Zvláštní body za ostrovy: přinese je první vesnice na novém ostrově.

## Co se po kom chce, řečeno nováčkovi

now-MoveRobberOrPirate = Přesuň zloděje na souši, nebo piráta na moři. Zloděj zablokuje dílek, pirát zdrží lodě a oba kradou kartu.
now-FoundRoad-sea = Polož tam, kde to svítí, silnici, nebo u moře loď: povede od nového sídla směrem k dalším stavbám.
now-FreeRoad-sea = Polož zdarma silnici nebo loď na místo, které svítí.
now-ChooseGold = Zlato přinese, co si vybereš: zvol suroviny.
