# Slova kresby hry v prohlížeči.

odn-word-action-board = Plán akcí
odn-word-boards = Desky
odn-word-can-now = Co teď můžu udělat
odn-word-where-from = Kde získám…
odn-word-goods = Zboží
odn-word-resources = Stříbro a materiál
odn-word-weapons = Karty zbraní
odn-word-bay = Zátoka
odn-word-tiles = Speciální žetony
odn-word-islands = Ostrovy
odn-word-supply = Zásoba
odn-word-things = Co mám
odn-word-occupations = Povolání
odn-word-hand = V ruce
odn-word-played = Zahraná
odn-word-offered = Na výběr
odn-word-usable = lze použít teď
odn-word-no-occupations = Zatím žádná povolání.
odn-word-income = Příjem
odn-word-minus = Nezakrytá pole −1
odn-word-at = řada { $row }, sloupec { $column }
odn-word-rotate = Otočit žeton
odn-word-flip = Převrátit žeton
odn-word-lay-here = Položit sem
odn-word-put-back = Vrátit zpět
odn-word-best-use = Navrhnout rozložení
odn-word-best-feast = Navrhnout hostinu
odn-word-best-none = Není co dodat: nejlepší je nechat to tak.
odn-word-rounds = Kola
odn-word-round = Kolo { $round }
odn-word-round-of = Kolo { $round } z { $rounds }
odn-word-over = Konec hry
odn-word-harvest = sklizeň: { $goods }
odn-word-turns = otočí se ostrov: { $board }
odn-word-on-thing = Vikingové na náměstí thingu
odn-word-start = Začínající hráč
odn-word-passed = pas
odn-word-gone = vzato
odn-word-weapon-pile = Karty zbraní v balíčku
odn-word-deck = Povolání v balíčku
odn-word-strips-to-come = Horské pásy, které ještě přijdou
odn-word-part-actions = Akce
odn-word-part-boards = Desky
odn-word-part-supply = Zásoba
odn-word-part-table = Stůl
odn-word-vikings = { $count ->
        [one] { $count } viking
        [few] { $count } vikingové
       *[other] { $count } vikingů
    }
odn-word-vikings-of = { $count ->
        [one] { $count } viking ({ $player })
        [few] { $count } vikingové ({ $player })
       *[other] { $count } vikingů ({ $player })
    }
odn-word-old-vikings = { $count ->
        [one] { $count } viking z minulého kola
        [few] { $count } vikingové z minulého kola
       *[other] { $count } vikingů z minulého kola
    }
odn-word-points = { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
odn-word-points-of = { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
odn-word-feast = { $count ->
        [one] Hodovní stůl: { $count } místo k zaplnění
        [few] Hodovní stůl: { $count } místa k zaplnění
       *[other] Hodovní stůl: { $count } míst k zaplnění
    }
odn-word-sword = hodnota meče { $count }
odn-word-price = { $count ->
        [one] cena { $count } stříbrný
        [few] cena { $count } stříbrné
       *[other] cena { $count } stříbrných
    }
odn-word-rolls-left = { $count ->
        [one] zbývá { $count } hod
        [few] zbývají { $count } hody
       *[other] zbývá { $count } hodů
    }
odn-word-free-berth = { $size ->
        [small] volné malé kotviště
       *[other] volné velké kotviště
    }
odn-word-laying = { $thing }: řada { $row }, sloupec { $column } – { $fits ->
        [yes] sedí
       *[other] tady ležet nesmí
    }. Šipky posouvají, R otáčí, F převrací, Enter položí.
odn-word-vikings-head = Vikingové
odn-word-tone-orange = oranžové zboží
odn-word-tone-red = červené zboží
odn-word-tone-green = zelené zboží
odn-word-tone-blue = modré zboží
odn-word-used = využito
odn-word-look = Prohlédnout: { $board }
odn-word-boards-of = Desky: { $player }
odn-word-seats-left = { $count ->
        [one] místo k zaplnění
        [few] místa k zaplnění
       *[other] míst k zaplnění
    }
odn-word-seats-taken = { $count ->
        [one] { $count } místo zabírá viking nebo loď, která emigrovala
        [few] { $count } místa zabírají vikingové a lodě, které emigrovaly
       *[other] { $count } míst zabírají vikingové a lodě, které emigrovaly
    }
odn-word-empty-seat = prázdné místo
odn-word-dish-laid = { $thing } naležato, { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
odn-word-dish-upright = { $thing } nastojato, { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
odn-word-dish-square = { $thing }, { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
odn-word-island-fields = { $count ->
        [one] { $count } pole
        [few] { $count } pole
       *[other] { $count } polí
    }, z toho −1 za nezakryté: { $minus }
odn-word-island-income = Příjem v kole až: { $counts }
odn-word-island-bonuses = Bonusy za obklopení:
odn-word-island-ships = Doplují sem:
odn-word-island-space = { $space }: { $count ->
        [one] { $count } viking
        [few] { $count } vikingové
       *[other] { $count } vikingů
    }
odn-word-island-silver = Na objevitele { $count ->
        [one] tu čeká { $count } stříbrný
        [few] tu čekají { $count } stříbrné
       *[other] tu čeká { $count } stříbrných
    }.
odn-word-island-owner = Ostrov objevil hráč { $player }.
odn-word-island-until = V kole { $round } se otočí: { $board }.
odn-word-island-from = Objeví se v kole { $round }, pokud do té doby nikdo neobjeví přední stranu.
odn-word-pass-wastes = { $count ->
        [one] Zbývá ti { $count } viking; v tomto kole už nic neudělá.
        [few] Zbývají ti { $count } vikingové; v tomto kole už nic neudělají.
       *[other] Zbývá ti { $count } vikingů; v tomto kole už nic neudělají.
    }
