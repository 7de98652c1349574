# Strony klubu: zgłoszenia i moderacja, zasady i prywatność, własne dane.

## Reports

web-report-who = Kogo?
web-report-why = Co się stało?
web-report-what = Przeczytają to moderatorzy tego serwera, razem z ostatnimi wierszami czatu przy tym stole. Ta osoba nie dowie się, kto ją zgłosił.
web-report-send = Wyślij zgłoszenie
web-report-sent = Dziękujemy; moderatorzy się temu przyjrzą.
web-report-line = Od: { $by }, o kim: { $about }, { $date }
web-report-called = (wtedy: { $name })
web-report-guest = gość
web-report-context = { $count ->
        [one] Co mówiono: { $count } wiersz
        [few] Co mówiono: { $count } wiersze
       *[many] Co mówiono: { $count } wierszy
    }
web-report-table = Do stołu
web-report-answer = Co z tego wynikło
web-report-close = Zamknij zgłoszenie

## Moderation

web-moderation = Moderacja
web-reports = { $count ->
        [0] Otwarte zgłoszenia
        [one] { $count } otwarte zgłoszenie
        [few] { $count } otwarte zgłoszenia
       *[many] { $count } otwartych zgłoszeń
    }
web-reports-none = Nikt niczego nie zgłosił.
web-sanctions = Wyciszeni i wykluczeni
web-sanctions-none = Nikt nie jest wyciszony ani wykluczony.
web-is-muted = wyciszenie
web-is-banned = zakaz wstępu
web-until = do { $date }
web-sanction-kind = Co zrobić
web-sanction-mute = Wycisz
web-sanction-ban = Wyklucz
web-sanction-address = Wyklucz adres
web-sanction-network = Adres albo sieć
web-sanction-span = Na jak długo
web-sanction-reason = Powód
web-sanction-do = Wykonaj
web-sanction-lift = Zdejmij
web-for-hour = godzina
web-for-day = dzień
web-for-week = tydzień
web-for-month = 30 dni
web-for-ever = na zawsze
web-moderation-log = Co robili moderatorzy i gospodarze
web-moderation-log-none = Jeszcze nic.
web-moderation-older = Wcześniej
web-did-keeper = Prowadzący serwer
web-did-mute = { $by }: wyciszenie, { $about }
web-did-ban = { $by }: zakaz wstępu, { $about }
web-did-ban-network = { $by }: zakaz dla adresów { $about }
web-did-lift = { $by }: koniec wyciszenia lub zakazu, { $about }
web-did-lift-network = { $by }: koniec zakazu dla adresów { $about }
web-did-close = { $by }: zamknięte zgłoszenie, { $about }
web-did-moderator = { $by }: prawa moderatora dla { $about }
web-did-no-moderator = { $by }: odebrane prawa moderatora, { $about }
web-did-host-mute = { $by }: wyciszenie przy własnym stole, { $about }
web-did-host-unmute = { $by }: koniec wyciszenia przy własnym stole, { $about }

## Terms and privacy

web-terms-by = Ten serwer prowadzi { $name }.
web-terms-house = Zasady domu
web-terms-house-text = Graj uczciwie i życzliwie. Kto tego nie robi, tego moderatorzy mogą wyciszyć albo wykluczyć, z podaniem powodu.
web-kept = Co serwer o tobie przechowuje
web-kept-name = Twoje imię i język, a dla kont skrót hasła; samego hasła nie ma nigdzie.
web-kept-sessions = { $days ->
        [one] Gdzie masz otwartą sesję, z nazwą przeglądarki, przez { $days } dzień od zalogowania albo do jej zakończenia.
        [few] Gdzie masz otwartą sesję, z nazwą przeglądarki, przez { $days } dni od zalogowania albo do jej zakończenia.
       *[many] Gdzie masz otwartą sesję, z nazwą przeglądarki, przez { $days } dni od zalogowania albo do jej zakończenia.
    }
web-kept-guests = { $days ->
        [one] Goście, którzy nie siedzą przy żadnym stole, znikają po { $days } dniu bez wizyty.
        [few] Goście, którzy nie siedzą przy żadnym stole, znikają po { $days } dniach bez wizyty.
       *[many] Goście, którzy nie siedzą przy żadnym stole, znikają po { $days } dniach bez wizyty.
    }
web-kept-games = Twoje gry ze wszystkimi ruchami, wynikami i rankingami, to, co piszesz na czacie, i twoje notatki. Gry z innymi zostają, gdy odejdziesz; nazywasz się w nich wtedy N. N.
web-kept-notices = Dokąd idą powiadomienia, jeśli je chcesz: do przeglądarki przez jej producenta albo na podany adres.
web-kept-mail = Powiadomienia pocztą idą przez serwer pocztowy tego domu.
web-kept-addresses = Twój adres sieciowy jest w dzienniku serwera i w jego pamięci dla moderatorów; przy grach rankingowych przechowuje się tylko jego nieczytelną postać, aż gra zostanie policzona.
web-kept-reports = Zgłoszenia, wyciszenia i zakazy oraz dziennik tego, co robili moderatorzy, a przy swoich stołach gospodarze.
web-kept-backups = { $count ->
        [one] Wszystko to jest też w kopiach zapasowych; zostaje { $count } najnowsza.
        [few] Wszystko to jest też w kopiach zapasowych; zostają { $count } najnowsze.
       *[many] Wszystko to jest też w kopiach zapasowych; zostaje { $count } najnowszych.
    }
web-kept-nothing = Nic nie jest sprzedawane, mierzone przez innych ani pobierane z innych miejsc.
web-cookies = Ciasteczka
web-cookies-what = Są dwa, oba potrzebne do tego, o co prosisz. Ustawienia przechowuje sama przeglądarka; serwer ich nie widzi.
web-cookie-days = { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
web-cookie-session = rozpoznaje cię, dopóki się nie wylogujesz
web-cookie-device = mówi, że ta przeglądarka już się tu logowała, żeby cudze pomyłki w haśle nie zamknęły ci drogi
web-rights = Twoje dane należą do ciebie
web-rights-text = Na swojej stronie możesz pobrać wszystko, co serwer o tobie przechowuje, poprawić imię i usunąć konto ze wszystkim, co do niego należy.
web-my-data = Moje dane
web-my-data-what = Wszystko, co ten serwer o tobie przechowuje, i twoje zakończone gry jako sagi, w jednym pliku zip.
web-my-data-get = Pobierz
