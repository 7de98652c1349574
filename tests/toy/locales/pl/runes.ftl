run-title = Runy
run-tagline = Trzy runy na ręce i trzy nagrody: kto zagra najwyższą we właściwej chwili?

## Zasady

RUN-SETUP = Przygotowanie
RUN-SETUP-01 = Z run od 1 do 16 każdy gracz dostaje trzy, zakryte przed innymi.
RUN-ROUND = Runda
RUN-ROUND-01 = W każdej z trzech rund odkrywa się nagrodę wartą od 1 do 6 punktów; każda pojawia się raz.
RUN-ROUND-02 = Wszyscy jednocześnie wybierają runę z ręki. Najwyższa zdobywa nagrodę; runy zostają odkryte.
RUN-ROUND-03 = Kto zagrał najniższą, może jawnie odrzucić runę z ręki i dobrać taką, której nikt nie widział.
RUN-END = Koniec gry
RUN-END-01 = Po trzech rundach wygrywa, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.

## Pytania i odpowiedzi

run-ask-choose = Którą runę zagrywasz?
run-kind-choose = którą runę zagrać
run-ask-exchange = Czy wymieniasz runę?
run-kind-exchange = którą runę wymienić
run-do-play = Zagraj: { $rune }
run-do-throw = Odrzuć: { $rune }
run-do-keep = Zachowaj rękę
run-no-such-rune = Nie masz tej runy: { $rune }.

## Co się dzieje

run-dealt = Otrzymujesz: { $runes }.
run-prize = Nagroda jest warta { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
run-chosen = Wybierasz: { $rune }.
run-reveal = Odkryte runy: { $runes }. { $seat } zdobywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
run-thrown = { $seat } odrzuca: { $rune } i dobiera inną.
run-drawn = Dobierasz: { $rune }.

## Słowa

run-word-runes = runy na ręce
run-word-prize = nagroda
run-word-open = odkryte runy
run-word-hand = twoja ręka
run-word-chosen = twój wybór
run-score-prizes = Nagrody
run-score-total = Razem

## Runy

run-rune-1 = runa 1
run-rune-2 = runa 2
run-rune-3 = runa 3
run-rune-4 = runa 4
run-rune-5 = runa 5
run-rune-6 = runa 6
run-rune-7 = runa 7
run-rune-8 = runa 8
run-rune-9 = runa 9
run-rune-10 = runa 10
run-rune-11 = runa 11
run-rune-12 = runa 12
run-rune-13 = runa 13
run-rune-14 = runa 14
run-rune-15 = runa 15
run-rune-16 = runa 16
