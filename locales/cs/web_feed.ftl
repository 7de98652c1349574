# Co se děje u stolu, záznamy a výsledky

web-chart = Graf
web-feed-go-on = Pokračovat
web-feed-pause = Pozastavit
web-feed-quiet = Tady uvidíš, co dělají ostatní.
web-feed-skip = Na můj tah
web-feed-step = O krok dál
web-hands = Karty všech hráčů
web-next-round = Další kolo
web-previous-round = Předchozí kolo
web-replay-leave = Zavřít záznam
web-replay-pause = Pozastavit záznam
web-replay-play = Přehrávat záznam
web-share = Sdílet
web-speed = Rychlost tahů ostatních
web-speed-fast = Rychle
web-speed-normal = Normálně
web-speed-off = Vypnuto
web-speed-slow = Pomalu
web-speed-what = Jak rychle se tahy ostatních přehrávají na desce; tvoje vlastní nikdy nečekají.
web-won-by-points = Nejvíc bodů: { $points }
