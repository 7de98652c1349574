# Zasady gry Brian Boru własnymi słowami. Jedna wiadomość na zasadę.


## Komponenty i pojęcia

BRU-COMP = Komponenty i pojęcia

BRU-COMP-01 = W Brian Boru gra 3, 4 albo 5 osób.
BRU-COMP-02 = Kart akcji jest 25; każda ma kolor, wartość, akcję główną u góry oraz jedną lub dwie akcje dodatkowe u dołu: górną i dolną. Akcja główna kart od 1 do 13 daje coś jeszcze oprócz aktywnego miasta, a karty 14, 15, 16 i 20 dają tylko miasto; karty 17, 18, 19 i 21 każą zwrócić przy tym 1 monetę, a karty od 22 do 25 – 2 monety. Górna akcja dodatkowa daje od 1 do 3 monet i możliwość poszerzenia zasięgu, a dolna 2 lub 3 symbole w kolorze karty (biała 13 usuwa tam Wikingów za zwrot monety, a białe 20, 21 i 22 dolnej akcji nie mają).
BRU-COMP-03 = Wartości kart akcji to liczby od 1 do 25, każda występuje dokładnie raz. Dlatego ani zwycięzca próby, ani kolejność wykonywania akcji nigdy nie budzą wątpliwości.
BRU-COMP-04 = Kolory kart: karty bitew są czerwone (2, 5, 8, 11, 15, 18, 24), karty Kościoła niebieskie (3, 6, 9, 12, 16, 19, 25), karty zalotów żółte (1, 4, 7, 10, 14, 17, 23), a karty królewskie białe (13, 20, 21, 22). Karta królewska jest uniwersalna: liczy się jako karta w kolorze aktywnego miasta.
BRU-COMP-05 = Każda akcja główna zaczyna się od symbolu przejęcia aktywnego miasta. W akcjach dodatkowych ten symbol nie występuje.
BRU-COMP-06 = Każda akcja, główna czy dodatkowa, to jeden symbol lub kilka symboli w ustalonej kolejności.
BRU-COMP-07 = Kart zaślubin jest 8: 7 zwykłych i dwustronna Księżniczka Danii (Estrid). Brigid daje 4 punkty, a Aoife 2 punkty i 1 znacznik poważania. Pozostałe dają po 2 punkty i miasto w regionie: Aodhán w Leinster, Conall w Southern Ui Neill, Cormac w Connaught, Niall w Northern Ui Neill, Orlaith w Munster.
BRU-COMP-08 = Kart Wikingów jest 7. Siła ataku na karcie mówi, ilu najeźdźców przybywa; karty w talii mają siłę 9, 10, 11, 12, 12, 13 i 14.
BRU-COMP-09 = Jest też 5 kart pomocy. Służą tylko jako ściąga i nie wpływają na grę.
BRU-COMP-10 = Na planszy jest osiem regionów: Munster, Leinster, Connaught, Ulaid, Breifne, Dubhlinn, Northern Ui Neill i Southern Ui Neill.
BRU-COMP-11 = Na planszy są 53 miasta: 18 czerwonych, 18 niebieskich i 17 żółtych (białych nie ma). Każde miasto należy do jednego regionu, a niektóre pary miast łączy droga; dróg jest 36, a sześć miast nie ma żadnej. Liczba miast w regionach: Munster 10, Leinster 9, Connaught 9, Northern Ui Neill 7, Southern Ui Neill 6, Ulaid 5, Breifne 4, Dubhlinn 3.
BRU-COMP-12 = Pozostałe komponenty to 125 dysków graczy (po 25 w pięciu kolorach), 60 monet, 30 najeźdźców, 16 klasztorów, 14 znaczników poważania, 10 znaczników kontroli Wikingów, 8 znaczników roszczenia i 1 znacznik aktywnego miasta. Dyski, monety, klasztory, najeźdźcy oraz znaczniki poważania i kontroli Wikingów nigdy się nie kończą: w razie potrzeby używa się zamienników.
BRU-COMP-13 = Region ma dwie liczby, podane też na jego znaczniku roszczenia: wartość progową i wartość punktową. Są to kolejno: Munster 5 i 7, Connaught 5 i 7, Leinster 4 i 6, Northern Ui Neill 4 i 6, Southern Ui Neill 3 i 5, Ulaid 3 i 4, Breifne 2 i 3, Dubhlinn 2 i 2.
BRU-COMP-14 = Plansza ma też miejsce na znacznik roszczenia każdego regionu, tor zaślubin, obszar bitwy, obszar Kościoła, tor punktacji i tabelę punktacji regionów. Tor zaślubin liczy 10 pól; nagrody od dołu: dwa najniższe pola nic, trzy kolejne po 1 monecie, dwa następne po 2 monety, potem 1 znacznik poważania, wyżej dowolne miasto, a najwyższe pole znów nic.
BRU-COMP-15 = Tor punktacji ma pola od 0 do 59. Punktów można mieć więcej: po przekroczeniu 59 liczy się dalej od początku toru. Wynik nigdy nie spada poniżej zera.
BRU-COMP-16 = Kontrolujesz miasto, jeśli jest w nim twój dysk i nie leży na nim znacznik kontroli Wikingów. Jeśli taki znacznik tam leży, miasto kontrolują Wikingowie.
BRU-COMP-17 = Miasto jest niezajęte, gdy nie ma w nim żadnego dysku. W mieście kontrolowanym przez Wikingów dysk nadal leży, więc takie miasto jest zajęte.
BRU-COMP-18 = Raz umieszczony w mieście dysk nigdy z niego nie znika. Zajętych miast w regionie może więc tylko przybywać.


## Przygotowanie do gry

BRU-SETUP = Przygotowanie do gry

BRU-SETUP-01 = Na stole leży plansza, a obok niej wspólna pula: monety, znaczniki poważania, klasztory, najeźdźcy i znaczniki kontroli Wikingów.
BRU-SETUP-02 = Każdy gracz dostaje wszystkie dyski jednego koloru. Kolory, których nikt nie wybrał, nie biorą udziału w grze.
BRU-SETUP-03 = Każdy gracz zaczyna z 3 monetami i 1 znacznikiem poważania.
BRU-SETUP-04 = Każdy gracz kładzie jeden dysk na pierwszym polu toru zaślubin, a drugi na polu 10 toru punktacji. Na start wszyscy mają więc 10 punktów.
BRU-SETUP-05 = Wszystkie osiem znaczników roszczenia leży na swoich miejscach na planszy; są zakryte, srebrną stroną do góry.
BRU-SETUP-06 = Księżniczka Danii leży obok toru zaślubin jako spodnia karta talii zaślubin.
BRU-SETUP-07 = Z potasowanych zwykłych kart zaślubin na Księżniczkę Danii trafiają zakryte 2 karty (w grze trzyosobowej) albo 3 karty (w grze cztero- i pięcioosobowej). Reszta wypada z gry i nikt jej nie ogląda.
BRU-SETUP-08 = Wszystkie 7 kart Wikingów po potasowaniu tworzy zakrytą talię obok obszaru bitwy.
BRU-SETUP-09 = Każdy gracz dostaje kartę pomocy, a karty akcji leżą obok planszy.
BRU-SETUP-10 = Gracz rozpoczynający jest losowany i dostaje znacznik aktywnego miasta.
BRU-SETUP-11 = Zaczynając od posiadacza znacznika aktywnego miasta i dalej zgodnie z ruchem wskazówek zegara, każdy gracz umieszcza po jednym dysku w wybranym mieście.
BRU-SETUP-12 = Początkowego dysku nie wolno umieścić w regionie, w którym jest już dysk innego gracza. Każdy gracz zaczyna zatem w innym regionie.
BRU-SETUP-13 = Regionów jest osiem, a graczy najwyżej pięcioro, więc każdy zawsze znajdzie dozwolone miasto na początkowy dysk.


## Rundy i fazy

BRU-ROUND = Rundy i fazy

BRU-ROUND-01 = Gra trwa 3 rundy w trzy osoby albo 4 rundy w cztery i pięć osób. Potem wygrywa gracz, który ma najwięcej punktów.
BRU-ROUND-02 = Runda ma cztery fazy, zawsze w tej kolejności: faza przygotowania, faza wyboru kart, faza akcji i faza utrzymania.
BRU-ROUND-03 = Rund jest tyle, ile kart w talii zaślubin: 3 karty w grze trzyosobowej, 4 karty w grze cztero- i pięcioosobowej.
BRU-ROUND-04 = Monety, punkty, znaczniki poważania, najeźdźcy u graczy, dyski na obszarze Kościoła, pozycje na torze zaślubin, miasta, klasztory, znaczniki kontroli Wikingów i znaczniki roszczenia przechodzą na następną rundę, o ile któryś krok nie mówi inaczej.


## Faza przygotowania

BRU-PREP = Faza przygotowania

BRU-PREP-01 = Najpierw odkrywa się wierzchnią kartę Wikingów. Na obszar bitwy trafia tylu najeźdźców, ile wynosi jej siła ataku, a karta zostaje odrzucona.
BRU-PREP-02 = Na początku fazy przygotowania obszar bitwy jest zawsze pusty, bo w fazie utrzymania wszyscy pozostali tam najeźdźcy wracają do puli.
BRU-PREP-03 = Potem odkrywa się wierzchnią kartę talii zaślubin i kładzie ją przy szczycie toru zaślubin.
BRU-PREP-04 = Jeśli talia zaślubin jest już pusta, trwa ostatnia runda. Kartą ostatniej rundy jest zawsze Księżniczka Danii.
BRU-PREP-05 = Odrzucone karty Wikingów nie wracają do talii. W jednej grze pojawiają się więc 3 lub 4 z 7 kart.


## Faza wyboru kart

BRU-DRAFT = Faza wyboru kart

BRU-DRAFT-01 = Na początku każdej fazy wyboru kart tasuje się wszystkie 25 kart akcji, razem z odrzuconymi i nierozdanymi w poprzedniej rundzie.
BRU-DRAFT-02 = Każdy gracz dostaje pakiet kart: 8 kart w trzy osoby, 6 kart w cztery osoby, 5 kart w pięć osób.
BRU-DRAFT-03 = W trzy i cztery osoby jedna losowa karta zostaje nierozdana: leży zakryta obok planszy, nikt jej nie widzi i w tej rundzie nie bierze udziału w grze. W pięć osób rozdaje się wszystkie karty.
BRU-DRAFT-04 = Wszyscy gracze jednocześnie wybierają po 2 karty ze swojego pakietu i kładą je zakryte przed sobą. Wejdą one w skład ręki.
BRU-DRAFT-05 = Dopiero gdy wszyscy wybiorą karty, każdy przekazuje resztę pakietu graczowi po lewej. W każdej rundzie kierunek jest ten sam.
BRU-DRAFT-06 = Wybieranie 2 kart i przekazywanie pakietu trwa, aż każda rozdana karta znajdzie się przed którymś z graczy.
BRU-DRAFT-07 = Jeśli dostajesz pakiet z 1 lub 2 kartami, dokładasz go w całości do swoich kart. Nie ma tu czego wybierać.
BRU-DRAFT-08 = W trzy osoby wybiera się kolejno z 8, 6 i 4 kart, a ostatnie 2 dochodzą same; w cztery osoby z 6 i 4 kart, potem 2 dochodzą same; w pięć osób z 5 i 3 kart, potem 1 dochodzi sama. Ręka liczy na koniec odpowiednio 8, 6 lub 5 kart.
BRU-DRAFT-09 = W czasie wybierania wolno zaglądać do swoich już wybranych kart, ale nie wolno ich wymieniać.
BRU-DRAFT-10 = Na koniec każdy gracz bierze wszystkie wybrane karty na rękę i zaczyna się faza akcji.


## Faza akcji i próby

BRU-TRICK = Faza akcji i próby

BRU-TRICK-01 = Faza akcji to seria prób, która trwa, aż każdemu zostanie na ręce dokładnie jedna karta: 7 prób w trzy osoby, 5 w cztery i 4 w pięć. W pięć osób stół może wybrać, że zagrywa się też ostatnią kartę; wtedy prób jest 5.
BRU-TRICK-02 = Po ostatniej próbie każdy gracz odrzuca zakrytą kartę, która została mu na ręce, chyba że w pięć osób stół wybrał zagranie także ostatniej karty. Odrzucona karta nie daje żadnego efektu, a inni jej nie oglądają; zaczyna się faza utrzymania.
BRU-TRICK-03 = Próbę rozpoczyna posiadacz znacznika aktywnego miasta. W pierwszej próbie gry jest nim gracz rozpoczynający.
BRU-TRICK-04 = Rozpoczynający próbę umieszcza znacznik aktywnego miasta w dowolnym niezajętym mieście na planszy. Zostaje ono aktywnym miastem.
BRU-TRICK-05 = Potem rozpoczynający próbę zagrywa z ręki jedną kartę w kolorze aktywnego miasta albo kartę królewską (białą).
BRU-TRICK-06 = Na aktywne miasto rozpoczynający próbę może wybrać tylko takie niezajęte miasto, do którego ma na ręce pasującą kartę: w jego kolorze albo królewską (białą). (Nasza interpretacja: instrukcja tego nie rozstrzyga.)
BRU-TRICK-07 = Jeśli żadna karta rozpoczynającego próbę nie pasuje do żadnego niezajętego miasta, na aktywne miasto wybiera on dowolne niezajęte miasto i zagrywa dowolną kartę, chyba że stół wybrał inaczej.
BRU-TRICK-08 = Jeśli na planszy nie ma ani jednego niezajętego miasta, próba odbywa się bez aktywnego miasta, a gracz, który ją rozpoczął, zachowuje znacznik. Wszyscy kolejno zagrywają dowolne karty, nikt nie wygrywa i każdy wykonuje akcję dodatkową, od najniższej wartości.
BRU-TRICK-09 = Po rozpoczynającym próbę, zgodnie z ruchem wskazówek zegara, każdy z pozostałych graczy zagrywa odkrytą jedną dowolną kartę z ręki, znając karty zagrane wcześniej. Nie trzeba dokładać do koloru ani przebijać wartości.
BRU-TRICK-10 = Próbę wygrywa gracz z najwyższą wartością spośród kart w kolorze aktywnego miasta i kart królewskich (białych). Wszyscy inni przegrywają próbę, nawet z wyższą wartością w innym kolorze.
BRU-TRICK-11 = Karta rozpoczynającego próbę zawsze pasuje do aktywnego miasta, więc każda próba ma dokładnie jednego zwycięzcę. Wyjątkiem są tylko rzadkie próby, w których rozpoczynający nie miał pasującej karty albo zabrakło niezajętych miast.
BRU-TRICK-12 = Jeśli rozpoczynający próbę nie miał pasującej karty i żadna inna zagrana karta też nie pasuje do aktywnego miasta, nikt nie wygrywa próby. Wszyscy wykonują akcje dodatkowe, aktywne miasto pozostaje niezajęte, a rozpoczynający zabiera znacznik aktywnego miasta z powrotem.
BRU-TRICK-13 = Gracze wykonują akcje po kolei, od najniższej do najwyższej wartości zagranej karty. Kolor, wynik próby i miejsce przy stole nie mają tu znaczenia.
BRU-TRICK-14 = Gdy przychodzi kolej na zwycięzcę próby, wykonuje on akcję główną ze swojej zagranej karty.
BRU-TRICK-15 = Gdy przychodzi kolej na gracza, który przegrał próbę, wybiera on jedną akcję dodatkową ze swojej zagranej karty i rozpatruje ją w całości.
BRU-TRICK-16 = Zwycięzca próby nie może zamienić akcji głównej na dodatkową, a przegrany nie może zrezygnować z akcji dodatkowej. Pominąć wolno tylko to, co dobrowolne: dokupowanie i poszerzenie zasięgu.
BRU-TRICK-17 = Po wykonaniu akcji karta trafia na wspólny stos kart odrzuconych, a swoją akcję wykonuje gracz z następną najniższą wartością.
BRU-TRICK-18 = Stosu kart odrzuconych nikomu nie wolno przeglądać; co z niego widać przy tym stole, mówi BRU-INFO-06.
BRU-TRICK-19 = Próba kończy się, gdy wszyscy wykonają akcje. Jeśli każdemu została jedna karta, kończy się faza akcji, chyba że w grze na 5 osób umówiono się zagrywać także ostatnią kartę; w przeciwnym razie następną próbę rozpoczyna gracz, który ma teraz znacznik aktywnego miasta.
BRU-TRICK-20 = Akcję dodatkową wybierasz, podobnie jak wszystko w obrębie akcji, dopiero w swojej kolejce. Znasz już wtedy skutki wszystkich niższych kart.


## Symbole akcji

BRU-SYM = Symbole akcji

BRU-SYM-01 = Rozpatrujesz wszystkie symbole wybranej akcji, jeden po drugim, od lewej do prawej.
BRU-SYM-02 = Dobrowolne są tylko zakupy: dokupowanie efektów po 2 monety i poszerzenie zasięgu za 5 monet. Każdy inny symbol trzeba rozpatrzyć, na ile to możliwe.
BRU-SYM-03 = Przejęcie aktywnego miasta: umieszczasz swój dysk w aktywnym mieście, odtąd je kontrolujesz, i bierzesz znacznik aktywnego miasta. Symbol występuje tylko w akcjach głównych.
BRU-SYM-04 = Moneta: bierzesz 1 monetę z puli.
BRU-SYM-05 = Zwrot monety: oddajesz 1 monetę do puli. Jeśli masz choć jedną monetę, musisz zapłacić monetą.
BRU-SYM-06 = Zwrot monety bez monet: tracisz zamiast tego 2 punkty. Jeśli masz tylko 1 punkt, tracisz 1, a jeśli nie masz żadnego, nie tracisz nic. (Przypadek 1 punktu to nasza interpretacja.)
BRU-SYM-07 = Tylko przy symbolu zwrotu monety punkty zastępują monety. Dokupowanie efektów i poszerzenie zasięgu opłaca się wyłącznie monetami.
BRU-SYM-08 = Poważanie: bierzesz z puli 1 znacznik poważania i go zatrzymujesz.
BRU-SYM-09 = Kościół: umieszczasz 1 swój dysk na obszarze Kościoła. Potem możesz dokupić kolejne dyski na tym obszarze, po 2 monety za każdy.
BRU-SYM-10 = Najeźdźca: zabierasz 1 najeźdźcę z obszaru bitwy. Potem możesz dokupić stamtąd kolejnych, po 2 monety za każdego.
BRU-SYM-11 = Gdy obszar bitwy jest pusty, symbol najeźdźcy nic nie daje. Dokupować najeźdźców można tylko tak długo, jak długo jacyś tam są.
BRU-SYM-12 = Zaloty: przesuwasz swój dysk o 1 pole w górę toru zaślubin. Potem możesz dokupić kolejne pola ruchu, po 2 monety za każde.
BRU-SYM-13 = Jeśli twój dysk stoi na najwyższym polu toru zaślubin, symbol zalotów nic nie daje. Ruchu ponad najwyższe pole nie można też dokupić.
BRU-SYM-14 = Idąc w górę toru zaślubin, możesz wchodzić na pola z cudzymi dyskami i mijać je; każde liczy się jako jedno pole ruchu. To, czy pole jest zajęte, sprawdza się dopiero na koniec akcji.
BRU-SYM-15 = Dokupujesz w chwili rozpatrywania symbolu, który na to pozwala, i płacisz monetami, które wtedy masz. Monety z wcześniejszego symbolu tej samej akcji możesz wydać, z późniejszego jeszcze nie.
BRU-SYM-16 = Jeden dokupiony efekt kosztuje dokładnie 2 monety. Pojedynczej monety nie da się w ten sposób wydać.
BRU-SYM-17 = Poszerzenie zasięgu: możesz zapłacić 5 monet i umieścić swój dysk w niezajętym mieście połączonym drogą z miastem, które kontrolujesz. Odtąd kontrolujesz to nowe miasto. Jeden symbol to najwyżej jedno miasto.
BRU-SYM-18 = Przy poszerzeniu zasięgu droga musi prowadzić wprost z kontrolowanego miasta do nowego. Po drodze nie może leżeć żadne inne miasto, nawet twoje.
BRU-SYM-19 = Nie można poszerzyć zasięgu do miasta, w którym leży znacznik aktywnego miasta, chyba że stół wybrał inaczej.
BRU-SYM-20 = Poszerzasz zasięg tylko z miasta, które w tej chwili kontrolujesz. Twój dysk pod znacznikiem kontroli Wikingów się do tego nie nadaje.
BRU-SYM-21 = Usunięcie Wikingów: usuwasz z planszy 1 znacznik kontroli Wikingów. Miasto znów kontroluje gracz, którego dysk leżał pod spodem.
BRU-SYM-22 = Przy usunięciu Wikingów to ty wybierasz znacznik kontroli Wikingów, także na dysku rywala. Jeśli na planszy jest choć jeden, musisz któryś usunąć, chyba że stół wybrał inaczej; jeśli nie ma żadnego, symbol nic nie daje, ale monetę wskazaną obok niego i tak trzeba zwrócić.
BRU-SYM-23 = Punkty: zdobywasz podaną liczbę punktów. Symbol występuje tylko na kartach zaślubin, nigdy na kartach akcji.
BRU-SYM-24 = Dowolne miasto: umieszczasz swój dysk w dowolnym niezajętym mieście na planszy i odtąd je kontrolujesz. To nagroda z pola tuż pod najwyższym polem toru zaślubin.
BRU-SYM-25 = Miasto w regionie: umieszczasz swój dysk w dowolnym niezajętym mieście wskazanego regionu i odtąd je kontrolujesz. Jeśli nie ma tam niezajętego miasta, symbol nic nie daje. To nagroda z kart zaślubin.
BRU-SYM-26 = Takie same symbole Kościoła, najeźdźcy lub zalotów stojące obok siebie rozpatruje się razem: najpierw wszystkie podstawowe efekty, potem jedno wspólne dokupowanie. (Nasza interpretacja: instrukcja tego nie rozstrzyga.)


## Faza utrzymania

BRU-UPKEEP = Faza utrzymania

BRU-UPKEEP-01 = Faza utrzymania ma cztery kroki w tej kolejności: zaślubiny, bitwa, Kościół, zdobywanie władzy w regionach.
BRU-UPKEEP-02 = Po czterech krokach gra się kończy, jeśli talia zaślubin jest pusta. Jeśli nie jest, nowa runda zaczyna się od fazy przygotowania.


## Tor zaślubin i krok zaślubin

BRU-MARRY = Tor zaślubin i krok zaślubin

BRU-MARRY-01 = Jeśli po zakończeniu całej akcji, razem z dokupowaniem, twój dysk dzieli pole toru zaślubin z innym dyskiem, spada na najbliższe niższe pole bez dysku.
BRU-MARRY-02 = Na pierwszym polu toru zaślubin może stać dowolnie wiele dysków. Spadający dysk zatrzymuje się najdalej tam.
BRU-MARRY-03 = Spada tylko dysk gracza, który właśnie wykonał akcję; pomija wszystkie zajęte pola, a spadek nic nie kosztuje. Uniknąć go można jedynie, dokupując wcześniej kolejne pole ruchu.
BRU-MARRY-04 = Po każdej akcji na polach powyżej pierwszego stoi więc najwyżej po jednym dysku. Najwyżej na torze zaślubin jest zawsze jeden gracz, chyba że wszyscy stoją na pierwszym polu.
BRU-MARRY-05 = W kroku zaślubin gracz, którego dysk stoi najwyżej na torze zaślubin, bierze odkrytą kartę zaślubin i od razu dostaje wszystkie jej nagrody. Nie musi stać na najwyższym polu toru.
BRU-MARRY-06 = Gracz, który zdobył kartę zaślubin, po odebraniu jej nagród cofa swój dysk na pierwsze pole toru zaślubin.
BRU-MARRY-07 = Jeśli wszystkie dyski stoją na pierwszym polu toru zaślubin, nikt nie dostaje odkrytej karty zaślubin: wypada ona z gry i od razu następuje krok bitwy. (Tak według instrukcji czeskiej i hiszpańskiej; polska usuwa wierzchnią kartę talii.)
BRU-MARRY-08 = Karta zaślubin może dać punkty, znacznik poważania albo niezajęte miasto we wskazanym regionie. Nagrody rozpatruje się od lewej do prawej.
BRU-MARRY-09 = Zdobytą kartę zaślubin gracz zatrzymuje przed sobą. Liczba takich kart może rozstrzygnąć remis na koniec gry.
BRU-MARRY-10 = Po rozpatrzeniu karty zaślubin każdy gracz dostaje nagrodę z pola toru zaślubin, na którym stoi jego dysk, jeśli to pole ją daje. Mogą to być monety, znacznik poważania albo dowolne miasto.
BRU-MARRY-11 = Gracz, który zdobył kartę zaślubin, stoi już na pierwszym polu, więc z toru nie dostaje nic. Nagród nie daje też pole tuż nad pierwszym ani najwyższe pole toru zaślubin.
BRU-MARRY-12 = Dyski pozostałych graczy zostają na torze zaślubin tam, gdzie stoją, także na następną rundę.
BRU-MARRY-13 = Nagrody z toru zaślubin przyznaje się zgodnie z ruchem wskazówek zegara, od posiadacza znacznika aktywnego miasta. Ta kolejność nigdy nie zmienia wyniku.
BRU-MARRY-14 = Jeśli na planszy nie ma już niezajętego miasta, nagroda „dowolne miasto” nic nie daje.


## Księżniczka Danii

BRU-PRINCESS = Księżniczka Danii

BRU-PRINCESS-01 = Gracz, który zdobył Księżniczkę Danii, musi od razu wybrać jedno z trzech: wsparcie wojskowe, ustanowienie handlu albo odtrącenie.
BRU-PRINCESS-02 = Wsparcie wojskowe: karta zostaje przed graczem tą stroną do góry. W kroku zdobywania władzy w regionach dolicza się mu wszystkie miasta kontrolowane przez Wikingów.
BRU-PRINCESS-03 = Przy wsparciu wojskowym graczowi dolicza się miasta kontrolowane przez Wikingów także w punktacji końcowej za odkryte znaczniki roszczenia leżące na planszy. W punktacji za liczbę regionów się ich nie dolicza.
BRU-PRINCESS-04 = Ustanowienie handlu: karta zostaje przed graczem tą stroną do góry. W punktacji końcowej za liczbę regionów dolicza się mu wszystkie miasta kontrolowane przez Wikingów. Nie dolicza się ich przy znacznikach roszczenia na planszy ani w kroku zdobywania władzy w regionach.
BRU-PRINCESS-05 = Odtrącenie: gracz odrzuca kartę Księżniczki Danii i zdobywa 4 punkty.
BRU-PRINCESS-06 = Przymierze z Księżniczką Danii obejmuje wszystkie miasta kontrolowane przez Wikingów na całej planszy, bez względu na to, czyj dysk leży pod znacznikiem.
BRU-PRINCESS-07 = Przymierze z Księżniczką Danii nie daje kontroli nad miastami w żadnym innym celu: z miast kontrolowanych przez Wikingów nie można poszerzyć zasięgu, postawić w nich klasztoru ani stracić ich w najeździe.
BRU-PRINCESS-08 = Księżniczka Danii jest kartą ostatniej rundy, więc działa tylko w ostatnim kroku zdobywania władzy w regionach i w punktacji końcowej.


## Krok bitwy

BRU-BATTLE = Krok bitwy

BRU-BATTLE-01 = Jeśli na obszarze bitwy nie został żaden najeźdźca, atak Wikingów jest odparty i nikt nie traci miasta.
BRU-BATTLE-02 = Jeśli na obszarze bitwy został choć jeden najeźdźca, dochodzi do najazdu: gracz, który ma najmniej najeźdźców, traci jedno miasto na rzecz Wikingów.
BRU-BATTLE-03 = Jeśli kilku graczy remisuje z najmniejszą liczbą najeźdźców, podczas najazdu każdy z nich traci jedno miasto.
BRU-BATTLE-04 = Jeśli dokładnie jeden gracz ma najwięcej najeźdźców, to on wybiera, które miasto straci każdy z przegranych w najeździe.
BRU-BATTLE-05 = Jeśli dwóch lub więcej graczy remisuje z największą liczbą najeźdźców, każdy przegrany w najeździe sam wybiera miasto, które straci.
BRU-BATTLE-06 = Jeśli podczas najazdu wszyscy mają tyle samo najeźdźców (choćby po zero), każdy gracz traci jedno miasto i sam je wybiera.
BRU-BATTLE-07 = W najeździe gracz może stracić tylko miasto, które kontroluje. Na jego dysk trafia znacznik kontroli Wikingów i odtąd miasto kontrolują Wikingowie.
BRU-BATTLE-08 = Przegrany w najeździe, który nie kontroluje żadnego miasta, nic nie traci.
BRU-BATTLE-09 = Dysk i klasztor zostają w straconym mieście. Klasztor nadal liczy się podwójnie dla tego, kto kontroluje miasto, także dla Wikingów.
BRU-BATTLE-10 = Jeśli przegranych w najeździe jest kilku, rozpatruje się ich po kolei, zgodnie z ruchem wskazówek zegara, od posiadacza znacznika aktywnego miasta.
BRU-BATTLE-11 = Po najeździe wszyscy najeźdźcy pozostali na obszarze bitwy wracają do puli. Najeźdźcy, których mają gracze, zostają u nich.
BRU-BATTLE-12 = Na koniec kroku bitwy rozdziela się łupy wojenne. Dzieje się tak zawsze, bez względu na to, czy doszło do najazdu.
BRU-BATTLE-13 = Pierwsza nagroda z łupów wojennych: gracz, który jako jedyny ma najwięcej najeźdźców, bierze 1 znacznik poważania, zdobywa 1 punkt za każdy swój znacznik poważania (razem z nowym) i oddaje do puli wszystkich swoich najeźdźców.
BRU-BATTLE-14 = Jeśli największą liczbę najeźdźców ma więcej niż jeden gracz, pierwsza nagroda z łupów wojennych przepada: nikt nie dostaje znacznika poważania ani punktów i nikt nie oddaje najeźdźców.
BRU-BATTLE-15 = Druga nagroda z łupów wojennych: liczy się najeźdźców od nowa i każdy, kto ma ich teraz najwięcej (także w remisie), zdobywa 1 punkt i oddaje do puli 1 najeźdźcę.
BRU-BATTLE-16 = Gracz bez najeźdźców nigdy nie dostaje łupów wojennych.
BRU-BATTLE-17 = Znaczniki poważania, które dały punkty przy łupach wojennych, zostają u gracza. Nieoddani najeźdźcy zostają na następne rundy.


## Krok Kościoła

BRU-CHURCH = Krok Kościoła

BRU-CHURCH-01 = Pierwsza nagroda Kościoła: gracz, który jako jedyny ma najwięcej dysków na obszarze Kościoła, stawia klasztor wokół kontrolowanego przez siebie miasta, jeśli może.
BRU-CHURCH-02 = W mieście może stać najwyżej jeden klasztor.
BRU-CHURCH-03 = W ramach pierwszej nagrody Kościoła gracz bierze też znacznik aktywnego miasta, a z obszaru Kościoła odzyskuje wszystkie swoje dyski.
BRU-CHURCH-04 = Jeśli gracz nie może postawić klasztoru w ramach pierwszej nagrody Kościoła, i tak bierze znacznik aktywnego miasta i odzyskuje dyski.
BRU-CHURCH-05 = Jeśli największą liczbę dysków na obszarze Kościoła ma więcej niż jeden gracz, cała pierwsza nagroda przepada: nie ma klasztoru, znacznik aktywnego miasta nie zmienia posiadacza i nikt nie odzyskuje dysków.
BRU-CHURCH-06 = Druga nagroda Kościoła: liczy się dyski od nowa i każdy, kto ma ich teraz najwięcej na obszarze Kościoła (także w remisie), zdobywa 1 punkt i odzyskuje 1 dysk.
BRU-CHURCH-07 = Gracz bez dysku na obszarze Kościoła nie dostaje pierwszej ani drugiej nagrody Kościoła, chyba że stół wybrał inaczej.
BRU-CHURCH-08 = Trzecia nagroda Kościoła: od posiadacza znacznika aktywnego miasta, zgodnie z ruchem wskazówek zegara, każdy gracz, który ma jeszcze na obszarze Kościoła co najmniej 4 dyski, stawia klasztor wokół kontrolowanego przez siebie miasta, jeśli może.
BRU-CHURCH-09 = Wszystkie dyski odzyskuje przy trzeciej nagrodzie Kościoła tylko ten, kto postawił klasztor. Kto nie mógł tego zrobić, zostawia dyski na obszarze Kościoła.
BRU-CHURCH-10 = Trzecią nagrodę Kościoła zaczyna gracz, który ma znacznik aktywnego miasta po rozpatrzeniu pierwszej nagrody.
BRU-CHURCH-11 = Przy trzeciej nagrodzie Kościoła gracz stawia najwyżej jeden klasztor, choćby miał bardzo wiele dysków.
BRU-CHURCH-12 = Jeśli możesz postawić klasztor, musisz to zrobić. Miasto wybierasz spośród kontrolowanych przez siebie miast bez klasztoru.
BRU-CHURCH-13 = W mieście kontrolowanym przez Wikingów nie można postawić klasztoru, bo żaden gracz go nie kontroluje.
BRU-CHURCH-14 = Nieodzyskane dyski zostają na obszarze Kościoła na następne rundy.


## Krok zdobywania władzy w regionach

BRU-CLAIM = Krok zdobywania władzy w regionach

BRU-CLAIM-01 = Najpierw przy każdym zakrytym znaczniku roszczenia liczy się kontrolowane miasta w jego regionie: miasta graczy i Wikingów razem.
BRU-CLAIM-02 = Jeśli kontrolowanych miast w regionie jest co najmniej tyle, ile wynosi jego wartość progowa, znacznik roszczenia zostaje odkryty. W przeciwnym razie leży dalej zakryty.
BRU-CLAIM-03 = Miasto z klasztorem liczy się jako dwa miasta, zarówno do wartości progowej, jak i przy ustalaniu, kto ma w regionie najwięcej miast.
BRU-CLAIM-04 = Odkryty znacznik roszczenia nigdy nie zostaje ponownie zakryty.
BRU-CLAIM-05 = Potem sprawdza się każdy odkryty znacznik roszczenia, na planszy i u graczy. Gracz, który jako jedyny kontroluje najwięcej miast w jego regionie, bierze znacznik i kładzie go odkryty przed sobą.
BRU-CLAIM-06 = Jeśli dwóch lub więcej graczy remisuje z największą liczbą miast w regionie, znacznik roszczenia zostaje tam, gdzie jest: na planszy albo u dotychczasowego posiadacza. Remis na dalszych miejscach nie ma znaczenia.
BRU-CLAIM-07 = Inny gracz odbiera znacznik roszczenia tylko wtedy, gdy ma w regionie więcej miast niż ktokolwiek inny. Jeśli posiadacza wyprzedza dwóch remisujących graczy, znacznik zostaje u posiadacza.
BRU-CLAIM-08 = Jeśli nikt nie ma wsparcia wojskowego, a Wikingowie jako jedyni kontrolują najwięcej miast w regionie, odkryty znacznik roszczenia zostaje na planszy albo wraca na nią od posiadacza.
BRU-CLAIM-09 = Jeśli największą liczbę miast w regionie mają w remisie Wikingowie i co najmniej jeden gracz, znacznik roszczenia zostaje tam, gdzie jest, chyba że stół wybrał inaczej.
BRU-CLAIM-10 = Graczowi, który ma wsparcie wojskowe, dolicza się wszystkie miasta kontrolowane przez Wikingów w regionie, a Wikingowie nie są wtedy osobnym rywalem.
BRU-CLAIM-11 = Miasto z klasztorem kontrolowane przez Wikingów też liczy się za dwa, przy każdym liczeniu w kroku zdobywania władzy w regionach.
BRU-CLAIM-12 = W regionie, w którym nikt nie kontroluje żadnego miasta, znacznik roszczenia nie może być odkryty, bo każda wartość progowa wynosi co najmniej 2.
BRU-CLAIM-13 = Znacznik roszczenia odkryty w kroku zdobywania władzy w regionach można w tym samym kroku zdobyć. Regiony nie wpływają na siebie, więc ich kolejność nie ma znaczenia.


## Koniec gry

BRU-END = Koniec gry

BRU-END-01 = Gra kończy się po fazie utrzymania, w której talia zaślubin jest pusta. Ostatnią fazę utrzymania rozgrywa się w całości, a dopiero potem następuje punktacja końcowa.
BRU-END-02 = Gra nie może się skończyć w żaden inny sposób i nikt z niej nie odpada.


## Punktacja końcowa

BRU-SCORE = Punktacja końcowa

BRU-SCORE-01 = Gracz, który jako jedyny ma najwięcej monet, zdobywa 1 punkt. Przy remisie nie zdobywa go nikt.
BRU-SCORE-02 = Posiadacz znacznika aktywnego miasta zdobywa na koniec gry 1 punkt.
BRU-SCORE-03 = Na koniec gry każdy zdobywa 1 punkt za każdy swój znacznik poważania.
BRU-SCORE-04 = Każdy gracz zdobywa punkty podane na odkrytych znacznikach roszczenia, które leżą przed nim, nawet jeśli w regionie jest akurat remis.
BRU-SCORE-05 = Za każdy odkryty znacznik roszczenia leżący na planszy każdy z graczy remisujących z największą liczbą miast w jego regionie zdobywa połowę podanych punktów, zaokrągloną w dół.
BRU-SCORE-06 = Połowa punktów za znacznik roszczenia na planszy wynosi: za 7 i 6 punktów – 3, za 5 i 4 punkty – 2, za 3 i 2 punkty – 1.
BRU-SCORE-07 = Przy punktowaniu znaczników roszczenia na planszy Wikingowie są jednym z rywali: kto ma w regionie mniej miast niż oni, nie zdobywa nic, a kto dzieli z nimi pierwsze miejsce, zdobywa połowę punktów, chyba że stół wybrał inaczej.
BRU-SCORE-08 = Przy punktowaniu znaczników roszczenia na planszy graczowi ze wsparciem wojskowym dolicza się miasta kontrolowane przez Wikingów, a Wikingowie nie są wtedy rywalem.
BRU-SCORE-09 = Przy punktowaniu znaczników roszczenia na planszy miasto z klasztorem też liczy się jako dwa miasta, chyba że stół wybrał inaczej.
BRU-SCORE-10 = Znacznik roszczenia, który jest zakryty, nie jest wart ani punktu.
BRU-SCORE-11 = Każdy zdobywa punkty za liczbę różnych regionów, w których kontroluje choć jedno miasto: od 0 do 2 regionów – 0 punktów, 3 lub 4 – 1 punkt, 5 – 3 punkty, 6 – 5 punktów, 7 – 7 punktów, 8 – 10 punktów.
BRU-SCORE-12 = W punktacji za liczbę regionów dysk pod znacznikiem kontroli Wikingów nie daje nic swojemu właścicielowi. Graczowi, który ma ustanowienie handlu, dolicza się wszystkie miasta kontrolowane przez Wikingów.
BRU-SCORE-13 = W punktacji za liczbę regionów klasztory nie mają znaczenia.
BRU-SCORE-14 = Punkty z punktacji końcowej dodaje się do zdobytych w trakcie gry. Jej części nie wpływają na siebie, więc kolejność nie ma znaczenia.


## Zwycięzca i remisy

BRU-TIE = Zwycięzca i remisy

BRU-TIE-01 = Wygrywa gracz, który ma najwięcej punktów.
BRU-TIE-02 = Przy remisie punktowym wygrywa ten z remisujących, kto ma przed sobą najwięcej znaczników roszczenia.
BRU-TIE-03 = Jeśli remis trwa nadal, wygrywa ten z remisujących, kto ma najwięcej kart zaślubin.
BRU-TIE-04 = Jeśli i to nie rozstrzyga remisu, remisujący gracze wygrywają wspólnie.
BRU-TIE-05 = Przy rozstrzyganiu remisu zatrzymana Księżniczka Danii (wsparcie wojskowe lub ustanowienie handlu) liczy się jako karta zaślubin. Odtrącona się nie liczy, bo została odrzucona.


## Co jest jawne, a co ukryte

BRU-INFO = Co jest jawne, a co ukryte

BRU-INFO-01 = Ręka, pakiet i karty wybrane w fazie wyboru kart są ukryte przed innymi graczami.
BRU-INFO-02 = Przed wszystkimi ukryte są: nierozdana karta akcji (w trzy i cztery osoby), karty zaślubin odłożone przed grą, kolejność talii zaślubin nad Księżniczką Danii i talia Wikingów.
BRU-INFO-03 = Wszyscy wiedzą, że Księżniczka Danii jest ostatnią kartą zaślubin.
BRU-INFO-04 = Jawne są: karty zagrane w bieżącej próbie, odkryta karta zaślubin, siła ataku Wikingów, dyski, tor zaślubin, obszar Kościoła, obszar bitwy, znaczniki kontroli Wikingów, klasztory i znaczniki roszczenia.
BRU-INFO-05 = Monety, znaczniki poważania i najeźdźcy każdego gracza są jawne.
BRU-INFO-06 = Przy prawdziwym stole stosu kart odrzuconych nie wolno przeglądać. Tutaj, jak zwykle w grach przez internet, każdy może sprawdzić w dzienniku, co zagrano, i widać też karty z zakończonych prób. Jeśli stół wolał je ukryć, dziennik, powtórka i stół pokazują do końca rundy tylko trwającą próbę i ostatnią zakończoną: kto odszedł na chwilę, i tak dowie się, co zagrano od jego ostatniego ruchu. Zapamiętywać karty wolno zawsze.
BRU-INFO-07 = Znasz karty z każdego pakietu, który przeszedł przez twoje ręce, i możesz korzystać z tej wiedzy.
