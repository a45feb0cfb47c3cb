# Co říká jen stránka Vládců Severu, česky.

ui-loading = Karty se rozkládají na stůl …
ui-waiting = Čeká se na: { $names }.
ui-supply = Tvoje zásoba
ui-tired = unavení osadníci
ui-points = body
ui-hand = Tvoje ruka
ui-hand-size = karty v ruce
ui-hand-empty = V ruce nemáš žádnou kartu.
ui-ships = lodě doma
ui-discs-left = nepoužité disky
ui-passed = pas
ui-on-turn = na tahu
ui-first = začínající hráč
ui-players = Hráči
ui-cards-in-empire = { $count ->
    [one] { $count } karta v impériu
    [few] { $count } karty v impériu
   *[other] { $count } karet v impériu
  }
ui-choices = na výběr { $count }
ui-my-empire = Tvoje impérium
ui-empire-of = Impérium: { $name }
ui-to-mine = zpět na tvoje
ui-empire-empty = Zatím žádné karty.
ui-fields = Zdrojové lokace
ui-locations = Lokace
ui-islands = Ostrovy
ui-harvest-gives = sklizeň této lokace dává
ui-tiles = Destičky akcí
ui-round = { $round }. kolo
ui-last-round = poslední kolo
ui-disc = disk hráče { $name }
ui-disc-exhausted = použitý disk hráče { $name }
ui-expedition = Mořeplavba
ui-queue = Řada lodí
ui-queue-empty = na moři není žádná loď
ui-arriving = Připlouvá loď, { $name }
ui-ship = { $place }. loď, { $name }
ui-islands-near = Blízké ostrovy
ui-islands-distant = Vzdálené ostrovy, jen pro lodě se zásobami
ui-in-deck = { $count ->
    [one] v balíčku { $count } karta
    [few] v balíčku { $count } karty
   *[other] v balíčku { $count } karet
  }
ui-piles = Hromádky
ui-piles-empty = Zatím nebylo nic odhozeno.
ui-known = Karty z ruky, které všichni viděli
ui-discards = Odhozené karty
ui-discards-near = Odhozené blízké ostrovy
ui-discards-distant = Odhozené vzdálené ostrovy
ui-can = teď lze vybrat
ui-times = počet: { $count }
ui-attached = vylepšuje kartu { $card }
ui-choose = Vyber
ui-card-large = Karta
ui-pay-with = Zaplatit
ui-read = přečíst
ui-read-card = Přečíst kartu { $card }
ui-keep = { $count ->
    [0] Nenechat si nic
    [one] Nechat si { $count } kartu
    [few] Nechat si { $count } karty
   *[other] Nechat si { $count } karet
  }
ui-keep-so-far = vybráno { $count } z { $most }
ui-fold = Podívat se na stůl
ui-unfold = Odpovědět na otázku
ui-cargo = { $far ->
    [yes] blízké i vzdálené ostrovy
   *[no] blízké ostrovy
  }, { $conquers ->
    [yes] vyplenit nebo dobýt
   *[no] vyplenit
  }
ui-none = nic
ui-more = přidat: { $good }
ui-less = ubrat: { $good }
ui-covered = Karty v ruce leží lícem dolů.
ui-covered-of = Ruka hráče { $name } leží lícem dolů.
ui-uncover = Otočit
ui-start-deck = jeho karty
ui-clan-deck = { $count ->
    [one] balíček: { $count } různá karta
    [few] balíček: { $count } různé karty
   *[other] balíček: { $count } různých karet
  }
ui-clan-take = Hrát za klan { $clan }

ui-part-tiles = { $count ->
    [one] { $count } destička
    [few] { $count } destičky
   *[other] { $count } destiček
  }
ui-part-sea = na desce moře { $count }
ui-part-hand = v ruce { $count }
ui-part-mine = tvoje { $count }
ui-part-theirs = útok { $count }

## Co se má udělat

ui-do-disc = { $tile }: položit disk
ui-do-again = { $tile }: přesunout disk z destičky { $origin }
ui-do-shift = Přesunout disk: { $origin } → { $tile }
ui-do-build = Postavit: { $card }
ui-do-construct = Postavit zdarma: { $card }
ui-do-use = Použít: { $card }
ui-do-attack = Zaútočit: { $card }
ui-do-pass = Pasovat do konce fáze
ui-do-nothing = Bez karty dál
ui-do-boost = Zahrát: { $card }
ui-do-field = Postavit samostatně: { $card }
ui-do-upgrade = { $card }: vylepšit { $piece }
ui-do-harvest = Sklidit: { $card }
ui-do-sail = Vyplout
ui-do-island = Plout: { $card }
ui-do-unseen = Otočit vrchní kartu
ui-do-home = Plout domů
ui-do-pillage = Vyplenit
ui-do-conquer = Dobýt
ui-do-take = Vzít
ui-do-pay = Zaplatit
ui-do-assign = Přiřadit
ui-do-release = Vzít zpět
ui-do-pick = Vybrat: { $card }
ui-do-drop = Odhodit: { $card }
ui-do-renew = Obnovit: { $card }
ui-do-enough = Stačí
ui-do-find = Vzít
ui-do-forward = { $places ->
    [one] o { $places } místo dopředu
    [few] o { $places } místa dopředu
   *[other] o { $places } míst dopředu
  }
ui-do-voyage = Tato loď doplula
ui-do-payout = Vyplatí: { $card }
ui-do-decline = Neplatit
ui-do-build-drawn = Postavit zdarma
ui-do-keep-drawn = Nechat v ruce
ui-do-copy = Kopírovat: { $card }
ui-more-refreshed = { $count ->
    [one] { $count } odpočatý osadník
    [few] { $count } odpočatí osadníci
   *[other] { $count } odpočatých osadníků
  }
