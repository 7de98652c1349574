# Co mówi stół: kto gdzie siedzi, co i kiedy wolno, i czego serwer nie może zrobić.

## Co się stało przy stole

table-joined = { $name } siada przy stole.
table-left = { $name } wstaje od stołu.
table-kicked = Gospodarz zwalnia miejsce, na którym siedzi { $name }.
table-plan-open = Gospodarz zostawia wolne miejsce { $seat }.
table-plan-me = { $name } zajmuje miejsce.
table-plan-bot = Bot { $name } zajmuje miejsce.
table-claimed = { $name } przejmuje to miejsce dzięki linkowi.
table-lent = Na razie za gracza { $name } gra bot.
table-clock-bot = { $name }: czas minął; grę przejmuje bot.
table-taken = { $name } wraca i gra dalej.
table-resigned = { $name } poddaje grę; do końca na tym miejscu gra bot.
table-clock-resign = { $name }: czas minął; gra zostaje poddana.
table-undone = { $seat } cofa { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }.
table-undone-by-consent = Wszyscy się zgadzają: gra wraca { $move ->
        [0] do początku
       *[other] do pozycji po ruchu { $move }
    }.
table-undo-asked = { $seat } chce cofnąć grę { $move ->
        [0] do początku
       *[other] do pozycji po ruchu { $move }
    }.
table-undo-denied = { $seat } odrzuca prośbę o cofnięcie.
table-undo-withdrawn = { $seat } wycofuje prośbę o cofnięcie gry.
table-rematch = Rewanż jest przy innym stole: { $table }.
table-muted = Gospodarz wycisza na czacie: { $name }.
table-unmuted = { $name } może znowu pisać na czacie.
table-chance-added = { $seat }: liczba dodana do ziarna losowości.
table-chance-left-out = { $seat }: brak odpowiedzi na czas, więc liczba z tego miejsca nie weszła do ziarna.
table-chance-fair = Losowanie było uczciwe: ziarno pasuje do skrótu podanego na początku i daje { $count ->
        [one] { $count } wynik
        [few] wszystkie { $count } wyniki
       *[many] wszystkie { $count } wyników
    } tej gry.

## Strona bez klienta

table-page-title = Longhall działa
table-page-text = Ten serwer udostępnia tylko API; klient dla przeglądarki nie jest zainstalowany.
table-page-docs = Dokumentacja API

## Odrzucone ruchy

refused-not-started = Gra jeszcze się nie zaczęła.
refused-no-such-action = „{ $given }” nie jest akcją tej gry.

## Ludzie

error-who = Najpierw się przedstaw: wejdź jako gość albo zaloguj się.
error-secret = Ta sesja lub ten link do miejsca już nie działa; wejdź jeszcze raz.
error-seat-only = Link do miejsca pozwala tylko grać na tym miejscu; żeby to zrobić, wejdź jako gość albo zaloguj się.
error-login = Błędna nazwa lub hasło.
error-name-empty = Podaj nazwę.
error-password-short = Hasło musi mieć co najmniej { $fewest ->
        [one] { $fewest } znak
        [few] { $fewest } znaki
       *[many] { $fewest } znaków
    }.
error-account-already = Masz już konto.
error-account-taken = Konto o nazwie „{ $given }” już istnieje; wybierz inną nazwę.
error-name-taken = Nazwa „{ $given }” należy tu do kogoś z kontem albo jest do niej łudząco podobna; wybierz inną.
error-name-letters = W nazwie „{ $given }” są znaki, których nie można tu użyć; wybierz inną.
error-name-long = Ta nazwa jest za długa: może mieć najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }.
error-account-none = Jesteś tu gościem; najpierw załóż konto.
error-password-wrong = To nie jest twoje obecne hasło.
error-no-such-session = Ta sesja już się zakończyła.

## Stoły i miejsca

error-no-such-table = Nie ma stołu „{ $given }”; sprawdź link.
error-no-such-seat = Nie ma miejsca { $given }: przy tym stole { $count ->
        [one] jest { $count } miejsce
        [few] są { $count } miejsca
       *[many] jest { $count } miejsc
    }.
error-table-full = Wszystkie miejsca są zajęte; możesz oglądać.
error-table-not-open = Można to zrobić tylko przed rozpoczęciem gry.
error-table-not-running = Można to zrobić tylko w trakcie gry.
error-table-not-finished = Można to zrobić dopiero po zakończeniu gry.
error-seat-taken = Miejsce { $seat } jest zajęte.
error-seated-already = Siedzisz już przy tym stole; jeśli chcesz drugie miejsce, wskaż które.
error-seats-open = { $count ->
        [one] { $count } miejsce jest jeszcze wolne
        [few] { $count } miejsca są jeszcze wolne
       *[many] { $count } miejsc jest jeszcze wolnych
    }; poczekaj na graczy albo oddaj wolne miejsca botom.
error-not-host = Może to zrobić tylko gospodarz stołu.
error-not-yours = Miejsce { $seat } nie należy do ciebie.
error-not-seated = Nie siedzisz przy tym stole.
error-seat-link = Ten link do miejsca już nie działa; poproś o nowy.
error-seat-lent = Na twoim miejscu gra teraz bot; najpierw przejmij je z powrotem.
error-not-lendable = Miejsca { $seat } nie można oddać botowi: musi na nim grać człowiek.
error-lend-present = Gospodarz nie może oddać botowi miejsca { $seat }: gracz jest przy stole albo był przed chwilą.
error-lend-rated = Przy stole rankingowym tylko sami gracze mogą oddać botowi swoje miejsce.
error-lend-clock = Przy tym stole to zegar decyduje, kiedy za kogoś gra bot.
error-not-lent = Miejsca { $seat } nie można odebrać: nie gra na nim zastępczy bot.
error-read-only = Ta gra „{ $game }” zaczęła się na zasadach w wersji { $rules } albo z inną zawartością, niż ma ten serwer; można ją oglądać, ale nie można w nią grać.
error-rematch-made = Ktoś inny już utworzył rewanż.

## Cofanie

error-undo-never = Przy tym stole niczego się nie cofa.
error-undo-barrier = Tego nie można cofnąć: od tego czasu ujawniono ukryte informacje albo ruch wykonał inny gracz.
error-undo-no-consent = Przy tym stole nie można prosić o cofnięcie gry dalej.
error-undo-no-wish = Nie ma prośby o cofnięcie.
error-undo-rated = Przy stole rankingowym nie można cofnąć gry przed moment, w którym coś wyszło na jaw.

## Spojrzenie wstecz

error-saga-hidden = Sagę gry można pobrać dopiero po jej zakończeniu; wcześniej zdradziłaby to, co ukryte.
error-table-starting = Gra właśnie się zaczyna.
error-chance-alone = Przy tym stole ziarno wybrał sam serwer; niczego nie można do niego dodać.
error-chance-early = Nikt jeszcze nie prosił o tę liczbę: gospodarz nie zaczął gry.
error-chance-nonce = To nie jest liczba, do której zobowiązało się to miejsce.
error-chance-form = Potrzebne są tu 64 cyfry szesnastkowe.
error-chance-elsewhere = Ta gra jest dalszym ciągiem innej, więc jej ziarno nie dało wszystkich wyników losowania; sprawdź pierwszą grę.

## Czat

error-chat-nobody = Żeby pisać na czacie, wejdź jako gość albo zaloguj się.
error-chat-empty = Ta wiadomość jest pusta.
error-chat-long = Wiadomość jest za długa: liczba znaków to { $given }, a mieści się { $most }.
error-chat-fast = Piszesz bardzo szybko; poczekaj chwilę.
error-chat-muted = Gospodarz wyciszył cię przy tym stole.
error-chat-no-such-person = Przy tym stole nie ma takiej osoby.

## Gniazda

error-hello = Połączenie nie zostało rozpoznane; odśwież stronę.
error-protocol = Ta strona jest starsza albo nowsza niż serwer; odśwież ją.
error-frame = Serwer nie rozumie tej wiadomości: { $reason }. Odśwież stronę.
error-too-slow = Odbierasz zbyt wolno albo wysyłasz zbyt dużo naraz; połącz się jeszcze raz.
error-which-seat = Masz tu kilka miejsc; powiedz, o które chodzi.
error-curtain = Najpierw odsłoń kurtynę tego miejsca.

## Zapytania

error-stale = Gra poszła już dalej; spójrz na stół i zdecyduj jeszcze raz.
error-request = Nieprawidłowe zapytanie; błąd jest tutaj: { $place }.
error-client-id = Pod tym identyfikatorem wykonano już inny ruch; wyślij nowy ruch pod nowym identyfikatorem.
error-too-large = To jest za duże; największy dozwolony rozmiar to { $most ->
        [one] { $most } bajt
        [few] { $most } bajty
       *[many] { $most } bajtów
    }.
error-too-often = Za dużo zapytań; poczekaj { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
error-origin = Serwer nie przyjmuje zapytań z tej strony; otwórz adres samego serwera.
error-own-header = W zapytaniu brakuje nagłówka X-Longhall: 1.
error-host = Adres serwera w tym zapytaniu nie ma sensu.
error-no-such-page = Tu niczego nie ma; sprawdź adres.
error-no-such-method = Tego nie można tu zrobić.

## Serwer

error-store = Baza danych w tej chwili nie odpowiada; nic się nie zmieniło, spróbuj jeszcze raz.
error-slow = To trwa w tej chwili zbyt długo; sprawdź, czy się udało, a jeśli nie, spróbuj jeszcze raz.
error-not-ready = Serwer właśnie kończy pracę; wróć za chwilę.
error-unforeseen = Coś poszło nie tak na serwerze. Podaj ten numer administratorowi: { $request }.
error-setting = Ustawienie { $name } nie może mieć wartości „{ $given }”.
error-no-such-pack = Nie ma tu pakietu zawartości o skrócie „{ $given }”.
error-pack-rated = W grach rankingowych używa się własnej zawartości gry.
error-pack-breaks = Gra próbna z tym pakietem się załamała: { $reason }.
error-pack-no-end = Gra próbna z tym pakietem nie skończyła się po { $most } decyzjach.
error-pack-costly = Gry próbne z tym pakietem zajęły więcej czasu lub pamięci, niż wolno jakiejkolwiek grze.
error-packs-folder = Nie ma folderu { $given } na pakiety zawartości.
error-data-folder = Nie można utworzyć folderu danych „{ $given }”; wybierz inny za pomocą --data.
error-newer-schema = Baza danych ma wersję { $found }, a ten program zna wersje tylko do { $known }; zainstaluj nowszy program.
error-web-folder = W folderze „{ $given }” nie ma zbudowanego klienta dla przeglądarki: brakuje pliku index.html.
error-port = Nie można nasłuchiwać pod adresem { $address }: port jest zajęty albo niedozwolony; wybierz inny za pomocą --port.

## Polecenie longhall serve

cli-serve-about = uruchom serwer, na którym grają ludzie: dla znajomych w domu albo dla klubu
cli-serve-listening = Longhall nasłuchuje pod adresem { $address } (koniec: Ctrl+C).
cli-serve-no-display = Nie znaleziono ekranu: otwórz w przeglądarce adres { $address }.
cli-serve-ended = Longhall zakończył pracę; wszystko jest zapisane.
cli-word-address = ADRES
cli-arg-open = otwórz stronę w przeglądarce, tak jak longhall bez polecenia
cli-arg-no-open = nie otwieraj przeglądarki
cli-arg-host = adres tego komputera, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza innych
cli-arg-port = port, na którym serwer nasłuchuje
cli-arg-data = folder na bazę danych
cli-arg-packs = folder z pakietami zawartości, z którymi można zakładać stoły
cli-arg-database = adres bazy danych PostgreSQL zamiast folderu
cli-arg-redis = adres serwera Redis, jeśli razem pracuje kilka procesów
cli-arg-address = adres, pod którym serwer jest widoczny z zewnątrz, do linków
cli-arg-behind-tls = ludzie wchodzą przez https, za pośrednictwem proxy
cli-arg-trusted-proxies = adresy serwerów proxy, które mogą podać, kto wchodzi, oddzielone przecinkami
cli-arg-origins = inne źródła, których strony mogą pytać, oddzielone przecinkami
cli-arg-bot-workers = ile procesów myśli za boty
cli-arg-bot-seconds = ile sekund bot może myśleć nad jedną decyzją
cli-arg-reveal-seconds = ile sekund start gry czeka, aż przeglądarki ujawnią swoją część ziarna
cli-arg-bot-delay = ile sekund bot czeka co najmniej, zanim wykona ruch
cli-arg-bot-pondering = boty myślą z wyprzedzeniem, gdy decyduje gracz przed nimi
cli-arg-analysis-workers = ile zakończonych partii jest analizowanych naraz; 0: żadna
cli-arg-analysis-seconds = ile sekund pracy procesora może zająć analiza partii
cli-arg-rate-neighbours = partie rankingowe liczą się także między osobami o wspólnym adresie
cli-arg-notice-seconds = po ilu sekundach nieobecności wysyłane jest powiadomienie
cli-arg-private-notices = powiadomienia mogą iść na adresy tego komputera i jego sieci
cli-arg-smtp = serwer pocztowy dla powiadomień e-mailem, np. smtp://user:password@mail.example.org
cli-arg-mail-from = nadawca takich wiadomości
cli-arg-contact = kogo usługi push mogą zapytać o ten serwer: adres mailto: albo https:
cli-arg-log-json = zapisuj dziennik w formacie JSON
cli-arg-largest-body = największe zapytanie, w bajtach
cli-arg-largest-frame = największa wiadomość przez gniazdo, w bajtach
cli-arg-requests-per-minute = ile zapytań może wysłać jeden adres w ciągu minuty; 0 to brak ograniczenia
cli-arg-frames-per-second = ile wiadomości może wysłać jedno miejsce przy stole w ciągu sekundy; 0 to brak ograniczenia
cli-arg-sockets-per-address = ile gniazd i strumieni może mieć naraz otwartych jeden adres; 0: bez ograniczenia
cli-arg-guest-days = po ilu dniach znikają goście, którzy nie mają miejsca przy stole
cli-arg-expire-hours = co ile godzin serwer szuka takich gości; 0: nigdy
cli-arg-web = folder zbudowanego klienta dla przeglądarki

## Moderation

error-banned = Na tym serwerze masz zakaz wstępu. Powód: { $reason }
error-banned-until = Na tym serwerze masz zakaz wstępu do { $until }. Powód: { $reason }
error-banned-address = Z twojego adresu nic nie można tu zmienić; ma zakaz wstępu na ten serwer. Powód: { $reason }
error-banned-address-until = Z twojego adresu nic nie można tu zmienić; ma zakaz wstępu na ten serwer do { $until }. Powód: { $reason }
error-chat-silenced = Moderatorzy wyciszyli cię na wszystkich czatach. Powód: { $reason }
error-chat-silenced-until = Moderatorzy wyciszyli cię na wszystkich czatach do { $until }. Powód: { $reason }
error-not-moderator = Mogą to zrobić tylko moderatorzy tego serwera.
error-moderator-safe = { $name } ma prawa moderatora i nie można tej osoby ani wyciszyć, ani wykluczyć.
error-network = { $given } nie jest adresem ani siecią taką jak 203.0.113.0/24.
error-network-wide = { $given } to za dużo adresów naraz; prefiks musi mieć co najmniej { $least } bitów.
error-network-own = { $given } zawiera twój własny adres.
error-no-such-person = Nie ma tu takiej osoby.
error-no-such-report = Tego zgłoszenia nie ma albo zostało już załatwione.
error-no-such-sanction = Tego wyciszenia lub zakazu nie ma albo już minęły.
error-report-self = Nie możesz zgłosić siebie.
error-report-many = Otwartych jest { $most } twoich zgłoszeń; poczekaj, aż moderatorzy je przeczytają.
