# Gry rozegrane według innej wersji zasad.

cli-old-saga = Tę grę rozegrano według zasad w wersji { $rules }, a ten program ma wersję { $ours }. Można ją oglądać, ale nie można grać dalej.
cli-old-result = Zapisany wynik: { $result }
cli-old-parted = Od tego miejsca obecne zasady nie przyjmują tego, co zapisano. { $reason } Dalszy ciąg tak, jak go zapisano:
cli-verify-old-part = Ziarno pasuje do opublikowanego skrótu. Sprawdzono zapis do miejsca, od którego obecne zasady go nie przyjmują: { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    } i { $outcomes ->
        [one] { $outcomes } wynik losowania
        [few] { $outcomes } wyniki losowania
       *[many] { $outcomes } wyników losowania
    }. Dalszego ciągu nie da się sprawdzić według tych zasad. { $reason }
cli-verify-old-seed = Ziarno pasuje do opublikowanego skrótu. Wyników losowania nie da się sprawdzić, bo według tych zasad losuje się w innej kolejności.
table-chance-old-seed = Tę grę rozegrano według zasad w wersji { $rules }. Ziarno pasuje do skrótu podanego na początku. Wyników losowania nie da się sprawdzić, bo według obecnych zasad losuje się w innej kolejności.
error-saga-old = Tę grę rozegrano według zasad w wersji { $found }; ten program ma wersję { $ours }, która nie przyjmuje zapisu od tego wiersza. Cały zapis pokazuje polecenie longhall replay.
error-saga-old-running = Tę grę zaczęto według zasad w wersji { $found } i nie jest skończona; nie można jej kontynuować w wersji { $ours }. Pokazuje ją polecenie longhall replay.
table-chance-old = Tę grę rozegrano według zasad w wersji { $rules }. Ziarno pasuje do skrótu podanego na początku; dopóki obecne zasady mogą powtórzyć grę, do ruchu { $move } z { $last }, daje { $count ->
        [one] { $count } zapisany wynik
        [few] wszystkie { $count } zapisane wyniki
       *[many] wszystkie { $count } zapisanych wyników
    } losowania.
web-read-only = Tę grę rozegrano według zasad w wersji { $rules }, a ten serwer ma wersję { $ours }. Można ją oglądać, ale nie można grać dalej.
web-read-only-content = Tę grę rozegrano na innych planszach lub kartach, niż ma ten serwer. Można ją oglądać, ale nie można grać dalej.
web-read-only-part = Obecne zasady mogą pokazać jej pozycje do ruchu { $move } z { $last }. Dziennik i wynik są kompletne.
web-read-only-no-board = Obecne zasady nie mogą pokazać jej pozycji. Dziennik i wynik są kompletne.
web-uploaded-old = Tę grę zapisano według zasad w wersji { $rules }; według zasad obowiązujących tutaj prowadzi do tego samego wyniku.
