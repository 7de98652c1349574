# Przeglądarka: strony o ludziach. Trwające gry do oglądania, zaproszenia, gracze i ich rankingi, znajomi. Wczytywane z tymi stronami.

## The hall

web-hall-places = Miejsca w sali
web-watch = Trwające gry
web-watch-what = Oglądaj gry, które właśnie się toczą. Widzisz to, co wszyscy przy stole; co gracze trzymają w tajemnicy, pozostaje tajemnicą.
web-watch-empty = Nikt nie gra teraz publicznie.
web-watch-empty-do = Obejrzyj zakończoną grę
web-watch-round = Runda { $round }
web-watch-since = początek: { $when }
web-watch-count = { $count ->
        [0] brak widzów
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
web-which-game = Gra
web-every-game = Wszystkie gry

## Watching

web-watching = Oglądasz tę grę.
web-watching-what = Widzisz to, co mogą widzieć wszyscy.
web-watching-others = Inne trwające gry
web-watching-leave = Wyjdź

## Before the start

web-room-to-tables = ← Wróć do otwartych stołów
web-room-home = ← Wróć na stronę główną
web-invited-by = { $name } zaprasza do gry { $game }.
web-invited = Zaproszenie do gry { $game }.
web-invited-seats = { $count ->
        [0] Wszystkie miejsca ({ $seats }) są zajęte.
        [one] Wolne jest { $count } miejsce z { $seats }.
        [few] Wolne są { $count } miejsca z { $seats }.
       *[many] Wolnych jest { $count } miejsc z { $seats }.
    }
web-terms-rating = Ranking
web-terms-rated = Gra rankingowa: liczy się graczom, którzy mają konto
web-terms-casual = Nierankingowa
web-terms-usual = jak zwykle

## Statistics of a player

web-statistics = Moje statystyki
web-statistics-what = Zakończone gry rozegrane tutaj. Punkty to średnie obok średnich wszystkich grających tu osób w grach z tyloma graczami.
web-statistics-none = Nie masz jeszcze zakończonej gry.
web-statistics-none-theirs = Jeszcze żadnej zakończonej gry.
web-statistics-nobody = Twoje gry liczą się od pierwszej.
web-statistics-recent = Ostatnie gry
web-statistics-recent-none = Żadnej publicznej gry.
web-statistics-placed = { $players ->
        [1] solo
       *[other] miejsce { $place } z { $players }
    }
web-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
web-players-count = { $count ->
        [one] solo
        [few] { $count } graczy
       *[many] { $count } graczy
    }
web-statistics-games = { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
web-statistics-wins = { $count ->
        [one] { $count } zwycięstwo
        [few] { $count } zwycięstwa
       *[many] { $count } zwycięstw
    } ({ $share })
web-statistics-rating = ocena { $rating }
web-statistics-places = Miejsca
web-statistics-points = Punkty według kategorii
web-statistics-own = własne
web-statistics-all = wszyscy
web-statistics-best = Najlepsza gra: { $count ->
        [one] { $count } punkt.
        [few] { $count } punkty.
       *[many] { $count } punktów.
    }
web-statistics-go = Gry, miejsca i punkty na tle wszystkich innych

## Ranking

web-ranking = Ranking
web-ranking-what = Osoby, które rozegrały co najmniej { $count ->
        [one] { $count } grę rankingową
        [few] { $count } gry rankingowe
       *[many] { $count } gier rankingowych
    }. Ocena to ostrożny szacunek, który rośnie, gdy potwierdzają go kolejne gry.
web-ranking-mine = Twoje miejsce: { $place } z { $count }.
web-ranking-soon = { $count ->
        [one] Jeszcze { $count } gra rankingowa do miejsca w rankingu.
        [few] Jeszcze { $count } gry rankingowe do miejsca w rankingu.
       *[many] Jeszcze { $count } gier rankingowych do miejsca w rankingu.
    }
web-ranking-to-me = Pokaż moje miejsce
web-ranking-empty = Nikt nie rozegrał jeszcze dość gier rankingowych.
web-ranking-page = { $from }–{ $to } z { $count }
web-ranking-before = Lepsi
web-ranking-after = Dalej w dół
web-ratings-place = Miejsce
web-ratings-rating = Ocena
web-ratings-games = Gry
web-ratings-wins = Zwycięstwa
web-rated-news = Oceny teraz:
web-not-rated = Ta gra nie liczy się do rankingu.
web-rating-rules = Które gry się liczą
web-rating-rule-accounts = Porównuje się tylko osoby z kontem, co najmniej dwie: gościem może być każdy.
web-rating-rule-seats = Nikt nie ma więcej niż jednego miejsca.
web-rating-rule-browser = Dwa konta używane w tej samej przeglądarce nie liczą się przeciw sobie.
web-rating-rule-address = Dwa konta grające z tego samego adresu internetowego nie liczą się przeciw sobie.
web-rating-rule-often = Między tymi samymi dwiema osobami liczy się pięć partii dziennie w każdej grze.
web-rating-rule-left = Kto rezygnuje albo zostawia końcówkę botowi, ten przegrywa.

## Friends

web-friends = Znajomi
web-friends-nobody = Podaj imię, a będzie można dodawać tu znajomych.
web-friends-begin = Zacznij
web-friends-link = Zagraj ze mną
web-friends-link-what = Wyślij komuś ten link. Kto go przyjmie, trafi do Twoich znajomych: widzicie, kiedy druga osoba jest przy stole, i możecie się zapraszać.
web-friends-guest = Gościa rozpoznaje tylko ta przeglądarka; konto zachowa znajomych.
web-friends-share = Udostępnij link
web-friends-renew = Nowy link
web-friends-empty = Nie ma tu jeszcze znajomych.
web-friends-blocked = Zablokowani ({ $count })
web-friends-unblock = Odblokuj
web-friend-at-table = przy stole { $table } ({ $game })
web-friend-playing = przy stole
web-friend-lately = niedawno tutaj
web-friend-away = ostatnio: { $when }
web-friend-guest = gość
web-friend-more = Usuń lub zablokuj: { $name }
web-friend-remove = Usuń
web-friend-block = Zablokuj
web-friend-keep = Zostaw
web-friend-invite = Zaproś
web-friend-invited = Zaproszono
web-invite-friends = Zawołaj znajomych
web-invite-none = Dodaj znajomych własnym linkiem
web-invitations = Zaproszenia
web-invited-to = { $name } zaprasza do gry { $game }, stół { $table }.
web-invitation-decline = Odrzuć
web-become = { $name } chce z Tobą grać
web-become-what = Znajomi widzą, kiedy druga osoba jest przy stole, i mogą się zapraszać. Można to zakończyć w każdej chwili.
web-become-accept = Dodaj do znajomych
web-become-not = Nie teraz
web-become-yours = To Twój własny link
web-become-why = Jakie imię ma zobaczyć { $name }?

## A name, later

web-name-later = Grasz jako { $name }. Jak mają się do Ciebie zwracać inni?
