# Co oferuje stół poza samą grą: ustawienia, klawisze

web-keys = Skróty klawiszowe
web-key-roam = Przejdź do sąsiedniej rzeczy na planszy
web-key-choose = Wybierz to, co jest zaznaczone
web-key-back = Krok wstecz; zamknij; do mojej kolejki
web-key-why = Dlaczego czegoś nie można wybrać; w innym razie ta lista
web-key-pause = Wstrzymaj i wznów
web-key-step = Jeden krok ruchów innych
web-key-replay = W powtórce: poprzedni i następny ruch
web-key-settings = Ustawienia i skróty
web-this-game = Ta gra
web-notes-what = Co chcesz zapamiętać: co mają inni, co planują …
web-notes-private = Widzisz to tylko ty.
web-notes-kept = Zapisano. Widzisz to tylko ty.
web-notes-failed = Nie zapisano.
web-bots-speed = Szybkość botów
web-bots-speed-at-once = Natychmiast
web-bots-speed-same = Jak u wszystkich
web-bots-speed-unhurried = Bez pośpiechu
web-sounds = Dźwięki
web-sounds-off = Wyłączone
web-sounds-quiet = Ciche
web-sounds-normal = Głośniejsze
web-sounds-what = Jeden krótki dźwięk na początku twojej kolejki, przy ruchach innych i na koniec gry.
