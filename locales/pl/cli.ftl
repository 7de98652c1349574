# Terminal: polecenie longhall, jego pomoc i błędy oraz to, co widać podczas gry.

## Sam język

cli-language = polski
cli-join = { $rest } i { $last }

## Pomoc

cli-about = Jeden stół dla trzech gier planszowych z epoki wikingów: w terminalu, z botami i ze znajomymi, w czterech językach.
cli-help-usage = użycie
cli-help-arguments = co podać
cli-help-options = opcje
cli-help-more = Jak użyć polecenia: longhall POLECENIE --help. Bez polecenia longhall otwiera stół w przeglądarce; longhall play to gra w terminalu.

cli-play-about = Zagraj w tym terminalu z botami albo z innymi przy tej samej klawiaturze.
cli-games-about = Pokaż gry z ich opcjami stołu, boty i języki.
cli-rules-about = Pokaż treść zasady albo rozdziału lub to, które zasady gry mają scenariusz.
cli-replay-about = Przejrzyj zapisaną grę ruch po ruchu.
cli-verify-about = Sprawdź sagę: czy każdy ruch jest dozwolony i czy każdy wynik losowania wynika z opublikowanego ziarna losowości.
cli-scenario-check-about = Sprawdź pliki ze scenariuszami lub lekcjami i pokaż, co się nie zgadza.
cli-content-check-about = Sprawdź plansze, karty i żetony gry.
cli-content-template-about = Zapisz kopię plansz, kart i żetonów gry, którą można zmieniać.
cli-content-edit-about = Wpisuj plansze, karty i kafelki z własnego pudełka, jeden po drugim; pakiet zostaje w twoim folderze.
cli-simulate-about = Niech boty rozegrają wiele gier; pokaż szybkość, wyniki i wszystko, co się zepsuje.
cli-arena-about = Niech boty zagrają te same rozdania z każdego miejsca; pokaż, jak są silne.
cli-tune-about = Szukaj lepszych wag dla botów gry w wielu grach z ich wcześniejszymi wersjami.
cli-learn-about = Ucz sieć dla botów gry na grach, które rozgrywają same ze sobą.
cli-selfplay-about = Niech boty rozegrają gry; zapisz każdą decyzję do zbioru danych, do uczenia.
cli-dataset-describe-about = Pokaż, co jest w zbiorze danych.
cli-bench-about = Zmierz, jak szybko działają gry.
cli-version-about = Podaj wersję i to, czy działa skompilowana.

cli-word-command = POLECENIE
cli-word-lang = JĘZYK
cli-word-game = GRA
cli-word-seats = MIEJSCA
cli-word-names = IMIONA
cli-word-seed = ZIARNO
cli-word-option = NAZWA=WARTOŚĆ
cli-word-folder = FOLDER
cli-word-number = LICZBA
cli-word-hash = SKRÓT
cli-word-saga = PLIK.saga
cli-word-paths = PLIK_LUB_FOLDER
cli-word-rule = ZASADA
cli-word-bots = BOTY
cli-word-knowledge = WAGI
cli-word-two-shares = DOLNY,GÓRNY
cli-word-numbers = LICZBY
cli-word-dataset = ZBIÓR
cli-word-share = UDZIAŁ

cli-arg-game = gra, na przykład brian-boru
cli-arg-seats = kto gdzie siedzi, po przecinku: human (człowiek) albo bot, na przykład human,casual,strong,master
cli-arg-names = imiona graczy po przecinku, po jednym na każde miejsce
cli-arg-seed = ziarno losowości; to samo ziarno daje znów tę samą grę
cli-arg-option = opcja stołu; można podać kilka razy (wymienia je longhall games)
cli-arg-content = folder z innymi planszami i kartami niż własne gry
cli-arg-folder = nowy albo pusty folder na kopię
cli-arg-saga = zapisana gra
cli-arg-at = ruch, od którego zacząć; 0 to przygotowanie do gry
cli-arg-seat = miejsce, z którego patrzysz, licząc od 1; bez tego jesteś widzem
cli-arg-paths = pliki ze scenariuszami lub lekcjami albo foldery z nimi
cli-arg-rule = zasada, na przykład BRU-TRICK-05, albo rozdział, na przykład BRU-TRICK
cli-arg-coverage = pokaż, które zasady tej gry mają scenariusz
cli-arg-scenarios = folder ze scenariuszami; jeśli go nie podasz, tests/rules
cli-arg-players = ilu gra graczy
cli-arg-games = ile gier
cli-arg-bots = jeden bot na wszystkie miejsca albo po jednym na każde, po przecinku
cli-arg-hash = skrót startu widziany przed grą, do porównania
cli-arg-check-bots = niech boty też podejmą swoje decyzje jeszcze raz, do porównania
cli-arg-json = wypisz JSON, dla programów
cli-arg-arena-bots = boty, oddzielone przecinkami; ostatni zajmuje też pozostałe miejsca; greedy:480 to greedy z 480 liniami, master:24 to Mistrz z najwyżej 24
cli-arg-arena-games = ile gier, w zaokrągleniu w górę do pełnych rozdań: każde rozdanie gra się raz z każdego miejsca
cli-arg-workers = ile procesów gra naraz; domyślnie jeden, a z --ray tyle, ile rdzeni ma klaster
cli-arg-workers-all = ile procesów gra naraz; domyślnie tyle, ile rdzeni tej maszyny jest do dyspozycji, a z --ray tyle, ile rdzeni ma klaster
cli-arg-ray = rozdziel pracę za pomocą Raya: bez adresu na rdzenie tej maszyny, z adresem (HOST:PORT albo auto) na ten klaster
cli-arg-sprt = zakończ, gdy tylko odsetek zwycięstw pierwszego bota jest na pewno bliżej jednej z tych dwóch wartości: udziałów, np. 0.25,0.3, albo punktów Elo, np. 0,30
cli-arg-reference-lines = ile linii gry sprawdza zwykły greedy przy decyzji; domyślnie 120
cli-arg-timed = boty trzymają się swojego czasu jak w grze z ludźmi; gry mogą się wtedy za każdym razem różnić
cli-arg-calibration = porównaj też szanse na zwycięstwo, które podaje wiedza pierwszego bota, z wynikami
cli-arg-json-file = zapisz wynik także do tego pliku, jako JSON
cli-arg-minutes = jak długo szukać; potem mierzony jest zysk
cli-arg-generations = zakończ po tylu pokoleniach, jeśli nastąpi to przed upływem minut
cli-arg-out = plik na wagi i opis, jak je znaleziono; zapisywany po każdym pokoleniu
cli-arg-resume = kontynuuj poszukiwanie z jego pliku; cała reszta pochodzi z niego
cli-arg-lines = ile linii gry dostaje decyzja; 0: sama szybka odpowiedź
cli-arg-solo = dobieraj wagi do gry w pojedynkę
cli-arg-knowledge = wagi na początek: hand albo plik z bot/figures tej gry
cli-arg-population = ilu kandydatów ma pokolenie
cli-arg-tune-games = ile gier rozgrywa każdy kandydat w pokoleniu
cli-arg-check-games = w ilu grach na nowych rozdaniach mierzony jest zysk; 0: w żadnej
cli-arg-learn-players = liczby graczy, oddzielone przecinkami; gra się na zmianę z każdą z nich, a mecze z pierwszą
cli-arg-rounds = ile jest rund gry, uczenia i meczu; domyślnie 3
cli-arg-learn-games = ile gier rozgrywa się w każdej rundzie; 1000, jeśli nie podano ani gier, ani minut
cli-arg-learn-minutes = jak długo najwyżej trwa gra w każdej rundzie
cli-arg-match-games = ile gier ma najwyżej mecz na końcu rundy
cli-arg-match-deep = ile dalszych linii dostają w meczu najlepsze możliwości decyzji
cli-arg-match-horizons = do ilu horyzontów gry śledzi się te linie
cli-arg-hidden = ile jednostek ukrytych ma sieć
cli-arg-share = jaka część oceny pozycji jest wyuczona, powyżej 0 i najwyżej 1; resztę dają wagi
cli-arg-learn-tree = rozgrywaj gry i mecze z drzewem: przeszukuj też odpowiedzi wszystkich graczy
cli-arg-learn-policy = ucz także polityki: którym możliwościom warto się przyjrzeć
cli-arg-learn-keep-value = ucz samej polityki; sieć oceniająca pozycje zostaje bez zmian
cli-arg-learn-compare = ucz sieć na możliwościach porównanych przez rozegranie każdej do końca gry
cli-arg-learn-out = plik na sieć i opis, jak powstała; obok niego są zapisywane gry
cli-arg-learn-resume = kontynuuj naukę z jej pliku; wszystko poza liczbą rund pochodzi z niego
cli-arg-dataset = zbiór danych: katalog zapisany przez longhall selfplay albo jeden z jego plików
cli-arg-selfplay-bots = boty oddzielone przecinkami; ostatni zajmuje też pozostałe miejsca, a z gry na grę wszyscy przesuwają się o jedno miejsce
cli-arg-selfplay-players = liczby graczy oddzielone przecinkami; zmieniają się po kolei
cli-arg-selfplay-games = ile gier ma mieć na końcu zbiór danych
cli-arg-tries = jak często bot wybiera jedną ze swoich trzech najlepszych opcji zamiast najlepszej, żeby gry bardziej się różniły; domyślnie nigdy
cli-arg-shard-games = ile gier ma każdy plik; domyślnie 1000
cli-arg-selfplay-out = katalog na zbiór danych, na przykład games.parquet
cli-arg-selfplay-resume = kontynuuj przerwany zbiór danych albo go powiększ
cli-arg-lang = język: en, pl, cs albo es
cli-arg-help = pokaż tę pomoc

## Wiersz polecenia, którego nie da się użyć

cli-usage-wrong = Polecenie jest niezrozumiałe; zobacz { $see }.
cli-usage-value = Po { $given } brakuje wartości; zobacz { $see }.
cli-usage-flag = Po { $given } nie podaje się wartości; zobacz { $see }.
cli-usage-option = Nie ma opcji { $given }; zobacz { $see }.
cli-usage-extra = Słowo „{ $given }” jest zbędne; zobacz { $see }.
cli-usage-missing = Brakuje: { $word }; zobacz { $see }.
cli-usage-number = Po { $argument } musi być liczba całkowita nie mniejsza niż { $fewest }, a jest „{ $given }”.
cli-usage-share = Po { $argument } musi być liczba większa od 0 i nie większa niż 1, a jest „{ $given }”.
cli-usage-pair = „{ $given }” nie jest opcją stołu; zapisz ją jako nazwa=wartość.
cli-usage-half = „{ $given }” to dopiero połowa polecenia; napisz { $known }.
cli-usage-command = Nie ma polecenia „{ $given }”; może chodzi o: { $known }? Wszystkie wymienia longhall --help.

cli-error-language = Nie ma języka „{ $given }”; wybierz jeden z tych: { $known }.
cli-error-player = „{ $given }” nie może usiąść przy stole; każde miejsce to jedno z tych: { $known }.
cli-error-name-count = Liczba podanych imion to { $names }, a miejsc jest { $seats }; podaj po jednym imieniu na każde miejsce.
cli-error-name-twice = Dwóch graczy ma to samo imię; nadaj każdemu inne.
cli-error-bot-count = Liczba podanych botów to { $bots }, a miejsc jest { $seats }; podaj jednego na wszystkie albo po jednym na każde miejsce.
cli-error-seat = Nie ma miejsca { $given }; przy tym stole { $seats ->
        [one] jest { $seats } miejsce
        [few] są { $seats } miejsca
       *[many] jest { $seats } miejsc
    }.
cli-error-rule = Nie ma zasady { $given }{ $known_count ->
        [0] .
       *[other] ; podobne to: { $known }.
    }
cli-error-scenario-folder = Nie ma folderu ze scenariuszami { $given }; podaj go przez --scenarios.
cli-error-no-scenarios = Nie ma tam plików ze scenariuszami.
cli-error-physical = Lista zasad czysto fizycznych musi przy każdej zasadzie podawać powód.
cli-error-folder-full = Folder { $given } nie jest pusty; podaj nowy, żeby niczego nie nadpisać.
cli-error-folder-closed = W folderze { $given } nie da się nic zapisać.

## Stół

cli-names = Astrid, Bran, Ciara, Dag, Emer, Finn
cli-you = (ty)
cli-player-human = człowiek
cli-player-bot = bot: { $bot }
cli-play-players = Przy stole: { $players }.
cli-play-hash = Skrót ziarna losowości, jako gwarancja uczciwości: { $hash }
cli-play-hint = Wpisz numer opcji; znak ? pokazuje zasadę, z której wynika pytanie, a help – wszystkie polecenia.
cli-hint-thinking = Szukanie podpowiedzi
cli-play-thinking = Boty myślą
cli-play-curtain = Klawiaturę przejmuje { $player }; { $player }, naciśnij Enter.
cli-play-left = Gra przerwana po { $moves ->
        [one] { $moves } ruchu
       *[other] { $moves } ruchach
    }.
cli-play-seed = Ziarnem losowości było { $seed }; jego skrót był znany od początku: { $hash }
cli-play-over = Gra skończona. Możesz jeszcze wpisać save PLIK.saga, log, board albo score; pusty wiersz kończy.

cli-ask-no-number = Nie ma opcji { $given }; wpisz jeden z pokazanych numerów.
cli-ask-unclear = „{ $given }” jest niezrozumiałe; wpisz numer, akcję, na przykład play 13, albo help.
cli-ask-why = ({ $rule }; wpisz ?, aby ją przeczytać)
cli-ask-help =
    numer             opcja o tym numerze
    play 13           akcja zapisana słowami, tak jak w plikach saga
    ?                 zasada, z której wynika pytanie albo odmowa, i znaczenie znaków
    ? moneta          o symbolu, mieście, karcie albo regionie; także ? 13, ? BRU-TRICK-05 albo dowolne słowo z zasad
    undo              cofnij swój ostatni ruch, jeśli od tej pory nic się nie ujawniło
    hint              co zrobiłby mistrz i dlaczego
    save PLIK.saga    zapisz grę
    log               co się ostatnio działo; log all: wszystko
    board             narysuj stół jeszcze raz
    score             punkty, gdyby gra skończyła się teraz
    quit              opuść grę

cli-undo-done = Cofnięte: { $move }
cli-undo-nothing = Nie ma czego cofnąć: po twoim ostatnim ruchu ujawniono ukryte informacje albo ruch wykonał inny gracz.
cli-save-no-name = Podaj, gdzie zapisać: save PLIK.saga
cli-save-exists = Plik { $file } już istnieje; wybierz inną nazwę.
cli-save-failed = Nie można zapisać pliku { $file }; sprawdź, czy folder istnieje i czy wolno ci w nim pisać.
cli-save-done = Zapisane w { $file }: { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }.
cli-explain-nothing = Nic tu nie wiadomo o „{ $given }”.
cli-log-forced = (bez innego wyboru)

cli-score-now = Gdyby gra skończyła się teraz:
cli-score-place = Miejsce
cli-score-nobody = Nikt nie wygrał.
cli-score-winners = { $players_count ->
        [one] Wygrywa { $players }
       *[other] Zwycięstwo dzielą { $players }
    }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!

## Odtwarzanie i sprawdzanie

cli-replay-keys = Enter albo n: dalej; p: wstecz; liczba: ten ruch; q: koniec
cli-replay-unclear = Wpisz n, p, q albo liczbę od 0 do { $last }.
cli-replay-end = To był ostatni ruch.
cli-replay-start = To jest początek.
cli-verify-shared = Skrót startu { $hash }. Ziarno powstało wspólnie: z serwera i od tych graczy: { $players }.
cli-verify-nobody = Skrót startu { $hash }. Żaden gracz nie dołożył się do ziarna: pochodzi z samego serwera.
cli-verify-alone = Ziarno wybrała jedna strona (serwer starszego rodzaju albo program, w którym grano).
cli-verify-left-out = { $player }: było zobowiązanie do liczby, ale tej liczby nie ma w ziarnie.
cli-verify-back = { $count ->
        [one] Cofnięto { $count } ruch; jego losowania też sprawdzono.
        [few] Cofnięto { $count } ruchy; ich losowania też sprawdzono.
       *[many] Cofnięto { $count } ruchów; ich losowania też sprawdzono.
    }
cli-verify-bots = Decyzje botów zgodne z tymi, które boty tego programu podejmują z ziarnem gry: { $same } z { $all }.
cli-verify-bots-timed = Inne decyzje botów, które przerywają namysł po kilku sekundach: { $count }. Przy stole mogły mieć mniej czasu niż tutaj, więc niczego to nie dowodzi.
cli-verify-done = Saga jest w porządku. Liczba dozwolonych ruchów: { $moves }; liczba wyników losowania, wszystkich zgodnych z ziarnem: { $outcomes }.

## Scenariusze i zasady

cli-scenario-check-progress = Sprawdzanie scenariuszy
cli-scenario-check-differs = { $title }: { $where } powinno mieć wartość { $expected }, a ma { $found }.
cli-scenario-check-done = Sprawdzone scenariusze: { $checked }; { $differing ->
        [0] wszystkie się zgadzają
        [one] { $differing } się nie zgadza
        [few] { $differing } się nie zgadzają
       *[many] { $differing } się nie zgadza
    }{ $unreadable ->
        [0] .
        [one] ; { $unreadable } pliku nie da się użyć.
       *[other] ; { $unreadable } plików nie da się użyć.
    }
cli-coverage-rule = Zasada
cli-coverage-scenarios = Scenariusze
cli-coverage-text = Treść
cli-coverage-physical = fizyczna
cli-coverage-done = { $rules ->
        [one] { $rules } zasada
        [few] { $rules } zasady
       *[many] { $rules } zasad
    }: ze scenariuszem { $covered }, czysto fizycznych { $physical }, bez scenariusza { $without }.

## Symulacje, pomiary, zawartość

cli-simulate-progress = Rozgrywanie
cli-simulate-games = { $games ->
        [one] { $games } gra rozegrana
        [few] { $games } gry rozegrane
       *[many] { $games } gier rozegranych
    } w { $seconds } s.
cli-simulate-interrupted = Przerwano: liczą się gry, które zostały ukończone.
cli-simulate-speed = { $games } gier/s, { $decisions } decyzji/s, ze sprawdzeniem niezmienników po każdej.
cli-simulate-length = Decyzji w grze: od { $shortest } do { $longest }.
cli-simulate-seat = Miejsce
cli-simulate-bot = Bot
cli-simulate-mean = Średni wynik
cli-simulate-wins = Zwycięstwa
cli-simulate-sound = Żaden niezmiennik nie został naruszony.
cli-simulate-broken = { $count ->
        [one] { $count } naruszony niezmiennik:
        [few] { $count } naruszone niezmienniki:
       *[many] { $count } naruszonych niezmienników:
    }

cli-arena-interrupted = Przerwano: liczą się tylko rozdania rozegrane z każdego miejsca.
cli-arena-share = Równy udział w zwycięstwach to { $share }. W nawiasach albo za ±: przedziały 95%; przy rankingu odchylenie standardowe.
cli-arena-rating = Ranking
cli-arena-decision = ms na decyzję, mediana / najdłużej
cli-arena-turn = s na turę, mediana / najdłużej
cli-arena-sprt-higher = Test sekwencyjny: { $bot } wygrywa raczej { $high } niż { $low } (logarytm ilorazu wiarygodności { $ratio }).
cli-arena-sprt-lower = Test sekwencyjny: { $bot } wygrywa raczej { $low } niż { $high } (logarytm ilorazu wiarygodności { $ratio }).
cli-arena-sprt-open = Test sekwencyjny: nierozstrzygnięty między { $low } a { $high } dla bota { $bot } (logarytm ilorazu wiarygodności { $ratio }).
cli-arena-no-chances = Wiedza tego bota nie podaje szans na zwycięstwo.
cli-arena-calibration = { $count ->
        [one] { $count } prognoza
        [few] { $count } prognozy
       *[many] { $count } prognoz
    } zwycięstwa; oczekiwany błąd kalibracji { $error }.
cli-arena-count = Prognozy
cli-arena-forecast = Prognoza
cli-arena-won = Wygrane

cli-tune-start = { $count ->
        [one] { $count } waga
        [few] { $count } wagi
       *[many] { $count } wag
    } do dobrania.
cli-tune-generation = Pokolenie { $generation }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }: średnia ocena { $mean }, najlepsza { $best }, krok { $step }
cli-tune-checking = Pomiar zysku
cli-tune-gain-wins = Przeciw wagom z początku: { $share } zwycięstw ({ $low } – { $high }); równy udział to { $equal }.
cli-tune-gain-points = Względem wag z początku, na tych samych rozdaniach: średnio { $points } pkt ({ $low } – { $high }).
cli-tune-done = Wagi są w pliku { $file }.

cli-learn-matching = Mecz z dotychczas najlepszą siecią
cli-learn-round = Runda { $round }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }: błąd kalibracji { $error }, błąd punktów { $points }, w grach spoza uczenia.
cli-learn-round-policy = Runda { $round }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }, polityka: zaskoczenie { $surprise } (przy równych szansach { $equal }, w najlepszym razie { $least }); w { $agrees } decyzji spoza uczenia na pierwszym miejscu jest wybór wyszukiwania.
cli-learn-round-compared = Runda { $round }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }: w { $decisions ->
        [one] { $decisions } decyzji
        [few] { $decisions } decyzjach
       *[many] { $decisions } decyzjach
    } spoza uczenia możliwości różniły się od oceny ręcznej o { $by_hand } pkt, a od oceny z siecią o { $learned } pkt.
cli-learn-match-wins = Mecz z dotychczas najlepszą: { $mean } zwycięstw ({ $low } – { $high }); równy udział to { $equal }.
cli-learn-match-points = Względem dotychczas najlepszej, na tych samych rozdaniach: średnio { $mean } pkt ({ $low } – { $high }).
cli-learn-match-alone = Względem dotychczas najlepszej, na tych samych rozdaniach: zwycięstwa { $mean } ({ $low } – { $high }).
cli-learn-kept = Nowa sieć jest lepsza i zostaje.
cli-learn-not-kept = Nie jest pewne, czy nowa sieć jest lepsza; zostaje dotychczas najlepsza.
cli-learn-done = Najlepszy wynik jest w pliku { $file }.
cli-learn-interrupted = Przerwano: gry i ukończone rundy są zapisane; kontynuuj z --resume { $file }.
cli-selfplay-done = { $file } zawiera { $games ->
        [one] { $games } grę
        [few] { $games } gry
       *[many] { $games } gier
    }.
cli-selfplay-interrupted = Przerwano: { $file } zawiera { $games ->
        [one] { $games } grę
        [few] { $games } gry
       *[many] { $games } gier
    }; kontynuuj z --resume.
cli-dataset-game = Gra
cli-dataset-rules = zasady { $rules }
cli-dataset-made = Powstanie
cli-dataset-made-by = longhall { $version }, format { $format }, ziarno { $seed }
cli-dataset-bots = Boty
cli-dataset-options = Opcje
cli-dataset-games = Gry
cli-dataset-seats = { $seats ->
        [one] { $seats } gracz
        [few] { $seats } gracze
       *[many] { $seats } graczy
    }
cli-dataset-decisions = Decyzje
cli-dataset-decisions-each = { $count }, { $each } na grę
cli-dataset-actions = Akcje
cli-dataset-actions-taken = wybrano { $taken } z { $all }
cli-dataset-values = Oceny
cli-dataset-valued = przy { $share } decyzji, które mają średnio { $options } opcji
cli-dataset-observation = Obserwacja
cli-dataset-layout = liczb: { $numbers }, części: { $parts }
cli-dataset-files = Pliki
cli-dataset-size = { $files ->
        [one] { $files } plik
        [few] { $files } pliki
       *[many] { $files } plików
    }, { $megabytes } MB

cli-bench-progress = Pomiar
cli-bench-game = Gra
cli-bench-seats = Graczy
cli-bench-figure = Co
cli-bench-value = Najlepszy z 5
cli-bench-figure-random-play = losowa gra
cli-bench-figure-clone = kopia pozycji
cli-bench-figure-view-as-json = widok jako JSON
cli-bench-figure-unlike-a-plain-loop = wobec zwykłej pętli w Pythonie
cli-bench-figure-places-of-a-tile = wszystkie miejsca żetonu, plansza w połowie pełna
cli-bench-unit-decisions-s = decyzji/s
cli-bench-unit-us = µs
cli-bench-unit-decisions-per-loop = decyzji na 1000 obrotów

cli-content-edit-part = Która część? Podaj numer albo naciśnij Enter, żeby zakończyć.
cli-content-edit-record = Który wpis? Podaj numer, { $new } albo { $delete } i numer; Enter wraca.
cli-content-edit-field = Napisz klucz = wartość, żeby zmienić pole, klucz = żeby je usunąć. Enter zachowuje wpis, { $cancel } porzuca zmiany.
cli-content-edit-number = Podaj numer od 1 do { $most }.
cli-content-edit-kept = Zapisano { $file }; cały pakiet jest w porządku (skrót { $hash }).
cli-content-edit-cancelled = Nic się nie zmieniło.
cli-content-edit-no-drawing = Tego jeszcze nie da się narysować.
cli-content-check-done = { $game }: zawartość jest poprawna (skrót { $hash }).
cli-content-template-done = Liczba plików zapisanych w folderze { $folder }: { $count }. Sprawdzisz je poleceniem: longhall content check { $game } --content { $folder }. Zagrasz nimi poleceniem: longhall play { $game } --content { $folder }.

## Gry i wersja

cli-games-facts = dla { $fewest }–{ $most } graczy · zasady w wersji { $rules } · zawartość { $content }
cli-games-options = Opcje stołu:
cli-games-default = (domyślnie)
cli-games-bots = Boty
cli-games-languages = Języki
cli-version-compiled = jądro i gry skompilowane
cli-version-plain = jądro i gry nieskompilowane

## Rysunek gry Brian Boru

cli-bru-head-region = region
cli-bru-head-threshold = próg/pkt
cli-bru-head-claim = roszcz.
cli-bru-head-counts = kto ile
cli-bru-head-towns = miasta
cli-bru-head-points = punkty
cli-bru-head-points-short = pkt
cli-bru-head-coins = monety
cli-bru-head-renown = poważanie
cli-bru-head-raiders = najeźdźcy
cli-bru-head-church = Kościół
cli-bru-head-space = tor
cli-bru-head-claims = roszczenia
cli-bru-head-claims-short = roszcz.
cli-bru-head-cards = karty
cli-bru-head-cards-short = karty
cli-bru-head-track = Tor zaślubin
cli-bru-head-history = Zagrane w tej rundzie
cli-bru-head-hand = Twoja ręka
cli-bru-head-picked = Zatrzymujesz
cli-bru-head-packet = Pakiet
cli-bru-head-primary = przy wygranej
cli-bru-head-upper = inaczej górna akcja
cli-bru-head-lower = lub dolna akcja
cli-bru-wins = wygrywa
cli-bru-battle = na obszarze bitwy pozostało najeźdźców: { $left } z { $strength }
cli-bru-about-town = Miasto nr { $number }; kolor: { $colour }; region: { $region }.
cli-bru-about-roads = { $roads_count ->
        [0] Nie prowadzi tam żadna droga.
        [one] Droga prowadzi do: { $roads }.
       *[other] Drogi prowadzą do: { $roads }.
    }
cli-bru-about-disc = Leży tu dysk gracza { $player }.
cli-bru-about-monastery = Stoi tu klasztor, więc miasto liczy się jako dwa.
cli-bru-about-vikings = Miasto kontrolują Wikingowie.
cli-bru-about-active = To jest aktywne miasto.
cli-bru-about-region = Region ma { $towns ->
        [one] { $towns } miasto
        [few] { $towns } miasta
       *[many] { $towns } miast
    }; wartość progowa znacznika roszczenia: { $threshold }, wartość punktowa: { $points }.
cli-bru-about-claim = Znacznik roszczenia ma { $player }.

## Pax Viking w terminalu

cli-pax-round = Runda { $round }
cli-pax-silfr = silfr
cli-pax-sum = razem
cli-pax-duchies = księstwa
cli-pax-hand = ręka
cli-pax-longships = langskipy
cli-pax-track = Tor sagi
cli-pax-pile = stos: { $count }
cli-pax-discards = stos odrzuconych: { $count }
cli-pax-events = wydarzenia w stosie: { $count }
cli-pax-face-down = Zakryte karty warunków zwycięstwa: { $count }
cli-pax-waters = Wody
cli-pax-my-hand = Twoja ręka
cli-pax-port = port: { $sea }
cli-pax-cost = koszt: { $cost }
cli-pax-sign-follower = ustanowieni poplecznicy
cli-pax-sign-renewed = odnowiony langskip
cli-pax-sign-exhausted = wyczerpany langskip
cli-pax-sign-marker = znacznik akcji wpływów
