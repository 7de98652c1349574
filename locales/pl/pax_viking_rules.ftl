# Zasady gry Pax Viking własnymi słowami. Jedna wiadomość na zasadę.
#
# Pojęcia, jedno słowo na jedną rzecz:
# - zone = strefa (północ, południe, wschód, zachód); region (morski, rzeczny, portowy); post = placówka; port; white / black border = biała / czarna granica; node = węzeł
# - empty post = pusta placówka; venture = przedsięwzięcie; trade centre = ośrodek handlowy; key trade centre = kluczowy ośrodek handlowy; powerful ally = potężny stronnik
# - tile = kafelek (sagi); event = wydarzenie; god = bóg; advocate = orędownik; saga pile = stos sagi; saga track = tor sagi; discard pile = stos odrzuconych kafelków; hand = ręka
# - follower = poplecznik (jarlów, Szwecji, teokracji, Rusi); longship = langskip (langskipu); ally longship = langskip potężnego stronnika; home marker = znacznik siedziby
# - action marker = znacznik akcji; influence marker = znacznik akcji wpływów; trade-centre tile = płytka ośrodka handlowego; jarl board = plansza jarla; silfr nie odmienia się
# - home = siedziba; duchy = księstwo; winter solstice = przesilenie zimowe; majority = większość; area = obszar; requirement = wymaganie
# - actions: zainwestuj, podróżuj, zagraj, aktywuj, pertraktuj; akcje wpływów jarlów, Szwecji, Rusi i teokracji
# - establish = ustanowić; challenge = rzucić wyzwanie; return = zwrócić; draw = dobrać; discard = odrzucić; place / replace = umieścić / podmienić; exhaust / renew = wyczerpać / odnowić; refresh = odświeżyć; encountered = napotkany; alone = sam
# - victory card = karta warunków zwycięstwa, spełnia się jej warunek; poziomy: początkujący, standardowy, trudny, legendarny

## Cel gry

PAX-GOAL = Cel gry
PAX-GOAL-01 = Wygrywasz, jeśli spełnisz jeden z warunków zwycięstwa odkrytych w tej rozgrywce. Każda karta podaje swój warunek, na przykład sześciu ustanowionych popleczników jednego rodzaju.
PAX-GOAL-02 = Każda karta warunków zwycięstwa ma jeden z czterech poziomów trudności: początkujący, standardowy, trudny albo legendarny.

## Sprawdzanie warunków zwycięstwa

PAX-VC = Sprawdzanie warunków zwycięstwa
PAX-VC-01 = Karty początkujące sprawdza się co turę, na samym końcu przesilenia zimowego gracza, którego jest tura.
PAX-VC-02 = Standardowe, trudne i legendarne warunki zwycięstwa sprawdza się za każdym razem, gdy zostanie rozpatrzone wydarzenie. Jeśli w grze są karty różnych poziomów, każdą sprawdza się tylko w chwili właściwej dla jej poziomu.
PAX-VC-03 = Po wydarzeniu z althingiem warunki zwycięstwa sprawdza się bez względu na wynik głosowania.
PAX-VC-04 = Sprawdza się wszystkich graczy, a nie tylko tego, którego tura właśnie trwa.
PAX-VC-05 = Liczą się tylko odkryte karty warunków zwycięstwa. Karta zakryta nikomu nie da wygranej.

## Koniec gry

PAX-END = Koniec gry
PAX-END-01 = Gra kończy się natychmiast, gdy przy sprawdzaniu okaże się, że ktoś spełnia warunek zwycięstwa, który się w tej chwili sprawdza.
PAX-END-02 = Gra kończy się też, gdy na torze sagi i w stosie sagi nie ma już ani jednego kafelka. Sprawdza się to po każdej zakończonej akcji i po każdym odświeżeniu; dopóki w stosie są kafelki, pusty tor to tylko przejściowa luka.
PAX-END-03 = Jeśli gra kończy się z braku kafelków, po raz ostatni sprawdza się wszystkie odkryte warunki zwycięstwa, na każdym poziomie.
PAX-END-04 = Jeśli na koniec gry dokładnie jeden gracz spełnia warunek zwycięstwa, to on wygrywa.
PAX-END-05 = Jeśli przy tym samym sprawdzeniu warunek zwycięstwa spełnia kilka osób, o wygranej decyduje między nimi liczba ustanowionych popleczników. Jeśli nie spełnia go nikt, wygrywa ten, kto ma najwięcej ustanowionych popleczników ze wszystkich.
PAX-END-06 = Jeśli nadal jest remis, wygrywa ten z remisujących graczy, który ma najwięcej silfr.
PAX-END-07 = Jeśli i to nie rozstrzygnie remisu, remisujący gracze dzielą się zwycięstwem.
PAX-END-08 = Liczba rund nie jest ograniczona. Koniec może przybliżyć każdy gracz, bo dobranie w ramach akcji zainwestuj odrzuca kafelek z pola o koszcie 1 nawet wtedy, gdy stos jest pusty. Zasada domowa: jeśli przez pięć pełnych rund żaden kafelek nie opuści stosu ani toru sagi, gra kończy się tak, jakby tor był pusty.

## Elementy gry

PAX-COMP = Elementy gry
PAX-COMP-01 = Kafelków sagi jest 220, a każdy to przedsięwzięcie, wydarzenie, bóg albo orędownik. Liczby poszczególnych rodzajów są rekonstrukcją: 73 przedsięwzięcia, 55 wydarzeń, 37 bogów i 55 orędowników.
PAX-COMP-02 = Każdy gracz ma 24 popleczników (po 6 popleczników jarlów, Szwecji, teokracji i Rusi), 6 langskipów, 4 znaczniki akcji i 12 znaczników siedziby.
PAX-COMP-03 = Langskipów potężnych stronników jest 7: 3 czarne Dublina, 2 szare Wysp Owczych i 2 białe Islandii.
PAX-COMP-04 = Są 4 znaczniki akcji wpływów, po jednym na każdy rodzaj popleczników.
PAX-COMP-05 = Jest 7 płytek ośrodków handlowych, po jednej na każdy ośrodek handlowy na mapie.
PAX-COMP-06 = Wszystkie koszty i dochody liczy się w silfr. Nigdy go nie zabraknie.
PAX-COMP-07 = Poplecznika, langskip albo znacznik siedziby możesz umieścić tylko wtedy, gdy masz go w swojej puli. Nie wolno używać zamienników.

## Przygotowanie rozgrywki

PAX-SETUP = Przygotowanie rozgrywki
PAX-SETUP-01 = Rozłóż planszę mapy.
PAX-SETUP-02 = Umieść langskipy potężnych stronników na morzach obok ich placówek: 3 czarne przy Dublinie, 2 szare przy Wyspach Owczych i 2 białe przy Islandii.
PAX-SETUP-03 = Połóż 4 znaczniki akcji wpływów na ich polach na planszy.
PAX-SETUP-04 = Wybierz poziom trudności, wylosuj 4 karty warunków zwycięstwa tego poziomu i rozłóż je odkryte na ich polach.
PAX-SETUP-05 = Stos sagi to losowe kafelki, po 12 na każdą osobę w grze, przetasowane razem i zakryte.
PAX-SETUP-06 = Następnie każde pole toru sagi zapełnia się odkrytym kafelkiem z wierzchu tego stosu.
PAX-SETUP-07 = Początkowe przedsięwzięcia losuje się po utworzeniu stosu sagi, spośród pozostałych kafelków.
PAX-SETUP-08 = Połóż 7 płytek ośrodków handlowych na ich ośrodkach handlowych.
PAX-SETUP-09 = Każdy gracz otrzymuje losową planszę jarla i wszystkie elementy w jednym kolorze.
PAX-SETUP-10 = Twoich 24 popleczników i 6 langskipów trafia na twoją planszę jarla, a 4 znaczniki akcji i 12 znaczników siedziby – obok niej.
PAX-SETUP-11 = Jeden znacznik siedziby połóż na siedzibie swojego jarla na mapie, a drugi na swojej planszy jarla. Zostaje ci ich 10.
PAX-SETUP-12 = Pierwszego gracza się losuje. Od niego gra toczy się zgodnie z ruchem wskazówek zegara.
PAX-SETUP-13 = Gracze zaczynają, w kolejności tur, z 3, 4, 5, 6, 7 i 8 silfr: pierwszy dostaje 3, a każdy następny o 1 więcej.
PAX-SETUP-14 = Jeśli twój jarl daje na początku dodatkowy silfr, pobierasz go teraz.
PAX-SETUP-15 = W trybie talii początkowej stos sagi tworzą, zamiast losowych kafelków, kafelki oznaczone waszą liczbą graczy i każdą mniejszą. W trzy osoby są to na przykład kafelki z oznaczeniem 2 i 3.
PAX-SETUP-16 = W trybie własnej talii podziel kafelki według rodzaju i wylosuj na każdego gracza 4 przedsięwzięcia, 3 wydarzenia, 2 bogów i 3 orędowników. Potasowane razem tworzą stos sagi.
PAX-SETUP-17 = Talia początkowa na 2 graczy liczy 24 kafelki, a na każdego kolejnego gracza przybywa 12.
PAX-SETUP-18 = Kilka przedsięwzięć leży na mapie od początku gry: 4 w dwie osoby, 3 w trzy, 2 w cztery, 1 w pięć, a w sześć osób ani jedno. Losuje się je spośród kafelków, których nie ma w stosie sagi.
PAX-SETUP-19 = Początkowe przedsięwzięcia muszą należeć do różnych regionów. Jeśli wylosowane należy do regionu, który już wystąpił, albo do całej strefy, losuje się kolejne.
PAX-SETUP-20 = Każde początkowe przedsięwzięcie leży odkryte i bez popleczników w pustej placówce swojego regionu. Jeśli takich placówek jest kilka, decyduje los.
PAX-SETUP-21 = Aby wyrównać szanse, można w jednej rozgrywce użyć kart warunków zwycięstwa o różnych poziomach trudności, na przykład dwóch początkujących i dwóch trudnych.
PAX-SETUP-22 = W grze z różnymi poziomami można przed rozgrywką wskazać doświadczonych graczy. Nie mogą oni wygrać dzięki kartom najłatwiejszego poziomu w tej grze; pozostali wygrywają dzięki dowolnej karcie.
PAX-SETUP-23 = W trybie Bragiego wszystkie karty warunków zwycięstwa są na początku zakryte.
PAX-SETUP-24 = W trybie Bragiego po każdym rozpatrzonym wydarzeniu odkrywa się kolejną kartę warunków zwycięstwa, już po sprawdzeniu związanym z tym wydarzeniem. Odrzucone w głosowaniu wydarzenie z althingiem niczego nie odkrywa.
PAX-SETUP-25 = Przed rozgrywką gracze wspólnie decydują, czy kafelki na ręce są jawne, czy tajne.
PAX-SETUP-26 = Rozgrywka do nauki zasad jest dla 2 graczy, z talią początkową. Na polach 2, 4, 6 i 8 toru sagi leżą „Radymicze”, „Ibn Khordadbeh”, „Wielka schizma wschodnia” i „Frejr”; 20 pozostałych kafelków tasuje się jako stos sagi, z którego uzupełnia się resztę pól.
PAX-SETUP-27 = W rozgrywce do nauki zasad Sygryda zaczyna z 3 silfr, a Styrbjörn gra jako drugi z 7 silfr (4 oraz 3 dzięki swojemu jarlowi). Używa się wszystkich początkujących kart warunków zwycięstwa oprócz „Dominacji” i nikt nie wygrywa.

## Tura

PAX-TURN = Tura
PAX-TURN-01 = Gracze rozgrywają tury zgodnie z ruchem wskazówek zegara, począwszy od pierwszego gracza, aż do końca gry.
PAX-TURN-02 = Tura ma trzy fazy, zawsze w tej kolejności: faza wpływów, faza akcji, przesilenie zimowe.
PAX-TURN-03 = W fazie akcji wykonujesz do 4 akcji w dowolnej kolejności. Tę samą akcję podstawową możesz wykonać kilka razy, możesz też zakończyć fazę wcześniej.
PAX-TURN-04 = W jednej turze nigdy nie wykonasz więcej niż 4 akcji, bez względu na liczbę posiadanych znaczników akcji wpływów.
PAX-TURN-05 = Jest 5 akcji podstawowych (zainwestuj, podróżuj, zagraj, aktywuj, pertraktuj) i 4 akcje wpływów (jarlów, Szwecji, Rusi i teokracji).
PAX-TURN-06 = Każda akcja wymaga jednego odnowionego znacznika. Znacznik ten pozostaje potem wyczerpany aż do twojego przesilenia zimowego.
PAX-TURN-07 = Do akcji podstawowej możesz użyć znacznika akcji albo dowolnego znacznika akcji wpływów.
PAX-TURN-08 = Do akcji wpływów możesz użyć tylko znacznika akcji wpływów tego samego rodzaju. Każda akcja wpływów jest więc możliwa najwyżej raz w turze.

## Faza wpływów

PAX-INFL = Faza wpływów
PAX-INFL-01 = Na początku twojej tury porównuje się liczbę ustanowionych popleczników każdego rodzaju. Masz większość, jeśli masz ich więcej niż każdy inny gracz; remis większości nie daje, zero także nie.
PAX-INFL-02 = Za każdy rodzaj popleczników, w którym masz większość, bierzesz znacznik akcji wpływów, a w zamian odkładasz jeden swój znacznik akcji.
PAX-INFL-03 = Dzięki tej wymianie zawsze masz do użycia dokładnie 4 znaczniki.
PAX-INFL-04 = Jeśli masz znacznik akcji wpływów, ale nie masz już większości w jego rodzaju popleczników, w swojej fazie wpływów odkładasz go na planszę i bierzesz z powrotem swój znacznik akcji.
PAX-INFL-05 = Znaczniki akcji wpływów zmieniają właściciela tylko w fazie wpływów. Jeśli masz większość, a znacznik wciąż należy do innego gracza, zabierasz mu go od razu, a on odzyskuje swój znacznik akcji.
PAX-INFL-06 = Każdy ustanowiony poplecznik liczy się za jednego. Kluczowy ośrodek handlowy liczy się więc za dwóch.
PAX-INFL-07 = Dopóki nie masz ustanowionych popleczników, w twojej fazie wpływów nic się nie dzieje.

## Tor sagi

PAX-SAGA = Tor sagi
PAX-SAGA-01 = Tor sagi ma 7 pól o kosztach 1, 2, 4, 6, 8, 10 i 12, każde na jeden odkryty kafelek. Zakryty stos sagi leży obok najdroższego z nich, na polu o koszcie 0.
PAX-SAGA-02 = Odświeżenie toru sagi polega na przesunięciu kafelków, bez zmiany ich kolejności, na najtańsze wolne pola. Potem puste pola uzupełnia się ze stosu sagi, zaczynając od najtańszego.
PAX-SAGA-03 = Jeśli podczas odświeżania zabraknie kafelków w stosie sagi, najdroższe pola pozostają puste.
PAX-SAGA-04 = Stos odrzuconych kafelków jest odkryty i każdy może go przeglądać. Nigdy nie wtasowuje się go z powrotem do stosu sagi.

## Zainwestuj

PAX-INVEST = Zainwestuj
PAX-INVEST-01 = Zainwestuj, pierwsza możliwość: zakup kafelek z toru sagi. Zapłać do puli koszt jego pola i weź kafelek na rękę.
PAX-INVEST-02 = Kafelek możesz zakupić tylko wtedy, gdy stać cię na cały jego koszt.
PAX-INVEST-03 = Zakup nie odświeża toru sagi. Luka pozostaje, dopóki ktoś nie dobierze kafelka w ramach akcji zainwestuj albo nie nadejdzie najbliższe przesilenie zimowe.
PAX-INVEST-04 = Zainwestuj, druga możliwość: dobierz na rękę wierzchni kafelek ze stosu sagi za 0 silfr.
PAX-INVEST-05 = Po dobraniu w ramach akcji zainwestuj kafelek z pola o koszcie 1, jeśli jakiś tam leży, trafia na stos odrzuconych kafelków.
PAX-INVEST-06 = Następnie odświeża się tor sagi.
PAX-INVEST-07 = Dobranie, które nie jest częścią akcji zainwestuj, na przykład w akcji wpływów Szwecji, nie odrzuca kafelka z pola o koszcie 1 ani nie odświeża toru sagi.
PAX-INVEST-08 = Jarlowie i inne zdolności mogą obniżać cenę kafelka. Sygryda na przykład płaci za każdego boga 0 silfr.

## Ręka

PAX-HAND = Ręka
PAX-HAND-01 = Zakupione i dobrane kafelki trafiają na twoją rękę. W trakcie tury ich liczba nie jest ograniczona.
PAX-HAND-02 = Limit ręki wynosi 4 kafelki, chyba że zmienia go jakaś zdolność. Obowiązuje tylko podczas twojego przesilenia zimowego.

## Mapa

PAX-MAP = Mapa
PAX-MAP-01 = Mapa dzieli się na cztery strefy: zachodnią (fioletową), północną (niebieską), wschodnią (zieloną) i południową (pomarańczową). Strefa składa się z regionów lądowych, a w każdym regionie lądowym są placówki.
PAX-MAP-02 = Regionem jest każda część mapy, która ma nazwę, a nie jest placówką.
PAX-MAP-03 = Regiony morskie to obszary wodne. Nie ma w nich placówek.
PAX-MAP-04 = Regiony rzeczne to obszary lądowe, które mają przynajmniej jedną białą (otwartą) granicę. Langskipy mogą do nich wpływać.
PAX-MAP-05 = Regiony portowe to obszary lądowe bez białych (otwartych) granic. Langskipy nie mogą się do nich dostać, a tylko do ich placówek.
PAX-MAP-06 = Placówka to każde okrągłe pole na mapie: puste, nadrukowane albo z przedsięwzięciem.
PAX-MAP-07 = Placówka zawsze należy do regionu lądowego. Kto jest w placówce, ten jest w tym regionie.
PAX-MAP-08 = Są cztery rodzaje placówek: puste placówki, przedsięwzięcia, ośrodki handlowe (szary obwód) i potężni stronnicy (brązowy obwód).
PAX-MAP-09 = Siedziba nie należy do żadnego regionu ani do żadnej strefy. Kolor imienia jarla tylko pomaga odnaleźć ją na mapie.
PAX-MAP-10 = Langskip nie może się dostać na obszar, który ma wyłącznie czarne (zamknięte) granice. Dotyczy to także regionów portowych.
PAX-MAP-11 = Obszar podany na kafelku sagi to albo jeden region, albo cała strefa.
PAX-MAP-12 = Gandvik to region morski oddalony o jeden węzeł od siedziby Sygrydy i o jeden węzeł od Birki, placówki na północy.
PAX-MAP-13 = Dublin jest oddalony o jeden węzeł od Oceanu Germańskiego, gdzie zaczynają czarne langskipy, i o trzy węzły od planszy jarla Sygrydy.
PAX-MAP-14 = Cieśnina Gibraltarska to biała (otwarta) granica, a jej przekroczenie to jeden węzeł. Płynąc przez nią, langskip dociera z Oceanu Germańskiego na Morze Czarne w 3 węzłach.
PAX-MAP-15 = Z Morza Czarnego do rzecznego regionu Burtasów są 2 węzły, a z regionu Pieczyngów do placówki w regionie Burtasów także 2.
PAX-MAP-16 = Z Oceanu Germańskiego do placówki w regionie Bułgarów są 3 węzły i do Damaszku także 3.
PAX-MAP-17 = Z placówki w regionie Burtasów do placówki Indie są 3 węzły.
PAX-MAP-18 = Granica między Biarmią a regionem Burtasów jest czarna (zamknięta).
PAX-MAP-19 = Bizancjum jest regionem portowym, a wszystkie jego porty są na Morzu Czarnym. Ze znacznika siedziby w Bizancjum są 3 węzły do Damaszku i 2 do placówki w Bizancjum.
PAX-MAP-20 = Biarmia jest regionem rzecznym na północy i ma otwartą granicę z Gandvikiem. Ze znacznika siedziby w Biarmii są 3 węzły do Birki i 2 do placówki w Biarmii.
PAX-MAP-21 = Damaszek jest placówką na południu.
PAX-MAP-22 = Na północy jest 8 placówek, w tym dwie w Biarmii.
PAX-MAP-23 = Langskipy Styrbjörna docierają z jego planszy jarla do Dublina w jednej podróży: są to najwyżej 3 węzły.

## Podróżuj

PAX-JOURNEY = Podróżuj
PAX-JOURNEY-01 = Podróżuj: porusz jeden odnowiony langskip, który kontrolujesz, o 1–3 węzły, a następnie go wyczerp.
PAX-JOURNEY-02 = Wyczerpany langskip nie może podróżować.
PAX-JOURNEY-03 = Gdy langskipy porusza kafelek albo zdolność, mogą to być także langskipy wyczerpane i ruch ich nie wyczerpuje, chyba że tekst mówi inaczej.
PAX-JOURNEY-04 = Langskipy na twojej planszy jarla liczą się tak, jakby były na dowolnym z twoich znaczników siedziby na mapie. Wybierasz, z którego zaczyna się podróż.
PAX-JOURNEY-05 = Dla langskipu z planszy jarla pierwszym węzłem podróży jest opuszczenie znacznika siedziby.
PAX-JOURNEY-06 = Langskipy potężnych stronników, które kontrolujesz, podróżują tak jak twoje własne.
PAX-JOURNEY-07 = W jednym regionie i w jednej placówce może być dowolnie wiele langskipów, do kogokolwiek należą.

## Węzły i ruch

PAX-MOVE = Węzły i ruch
PAX-MOVE-01 = Ruch liczy się w węzłach. Węzeł to jeden krok: przez granicę, z siedziby albo do placówki lub z niej.
PAX-MOVE-02 = Przekroczenie białej (otwartej) granicy między dwoma regionami to jeden węzeł.
PAX-MOVE-03 = Czarnej (zamkniętej) granicy nigdy nie wolno przekroczyć.
PAX-MOVE-04 = Z początkowej siedziby pierwszy węzeł zawsze prowadzi do regionu morskiego.
PAX-MOVE-05 = Ze znacznika siedziby w regionie rzecznym pierwszy węzeł prowadzi do tego regionu.
PAX-MOVE-06 = Ze znacznika siedziby w placówce pierwszy węzeł wykonuje się tak jak przy opuszczaniu tej placówki: do jej regionu rzecznego albo do regionu morskiego z jej portem.
PAX-MOVE-07 = Wejście do placówki i wyjście z niej to po jednym węźle.
PAX-MOVE-08 = Do placówki w regionie rzecznym wchodzi się z tego regionu i do niego się z niej wychodzi.
PAX-MOVE-09 = Do placówki z portem wchodzi się tylko z regionu morskiego, w którym jest jej port, i tylko do niego się z niej wychodzi.
PAX-MOVE-10 = Do samego regionu portowego nie można się dostać nigdy, a jedynie do jego placówek. Tak jest nawet wtedy, gdy region jest księstwem ze znacznikiem siedziby.
PAX-MOVE-11 = Ze znacznika siedziby w regionie portowym, czyli w księstwie, pierwszy węzeł prowadzi do regionu morskiego, w którym jest port placówki należącej do tego księstwa.
PAX-MOVE-12 = Placówka bez portu ma jedno wejście: jej region rzeczny.
PAX-MOVE-13 = Nie można przejść wprost z jednej placówki do drugiej. Droga zawsze prowadzi przez jakiś region.
PAX-MOVE-14 = Langskipy innych graczy nigdy nie blokują ci wejścia do regionu ani do placówki.
PAX-MOVE-15 = Langskip może wypłynąć z siedziby, ale nie może do niej wpłynąć. Na planszę jarla wraca tylko wtedy, gdy zostanie zwrócony.

## Spotkania i handel

PAX-TRADE = Spotkania i handel
PAX-TRADE-01 = Gracze się napotkali, gdy każdy z nich ma langskip w tym samym regionie. Langskip w placówce jest w jej regionie lądowym, a nie na morzu, na którym jest jej port.
PAX-TRADE-02 = Podczas swojej podróży, przed pierwszym węzłem i po każdym węźle, możesz handlować z napotkanymi przeciwnikami. Zasada domowa: w każdej z tych chwil wolno złożyć najwyżej 2 oferty, a w całej turze najwyżej 4.
PAX-TRADE-03 = Wystarczy, że przeciwnika napotkał którykolwiek z twoich langskipów. Nie musi to być ten, który podróżuje.
PAX-TRADE-04 = Handel nie jest akcją i niczego nie wyczerpuje.
PAX-TRADE-05 = Obie strony mogą wymieniać się silfr i kafelkami z ręki, w dowolnym zestawie, na który obie się zgodzą. Instrukcja wymienia też popleczników i langskipy, ale nie mówi, co robi się z elementem w cudzym kolorze. Zasada domowa: handluje się nimi tylko wtedy, gdy gracze tak ustalili. Langskipy na mapie oraz placówki, bogowie i orędownicy razem z poplecznikami zmieniają wtedy właściciela w ten sposób, że elementy dającego wracają do niego, a odbiorca bez kosztów umieszcza na ich miejscu własne, jeżeli je ma. Langskipów potężnych stronników ani langskipu w podróży się nie wymienia.
PAX-TRADE-06 = Gracze mogą sobie obiecać cokolwiek, ale obietnice nikogo nie wiążą.
PAX-TRADE-07 = Po przyjęciu oferty wymiana następuje od razu.
PAX-TRADE-08 = W każdym handlu bierze udział podróżujący gracz, a ofertę może złożyć każda ze stron. Ofertę można przyjąć, odrzucić albo odpowiedzieć na nią jedną kontrofertą, którą można już tylko przyjąć albo odrzucić.
PAX-TRADE-09 = Langskipy na planszy jarla nikogo nie napotykają, bo siedziba nie leży w żadnym regionie.

## Zagraj

PAX-PLAY = Zagraj
PAX-PLAY-01 = Zagraj: zagraj z ręki jeden kafelek, którego wymaganie spełniasz.
PAX-PLAY-02 = Wymaganie: w którejś placówce na obszarze podanym na kafelku masz przynajmniej jeden langskip i nie ma tam langskipu żadnego innego gracza. Twój langskip może być wyczerpany. (Instrukcja przeczy tu sama sobie: omówienie kafelka żąda odnowionego langskipu, a słowniczek i przykładowa rozgrywka nie. Trzymamy się tych drugich.)
PAX-PLAY-03 = Jeśli obszarem jest strefa, wystarczy dowolna placówka w tej strefie. Jeśli wymaganie spełnia kilka placówek, wskazujesz jedną z nich; to do niej odnosi się słowo „tutaj” na wydarzeniu.
PAX-PLAY-04 = O tym, czy jesteś sam, decyduje tylko placówka z twoim langskipem. Gdzie indziej na tym obszarze inni gracze mogą mieć langskipy.
PAX-PLAY-05 = Zagranie kafelka nie wyczerpuje langskipu.
PAX-PLAY-06 = Przedsięwzięcie kładziesz w placówce, w której twój langskip spełnia wymaganie, o ile jest ona pusta albo leży w niej inne przedsięwzięcie, które wtedy podmieniasz. Następnie je ustanawiasz.
PAX-PLAY-07 = Ośrodka handlowego ani potężnego stronnika nie można podmienić kafelkiem.
PAX-PLAY-08 = Bóg trafia na pole boga, a orędownik na pole orędownika na twojej planszy jarla. Następnie ustanawiasz ten kafelek.
PAX-PLAY-09 = Każda plansza jarla ma jedno pole boga i dwa pola orędowników.
PAX-PLAY-10 = Kafelek zagrany na zajęte pole podmienia leżący tam kafelek, który trafia na stos odrzuconych kafelków, a jego poplecznicy wracają do właścicieli. Jeśli oba pola orędowników są zajęte, wybierasz, którego orędownika podmieniasz.
PAX-PLAY-11 = Zagrane przedsięwzięcie, boga albo orędownika ustanawiasz: umieszczasz na kafelku poplecznika wskazanego na nim rodzaju ze swojej planszy jarla.
PAX-PLAY-12 = Wydarzenie rozpatruje się natychmiast. Nie umieszcza się na nim poplecznika.
PAX-PLAY-13 = Ze zdolności przedsięwzięcia nie korzysta się przy jego zagraniu, a tylko w akcji aktywuj.
PAX-PLAY-14 = Jeśli nie masz już poplecznika właściwego rodzaju, nadal możesz zagrać kafelek. Nie jest on wtedy ustanowiony i nie można korzystać z jego zdolności.

## Wydarzenia

PAX-EVENT = Wydarzenia
PAX-EVENT-01 = Aby zagrać wydarzenie, musisz być sam ze swoim langskipem lub langskipami w placówce na obszarze tego wydarzenia.
PAX-EVENT-02 = Wydarzenie rozpatruje się natychmiast i w jak najpełniejszym zakresie; nie możesz wybrać tylko jego części. Wolno je zagrać nawet wtedy, gdy nic z niego nie da się wykonać.
PAX-EVENT-03 = Rozpatrzone wydarzenie usuwa się z gry. Nie trafia ono na stos odrzuconych kafelków.
PAX-EVENT-04 = Po rozpatrzeniu wydarzenia sprawdza się standardowe, trudne i legendarne warunki zwycięstwa.
PAX-EVENT-05 = Wydarzenie, które dotyczy kilku graczy, rozpatruje się zgodnie z ruchem wskazówek zegara, zaczynając od aktywnego gracza, chyba że jego tekst mówi inaczej.
PAX-EVENT-06 = Jeśli efekt pozwala ci coś ustanowić za darmo, nie płacisz kosztu i nie potrzebujesz tam langskipu. W kluczowym ośrodku handlowym i tak umieszcza się dwóch popleczników.

## Althing

PAX-ALTHING = Althing
PAX-ALTHING-01 = Gdy zostaje zagrane wydarzenie z symbolem althingu, wszyscy gracze głosują, czy będzie rozpatrzone. Głosuje się jawnie i po kolei: najpierw aktywny gracz, potem pozostali zgodnie z ruchem wskazówek zegara.
PAX-ALTHING-02 = Wydarzenie zostaje rozpatrzone, jeśli przynajmniej połowa głosów jest na tak. Każdy gracz ma jeden głos, chyba że jakaś zdolność daje mu więcej; wszystkie swoje głosy oddaje tak samo.
PAX-ALTHING-03 = W dwie osoby, jeśli nikt nie ma dodatkowych głosów, o wyniku decyduje więc gracz, który zagrał wydarzenie.
PAX-ALTHING-04 = Głosuje się na tak albo na nie. Nie wolno wstrzymać się od głosu.
PAX-ALTHING-05 = Jeśli głosowanie się nie powiedzie, wydarzenie nie ma żadnego efektu i zostaje usunięte z gry. Akcja jest zużyta, a warunki zwycięstwa i tak się sprawdza.

## Pertraktuj i rzuć wyzwanie

PAX-PARLEY = Pertraktuj i rzuć wyzwanie
PAX-PARLEY-01 = Pertraktuj: wybierz placówkę, w której masz przynajmniej jeden langskip, aby ją ustanowić albo rzucić tam wyzwanie przeciwnikowi. Jeśli ani jedno, ani drugie nie jest możliwe, nie możesz pertraktować.
PAX-PARLEY-02 = Pertraktowanie nie wymaga odnowionego langskipu i żadnego nie wyczerpuje.
PAX-PARLEY-03 = Jeśli jesteś w placówce sam, czyli jako jedyny gracz masz w niej langskipy, ustanawiasz ją. Wszyscy znajdujący się tam poplecznicy wracają do właściciela.
PAX-PARLEY-04 = Jeśli nie jesteś sam, ale masz w placówce więcej langskipów niż któryś z przeciwników, możesz rzucić mu wyzwanie.
PAX-PARLEY-05 = Po rzuceniu wyzwania jeden langskip przeciwnika w tej placówce zostaje zwrócony, a wszystkie pozostałe przesuwają się z niej do najbliższego regionu. Który langskip zostanie zwrócony, wybiera gracz rzucający wyzwanie.
PAX-PARLEY-06 = Najbliższy region to ten, z którego wchodzi się do placówki: jej region rzeczny albo region morski z jej portem.
PAX-PARLEY-07 = Poplecznicy występujący w placówce w roli langskipów liczą się przy porównywaniu liczby langskipów. Jeśli ich właścicielowi rzucono wyzwanie, wszyscy zostają zwróceni.
PAX-PARLEY-08 = Wyzwanie dotyczy tylko jednego przeciwnika, a w jednej akcji pertraktuj można rzucić tylko jedno wyzwanie. Langskipy pozostałych graczy zostają w placówce.
PAX-PARLEY-09 = Jeśli po rzuceniu wyzwania jesteś w placówce sam, możesz ją ustanowić w tej samej akcji.
PAX-PARLEY-10 = Nie możesz rzucić wyzwania przeciwnikowi, który ma w placówce tyle samo langskipów co ty albo więcej.
PAX-PARLEY-11 = Jeśli nie stać cię na koszt placówki, nadal możesz pertraktować tylko po to, by rzucić wyzwanie.
PAX-PARLEY-12 = Langskipów, które muszą się przesunąć do najbliższego regionu, ani się nie wyczerpuje, ani nie odnawia.
PAX-PARLEY-13 = Langskipy potężnych stronników, które kontrolujesz, pod każdym względem liczą się jak twoje. Te, których nikt nie kontroluje, nie liczą się przy ustalaniu, czy jesteś w placówce sam.
PAX-PARLEY-14 = Pusta placówka nie ma symbolu poplecznika i nie można jej ustanowić. Pertraktując w niej, można tylko rzucić wyzwanie.

## Ustanawianie

PAX-EST = Ustanawianie
PAX-EST-01 = Ustanowić znaczy zapłacić koszt placówki, jeśli go ma, i umieścić na niej wymaganego poplecznika lub popleczników ze swojej planszy jarla. Zastępują oni popleczników, którzy tam byli.
PAX-EST-02 = Placówki nie dzieli się z nikim: stoją w niej poplecznicy jednej osoby. Wyparci wracają do właściciela, na jego planszę jarla.
PAX-EST-03 = Poplecznik musi być takiego rodzaju, jaki wskazuje kafelek albo placówka.
PAX-EST-04 = Ustanowienie przedsięwzięcia, boga i orędownika nic nie kosztuje. Ośrodki handlowe i potężni stronnicy mają koszt, który płaci się przy każdym ich ustanowieniu.
PAX-EST-05 = Ustanowić możesz tylko wtedy, gdy stać cię na cały koszt.
PAX-EST-06 = Ze zdolności kafelka albo placówki możesz korzystać dopiero po ustanowieniu tam poplecznika.
PAX-EST-07 = W kluczowym ośrodku handlowym musisz umieścić dwóch popleczników. Jeśli został ci tylko jeden odpowiedni poplecznik, nie możesz ustanowić tego ośrodka.
PAX-EST-08 = Nie możesz ustanowić placówki, w której są już twoi poplecznicy.
PAX-EST-09 = Jeśli stracisz poplecznika na kafelku albo w placówce, od tej chwili nie możesz korzystać z tamtejszej zdolności.
PAX-EST-10 = Dublin kosztuje 6 silfr i wymaga jednego poplecznika jarlów, Indie 9 silfr i dwóch popleczników jarlów, a Chang’an 11 silfr i dwóch popleczników Rusi.

## Ośrodki handlowe

PAX-TC = Ośrodki handlowe
PAX-TC-01 = Ośrodek handlowy daje właścicielowi stałą zdolność związaną z określonymi akcjami. Zyski i dobieranie następują zaraz po akcji, a zmiany ceny i zasięgu działają w jej trakcie; twój poplecznik musi tam być już w chwili, gdy akcja się zaczyna.
PAX-TC-02 = Gdy ustanawiasz ośrodek handlowy, bierzesz dla pamięci jego płytkę, z mapy albo od poprzedniego właściciela. Jeśli poplecznicy odejdą, a nowego właściciela nie będzie, płytka wraca na mapę.
PAX-TC-03 = Ośrodków handlowych jest 7: Birka, Itil, Kordoba oraz kluczowe ośrodki handlowe Miklagard, Chang’an, Indie i Damaszek. Itil i Kordoba są rekonstrukcją.

## Potężni stronnicy i ich langskipy

PAX-ALLY = Potężni stronnicy i ich langskipy
PAX-ALLY-01 = Potężny stronnik ma natychmiastową zdolność. Działa ona raz, bezpośrednio po jego ustanowieniu.
PAX-ALLY-02 = Zdolność potężnego stronnika zadziała ponownie dopiero wtedy, gdy ustanowi go inny gracz.
PAX-ALLY-03 = Ustanawiając Dublin, Wyspy Owcze albo Islandię, przejmujesz kontrolę nad wszystkimi langskipami tego stronnika, gdziekolwiek się znajdują.
PAX-ALLY-04 = Na każdym langskipie potężnego stronnika, który kontrolujesz, leży twój znacznik siedziby. Znaczniki poprzedniego właściciela wracają do niego.
PAX-ALLY-05 = Przy zmianie kontroli langskipy potężnego stronnika zostają tam, gdzie są, i takie, jakie są: odnowione albo wyczerpane. Nowy właściciel może z nich korzystać od razu.
PAX-ALLY-06 = Langskipy potężnego stronnika kontrolujesz, dopóki masz u tego stronnika ustanowionego poplecznika.
PAX-ALLY-07 = Jeśli tracisz kontrolę i nikt jej nie przejmuje, zdejmujesz swoje znaczniki. Langskipy zostają tam, gdzie są, i zostają odnowione.
PAX-ALLY-08 = Zwrócony langskip potężnego stronnika wraca na morze, na którym zaczynał grę, a nie na planszę jarla. Nadal kontroluje go ten sam gracz.
PAX-ALLY-09 = Niektórzy potężni stronnicy pozwalają umieścić w swojej placówce znacznik siedziby. Jest to siedziba, ale nie księstwo, a znacznik wraca do ciebie, gdy stracisz tę placówkę.
PAX-ALLY-10 = Trøndelag to potężny stronnik teokracji. Pozwala za darmo poruszyć każdy twój langskip o 1 węzeł, w dowolnej kolejności, także langskipy z planszy jarla. Nie jest to podróż, więc nie można przy tym handlować.
PAX-ALLY-11 = Jeśli masz mniej znaczników siedziby, niż stronnik ma langskipów, wybierasz, które z nich oznaczyć, i kontrolujesz tylko te.

## Aktywuj

PAX-ACTIVATE = Aktywuj
PAX-ACTIVATE-01 = Aktywuj: wybierz przedsięwzięcie, na którym jest twój poplecznik i masz odnowiony langskip. Wyczerp ten langskip i skorzystaj ze zdolności przedsięwzięcia.
PAX-ACTIVATE-02 = To samo przedsięwzięcie możesz aktywować kilka razy w turze. Za każdym razem potrzebujesz kolejnej akcji i kolejnego odnowionego langskipu w tym miejscu.
PAX-ACTIVATE-03 = Aby aktywować przedsięwzięcie, nie musisz być tam sam.
PAX-ACTIVATE-04 = Aby aktywować przedsięwzięcie, możesz też wyczerpać langskip potężnego stronnika, który kontrolujesz.
PAX-ACTIVATE-05 = Aktywowanie „Radymiczów” pozwala umieścić na tym przedsięwzięciu do 2 langskipów z planszy jarla. Odnowione langskipy pozostają po umieszczeniu odnowione, więc mogą podróżować w tej samej turze.

## Akcja wpływów jarlów

PAX-JARLS = Akcja wpływów jarlów
PAX-JARLS-01 = Akcja wpływów jarlów: porusz langskip, który kontrolujesz, o jeden węzeł do placówki, a następnie zwróć z niej jeden langskip przeciwnika.
PAX-JARLS-02 = Poruszany langskip może być wyczerpany, a akcja wpływów jarlów go nie wyczerpuje.
PAX-JARLS-03 = Jeśli jesteś potem w placówce sam, możesz ją ustanowić za zwykły koszt.
PAX-JARLS-04 = Langskip może już być w tej placówce. Nie musisz zwracać langskipu przeciwnika ani ustanawiać placówki.
PAX-JARLS-05 = Nie musisz mieć w placówce więcej langskipów niż przeciwnik, którego langskip zwracasz.

## Akcja wpływów Szwecji

PAX-SWEDEN = Akcja wpływów Szwecji
PAX-SWEDEN-01 = Akcja wpływów Szwecji: najpierw dobierz na rękę jeden kafelek ze stosu sagi.
PAX-SWEDEN-02 = Jeśli dobrany kafelek to przedsięwzięcie, możesz umieścić jeden langskip z planszy jarla w dowolnej placówce na obszarze tego przedsięwzięcia.
PAX-SWEDEN-03 = Jeśli w tej placówce nie ma langskipów przeciwnika, możesz zagrać tam dobrane przedsięwzięcie i je ustanowić, bez dodatkowej akcji. Jeśli nie umieszczasz langskipu, możesz je zagrać w placówce, w której już spełniasz jego wymaganie.
PAX-SWEDEN-04 = Dobrany kafelek, który nie jest przedsięwzięciem, oraz przedsięwzięcie, którego nie zagrywasz, zostają na twojej ręce.

## Akcja wpływów Rusi

PAX-RUS = Akcja wpływów Rusi
PAX-RUS-01 = Akcja wpływów Rusi: wybierasz orędownika, którego ustanowił przeciwnik. W którejś placówce na obszarze tego orędownika musisz mieć langskip, i nie może tam być langskipów innych graczy.
PAX-RUS-02 = Weź tego orędownika z planszy jarla przeciwnika i od razu zagraj go na swoją. Poplecznik przeciwnika wraca do niego, a ty umieszczasz na orędowniku swojego poplecznika tego samego rodzaju.
PAX-RUS-03 = Jeśli oba twoje pola orędowników są zajęte, zabrany orędownik podmienia jednego z twoich.

## Akcja wpływów teokracji

PAX-THEO = Akcja wpływów teokracji
PAX-THEO-01 = Akcja wpływów teokracji: ustanów jedno przedsięwzięcie teokracji albo jednego potężnego stronnika teokracji w dowolnym miejscu mapy. Nie potrzebujesz tam langskipu.
PAX-THEO-02 = W akcji wpływów teokracji koszt placówki płaci się tak jak zwykle.
PAX-THEO-03 = Langskipy innych graczy w placówce nie przeszkadzają w akcji wpływów teokracji. Poplecznicy innego gracza zostają w niej zastąpieni.
PAX-THEO-04 = Akcją wpływów teokracji nie można ustanowić ośrodka handlowego.

## Księstwa

PAX-DUCHY = Księstwa
PAX-DUCHY-01 = Jeśli masz dwa ustanowione przedsięwzięcia w jednym regionie, region ten jest twoim księstwem.
PAX-DUCHY-02 = Księstwo od razu oznacza się w regionie twoim znacznikiem siedziby. Jeśli nie masz już znaczników, księstwo i tak istnieje, ale stanie się siedzibą dopiero wtedy, gdy zwolni się znacznik.
PAX-DUCHY-03 = Znacznik księstwa jest siedzibą. Mogą z niej wyruszać langskipy z twojej planszy jarla.
PAX-DUCHY-04 = Gdy tylko zostaje ci w regionie mniej niż dwa przedsięwzięcia, księstwo upada, a ty zabierasz znacznik z powrotem.
PAX-DUCHY-05 = Niektóre zdolności tworzą księstwo w inny sposób. Takie księstwo trwa, dopóki masz w regionie ustanowione przedsięwzięcie.
PAX-DUCHY-06 = Ośrodki handlowe i potężni stronnicy nie tworzą księstwa; liczą się tylko przedsięwzięcia.

## Siedziby

PAX-HOME = Siedziby
PAX-HOME-01 = Znaczniki siedziby mają trzy zastosowania: oznaczają siedziby, księstwa i kontrolowane przez ciebie langskipy potężnych stronników.
PAX-HOME-02 = Zaczynasz z jedną siedzibą na mapie. Kolejne zyskujesz tylko dzięki zdolnościom i księstwom.
PAX-HOME-03 = Początkowej siedziby nie można stracić.

## Przesilenie zimowe

PAX-SOLSTICE = Przesilenie zimowe
PAX-SOLSTICE-01 = Przesilenie zimowe, krok pierwszy: skorzystaj ze zdolności swoich ustanowionych kafelków, które mają symbol przesilenia zimowego.
PAX-SOLSTICE-02 = Przesilenie zimowe, krok drugi: zyskaj 1 silfr za każdy rodzaj ustanowionych przez ciebie popleczników, czyli najwyżej 4.
PAX-SOLSTICE-03 = Przesilenie zimowe, krok trzeci: odrzuć z ręki wybrane kafelki, tak aby nie przekraczać limitu ręki.
PAX-SOLSTICE-04 = Przesilenie zimowe, krok czwarty: odnów wszystkie swoje wyczerpane langskipy, kontrolowane langskipy potężnych stronników i znaczniki, a następnie odśwież tor sagi.
PAX-SOLSTICE-05 = Przesilenie zimowe, krok piąty: sprawdza się początkujące warunki zwycięstwa, jeśli są w grze.
PAX-SOLSTICE-06 = Przesilenie zimowe następuje na końcu tury każdego gracza i dotyczy tylko jego elementów.

## Zasady ogólne

PAX-GEN = Zasady ogólne
PAX-GEN-01 = Złota zasada: jeśli tekst kafelka albo innego elementu różni się od zasad, obowiązuje tekst na elemencie.
PAX-GEN-02 = Nie wolno się zadłużać. To, co robisz z własnego wyboru, możesz zrobić tylko wtedy, gdy stać cię na cały koszt w silfr.
PAX-GEN-03 = Jeśli jakiś efekt zmusza cię do zapłacenia więcej silfr, niż masz, płacisz tyle, ile możesz.
PAX-GEN-04 = Efekty, które dotyczą kilku graczy, rozpatruje się zgodnie z ruchem wskazówek zegara, zaczynając od aktywnego gracza, chyba że zaznaczono inaczej.
PAX-GEN-05 = Ze zdolności ze słowem „raz” można skorzystać raz w każdej turze dowolnego gracza.
PAX-GEN-06 = Skopiować znaczy użyć zdolności przeciwnika.
PAX-GEN-07 = Dostępny znaczy: na twojej ręce, na twojej planszy jarla, na torze sagi albo na stosie odrzuconych kafelków.
PAX-GEN-08 = Zwrócić element znaczy odłożyć go tam, gdzie zaczynał grę: twoje langskipy i popleczników na twoją planszę jarla, a langskipy potężnych stronników na ich morze. Langskip zwracany albo umieszczany pozostaje odnowiony lub wyczerpany, tak jak był.
PAX-GEN-09 = Zyskać coś znaczy otrzymać to bez dodatkowych akcji i bez wydawania silfr.
PAX-GEN-10 = Z akcji albo zdolności możesz skorzystać tylko częściowo, chyba że zaznaczono inaczej. Wyjątkiem są wydarzenia.
PAX-GEN-11 = Wszyscy to każdy gracz, także ty. Przeciwnik to dowolny inny gracz albo element, który kontroluje inny gracz.
PAX-GEN-12 = Wyczerpanego elementu nie można użyć do niczego, co by go wyczerpywało.
PAX-GEN-13 = Jeśli w tym samym kroku następuje kilka twoich efektów, to ty wybierasz ich kolejność.

## Kafelki sagi

PAX-TILE = Kafelki sagi
PAX-TILE-01 = Rodzaj kafelka sagi wskazują symbol w górnej części i kolor obramowania.
PAX-TILE-02 = Każdy kafelek sagi podaje obszar, czyli region albo strefę, w kolorze tej strefy. Od obszaru zależy wymaganie, które trzeba spełnić, aby zagrać kafelek.
PAX-TILE-03 = Przedsięwzięcia, bogowie i orędownicy wskazują jeden rodzaj poplecznika. Wydarzenia nie wskazują żadnego.
PAX-TILE-04 = Nazwa kafelka i opowiedziana na nim historia nie mają żadnego wpływu na grę.
PAX-TILE-05 = Symbol mówi, kiedy działa zdolność kafelka: stała, aktywuj, natychmiastowa albo althing.
PAX-TILE-06 = Stała zdolność działa tylko w okolicznościach, które opisuje. Jeśli pod symbolem wskazano akcję, zdolność działa tylko podczas tej akcji.
PAX-TILE-07 = Zdolność z symbolem aktywuj wymaga odnowionego langskipu, który się w tym celu wyczerpuje.
PAX-TILE-08 = Natychmiastowa zdolność działa raz, bezpośrednio po ustanowieniu placówki albo zagraniu kafelka.
PAX-TILE-09 = Każdy kafelek ma własny numer, po którym łatwo go rozpoznać.
PAX-TILE-10 = Kafelki talii początkowej mają oznaczenie liczby graczy, od której się ich używa.
PAX-TILE-11 = „Frejr” to bóg północy z poplecznikiem jarlów. W przesileniu zimowym daje 2 silfr.
PAX-TILE-12 = „Radymicze” to przedsięwzięcie w regionie Burtasów z poplecznikiem teokracji. „Ibn Khordadbeh” to orędownik południa z poplecznikiem Szwecji.

## Plansze jarlów

PAX-BOARD = Plansze jarlów
PAX-BOARD-01 = Na swojej planszy jarla trzymasz popleczników (cztery rzędy po sześciu) i langskipy. Są na niej także zdolność specjalna jarla, siedziba, jedno pole boga, dwa pola orędowników, pola akcji i skrót przebiegu tury.
PAX-BOARD-02 = Każdy jarl ma zdolność specjalną, której nie ma żaden inny jarl.
PAX-BOARD-03 = Styrbjörn Sterki zaczyna z 3 dodatkowymi silfr. Zyskuje 3 silfr za każdym razem, gdy ustanawia przedsięwzięcie, zagrywając je, także w akcji wpływów Szwecji.
PAX-BOARD-04 = Styrbjörn nic nie zyskuje za boga, orędownika, ośrodek handlowy ani potężnego stronnika. Nie zyskuje też za przedsięwzięcie przejęte akcją pertraktuj albo akcją wpływów teokracji.
PAX-BOARD-05 = Jarlów jest ośmioro, wśród nich Sygryda Storråda, Styrbjörn Sterki i Eryk Zwycięski. Z Erykiem gra solo jest łatwiejsza. Liczba jarlów i pozostałych pięcioro to rekonstrukcja.

## Tryb solo: Imperium Nordyckie

PAX-SOLO = Tryb solo: Imperium Nordyckie

### Kluczowe założenia

PAX-SOLO-01 = Priorytet: gdy trzeba wybrać placówkę, wybiera się wysuniętą najbardziej na południe, a spośród równie południowych najbardziej wysuniętą na wschód. Każda placówka ma w tej kolejności stałe miejsce.
PAX-SOLO-02 = Masz tylko jednego przeciwnika. Należą do niego wszystkie elementy w kolorach innych niż twój.
PAX-SOLO-03 = Każdy wybór na mapie przeciwnik podejmuje zgodnie z priorytetem.
PAX-SOLO-04 = Aby ustalić, która placówka jest najbliżej, liczy się węzły. Przy równej odległości decyduje priorytet.
PAX-SOLO-05 = Langskip umieszczany dla przeciwnika losuje się z jego puli. Każdy langskip w puli ma równe szanse, także langskipy potężnych stronników; z pustej puli nic nie przybywa.
PAX-SOLO-06 = Poplecznik umieszczany dla przeciwnika ma kolor langskipów, które są w tej placówce. Jeśli kolorów jest kilka, liczy się ten, który ma tam najwięcej langskipów, a przy remisie decyduje los; tam, gdzie są tylko langskipy potężnych stronników, przeciwnik nie może ustanowić.
PAX-SOLO-07 = Nawet jeśli ustanowisz Islandię, Wyspy Owcze albo Dublin, langskipy tych potężnych stronników pozostają po stronie przeciwnika.
PAX-SOLO-08 = Jeśli przeciwnikowi zabraknie elementów w jakimś kolorze, nic ich nie zastępuje.
PAX-SOLO-09 = Przeciwnik nie ma silfr i ignoruje wszystkie koszty. Silfr, który miałby otrzymać, trafia do puli ogólnej.
PAX-SOLO-10 = Przeciwnik nie ma orędowników, bogów ani kafelków na ręce.
PAX-SOLO-11 = Przeciwnik wygrywa wszystkie remisy.

### Przygotowanie

PAX-SOLO-12 = Rozłóż planszę mapy. Weź jeden kolor i losową planszę jarla albo, dla łatwiejszej gry, Eryka Zwycięskiego.
PAX-SOLO-13 = Zaczynasz z 3 silfr oraz tym, co dodaje twój jarl.
PAX-SOLO-14 = Połóż swój znacznik siedziby na siedzibie swojego jarla.
PAX-SOLO-15 = Połóż 4 znaczniki akcji wpływów na ich polach, a 7 płytek ośrodków handlowych obok planszy.
PAX-SOLO-16 = W każdej placówce na północy umieść jeden langskip potężnego stronnika w losowym kolorze. Wolna zostaje tylko jedna placówka: ta z dwóch w Biarmii, która według priorytetu jest druga.
PAX-SOLO-17 = Podziel kafelki na trzy stosy: bogowie i orędownicy, przedsięwzięcia, wydarzenia.
PAX-SOLO-18 = Wylosuj 12 wydarzeń jako zakryty stos wydarzeń. Pozostałe wydarzenia usuwa się z gry.
PAX-SOLO-19 = Im więcej kafelków w stosie wydarzeń, tym gra łatwiejsza; im mniej, tym trudniejsza.
PAX-SOLO-20 = Wszyscy bogowie i orędownicy, potasowani razem, tworzą stos sagi. Z niego uzupełnia się tor sagi.
PAX-SOLO-21 = Połóż na mapie 9 losowych przedsięwzięć, każde w pierwszej według priorytetu pustej placówce swojego obszaru. Placówka jest pusta także wtedy, gdy jest w niej langskip; przedsięwzięcie, dla którego nie ma pustej placówki, odrzuca się i losuje kolejne.
PAX-SOLO-22 = Losowe langskipy przeciwnika zajmują mapę: po jednym przy każdym potężnym stronniku, przedsięwzięciu i ośrodku handlowym, także tam, gdzie jest już langskip potężnego stronnika. Pozostałe tworzą pulę przeciwnika.

### Cel

PAX-SOLO-23 = Wygrywasz, gdy tylko wszystkich 24 twoich popleczników jest ustanowionych. Kart warunków zwycięstwa się nie używa, a pusty tor sagi nie kończy gry.
PAX-SOLO-24 = Przegrywasz, gdy trzeba odkryć wydarzenie, a stos wydarzeń jest pusty.

### Przebieg tury

PAX-SOLO-25 = Tura ma sześć kroków: ruch przeciwnika, wydarzenie, zainwestuj, akcje, automatyczna pertraktacja, przesilenie zimowe.
PAX-SOLO-26 = Ruch przeciwnika: każdy langskip przeciwnika poza placówką porusza się do najbliższej placówki z langskipem w jego kolorze, choćby była bardzo daleko.
PAX-SOLO-27 = Jeśli takiej placówki nie ma, langskip porusza się do najbliższej placówki z dowolnym langskipem przeciwnika. Najpierw rusza ten langskip, którego cel jest pierwszy według priorytetu, a po każdym ruchu ustala się cele na nowo.
PAX-SOLO-28 = Langskipy potężnych stronników nie szukają swojego koloru. Poruszają się do najbliższej placówki poza zachodem, w której jest langskip przeciwnika, ale nie ma langskipu potężnego stronnika; jeśli takiej nie ma, zostają na miejscu.
PAX-SOLO-29 = Wydarzenie, krok pierwszy: odkryj wierzchni kafelek stosu wydarzeń.
PAX-SOLO-30 = Wydarzenie, krok drugi: losowy langskip z puli przeciwnika trafia do pierwszej według priorytetu placówki na obszarze wydarzenia.
PAX-SOLO-31 = Przeciwnik ustanawia potem tę placówkę, jeśli może i jeśli nie zajmują jej jeszcze poplecznicy, ani twoi, ani jego.
PAX-SOLO-32 = Wydarzenie, krok trzeci: wydarzenie rozpatruje się tak, jakby zagrał je przeciwnik.
PAX-SOLO-33 = Gdzie tekst wydarzenia mówi o przeciwniku, chodzi o ciebie.
PAX-SOLO-34 = Wydarzenia z althingiem rozpatruje się zawsze, bez głosowania.
PAX-SOLO-35 = Ignoruje się wydarzenia, które tworzą księstwa albo każą zagrać kafelek, handlować lub umieścić kafelek obok planszy jarla.
PAX-SOLO-36 = Jeśli wydarzenie zabiera kafelek ze stosu sagi albo z toru sagi (z toru zawsze z pola o koszcie 1), kafelek ten się odrzuca, a losowy langskip przeciwnika trafia do placówki na jego obszarze. Przeciwnik ustanawia tę placówkę, jeśli może i jeśli nie zajmują jej jeszcze poplecznicy.
PAX-SOLO-37 = Jeśli wydarzenie każe pertraktować, w pierwszej według priorytetu placówce, w której langskipy mają obie strony, odbywa się automatyczna pertraktacja. Jeśli takiej nie ma, przeciwnik ustanawia pierwszą według priorytetu placówkę, w której tylko on ma langskipy, nikt nie ma popleczników i jest to możliwe.
PAX-SOLO-38 = Jeśli wydarzenie każe wykonać akcję wpływów Rusi, odrzucasz jednego wybranego orędownika albo boga ze swojej planszy jarla.
PAX-SOLO-39 = Jeśli wydarzenie każe wykonać akcję wpływów jarlów, z pierwszej według priorytetu placówki, w której masz jakieś niechronione elementy, zwraca się wszystkie elementy, twoje i przeciwnika (chronione zostają), trafia tam losowy langskip przeciwnika i przeciwnik ustanawia ją, o ile to możliwe. W akcji wpływów Szwecji przeciwnik zabiera kafelek ze stosu sagi, a w akcji wpływów teokracji ustanawia pierwsze możliwe przedsięwzięcie lub potężnego stronnika teokracji bez popleczników.
PAX-SOLO-40 = Zwrócone langskipy przeciwnika trafiają do jego puli.
PAX-SOLO-41 = Jeśli wydarzenie miałoby dodać na mapę kafelek, a na jego obszarze nie ma pustej placówki, kafelek się odrzuca.
PAX-SOLO-42 = Zainwestuj: możesz raz zainwestować, zgodnie ze zwykłymi zasadami.
PAX-SOLO-43 = Akcje: nie używasz znaczników akcji, lecz na każdą akcję wyczerpujesz jeden swój langskip, masz więc do 6 akcji w turze. Podróżuj i aktywuj wyczerpują langskip, który wykonuje akcję, a pozostałe akcje dowolny twój odnowiony langskip, także z planszy jarla.
PAX-SOLO-44 = Żadna akcja nie może wyczerpać więcej niż jednego langskipu.
PAX-SOLO-45 = Z akcji podstawowych możesz wykonywać podróżuj, zagraj i aktywuj, ale nie zainwestuj ani pertraktuj.
PAX-SOLO-46 = Akcją aktywuj możesz też odrzucić boga albo orędownika ze swojej planszy jarla. To zwykła akcja aktywuj: działają zdolności, które się z nią wiążą.
PAX-SOLO-47 = Do akcji wpływów potrzebujesz odpowiedniego znacznika. Wyczerp ten znacznik oraz langskip.
PAX-SOLO-48 = Akcja wpływów Szwecji: weź wierzchni kafelek stosu sagi, czyli boga albo orędownika, i połóż go na mapie w wybranej pustej placówce jego obszaru. Jeśli takiej nie ma, kafelek się odrzuca.
PAX-SOLO-49 = Akcja wpływów teokracji: umieść poplecznika teokracji na dowolnym symbolu teokracji na mapie, także w ośrodku handlowym, albo podmień tam poplecznika. Nic to nie kosztuje.
PAX-SOLO-50 = Akcja wpływów jarlów: langskipu przeciwnika się nie zwraca, lecz usuwa się go z gry.
PAX-SOLO-51 = Akcja wpływów Rusi: jeśli któryś twój langskip porusza się do placówki, w której leży orędownik albo bóg, w podróży lub w inny sposób, możesz od razu wyczerpać langskip w tym samym regionie, wziąć ten kafelek i zagrać go na swoją planszę jarla. Nie płaci za to langskip, który właśnie podróżuje. Później, gdy tylko tam stoisz, akcja nie jest możliwa.
PAX-SOLO-52 = Wszystkie langskipy i wszystkich popleczników przeciwnika w placówce, z której wzięto kafelek, usuwa się wtedy z gry.
PAX-SOLO-53 = Automatyczna pertraktacja: pod koniec twojej tury dochodzi do niej wszędzie tam, gdzie langskipy mają obie strony, a także w placówkach tylko z twoimi langskipami, na których ustanowienie cię stać. Placówki rozpatruje się w kolejności priorytetu. Wszędzie, gdzie ustanawiasz placówkę albo wypierasz langskipy, są to twoje pertraktacje ze wszystkimi zdolnościami: liczą się zniżki, siła, korzyści po pertraktacjach oraz korzyści po wyzwaniu, te ostatnie jeszcze przed ustanowieniem.
PAX-SOLO-54 = Tam, gdzie jesteś sam, ustanawiasz placówkę i płacisz jej koszt.
PAX-SOLO-55 = Tam, gdzie langskipy mają obie strony, placówkę ustanawia strona, która ma ich więcej, o ile nikt nie ma tam jeszcze popleczników. Remisy wygrywa przeciwnik.
PAX-SOLO-56 = Jeśli przeciwnik ma tam tyle samo langskipów co ty albo więcej, wszystkie twoje langskipy z tej placówki zostają zwrócone.
PAX-SOLO-57 = Jeśli ty masz ich więcej, wszystkie langskipy przeciwnika z tej placówki, także langskipy potężnych stronników, trafiają do puli.
PAX-SOLO-58 = Jeśli masz więcej langskipów w placówce ustanowionej przez przeciwnika, zwraca się tylko jeden jego langskip. Pozostałe poruszają się do najbliższego regionu.
PAX-SOLO-59 = Przesilenie zimowe przebiega według zwykłych zasad. Dodatkowo bierzesz znacznik akcji wpływów każdego rodzaju, w którym masz przynajmniej 4 ustanowionych popleczników, a odkładasz znacznik każdego rodzaju, w którym masz ich mniej.

## Słowniczek

PAX-GLOSS = Słowniczek
PAX-GLOSS-01 = Sam: spośród wszystkich graczy tylko ty masz langskipy w placówce.
PAX-GLOSS-02 = Dobierz: weź na rękę wierzchni kafelek ze stosu sagi.
PAX-GLOSS-03 = Odrzuć: połóż kafelki odkryte na stosie odrzuconych kafelków.
PAX-GLOSS-04 = Odśwież: uzupełnij luki na torze sagi. W przesileniu zimowym odnawiasz przy tym wszystkie swoje elementy.
PAX-GLOSS-05 = Umieść lub podmień: połóż na mapie coś ze swojej ręki albo planszy jarla lub zastąp tym coś, co już leży na mapie.
PAX-GLOSS-06 = Wyczerp i odnów: oznacz element jako wykorzystany albo jako znów gotowy do użycia.
PAX-GLOSS-07 = Siedziba: miejsce, z którego się wyrusza, nadrukowane na mapie albo dodane jako znacznik. Leży poza wszystkimi regionami i strefami.
PAX-GLOSS-08 = Północ, południe, wschód i zachód: należący do danej strefy albo leżący w niej.
PAX-GLOSS-09 = Stos sagi: zakryte kafelki na polu o koszcie 0. Tor sagi: odkryte kafelki na polach z ceną.
PAX-GLOSS-10 = Symbol bez określonego poplecznika oznacza poplecznika dowolnego rodzaju.
