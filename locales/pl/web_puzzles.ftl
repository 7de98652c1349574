# Zadania: strona, cel najlepszego ruchu, polecenie, które je tworzy, i to, co może się nie udać.

web-puzzles-about = Pozycje z partii botów, w których jeden ruch jest wyraźnie najlepszy. Znajdź go na planszy.
web-puzzle-today = Zadanie dnia
web-puzzle-solve = Rozwiąż
web-puzzle-list = Wszystkie zadania
web-puzzle-of-game = Gra
web-puzzle-difficulty = Trudność
web-puzzle-all-grades = wszystkie
web-puzzle-grade-1 = bardzo łatwe
web-puzzle-grade-2 = łatwe
web-puzzle-grade-3 = średnie
web-puzzle-grade-4 = trudne
web-puzzle-grade-5 = bardzo trudne
web-puzzle-none = Nie ma zadań o tej trudności. Wybierz inną.
web-puzzle-number = Zadanie { $number }
web-puzzle-players = { $count ->
        [1] gra solo
       *[other] liczba graczy: { $count }
    }
web-puzzle-rating = Twój ranking
web-puzzle-its-rating = Ranking { $rating }
web-puzzle-streak = Z rzędu
web-puzzle-solved = rozwiązane
web-puzzle-failed = nieudane
web-puzzle-open = nowe
web-puzzle-done = Rozwiązane: { $done } z { $count }
web-puzzle-you = Grasz jako { $player }.
web-puzzle-any = Znajdź najlepszy ruch.
web-puzzle-part = Znajdź najlepszy ruch: dzięki niemu { $gain }.
web-puzzle-right = Dobrze!
web-puzzle-wrong = To nie jest najlepszy ruch.
web-puzzle-behind = Najlepszy jest wart więcej, różnica w punktach: { $points }.
web-puzzle-far = Do najlepszego dużo mu brakuje.
web-puzzle-best = Najlepiej: { $action }.
web-puzzle-now = Ranking { $rating } ({ $change })
web-puzzle-again = Spróbuj jeszcze raz
web-puzzle-show = Pokaż rozwiązanie
web-puzzle-next = Następne zadanie
web-puzzle-back = Wszystkie zadania
web-puzzle-options = Ile warte są możliwości
web-puzzle-least = dużo mniej
web-puzzle-follows = Dalej: { $step } z { $count }
web-puzzle-position = Pozycja
web-puzzle-step-back = Krok wstecz
web-puzzle-step-on = Krok dalej
web-puzzle-counts = Liczy się tylko pierwsza próba.

bru-puzzle-claim = Znajdź ruch, który daje ci region { $region }.
bru-puzzle-keep = Znajdź ruch, dzięki któremu zachowasz region { $region }.
bru-puzzle-wedding = Znajdź ruch, który daje ci kartę zaślubin: { $marriage }.
bru-puzzle-spoils = Znajdź ruch, dzięki któremu masz najwięcej najeźdźców w bitwie z Wikingami.
bru-puzzle-church = Znajdź ruch, dzięki któremu masz najwięcej dysków na obszarze Kościoła.
bru-puzzle-town = Znajdź ruch, który daje ci miasto { $town }.
bru-puzzle-trick = Znajdź ruch, który wygrywa próbę.
odn-puzzle-feast = Znajdź ruch, dzięki któremu zakryjesz cały stół na uczcie.
odn-puzzle-building = Znajdź ruch, który daje ci budynek: { $building }.
odn-puzzle-ship = Znajdź ruch, który daje ci łódź: { $ship }.
odn-puzzle-island = Znajdź ruch, dzięki któremu odkryjesz { NAME($board, case: "acc") }.
odn-puzzle-success = Znajdź ruch, który się powiedzie.
pax-puzzle-win = Znajdź ruch, który wygrywa grę.
pax-puzzle-marker = Znajdź ruch, który daje ci znacznik akcji wpływów { NAME($follower, case: "gen") }.
pax-puzzle-post = Znajdź ruch, dzięki któremu ustanowisz placówkę { $post }.

cli-puzzles-make-about = Utwórz zadania: boty grają, a zostają pozycje, w których jedna możliwość jest wyraźnie najlepsza.
cli-arg-puzzles-count = ile zadań utworzyć
cli-arg-puzzles-out = plik, do którego są zapisywane; domyślnie ten, który jest dołączony do gry
cli-puzzles-progress = Tworzenie zadań
cli-puzzles-done = Liczba zadań w pliku { $file }: { $count }.

error-no-such-puzzle = Nie ma zadania „{ $given }”.
error-puzzle-option = „{ $given }” nie jest możliwością tego zadania.
error-puzzles-file = Nie można odczytać zadań: { $reason }
error-puzzles-rules = Te zadania powstały dla innych zasad lub plansz (wersja zasad { $found }, teraz { $ours }). Utwórz je ponownie: longhall puzzles make { $game }
