run-title = Runy
run-tagline = Tři runy v ruce a tři odměny: kdo zahraje tu nejvyšší v pravou chvíli?

## Pravidla

RUN-SETUP = Příprava
RUN-SETUP-01 = Z run 1 až 16 dostane každý hráč tři, které ostatní nevidí.
RUN-ROUND = Kolo
RUN-ROUND-01 = V každém ze tří kol se odkryje odměna za 1 až 6 bodů; každá přijde jednou.
RUN-ROUND-02 = Všichni si zároveň vyberou runu z ruky. Nejvyšší získá odměnu; runy zůstanou odkryté.
RUN-ROUND-03 = Kdo zahrál nejnižší, smí veřejně odhodit runu z ruky a dobrat si takovou, kterou nikdo neviděl.
RUN-END = Konec hry
RUN-END-01 = Po třech kolech vítězí nejvíc bodů; při shodě se hráči o vítězství dělí.

## Otázky a odpovědi

run-ask-choose = Kterou runu zahraješ?
run-kind-choose = kterou runu zahrát
run-ask-exchange = Vyměníš runu?
run-kind-exchange = kterou runu vyměnit
run-do-play = Zahraj: { $rune }
run-do-throw = Odhoď: { $rune }
run-do-keep = Nech si ruku
run-no-such-rune = Tuto runu nemáš: { $rune }.

## Co se děje

run-dealt = Dostáváš: { $runes }.
run-prize = Odměna je za { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
run-chosen = Vybíráš: { $rune }.
run-reveal = Odkryté runy: { $runes }. { $seat } získává { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
run-thrown = { $seat } odhazuje: { $rune } a dobírá jinou.
run-drawn = Dobíráš: { $rune }.

## Slova

run-word-runes = runy v ruce
run-word-prize = odměna
run-word-open = odkryté runy
run-word-hand = tvá ruka
run-word-chosen = tvá volba
run-score-prizes = Odměny
run-score-total = Celkem

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
