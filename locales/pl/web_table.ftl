# Strona stołu

web-agree = Zgadzam się
web-away = nie ma przy stole
web-back-to-now = Do bieżącej pozycji
web-beside = Obok planszy
web-board = Plansza
web-board-view = Plansza na wspólny ekran
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-say = Napisz coś
web-choices = Twoje możliwości
web-confirm = Potwierdź: { $choice }
web-copy-link = Skopiuj link
web-curtain = Teraz gra { $player }
web-curtain-hint = Przekaż urządzenie. Nikt inny nie powinien patrzeć.
web-curtain-lift = { $player }: pokaż karty
web-deny = Odmów
web-first = Na początek
web-analyse = Analizuj
web-analysis = Analiza
web-fork = Graj dalej stąd
web-fork-as = jako { $player } przeciw botom
web-fork-all = na wszystkich miejscach, na zmianę
web-game-over = Gra skończona.
web-get-up = Opuść miejsce
web-hide-list = Ukryj listę
web-hint = Podpowiedź
web-do-it = Zrób to
web-host-starts = Gospodarz zaczyna grę, gdy wszystkie miejsca są zajęte.
web-invite = Zaproś znajomych
web-jump-here = Pokaż ruch { $move }
web-kick = Usuń z miejsca
web-last = Na koniec
web-lend = Niech bot gra za mnie
web-link-connecting = Łączenie…
web-link-lost = Połączenie przerwane, próbuję ponownie…
web-link-late = Ruchy innych mogą docierać z kilkusekundowym opóźnieniem.
web-log = Dziennik
web-menu = Menu
web-move = Ruch
web-move-of = Ruch { $move } z { $last }
web-mute = Ukryj wiadomości: { $name }
web-mute-here = Wycisz przy tym stole dla wszystkich: { $name }
web-unmute-here = Pozwól znowu pisać na czacie: { $name }
web-next = Dalej
web-no-drawing = Ta gra nie ma jeszcze rysunku; graj, wybierając z listy.
web-no-such-table = Nie ma takiego stołu.
web-notes = Notatki
web-picture = Obrazek do udostępnienia
web-previous = Wstecz
web-qr = Kod QR dla { $link }
web-rematch = Zagraj jeszcze raz
web-replay = Powtórka
web-resign = Poddaj grę
web-resign-sure = Na pewno? Dalej zagra bot, a ty zajmiesz ostatnie miejsce.
web-resigned = gra poddana
web-restart-turn = Cofnij całą turę
web-result = Wynik
web-saga-download = Pobierz sagę
web-score = Punktacja
web-score-chart = Jak rosły punkty
web-score-now = Gdyby gra skończyła się teraz
web-seat-bot = Dodaj bota
web-seat-open = wolne miejsce
web-see-rule = Przeczytaj zasadę
web-why = Dlaczego? { $rule }
web-seed = Ziarno losowości { $seed }; jego skrót podano na początku: { $hash }
web-fair-promise = Uczciwe losowanie: ziarno tworzą wspólnie serwer i przeglądarki wszystkich przy stole i nikt nie może go wybrać. Zobowiązanie serwera: { $hash }
web-fair-hash = Skrót startu tej gry, zapamiętany przez twoją przeglądarkę: { $hash }
web-seed-shared = Ziarno losowości { $seed }; skrót startu { $hash }
web-starting = Gra się zaczyna …
web-fair-yes = Sprawdzono w tej przeglądarce: twoja liczba jest w ziarnie, od startu nic się nie zmieniło, a z ziarna { $count ->
        [one] wynika jedyny wynik losowania
        [few] wynikają wszystkie { $count } wyniki losowania
       *[many] wynika wszystkie { $count } wyników losowania
    }.
web-fair-seen = Sprawdzono w tej przeglądarce: od startu nic się nie zmieniło, a z ziarna { $count ->
        [one] wynika jedyny wynik losowania
        [few] wynikają wszystkie { $count } wyniki losowania
       *[many] wynika wszystkie { $count } wyników losowania
    }. Ta przeglądarka nie dała liczby; { $given ->
        [one] dało ją { $given } miejsce
        [few] dały ją { $given } miejsca
       *[many] dało ją { $given } miejsc
    }.
web-fair-late = Ta przeglądarka nie widziała startu, więc może tylko powiedzieć, że gra zgadza się sama ze sobą: z ujawnionego ziarna { $count ->
        [one] wynika jedyny wynik losowania
        [few] wynikają wszystkie { $count } wyniki losowania
       *[many] wynika wszystkie { $count } wyników losowania
    }.
web-fair-alone = Ziarno tej gry wybrał sam serwer. Pasuje ono do swojego skrótu i { $count ->
        [one] wynika z niego jedyny wynik losowania
        [few] wynikają z niego wszystkie { $count } wyniki losowania
       *[many] wynika z niego wszystkie { $count } wyników losowania
    }.
web-unfair-advice = Twoja przeglądarka nie podaje swojej liczby. Zapytaj gospodarza, zanim zagrasz.
web-unfair-record = Coś się nie zgadza: zapis startu nie pasuje do swojego skrótu.
web-unfair-start = Coś się nie zgadza: skrót startu nie jest tym, który ta przeglądarka zobaczyła najpierw.
web-unfair-server = Coś się nie zgadza: zobowiązanie serwera nie jest tym, które ta przeglądarka zobaczyła najpierw.
web-unfair-seats = Coś się nie zgadza: zapis startu mówi o innym stole, innych opcjach lub innych miejscach niż ta strona.
web-unfair-replaced = Liczba twojego miejsca pochodzi z innej przeglądarki. Jeśli nie z twojej, nie ufaj losowaniu w tej grze.
web-unfair-secret = Coś się nie zgadza: sekret serwera nie jest tym, do którego się zobowiązał.
web-unfair-nonce = Coś się nie zgadza: liczba gracza { $player } nie jest tą, której dotyczyło zobowiązanie.
web-unfair-seed = Coś się nie zgadza: ziarno nie wynika z tego, do czego się zobowiązano.
web-unfair-dropped = Twojej liczby nie ma w ziarnie: przyszła za późno albo serwer ją pominął. Dla ciebie losowanie zależy od innych.
web-unfair-outcome = Coś się nie zgadza: wynik losowania numer { $number } nie wynika z ziarna.
web-seed-hash = Uczciwe losowanie: skrót ziarna { $hash }
web-send = Wyślij
web-settings = Ustawienia
web-share-move = Skopiuj link do ruchu
web-shown-out = Gospodarz usunął cię z miejsca; możesz usiąść na każdym wolnym.
web-stale = Sytuacja zmieniła się, zanim dotarł twój ruch. Oto obecna pozycja.
web-start = Zacznij grę
web-step-back = Krok wstecz
web-take-back = Przejmij grę od bota
web-thinking = Myślę…
web-to-act = ma podjąć decyzję
web-to-rematch = Do rewanżu
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-ask-here = Poproś o powrót tutaj
web-undo-wished = { $player } prosi o powrót do ruchu { $move }.
web-undo-withdraw = Wycofaj prośbę
web-verify = Sprawdź
web-waiting-for = Czekamy na decyzję: { $players }.
web-what-happened = Co się stało
web-why-not = Nie teraz:
web-why-not-how = Dlaczego nie teraz? Kliknij albo naciśnij ?.
web-working = Chwila…
web-show-list = Pokaż listę ({ $count })
web-start-waiting = { $count ->
        [one] Jeszcze { $count } wolne miejsce
        [few] Jeszcze { $count } wolne miejsca
       *[many] Jeszcze { $count } wolnych miejsc
    }
web-winners = { $players_count ->
        [one] Zwycięstwo: { $players }
       *[other] Wspólne zwycięstwo: { $players }
    }

## Ściągawka i trener

web-aid = Ściągawka
web-coach = Trener
web-coach-on = Włącz trenera
web-coach-off = Wyłącz trenera
web-report = Zgłoś: { $name }
web-report-whom = Zgłoś kogoś
