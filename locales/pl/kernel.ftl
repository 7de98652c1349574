# Co może powiedzieć każda gra: odrzucone akcje oraz błędy w tym, co ktoś wpisał, albo w pliku.
# Przy błędach w plikach jest tu sam powód; plik i wiersz program podaje przed nim.

## Odrzucone akcje

refused-game-over = Gra jest skończona, nie można już wykonać żadnej akcji.
refused-pause = Gra jest wstrzymana; teraz nikt nie podejmuje decyzji.
refused-no-such-seat = Nie ma takiego miejsca: przy tym stole { $count ->
        [one] jest { $count } miejsce
        [few] są { $count } miejsca
       *[many] jest { $count } miejsc
    }.
refused-not-asked = Teraz nie twoja kolej: decyzję { $seats_count ->
        [one] podejmuje { $seats }
       *[other] podejmują { $seats }
    }.
refused-other-question = To nie jest odpowiedź na bieżące pytanie: { $question }.

## Gry, miejsca, boty i opcje stołu

error-no-such-game = Nie ma gry o nazwie „{ $given }”; wybierz jedną z tych: { $known }.
error-game-name = Gra nie może nazywać się „{ $name }” i mieć przedrostka „{ $prefix }”: nazwa składa się z małych liter, cyfr i łączników, a przedrostek z trzech małych liter.
error-game-taken = Nie można dodać gry „{ $name }” (przedrostek „{ $prefix }”): tę nazwę albo ten przedrostek ma już gra „{ $other }”.
error-game-seats = Nie można dodać gry „{ $game }” dla { $fewest }–{ $most } graczy: gra jest dla co najwyżej { $limit }, a co najmniej 1.
error-game-incomplete = Nie można dodać gry „{ $game }”, bo nie definiuje: { $missing }.
error-game-load = Nie można wczytać gry z „{ $given }”: { $reason }
error-no-such-bot = Nie ma bota o nazwie „{ $given }”; wybierz jednego z tych: { $known }.
error-figure = Nie ma wagi o nazwie „{ $name }” albo jej wartość ma inną postać.
error-no-such-knowledge = Ta gra nie ma zestawu wag „{ $given }”.
error-no-such-variant = Nie ma wariantu „{ $given }”; liczbę linii podaje się po greedy albo po poziomie, na przykład greedy:480 lub master:24.
error-too-many-bots = { $bots ->
        [one] Podano { $bots } bota
        [few] Podano { $bots } boty
       *[many] Podano { $bots } botów
    } na { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }; podaj najwyżej jednego na każde miejsce.
error-sprt = Test sekwencyjny wymaga dwóch różnych udziałów między 0 a 1, najpierw niższego, a nie { $low } i { $high }.
error-sprt-text = „{ $given }” to nie test sekwencyjny; napisz dwa udziały, na przykład 0.25,0.3, albo dwie różnice w punktach Elo, na przykład 0,30.
error-sprt-alone = Test sekwencyjny porównuje odsetki zwycięstw; w grze w pojedynkę ich nie ma.
error-worker-lost = To samo zadanie zakończyło { $times ->
        [one] { $times } proces
        [few] { $times } procesy
       *[many] { $times } procesów
    }, więc nie będzie powtarzane.
error-no-research = To wymaga dodatkowych bibliotek; zainstaluj je poleceniem: { $install }
error-ray-address = Nie można użyć klastra Ray { $address }: { $reason }
error-ray-version = Węzeł klastra Ray ma longhall { $theirs }, a ta maszyna { $ours }: zainstaluj wszędzie tę samą wersję.
error-ray-nodes = Węzeł klastra Ray nie może wykonać tej pracy; longhall[research] musi być zainstalowany na każdym węźle. Komunikat: { $reason }
error-no-figures = Gra „{ $game }” nie ma wag, które można dobierać.
error-no-tuning = { $file } nie jest plikiem poszukiwania wag.
error-other-tuning = { $file }: nie można kontynuować, bo ta wersja biblioteki albo gry daje przy tych samych grach inne wagi.
error-no-features = { $game } nie daje sieci nic, z czego mogłaby się uczyć.
error-too-few-games = Za mało gier, żeby się z nich uczyć: potrzeba ich co najmniej { $fewest }.
error-policy-lines = Polityka uczy się z tego, co pokazują linie gry: podaj w --lines co najmniej jedną.
error-compare-lines = Możliwości porównuje się w liniach gry, a uczy się ich wartości: podaj w --lines co najmniej jedną i pomiń --keep-value.
error-no-decisions = Nie zapisano decyzji, z których mogłaby się uczyć polityka: te gry rozegrano bez --policy.
error-no-comparisons = W tych grach nie porównano żadnych możliwości: było ich za mało albo rozegrano je bez --compare.
error-other-observations = Zapisane obserwacje pochodzą z innej wersji gry.
error-learning-exists = Plik { $file } zawiera gry z wcześniejszej nauki; kontynuuj ją z --resume albo wybierz inny plik.
error-no-learning = { $file } nie jest plikiem zapisanym przez longhall learn.
error-other-learning = { $file }: nie można kontynuować, bo brakuje zapisanych gier albo pochodzą z innej wersji gry.
error-no-observations = { $game } nie ma obserwacji, które można by zapisać.
error-no-dataset = { $file } nie jest zbiorem danych zapisanym przez longhall selfplay.
error-dataset-format = { $file } to zbiór danych w formacie { $found }, a ta wersja longhall czyta format { $ours }.
error-dataset-exists = { $file } już istnieje; kontynuuj z --resume albo wybierz inny katalog.
error-other-dataset = { $file } powstał z innymi ustawieniami albo w innej wersji gry.
error-seat-count = Gra „{ $game }” jest dla { $fewest }–{ $most } graczy, a podana liczba to { $given }.
error-no-such-option = Nie ma opcji stołu „{ $option }”; dostępne opcje to: { $known }.
error-option-value = Opcja stołu „{ $option }” nie może mieć wartości „{ $given }”; wybierz jedną z tych: { $known }.
error-no-such-move = Nie ma ruchu { $given }: { $last ->
        [0] w tej grze nie ma jeszcze żadnego ruchu
       *[other] ostatni ruch tej gry ma numer { $last }
    }.
error-no-seed = Ta gra jest wczytana bez ziarna losowości, więc można ją przeglądać, ale nie można grać dalej.

## Wyniki losowania

error-outcome-missing = Brakuje tu wyniku losowania „{ $kind }”.
error-outcome-other = Następny wynik losowania musi dotyczyć „{ $kind }”, a zapisany jest „{ $found }”.
error-outcome-impossible = Wynik „{ $value }” losowania „{ $kind }” nie jest tu możliwy.
error-outcome-unused = Zapisanych wyników losowania „{ $kind }” jest tu więcej, niż wymaga ten ruch.

## Pliki

error-file-not-text = Ten plik nie jest tekstem w kodowaniu UTF-8.
error-file-unreadable = Tego pliku nie da się odczytać; sprawdź, czy istnieje i czy wolno ci go otworzyć.

## Pliki z zawartością gry

error-content-no-folder = Nie ma takiego folderu z zawartością gry.
error-content-no-file = W folderze z zawartością gry brakuje tego pliku.
error-content-syntax = To nie jest poprawny zapis TOML.
error-content-many = Plików zawartości jest więcej, niż ma jakakolwiek gra; można wczytać najwyżej { $most }.
error-content-large = Plik jest większy niż jakakolwiek zawartość; można wczytać najwyżej { $most } bajtów.
error-content-deep = Tabele i listy są zagnieżdżone głębiej niż { $most } poziomów.
error-edit-line = Nie można odczytać „{ $given }”; napisz klucz = wartość.
error-edit-form = Ten wpis jest zapisany w nietypowy sposób; zmień go w edytorze tekstu.
error-pack-archive = To nie jest archiwum zip, które da się odczytać.
error-pack-path = To nie może być plik zawartości: nazwa musi się składać z małych liter, cyfr i podkreśleń i kończyć na .toml, a wszystkie pliki muszą leżeć w jednym folderze.
error-pack-game = Te pliki nie są zawartością żadnej z tutejszych gier.
error-endless = Zawartość kręci się w kółko: po { $most } krokach nikt nie został o nic zapytany.
error-content-missing = Brakuje wpisu „{ $key }” albo jest on pusty.
error-content-type = Wpis „{ $key }” musi mieć tę postać: { $expected ->
        [text] tekst
        [number] liczba całkowita
        [list-of-numbers] lista liczb całkowitych
        [list-of-words] lista słów
        [pair] para liczb [x, y]
        [yes-or-no] true albo false
        [list-of-effects] lista efektów
        [list-of-tests] lista warunków
        [list-of-points] lista list punktów [x, y]
        [ability] tabela z wpisami „trigger” i „effects”
       *[other] { $expected }
    }.
error-content-unknown = Wpis „{ $key }” nie może mieć wartości „{ $given }”; dozwolone są: { $known }.
error-content-twice = „{ $given }” występuje tu po raz drugi, a może wystąpić tylko raz.
error-content-count = Liczba pozycji „{ $what }” musi wynosić { $expected }, a wynosi { $found }.
error-content-range = Liczba podana jako „{ $key }” musi mieścić się w zakresie od { $fewest } do { $most }.
error-content-order = Pola toru muszą iść po kolei: tu powinno być pole { $expected }.
error-content-empty-region = Region „{ $given }” nie ma ani jednego miasta.
error-content-road = Droga musi łączyć dwa różne miasta na planszy, a ta podaje: { $given }.
error-content-primary = Akcja główna musi zaczynać się od symbolu „town”, który nie może się w niej powtórzyć.
error-content-start-reward = Pierwsze pole toru nie może dawać nagrody.
error-content-town-rewards = Miasto może dawać najwyżej jedno pole toru.
error-content-princess = Ostatnia karta zaślubin musi dawać do wyboru kolejno „military”, „trade” i „spurn”.
error-content-deal = Przy liczbie graczy { $players } każdy musi dostać co najmniej 2 karty, a wszystkie pakiety razem nie mogą wymagać więcej kart, niż jest w grze.

## Sagi

error-saga-header = „{ $given }” nie jest wierszem nagłówka; nagłówki to: { $known }.
error-saga-no-header = Brakuje nagłówka „{ $given }”.
error-saga-format = Saga ma format { $found }, a ten program czyta tylko format { $ours }.
error-saga-rules = Zapisana gra używa zasad w wersji { $found }, a ten program ma wersję { $ours }.
error-saga-content = Zapisana gra używa zawartości { $found }, a ten program ma zawartość { $ours }.
error-saga-pack = Zapisana gra używa pakietu zawartości „{ $pack }” (skrót { $found }), którego tu nie ma.
error-saga-number = Tu powinien być ruch { $expected }, a jest: { $given }.
error-saga-seat = „{ $given }” nie jest miejscem w tej grze; miejsca to p1–p{ $count }.
error-saga-move = „{ $given }” nie jest akcją tej gry.
error-saga-illegal = Ruch „{ $given }” nie jest w tej chwili dozwolony (zasada { $rule }).
error-saga-outcome = „{ $given }” nie jest możliwym wynikiem losowania „{ $kind }”.
error-saga-unfinished = Saga podaje wynik gry, ale jej ruchy nie doprowadzają do końca.
error-saga-result = Saga podaje wynik „{ $given }”, a jej ruchy prowadzą do wyniku „{ $found }”.
error-saga-no-seed = W sadze brakuje ziarna losowości albo jego opublikowanego skrótu, więc losowań nie da się sprawdzić.
error-saga-seed-hash = Ziarno losowości nie pasuje do skrótu opublikowanego na początku gry.
error-saga-back = To nie są ruchy, które można tu było cofnąć: { $given }.
error-saga-names = Nagłówek seats-now musi wymieniać tylu graczy: { $count }, a wymienia { $given }.
error-fair-record = Zapis startu nie ma postaci opisanej w docs/fairness.md.
error-fair-start = Stół, gra, opcje, miejsca lub zobowiązania nie są tymi, z których powstał opublikowany skrót startu.
error-fair-secret = Sekret serwera nie jest tym, do którego serwer zobowiązał się przy zakładaniu stołu.
error-fair-nonce = Liczba miejsca p{ $seat } nie jest tą, do której to miejsce zobowiązało się przed startem.
error-fair-seed = Ziarno nie wynika z sekretu serwera i liczb z poszczególnych miejsc.
error-fair-other-hash = Skrót startu w sadze to { $found }, a podany został { $given }: to nie jest obiecana gra.
error-fair-no-hash = Saga nie ma skrótu startu: ziarno wybrał sam serwer.
error-saga-stacked = { $move ->
        [0] Wyniki losowania przed pierwszym ruchem nie zgadzają się z ziarnem losowości.
       *[other] Wyniki losowania po ruchu { $move } nie zgadzają się z ziarnem losowości.
    }

## Scenariusze

error-scenario-syntax = To nie jest poprawny zapis YAML.
error-scenario-empty = W tym pliku nie ma żadnego scenariusza.
error-scenario-shape = Scenariusz musi się składać z nazwanych wpisów, a wśród nich muszą być „game” i „players”.
error-scenario-key = Scenariusz nie ma wpisu „{ $given }”; możliwe wpisy to: { $known }.
error-scenario-missing = Brakuje wpisu „{ $given }” albo nie jest on nazwą.
error-scenario-players = Wpis „players” musi być liczbą albo listą imion, z których żadne się nie powtarza.
error-scenario-entry = Każda pozycja pod „when” musi być ruchem, na przykład „p1: play 13”, albo sprawdzeniem „then” lub „refused”.
error-scenario-refusal = Każda pozycja pod „refused” musi podawać jednego gracza z jedną akcją oraz zasadę („rule”), która jej zabrania.
error-scenario-refused = Ruch „{ $given }” nie jest w tej chwili dozwolony (zasada { $rule }).
error-scenario-fact = Nie można sprawdzić wpisu „{ $given }”; sprawdzić można: { $known }.

## Opisane pozycje

error-given-unknown = Opis pozycji nie ma wpisu „{ $given }”; możliwe wpisy to: { $known }.
error-given-word = „{ $given }” nie jest tu możliwe; wybierz jedno z tych: { $known }.
error-given-player = Nie ma gracza o imieniu „{ $given }”; gracze to: { $known }.
error-given-number = „{ $given }” nie jest tu możliwe; potrzebna jest liczba całkowita nie większa niż { $most }.
error-given-flag = „{ $given }” nie jest tu możliwe; wpisz „true” albo „false”.
error-given-list = Potrzebna jest tu lista w nawiasach kwadratowych, a podano: { $given }.
error-given-mapping = „{ $given }” musi się składać z nazwanych wpisów.
error-given-twice = Liczby w liście { $given } muszą wynosić co najmniej 1, a żadna nie może się powtarzać.
error-given-occupied = Miasto, które ma być niezajęte, ma już dysk: { $town }.
error-given-card-twice = Karta może być tylko w jednym miejscu, a tu pojawia się po raz drugi: { $given }.
error-given-no-card = Pod „cards” brakuje karty, którą zagrywa { $given }, a w tej pozycji każdy gracz musi mieć zagraną kartę.
error-given-too-many-cards = Kart jest za mało, aby każdy gracz miał ich tyle, ile jest na najdłuższej ręce.
error-given-no-active = Symbol „town” wymaga aktywnego miasta; podaj je pod „active”.
error-given-packets = Każdy gracz musi mieć pakiet, a wszystkie pakiety muszą liczyć tyle samo kart, co najmniej 3.
error-given-no-marriage = Żadna karta zaślubin nie jest odkryta; podaj ją pod „marriage”.
error-no-packs = W grę { $game } nie można grać z innymi planszami i kartami niż jej własne.

## Lekcje

error-no-such-lesson = Nie ma lekcji „{ $given }”; są takie lekcje: { $known }.
error-lesson-step = Każdy krok lekcji musi się składać z nazwanych wpisów: „say” i „show” oraz najwyżej jednego z „you”, ruchu gracza albo „then”. To, co masz zrobić, wymaga tekstu.
error-lesson-thing = Nie ma niczego, co nazywa się „{ $given }” i co można pokazać.
error-lesson-until = Nic o nazwie „{ $given }” już nie nastąpi; nastąpi jeszcze: { $known }.
error-lesson-not-reached = Gra nie doszła do „{ $given }”: wcześniej ktoś ma coś wybrać.
error-lesson-stopped = Tutaj nie można nic zagrać: najpierw przejdź dalej wpisem „until”.
error-lesson-free = Po kroku z „free” nie można już nic zagrać ani sprawdzić, tylko powiedzieć.
error-lesson-not-asked = { $given } nie ma w tej chwili nic do wyboru.
error-lesson-differs = { $where }: powinno być { $expected }, a jest { $found }.
