# Dla opiekuna serwera: polecenie longhall admin. I powiadomienia dla tych, których akurat nie ma przy stole.

## Powiadomienia

notice-turn = Twój ruch przy stole „{ $table }” ({ $game }).
notice-started = Gra przy stole „{ $table }” ({ $game }) się zaczęła.
notice-finished = Gra przy stole „{ $table }” ({ $game }) dobiegła końca.
notice-rematch = Czeka na ciebie rewanż przy stole „{ $table }” ({ $game }).
notice-clock-bot = Przy stole „{ $table }” ({ $game }) skończył ci się czas; do twojego powrotu gra za ciebie bot.
notice-clock-resign = Przy stole „{ $table }” ({ $game }) skończył ci się czas i twoja gra została poddana.
notice-mail-footer = Dostajesz tę wiadomość, bo ten adres podano do powiadomień o kolejce na { $address }. Można to tam zmienić, pod swoim imieniem.

error-notice-form = Nieprawidłowe ustawienia powiadomień: { $reason }
error-notice-kind = Powiadomień nie da się wysyłać przez { $given }; możliwe są: { $known }.
error-notice-retired = Powiadomienia przez { $given } nie są już obsługiwane. Wybierz inny sposób: webhook, Discord, Slack, Telegram, ntfy albo e-mail.
error-notice-no-mail = Ten serwer nie wysyła e-maili. Wybierz inny sposób powiadamiania.
error-notice-address = Nieprawidłowy adres powiadomień; sprawdź go, proszę.
error-notice-inside = Powiadomień nie można wysyłać na { $host }: to nie jest adres w otwartym internecie.
error-notice-push = To nie jest subskrypcja powiadomień z przeglądarki.

## Podpowiedzi

error-hint-rated = Podczas gry rankingowej nie ma podpowiedzi.
error-hint-not-asked = Na tym miejscu nie ma teraz nic do rozstrzygnięcia.
error-hint-not-option = { $given } nie było jedną z możliwości w tej decyzji.

## Polecenia

cli-doctor-about = Sprawdź, co serwer na tym komputerze ma, a czego mu brakuje, i co z tym zrobić.
cli-admin-list-about = Pokaż stoły serwera.
cli-admin-export-about = Zapisz stoły do pliku jako wiersze JSON, a zakończone gry jako sagi.
cli-admin-import-about = Dodaj stoły z takiego pliku albo zakończone gry z sag; nic nie zostanie nadpisane.
cli-admin-delete-about = Usuń stoły ze wszystkim, co do nich należy.
cli-admin-expire-guests-about = Usuń gości, którzy nie siedzą przy żadnym stole i dawno się nie pokazali.
cli-admin-check-about = Rozegraj ponownie każdą zapisaną grę i porównaj ją z tym, co zapisano: próba przed aktualizacją.
cli-admin-backup-about = Zrób spójną kopię bazy danych podczas pracy serwera.
cli-admin-vacuum-about = Usuń to, czego już nikt nie potrzebuje, i zwolnij miejsce.

cli-word-file = PLIK
cli-word-files = PLIK
cli-word-table = STÓŁ
cli-word-tables = STÓŁ
cli-word-status = STAN

cli-arg-file = plik do zapisania; nie może jeszcze istnieć
cli-arg-files = pliki do wczytania: eksporty albo sagi o nazwach kończących się na .saga
cli-arg-table = tylko ten stół; można podać kilka razy
cli-arg-tables = stoły, według identyfikatora z ich linku
cli-arg-status = tylko stoły w tym stanie: open, running albo finished
cli-arg-sagas = folder na zakończone gry w postaci sag
cli-arg-people = także konta i goście z ich rankingami, przechowywaną postacią haseł oraz klucze serwera
cli-arg-yes = naprawdę to zrób
cli-arg-days = od ilu dni kogoś nie widziano; bez tego obowiązuje ustawienie serwera

## Listy

admin-list-id = stół
admin-list-game = gra
admin-list-status = stan
admin-list-moves = ruchy
admin-list-changed = ostatnia zmiana
admin-list-name = nazwa
admin-list-people = miejsca
admin-list-count = { $count ->
        [0] Nie ma żadnych stołów.
        [one] { $count } stół.
        [few] { $count } stoły.
       *[other] { $count } stołów.
    }
admin-status-open = otwarty
admin-status-running = w grze
admin-status-finished = zakończony
admin-no-such-status = Nie ma stanu { $given }; wybierz jeden z nich: { $known }.

## Zapisywanie i wczytywanie

admin-exported = Zapisano w pliku { $file }: { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[other] { $count } stołów
    }. Chroń ten plik tak samo jak bazę danych.
admin-sagas-written = Zapisano w folderze { $file }: { $count ->
        [one] { $count } saga
        [few] { $count } sagi
       *[other] { $count } sag
    }; { $others ->
        [0] nie pominięto żadnego stołu.
        [one] pominięto { $others } stół, bo jego gra trwa albo ma inne zasady.
        [few] pominięto { $others } stoły, bo ich gry trwają albo mają inne zasady.
       *[other] pominięto { $others } stołów, bo ich gry trwają albo mają inne zasady.
    }
admin-imported = Dodano: { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[other] { $count } stołów
    } i { $people ->
        [one] { $people } osobę
        [few] { $people } osoby
       *[other] { $people } osób
    }. Już tu były: { $known ->
        [one] { $known } stół
        [few] { $known } stoły
       *[other] { $known } stołów
    }.
admin-imported-saga = { $file } to teraz stół { $table }.
admin-import-host = Archiwum
admin-import-progress = Dodawanie
admin-import-line = tego wiersza nie da się użyć: { $reason }
admin-import-first = eksport musi się zaczynać dokładnie jednym wierszem nagłówka.
admin-import-format = ten eksport ma format { $found }, a ten program czyta format { $ours }.
admin-import-cut = eksport jest niepełny; brakuje jego końca.
admin-import-unfinished = z sagi można dodać tylko zakończoną grę; pozostałe gry wczytują gracze w przeglądarce.

## Usuwanie

admin-delete-sure = { $count ->
        [one] Ten stół zostałby usunięty
        [few] Te { $count } stoły zostałyby usunięte
       *[other] Tych { $count } stołów zostałoby usuniętych
    } na dobre. Jeśli na pewno tego chcesz, powtórz z --yes.
admin-deleted = Usunięto { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[other] { $count } stołów
    }.
admin-expired = Usunięto { $count ->
        [one] { $count } gościa bez miejsca przy stole, niewidzianego
       *[other] { $count } gości bez miejsca przy stole, niewidzianych
    } od { $days ->
        [one] { $days } dnia
       *[other] { $days } dni
    }.

## Sprawdzanie

admin-check-progress = Ponowne rozgrywanie
admin-check-game = ten program nie zna gry { $game }.
admin-check-table = nie da się odczytać tego, co zapisano o stole: { $reason }
admin-check-rules = grę zaczęto z wersją zasad { $rules } albo z inną zawartością; ten program gra w wersję { $ours } gry { $game }, więc można ją tylko oglądać (stan: { $status }).
admin-check-gap = w dzienniku brakuje wpisu { $entry }.
admin-check-entry = wpis { $entry } w dzienniku jest niemożliwy: { $reason }
admin-check-damaged = wpis { $entry } w dzienniku jest uszkodzony: { $reason }
admin-check-snapshot = migawka przy wpisie { $entry } nie odpowiada temu, do czego prowadzi dziennik.
admin-check-status = zapisano stan { $stored }, ale dziennik prowadzi do stanu { $found }.
admin-check-result = zapisany wynik nie jest tym, do którego prowadzi dziennik.
admin-check-seats = zapisane miejsca nie są tymi, do których prowadzi dziennik.
admin-check-chance = losowanie nie pochodzi z ziarna: { $reason }
admin-check-file = Plik { $file } jest uszkodzony: { $reason }. Odtwórz go z kopii zapasowej; stoły niewymienione powyżej można przedtem wyeksportować.
admin-check-resting = { $count ->
        [one] { $count } zakończona gra ma
        [few] { $count } zakończone gry mają
       *[other] { $count } zakończonych gier ma
    } inne zasady albo zawartość: tylko do oglądania, co nie przeszkadza w aktualizacji.
admin-check-bad = Coś się nie zgadza: { $bad } z { $count ->
        [one] { $count } stołu
       *[other] { $count } stołów
    }. Nie aktualizuj, dopóki nie wiadomo dlaczego.
admin-check-sound = { $count ->
        [one] Rozegrano ponownie { $count } stół
        [few] Rozegrano ponownie { $count } stoły
       *[other] Rozegrano ponownie { $count } stołów
    }; wszystko dokładnie tak, jak zapisano.

## Baza danych

admin-backed-up = Kopia jest w pliku { $file } ({ $size } MB), cała i sprawdzona.
admin-backup-postgresql = Kopię PostgreSQL robi jego własne narzędzie:
admin-backup-damaged = Kopia bazy { $given } jest uszkodzona, zapewne dlatego, że uszkodzona jest sama baza; nic nie zapisano.
admin-backup-failed = Nie można zapisać { $given }: { $reason }
admin-tidied = Usunięto: { $snapshots ->
        [one] { $snapshots } starą migawkę
        [few] { $snapshots } stare migawki
       *[other] { $snapshots } starych migawek
    } i { $sessions ->
        [one] { $sessions } wygasłą sesję
        [few] { $sessions } wygasłe sesje
       *[other] { $sessions } wygasłych sesji
    }. Baza danych miała { $before } MB, a teraz ma { $after } MB.
admin-no-database = Nie ma bazy danych serwera w { $given }; wskaż ją przez --data albo --database.
admin-other-schema = Baza danych ma wersję { $found }, a ten program działa z wersją { $ours }. Starszą bazę zaktualizuje longhall admin upgrade; do nowszej zainstaluj nowszy program.
admin-database-failed = Błąd bazy danych ({ $reason }); czy baza jest osiągalna i czy na dysku jest miejsce?

## longhall doctor

admin-doctor-program = Program
admin-doctor-compiled = longhall { $version }, skompilowany, Python { $python }
admin-doctor-plain = longhall { $version }, nieskompilowany, Python { $python }: gry i boty działają około cztery razy wolniej
admin-doctor-plain-todo = Zainstaluj pakiet wheel dla tego komputera albo kompilator C i nagłówki Pythona, a potem jeszcze raz longhall.
admin-doctor-games = Gry
admin-doctor-games-good = { $games }
admin-doctor-games-bad = nie można wczytać gry: { $reason }
admin-doctor-games-todo = Zainstaluj longhall ponownie, a pakiety, które dodają gry, usuń lub zaktualizuj.
admin-doctor-page = Strona
admin-doctor-page-good = klient dla przeglądarki jest w folderze { $folder }
admin-doctor-page-none = klient dla przeglądarki nie jest zbudowany: można używać tylko API
admin-doctor-page-todo = Zainstaluj longhall z pakietu wheel albo uruchom make setup; inny folder wskazuje LONGHALL_WEB.
admin-doctor-port = Port
admin-doctor-port-free = { $address } jest wolny
admin-doctor-port-taken = { $address } jest zajęty albo niedozwolony; być może longhall już tam działa
admin-doctor-port-todo = Żeby uruchomić drugi serwer, wybierz inny port za pomocą --port.
admin-doctor-database = Baza danych
admin-doctor-database-good = { $address }, schemat { $found }
admin-doctor-database-new = { $address } jest pusta i powstanie przy pierwszym uruchomieniu
admin-doctor-database-old = { $address } ma starszy schemat { $found }; następne uruchomienie zmieni go na { $ours }
admin-doctor-database-old-todo = Zatrzymaj serwer i uruchom longhall admin upgrade: najpierw sprawdzi każdą grę i zrobi kopię.
admin-doctor-database-newer = { $address } ma schemat { $found }; ten program zna tylko { $ours }
admin-doctor-database-newer-todo = Zainstaluj nowszy longhall, który używał tej bazy.
admin-doctor-database-away = { $address } nie odpowiada: { $reason }
admin-doctor-database-away-todo = Czy działa, i czy adres, użytkownik i hasło są poprawne? Uszkodzony plik SQLite zastąp kopią zapasową.
admin-doctor-database-closed = w folderze { $folder } nie można nic zapisać
admin-doctor-database-closed-todo = Wybierz inny folder za pomocą --data albo pozwól temu użytkownikowi tam zapisywać.
admin-doctor-redis = Redis
admin-doctor-redis-none = nieustawiony: jeden proces go nie potrzebuje
admin-doctor-redis-good = odpowiada
admin-doctor-redis-away = nie odpowiada: { $reason }
admin-doctor-redis-todo = Uruchom go albo popraw LONGHALL_REDIS. Do tego czasu procesy dowiadują się o swoich ruchach co kilka sekund.
admin-doctor-mail = Poczta
admin-doctor-mail-none = nieustawiona: nie ma powiadomień pocztą
admin-doctor-mail-good = serwer poczty przyjmuje nadawcę { $sender }
admin-doctor-mail-away = serwer poczty odmawia: { $reason }
admin-doctor-mail-todo = Popraw LONGHALL_SMTP i LONGHALL_MAIL_FROM.
admin-doctor-disk = Dysk
admin-doctor-disk-free = { $free } GB wolnego miejsca w { $folder }
admin-doctor-disk-todo = Zwolnij miejsce: gdy dysk jest pełny, nikt nie może wykonać ruchu.
admin-doctor-clock = Zegar
admin-doctor-clock-good = dobrze ustawiony
admin-doctor-clock-back = spóźnia się: najnowszy ruch w bazie nastąpi dopiero za { $seconds } s
admin-doctor-clock-differs = różni się od zegara serwera bazy danych o { $seconds } s
admin-doctor-clock-free = nic go nie pilnuje: system nie porównuje go z siecią
admin-doctor-clock-todo = Pozwól systemowi ustawiać zegar, na przykład przez systemd-timesyncd albo chrony.
admin-doctor-descriptors = Deskryptory
admin-doctor-descriptors-good = najwyżej { $most } połączeń i plików naraz
admin-doctor-descriptors-any = bez ograniczeń
admin-doctor-descriptors-few = tylko { $most } połączeń i plików naraz
admin-doctor-descriptors-todo = Zwiększ LimitNOFILE w jednostce systemd albo ulimit -n.
admin-doctor-good = Wszystko w porządku.
admin-doctor-notes = { $count ->
        [one] Działa; { $count } rzecz można poprawić.
        [few] Działa; { $count } rzeczy można poprawić.
       *[other] Działa; { $count } rzeczy można poprawić.
    }
admin-doctor-bad = { $count ->
        [one] { $count } rzecz trzeba naprawić, zanim serwer będzie mógł działać.
        [few] { $count } rzeczy trzeba naprawić, zanim serwer będzie mógł działać.
       *[other] { $count } rzeczy trzeba naprawić, zanim serwer będzie mógł działać.
    }
