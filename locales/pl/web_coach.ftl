# Co trener mówi w każdej grze.

web-coach-goal = Cel
web-coach-good = Dobry wybór:
web-coach-only = Tu można zrobić tylko jedno:
web-coach-show = Pokaż mi
web-coach-ask = Zapytaj trenera
web-coach-thinking = Szukam dobrego ruchu …
web-coach-silent = Znasz już takie decyzje, więc milczę. Pytaj, kiedy chcesz.
web-coach-waiting = Inni wykonują ruchy. Patrz, co zyskują: zaraz twoja kolej.
web-coach-same = { $option }: właśnie tak bym zagrał.
web-coach-fine = { $option }: tak samo dobre jak mój pomysł ({ $better }).
web-coach-back = Cofnij to
web-coach-over = Koniec gry. W następnej możesz grać beze mnie: trener jest w menu każdego stołu.
web-coach-cost-chance = { $option } to słabszy wybór: na 100 takich gier wygrasz o około { $count ->
    [one] jedną mniej
    [few] { $count } mniej
   *[other] { $count } mniej
}. Lepiej: { $better }.
web-coach-cost-points = { $option } kosztuje cię około { $count ->
    [one] 1 punktu
   *[other] { $count } punktów
}. Lepiej: { $better }.
