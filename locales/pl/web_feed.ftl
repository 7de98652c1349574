# Co się dzieje przy stole, powtórki i wyniki

web-chart = Wykres
web-feed-go-on = Wznów
web-feed-pause = Wstrzymaj
web-feed-quiet = Tu zobaczysz, co robią inni.
web-feed-skip = Do mojej kolejki
web-feed-step = Jeden krok
web-hands = Wszystkie ręce
web-next-round = Następna runda
web-previous-round = Poprzednia runda
web-replay-leave = Zamknij powtórkę
web-replay-pause = Wstrzymaj powtórkę
web-replay-play = Odtwórz powtórkę
web-share = Udostępnij
web-speed = Szybkość ruchów innych graczy
web-speed-fast = Szybko
web-speed-normal = Normalnie
web-speed-off = Bez animacji
web-speed-slow = Wolno
web-speed-what = Jak szybko ruchy innych pokazują się na planszy; twoje własne nigdy nie czekają.
web-won-by-points = Najwięcej punktów: { $points }
