# Zadania: strona, cel najlepszego ruchu, polecenie, które je tworzy, i to, co może się nie udać.

web-puzzle-any = Znajdź najlepszy ruch.
web-puzzle-part = Znajdź najlepszy ruch: dzięki niemu { $gain }.

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
