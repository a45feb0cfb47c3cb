## Ostrovy pokladů a Cesta do neznáma

treasure = Poklad
treasure-mine = Vidíš ho jen ty: { $treasure }
treasures-kept = { $count ->
    [one] { $count } ponechaný poklad
    [few] { $count } ponechané poklady
    [many] { $count } ponechaného pokladu
   *[other] { $count } ponechaných pokladů
  }
treasures-mine = Moje poklady
treasures-unseen = Poklady, které ještě nikdo neukázal
hexes-unseen = Co leží neobjevené
tokens-unseen = Čísla, která leží lícem dolů
harbours-aside = Speciální přístavy vedle plánu
harbour-here = umístit přístav sem: { $good } 2:1
start-hidden = Zakryté dílky se odhalí až při hře.
start-treasures = Truhly jsou poklady.
keep-brings = Co přinesou poklady, které si necháš:
keep-1 = s 1: při sedmičce je v bezpečí až 9 karet
keep-2 = se 2: navíc speciální přístav
keep-3 = se 3: navíc 1 bod
keep-4 = se 4: celkem 2 body; pátý se musí použít
wait-treasure = { $names } si prohlíží poklad
wait-harbour = { $names } umisťuje speciální přístav
wait-reward = { $names } si vybírá odměnu
wait-start-robber = { $names } umisťuje zloděje
asked-treasure = Použij poklad, nebo si ho nech
asked-harbour = Umísti speciální přístav
asked-reward = { $count ->
    [one] Vezmi si { $count } kartu
    [few] Vezmi si { $count } karty
    [many] Vezmi si { $count } karty
   *[other] Vezmi si { $count } karet
  }
asked-start-robber = Vyber poušť, na které začne zloděj
desk-choose = Výběr

## Velký Katan

token-from = vzít odtud číslo
token-to = sem přijde číslo
wait-token = { $names } přináší číslo do nové země
asked-bare-hex = Který dílek teď dostane číslo?
asked-token = Vezmi číslo z hlavního ostrova

## Pouštní draci

dragons-beside = Vedle plánu
blocked = blokují draci
dragons = { $count ->
    [one] { $count } drak
    [few] { $count } draci
    [many] { $count } draka
   *[other] { $count } draků
  }
dragon-from = odtud drak odletí
dragon-to = sem drak přiletí
steal-from = vzít kartu, přijde o ni { $name }
wait-dragons = { $names } rozhoduje o dracích
wait-victim = Sedmička: { $names } může vzít kartu
wait-beat = { $names } zahání draka
asked-desert = Na které poušti se draci shromáždí?
asked-dragon = Ze které pouště drak odletí?
asked-storm-hex = Kam drak přiletí?
asked-victim = Sedmička: komu vezmeš kartu?
asked-beat = Kterého draka tvůj Rytíř zažene?

## Zavlažovací kanál

chits = { $count ->
    [one] { $count } katanský žeton
    [few] { $count } katanské žetony
    [many] { $count } katanského žetonu
   *[other] { $count } katanských žetonů
  }
site = tady se má vykopat kanál: { $chits }
canal-dug = kanál, zatím bez vody
canal-water = kanál s vodou
note-gold = Dokud tu rytíř stojí a kanál není hotový, přinese při každé osmičce surovinu podle výběru.
note-harbour = Dokud tu rytíř stojí, smíš používat zdejší přístav.
canal-desert = A: sem kanál přivede vodu
canal-lake = B: odtud voda přiteče
field-dry = do dokončení kanálu vyschlé
canal = Kanál
canal-full = hotový: přitekla voda a pole rodí obilí
canal-left = { $count ->
    [one] zbývá vykopat { $count } dílek
    [few] zbývá vykopat { $count } dílky
    [many] zbývá vykopat { $count } dílku
   *[other] zbývá vykopat { $count } dílků
  }
start-canal = Zlaté žetony ukazují, kudy povede kanál: dílek vykopou dva aktivní rytíři u něj. Dokud není hotový celý, jsou pole vyschlá.
wait-StartOnADesert = { $names } vybírá poušť, na které začne zloděj
wait-LeaveTheFlood = { $names } přesouvá zloděje z vody
wait-CallKnight = Vojevůdce: { $names } vybírá dalšího rytíře

## Prokletá země

beaten = { $count ->
    [one] { $count } poražený drak ze 6
    [few] { $count } poražení draci ze 6
    [many] { $count } poraženého draka ze 6
   *[other] { $count } poražených draků ze 6
  }
crossed = rytíř už se přeplavil
enchanted-land = prokletá země
note-crossing = Za celou hru se smí přeplavit jen jeden rytíř a zpátky už nemůže.
dragons-left = Zbývající draci podle vlajek
dragons-flagged = { $points ->
    [one] { $count }× { $points } cíp
    [few] { $count }× { $points } cípy
   *[other] { $count }× { $points } cípů
  }
start-enchanted = Země s fialovým břehem je prokletá. Její draci vypadají stejně: jejich vlajky mají jeden, dva nebo tři cípy. Kolik jich má kterou, je naše rekonstrukce. Vyhraje i ten, kdo jich porazí šest.
wait-SendOff = { $names } přesouvá zahnaného rytíře

## Co znamenají značky na plánu

about-lake = Jezero, jeden konec kanálu: nic nenese.
about-dry = Suché pole: nic nenese, dokud k němu kanál nepřivede vodu.
about-enchanted = Prokletá země: rytíři se sem přeplaví bojovat s draky, na města, silnice a nové rytíře tu není místo.
about-chest = Poklad rubem nahoru: kdo k němu první dovede silnici nebo loď, odhalí ho a vezme si, co ukazuje.
about-dragon = Drak. Na dílku zastaví výnos a blokuje, co stojí kolem; na křižovatce s ním mohou bojovat rytíři.
about-canal = Katanské žetony na dílku kanálu: pro ty, jejichž rytíři ho vyhloubí.
about-ditch = Vyhloubený kus kanálu; až bude hotový celý, poteče v něm voda.
about-fight = Tento rytíř teď může bojovat s drakem.
about-blocked = Blokováno draky: co tu stojí, se nepočítá, dokud tu jsou.
about-kept = Ponechané poklady: čím víc jich je, tím víc výhod a bodů přinášejí.
about-chits = Katanské žetony: přinášejí body za hloubení kanálu.
about-beaten = Draci, které tento hráč porazil.
