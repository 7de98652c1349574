# Trener prowadzonej gry: cel i o co chodzi w każdym rodzaju decyzji; po jednym zdaniu.

bru-coach-goal = Chcesz zostać Wielkim Królem: wygrywa, kto na koniec ma najwięcej punktów. Najwięcej dają regiony: kto ma tam najwięcej miast, bierze znacznik roszczenia; bitwy, kościół, zaślubiny i poważanie dodają resztę.
bru-coach-start-town = Wybierz, gdzie zacznie się twoje władztwo: mały region zdobywa się kilkoma miastami, duży daje więcej punktów.
bru-coach-choose-two = Zatrzymaj dwie karty: wysokie wygrywają miasta, niskie działają pierwsze i zarabiają więcej, białe pasują do każdego miasta.
bru-coach-lead-town = Wybierasz miasto, o które wszyscy walczą: weź takie, które chcesz i możesz wygrać, albo rzuć innym na przynętę zbędne.
bru-coach-lead-card = Zagraj kartę pasującą do miasta: wygrywa najwyższa pasująca i bierze znacznik, pozostali korzystają z dolnych rzędów.
bru-coach-follow = Wygraj miasto wyższą pasującą kartą albo przegraj celowo: niskie karty działają pierwsze, więc ich monety i dyski są przed innymi.
bru-coach-choose-row = Nie wygrywasz miasta, więc bierzesz jeden rząd swojej karty: wybierz to, czego teraz potrzebujesz.
bru-coach-buy-church = Jeszcze jeden dysk za 2 monety: kto sam ma najwięcej w kościele, dostaje po rundzie klasztor i znacznik.
bru-coach-buy-raider = Jeszcze jeden najeźdźca za 2 monety: kto ma ich najwięcej, bierze łupy, kto najmniej, może stracić miasto.
bru-coach-buy-step = Jeszcze jedno pole za 2 monety: tylko najwyższy na torze bierze ślub, niższe pola dają mniejsze nagrody.
bru-coach-expand = Za 5 monet dostajesz miasto bez wygrywania próby: weź takie, które da ci przewagę w regionie.
bru-coach-free-town = Wypędź wikingów z miasta: odzyska je właściciel dysku pod spodem, więc najlepiej uwolnij własne.
bru-coach-any-town = Możesz wziąć dowolne wolne miasto Irlandii: wybierz takie, które daje region albo otwiera nowy.
bru-coach-town-in-region = Zaślubiny dają ci tam miasto: wybierz takie z drogami, którymi później poszerzysz zasięg.
bru-coach-princess = Księżniczka przychodzi raz: policz, czy miasta wikingów dadzą ci regiony lub zasięg, czy lepsze są 4 punkty.
bru-coach-lose-town = Jedno miasto zajmą wikingowie: oddaj to, które najmniej znaczy dla regionu. Dysk zostaje, więc można je uwolnić.
bru-coach-build-monastery = Miasto z klasztorem liczy się podwójnie: postaw go tam, gdzie da ci przewagę albo próg regionu.
