# Dla prowadzących klub: kopie zapasowe, aktualizacje i ich ustawienia w wierszu poleceń.

## Backups

cli-admin-restore-about = Wstaw kopię zapasową w miejsce bazy danych; serwer nie może wtedy działać.
cli-word-backup = KOPIA
cli-word-duration = CZAS
cli-arg-backup = kopia do przywrócenia: zrobiona przez longhall admin backup, według harmonogramu albo przez pg_dump
cli-arg-club = kto prowadzi serwer, na stronę o zasadach i prywatności
cli-arg-terms = własny tekst na tę stronę: plik Markdown albo folder z plikiem dla każdego języka
cli-arg-backup-every = co ile serwer sam robi kopię zapasową, na przykład 12h albo 1d; puste: nigdy
cli-arg-backup-to = folder na te kopie; domyślnie: backups w folderze danych
cli-arg-backup-keep = ile takich kopii zostaje

admin-restored = { $file } jest teraz bazą danych; jeśli jest starsza, następny start serwera ją zaktualizuje.
admin-restored-before = To, co było wcześniej, leży w { $file }; usuń, gdy nie będzie już potrzebne.
admin-restore-kind = { $given } nie jest kopią takiej bazy danych: SQLite i PostgreSQL potrzebują każda swojej.
admin-restore-failed = Nie można przywrócić { $given }: { $reason }
admin-in-use = { $given } jest w użyciu: najpierw zatrzymaj serwer. Nic nie zmieniono.
admin-no-tool = Nie ma tu programu { $tool }; jest częścią PostgreSQL.
admin-tool-failed = Program { $tool } zawiódł: { $reason }

admin-doctor-backup = Kopie
admin-doctor-backup-none = nie ustawiono: tylko to, co zapisze longhall admin backup
admin-doctor-backup-first = co { $every } do { $folder }; nie ma jeszcze żadnej
admin-doctor-backup-good = co { $every } do { $folder }; najnowsza z { $made }
admin-doctor-backup-late = co { $every } do { $folder }, ale najnowsza z { $made }
admin-doctor-backup-late-todo = Czy serwer działa? Jego dziennik mówi, dlaczego kopia się nie udała.
admin-doctor-backup-tool = brakuje programu { $tool }, bez którego nie ma kopii tej bazy danych
admin-doctor-backup-tool-todo = Zainstaluj programy klienckie PostgreSQL w wersji serwera bazy danych.
admin-doctor-backup-todo = Wybierz inny folder przez --backup-to albo pozwól temu użytkownikowi w nim pisać.
admin-doctor-packs = Pakiety
admin-doctor-packs-none = nie ustawiono: gra się z własną zawartością gier
admin-doctor-packs-good = { $folder }, liczba pakietów { $names_count }: { $names }
admin-doctor-packs-empty = folder { $folder } jest pusty
admin-doctor-packs-bad = w folderze { $folder } nie da się użyć: { $names }
admin-doctor-packs-bad-todo = Sprawdź to przez longhall content check: poda plik, wiersz i powód.
admin-doctor-packs-todo = Wybierz inny folder przez --packs.
admin-doctor-terms = Zasady
admin-doctor-terms-none = nie ustawiono: strona pokazuje tylko to, co serwer przechowuje
admin-doctor-terms-good = { $place }
admin-doctor-terms-away = w { $place } nie ma tekstu
admin-doctor-terms-todo = Ma to być plik Markdown albo folder z en.md i innymi; wskazuje go --terms.

## Upgrades

cli-admin-upgrade-about = Doprowadź bazę danych do wersji tego programu: sprawdź każdą grę, zrób kopię, przekształć.
cli-admin-downgrade-about = Cofnij bazę danych do wersji starszego programu; żaden ruch nie przepada.
cli-word-version = WERSJA
cli-arg-version = wersja bazy danych, do której wracasz; domyślnie: ta sprzed ostatniej aktualizacji

admin-upgrade-none = Baza danych ma już wersję tego programu: { $found }.
admin-upgrade-stopped = Nic nie zmieniono.
admin-upgrade-returned = Baza danych znów jest taka jak przedtem, w wersji { $found }, z kopii { $file }.
admin-upgraded = Baza danych miała wersję { $found }, a teraz ma { $ours }. Możesz uruchomić serwer.
admin-upgrade-back = Droga powrotna: longhall admin downgrade { $version } tego programu zachowuje wszystkie ruchy, longhall admin restore { $file } przywraca tę chwilę. Potem zainstaluj starszy program.
admin-upgrade-kept = Baza danych sprzed zmiany leży w { $file }.
admin-upgrade-failed = Przekształcenie się nie udało i nic nie zmieniono: { $reason }. Jest też kopia: { $file }
admin-downgraded = Baza danych miała wersję { $found }, a teraz ma { $version }. Zanim uruchomisz serwer, zainstaluj program, do którego ona należy.
admin-no-such-version = Baza danych ma wersję { $found } i nie może wrócić do { $given }; starsze wersje to: { $known }.
admin-no-way-down = Wersji { $given } bazy danych nie można cofnąć; przywróć wcześniejszą kopię przez longhall admin restore.
admin-no-upgrade = W { $folder } nie ma kopii z aktualizacji; podaj wersję, do której chcesz wrócić.

## Moderators

cli-admin-moderator-about = Uczyń konto moderatorem albo wypisz moderatorów.
cli-word-account = KONTO
cli-arg-account = konto, według nazwy do logowania; puste: wypisz wszystkich moderatorów
cli-arg-remove = już nie jest moderatorem

admin-moderators = { $count ->
        [0] Nie ma moderatorów.
        [one] { $count } moderator.
        [few] { $count } moderatorów.
       *[many] { $count } moderatorów.
    }
admin-moderator-made = { $name } ma teraz prawa moderatora.
admin-moderator-gone = { $name } nie ma już praw moderatora.
admin-no-account = Nie ma konta { $given }.
