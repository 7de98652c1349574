# Przeglądarka: strony, przyciski i uwagi wokół gier. Słowa samych gier są w ich plikach.

## Wszędzie

web-home = Strona główna
web-home-label = Longhall, strona główna
web-nav = Menu główne
web-nav-thumb = Menu główne, na dole
web-nav-lobby = Stoły
web-nav-mine = Moje gry
web-nav-finished = Zakończone gry
web-nav-learn = Nauka
web-nav-puzzles = Zadania
web-nav-rules = Zasady
web-skip-to-content = Przejdź do treści
web-new-window = otwiera się w nowym oknie
web-close = Zamknij
web-save = Zapisz
web-saved = Zapisano.
web-copied = Link skopiowany.
web-more = Pokaż więcej
web-loading = Chwileczkę…
web-try-again = Spróbuj ponownie
web-offline = Nie ma połączenia z serwerem. Zasady są dostępne dalej; reszta wróci razem z połączeniem.
web-failed = To się nie udało. Spróbuj ponownie.
web-unreachable = Serwer w tej chwili nie odpowiada.
web-unofficial = Nieoficjalna wersja przygotowana przez miłośników gier
web-zoom-in = Przybliż
web-zoom-out = Oddal

## Strona główna

web-what = Jeden stół dla trzech gier planszowych z epoki wikingów: ze znajomymi z bliska i z daleka albo z botami, w czterech językach.
web-quick = Zagraj teraz: { $game }
web-quick-none = Zagraj teraz
web-quick-note = Z botami, tu w przeglądarce. Bez konta i bez instalowania.
web-games = Gry
web-play-bots = Zagraj z botami
web-with-friends = Ze znajomymi
web-coming = Pojawi się później
web-seats-range = Gracze: { $fewest }–{ $most }
web-minutes = { $minutes } min
web-join = Dołącz do stołu
web-join-field = Link albo kod stołu
web-join-go = Do stołu
web-join-or = Bez zaproszenia?
web-join-lobby = Zobacz, które stoły czekają na graczy
web-join-unreadable = To nie jest ani link do stołu, ani jego kod.
web-mine-running = Moje trwające gry
web-mine-all = Wszystkie gry ({ $count })

## Imię

web-name-ask = Jak masz na imię?
web-your-name = Twoje imię
web-name-why = Imię wystarczy. Pytamy o nie tylko raz.
web-name-log-in = Mam konto
web-name-go = Dalej

## Listy stołów

web-lobby = Otwarte stoły
web-lobby-empty = Żaden stół nie czeka teraz na graczy.
web-lobby-empty-do = Przygotuj stół widoczny dla wszystkich
web-lobby-why = Siadasz przy stole { $table } do gry { $game }.
web-look = Oglądaj
web-sit-down = Usiądź
web-open-table = Do stołu
web-mine = Moje gry
web-mine-yours = Czekają na mnie
web-mine-others = Czekają na innych
web-mine-open = Jeszcze nie rozpoczęte
web-mine-empty = Nie siedzisz przy żadnym stole.
web-mine-empty-do = Znajdź grę
web-status-open = Jeszcze nie rozpoczęta
web-status-running = Trwa
web-your-turn = Twoja kolej
web-bot = Bot
web-winner = Zwycięstwo
web-player = Gracz
web-players = Gracze
web-seat-free = wolne miejsce
web-rated = rankingowa
web-finished = Zakończone gry
web-finished-whose = Czyje gry
web-finished-mine = Moje
web-finished-all = Wszystkie
web-finished-empty-mine = Żadna z twoich gier nie jest jeszcze zakończona.
web-finished-empty-all = Żadna publiczna gra nie jest jeszcze zakończona.
web-see-result = Wynik
web-replay-watch = Obejrzyj powtórkę
web-saga = Gra z pliku
web-saga-what = Saga to cała gra zapisana jako czytelny tekst. Otwórz ją, żeby przejść przez nią krok po kroku albo grać dalej od miejsca, w którym się urywa.
web-saga-wrong = Nie da się odczytać tej sagi; wiersz { $line }: { $reason }
web-saga-open = Otwórz plik z sagą
web-saga-why = Saga dostanie własny stół, pod twoim imieniem.

## Nowy stół

web-new-table = Nowy stół
web-new-why = Jesteś gospodarzem tego stołu. Jak mają cię nazywać inni?
web-game = Gra
web-seats = Miejsca
web-seat-number = Miejsce { $number }
web-seat-me = Ja
web-seat-me-named = { $name } (ty)
web-seat-name = Imię na miejscu { $number }
web-seat-open-long = Wolne: ktoś dołączy przez link
web-bot-other = Bot: { $bot }
web-level = Poziom botów
web-level-chosen = Poziom botów: { $level }
web-levels-mixed = Poziom botów: różny
web-level-for-all = Jeden dla wszystkich
web-level-for-each = Każdy osobno
web-level-every-game = Dotyczy każdej gry, którą zaczynasz od razu.
web-level-of = Poziom bota { $name }
web-fill-bots = Dopełnij botami
web-hot-seat = Kilka osób przy jednym urządzeniu: między turami kurtyna zasłania karty przed pozostałymi.
web-no-seat = Nie siedzisz przy tym stole, tylko patrzysz.
web-open-note = { $count ->
        [one] Wolne jest { $count } miejsce
        [few] Wolne są { $count } miejsca
       *[many] Wolnych jest { $count } miejsc
    }. Dostaniesz link do wysłania.
web-full-note = Wszystkie miejsca są zajęte: gra zacznie się od razu.
web-visibility = Kto go znajdzie
web-private = Tylko z linkiem
web-listed = Wszyscy
web-pace = Tempo
web-pace-none = Bez zegara
web-pace-live = Na żywo
web-pace-turns = Korespondencyjnie
web-pace-minutes = Minuty dla każdego gracza
web-pace-increment = Sekundy dodawane za ruch
web-pace-days = Dni na każdy ruch
web-pace-live-is = { $minutes } min + { $seconds } s
web-pace-turns-is = { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
       *[many] { $days } dni na ruch
    }
web-more-terms = Nazwa, cofanie, ranking
web-table-name = Nazwa stołu
web-undo-policy = Cofanie ruchów
web-undo-own = Własne ruchy, dopóki nic nowego nie zostanie odkryte i nikt inny nie zagra
web-undo-consent = Także dalej, jeśli wszyscy inni się zgodzą
web-undo-never = Nigdy
web-absent-policy = Gdy komuś skończy się czas
web-absent-bot = Bot gra dalej, aż gracz wróci
web-absent-resign = Gra tego gracza zostaje poddana
web-rated-wish = Gra rankingowa
web-rated-what = Liczy się do rankingu wszystkich, którzy tu siedzą i mają konto.
web-game-options = Zasady tej gry
web-options-changed = zmienione: { $count }
web-options-what = Tam, gdzie ludzie różnie rozumieją instrukcję, decyduje stół. Zalecana interpretacja jest już wybrana.
web-make-table = Przygotuj stół
web-make-and-start = Zacznij grę

## Profil i ustawienia

web-profile = Profil
web-me = Kim jestem
web-me-guest = Jesteś tu gościem. Ta przeglądarka cię pamięta.
web-me-account = Zalogowane konto: { $name }.
web-me-nobody = Nie masz tu jeszcze konta ani nazwy. Wystarczy wpisać imię.
web-welcome = Witaj!
web-account = Konto
web-account-claim = Załóż konto
web-account-make = Załóż konto
web-account-why = Z kontem grasz na każdym urządzeniu i zabierasz ze sobą wszystkie swoje miejsca. Adres e-mail nie jest potrzebny.
web-account-name = Nazwa
web-password = Hasło
web-log-in = Zaloguj się
web-log-in-why = Zaloguj się, by grać na swoim koncie także tutaj.
web-log-in-guest = Jesteś tu gościem; miejsca zajęte jako gość zostaną przy gościu.
web-log-out = Wyloguj się
web-password-change = Zmień hasło
web-password-old = Obecne hasło
web-password-new = Nowe hasło
web-password-what = Wszystkie inne urządzenia zostaną wylogowane.
web-password-changed = Hasło zmienione; wszystkie inne urządzenia są wylogowane.
web-sessions = Zalogowane urządzenia
web-session-this = Ta przeglądarka
web-session-unknown = Nieznana przeglądarka
web-session-seen = ostatnio: { $when }
web-session-end = Wyloguj
web-session-end-what = Wyloguj: { $browser }, ostatnio { $when }
web-sessions-end = Wyloguj wszędzie indziej
web-session-ended = Wylogowano tam.
web-account-delete = Usuń konto
web-account-delete-what = Poddasz trwające gry i zwolnisz miejsca przy otwartych stołach. Czat, ranking i powiadomienia zostaną usunięte. W grach z innymi będziesz odtąd figurować jako N. N.; gry bez innych osób zostaną usunięte. Tego nie można cofnąć.
web-account-delete-now = Usuń na zawsze
web-account-deleted = Konto zostało usunięte.
web-logged-out = Wylogowano.
web-look-and-feel = Język i wygląd
web-language = Język
web-theme = Motyw
web-theme-auto = Zgodny z urządzeniem
web-theme-light = Jasny
web-theme-dark = Ciemny
web-theme-to-light = Przełącz na jasny wygląd
web-theme-to-dark = Przełącz na ciemny wygląd
web-motion = Animacje
web-motion-auto = Jak w urządzeniu
web-motion-full = Włączone
web-motion-still = Wyłączone
web-at-the-table = Przy stole
web-confirm-end = Zapytaj raz, zanim skończę ruch
web-confirm-end-what = Wybór, który oddaje ruch innym albo coś odkrywa, liczy się dopiero po potwierdzeniu. To, co możesz jeszcze cofnąć, dzieje się od razu.
web-notices = Powiadomienia o kolejce
web-notices-what = Tylko gdy cię nie ma, z nazwą stołu i pytaniem, które czeka.
web-notify = Powiadomienia z tej przeglądarki
web-notify-what = Dopóki Longhall jest otwarty w karcie.
web-notify-push = Także wtedy, gdy Longhall jest zamknięty.
web-notify-refused = Przeglądarka nie pozwala na powiadomienia z tej strony; można to zmienić w jej ustawieniach.
web-webhook = Adres powiadomień
web-webhook-what = Webhook (https://…), webhook kanału na Discordzie lub Slacku, tgram://token/czat, ntfy://temat lub ntfys://serwer/temat, a jeśli serwer wysyła e-maile, także mailto:ty@example.org.

## Nauka i zasady

web-learn = Nauka
web-learn-what = Krótkie lekcje na prawdziwej planszy, zbudowane z przykładów do zasad. Nie trzeba wcześniej niczego czytać.
web-lesson-step = Krok { $step } z { $steps }
web-lesson-next = Dalej
web-lesson-help = Pokaż mi
web-lesson-do = Zrób to za mnie
web-lesson-back = Wstecz
web-lesson-finish = Zakończ
web-lesson-again = Od początku
web-lesson-all = Wszystkie lekcje
web-lesson-your-move = Twój ruch
web-lesson-other = To też jest dozwolone, ale ta lekcja idzie inną drogą. Spróbuj tego, co wskazane: { $option }.
web-lesson-this = Zrób to: { $option }.
web-lesson-events = Co się właśnie stało
web-lesson-done = Świetnie!
web-lesson-following = Następna lekcja
web-lesson-state-done = ukończona
web-lesson-state-begun = rozpoczęta
web-rules = Zasady
web-rules-what = Naszymi słowami, każda zasada pod własnym numerem. Do tych numerów odsyłają odmowy i dziennik gry.
web-rules-search = Szukaj w zasadach
web-rules-found = { $count ->
        [0] Nie ma takiej zasady
        [one] Znaleziono { $count } zasadę
        [few] Znaleziono { $count } zasady
       *[many] Znaleziono { $count } zasad
    }
web-rules-none = Żadna zasada nie zawiera wszystkich tych słów.
web-rules-coming = Zasady tej gry pojawią się razem z grą.
web-rules-chapters = Rozdziały
web-rules-leaf = Poprzedni i następny rozdział
web-rule-link = Zasada { $rule }: skopiuj link

## O stronie

web-about = O Longhall
web-about-what = Longhall to stół do gier planszowych z epoki wikingów, przygotowany przez ludzi, którzy je kochają: bezpłatny, otwarty, bez reklam.
web-about-unofficial = Wersja nieoficjalna
web-about-unofficial-text = Longhall nie jest dziełem autorów ani wydawców tych gier i nie jest przez nich wspierany. Gry, ich nazwy i ilustracje należą do tych, którzy je stworzyli:
web-about-design = Autor
web-about-house = Wydawca
web-about-own = Nie ma tu żadnego tekstu ani obrazu wydawców. Zasady są opowiedziane naszymi słowami, plansze narysowane przez nas, a nazwy, których drukowane gry nie podają, na przykład nazwy miast, są nasze.
web-about-buy = Jeśli gra przy tym stole sprawia ci radość, kup pudełko: to lepszy sposób na grę z ludźmi obok i zapłata dla tych, którzy ją wymyślili.
web-about-sources = Skąd są zasady
web-about-sources-text = Z drukowanych instrukcji w kilku językach, porównanych ze sobą. Tam, gdzie zostawiają coś otwartego albo się różnią, stół ma opcję z zalecaną interpretacją, a zasada o tym mówi.
web-about-works = Użyte oprogramowanie i zasoby
web-about-private = Co przechowuje ten serwer
web-about-private-text = Twoje imię, twoje gry i, jeśli założysz konto, hasło w postaci, której nikt nie odczyta. Jedno ciasteczko pamięta, kim jesteś. Żadnego śledzenia, nic z innych serwerów.
web-public-domain = domena publiczna
web-credit-icons = Ikony: Lorc, Delapouite i inni, w zmienionych kolorach
web-credit-coast = Linie brzegowe
web-credit-alegreya = Krój tekstu i kapitaliki
web-credit-uncial = Krój tytułów
web-credit-fluent = Zdania z poprawną odmianą w każdym języku
web-credit-svelte = Strony
web-credit-server = Serwer
web-credit-mypyc = Szybkie zasady i boty

## Nie znaleziono

web-lost = Tu nic nie ma
web-lost-text = Ten adres prowadzi donikąd. Może po drodze zgubiła się jakaś litera linku.

## Brian Boru

web-bru-map = Mapa Irlandii
web-bru-wins = prowadzi
web-bru-no-cards-yet = Nikt jeszcze nie zagrał karty
web-bru-regions = Regiony

## Gra z trenerem

web-guided = Gra z trenerem
web-guided-alone = Z trenerem, solo
web-guided-first = Zagraj z trenerem
web-guided-note = Prawdziwa gra z początkującymi botami i trenerem u boku. Bez konta, bez imienia.
web-guest-name = Przybysz

## Pakiety zawartości

web-pack = Zawartość
web-pack-ours = Własna zawartość gry
web-pack-what = Czyjeś własne plansze, karty i kafelki, które udostępnia ten serwer.
web-pack-named = pakiet zawartości: { $name }
web-packs = Pakiety zawartości
web-packs-what = Pakiet zawartości to plansze, karty i kafelki gry takie, jakie masz: z własnego pudełka, poprawione albo własnego pomysłu. Zasady pozostają te same.
web-packs-offered = Dostępne tutaj
web-packs-none = Ten serwer nie udostępnia żadnych. Kto go prowadzi, może go uruchomić z folderem pakietów.
web-pack-check = Sprawdź pakiet
web-pack-check-what = Spakuj pliki .toml pakietu do jednego archiwum zip. Zostaną sprawdzone i wypróbowane w kilku grach; nic nie zostanie zapisane.
web-pack-file = Archiwum zip
web-pack-check-go = Sprawdź
web-pack-checking = Trwa sprawdzanie; pakiet jest wypróbowywany w kilku grach.
web-pack-why = Pod jakim imieniem chcesz go sprawdzić?
web-pack-large = Archiwum może mieć najwyżej { $most } kB.
web-pack-right = Pakiet jest w porządku; gra: { $game }.
web-pack-column-file = Plik
web-pack-column-part = Część
web-pack-column-count = Wpisy
web-terms = Zasady i prywatność
