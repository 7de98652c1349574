# Co trenér říká v každé hře.

web-coach-goal = Cíl
web-coach-good = Dobrá volba:
web-coach-only = Tady se dá dělat jen jedno:
web-coach-show = Ukaž mi to
web-coach-ask = Zeptat se trenéra
web-coach-thinking = Hledám dobrý tah …
web-coach-silent = Tahle rozhodnutí už znáš, tak mlčím. Zeptej se, kdykoli chceš.
web-coach-waiting = Ostatní táhnou. Sleduj, co získají: brzy jsi na řadě.
web-coach-same = { $option }: přesně to bych zahrál.
web-coach-fine = { $option }: stejně dobré jako můj nápad ({ $better }).
web-coach-back = Vzít zpět
web-coach-over = Hra skončila. Příští už zvládneš beze mě: trenér je v nabídce každého stolu.
web-coach-cost-chance = { $option } je slabší volba: ze 100 takových her vyhraješ asi o { $count ->
    [one] jednu méně
    [few] { $count } méně
   *[other] { $count } méně
}. Lepší: { $better }.
web-coach-cost-points = { $option } tě stojí asi { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}. Lepší: { $better }.
