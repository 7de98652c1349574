# Zasady gry Uczta dla Odyna własnymi słowami. Jedna wiadomość na zasadę.
#
# Słowa: plansza osady, wyspa, szopa, kamienny dom, długi dom (razem: twoje plansze); pole, pole dochodu, linia dochodu, pole
# specjalne, premia; plac Ting, stół biesiadny, miejsce przy stole, zatoka, stanowisko, obory; twoje zasoby, zasoby ogólne; żeton
# dobra, żeton specjalny, wartość miecza; wzgórze, dobro ze wzgórza; pomocnik; ulepszenie, podwójne ulepszenie; kara Ting.
# Akcje: polowanie, zastawianie pułapek, połów wielorybów, rabunek, plądrowanie, najazd, handel morski, sprzedaż okazyjna, kuźnia,
# emigracja, odkrywanie wysp. Karty broni: łuk i strzała, pułapka, włócznia, miecz. Łodzie: wielorybnik (mała), knara i langskip (duże).

## Pojęcia ogólne i elementy gry

ODN-GEN = Pojęcia ogólne i elementy gry
ODN-GEN-01 = Gra jest przeznaczona dla 1 do 4 osób. Zasady opisują grę w 2–4 osoby; w pojedynkę obowiązują te same, chyba że rozdział o wariancie jednoosobowym mówi inaczej.
ODN-GEN-02 = Wygrywa gracz, który na koniec gry ma najwięcej punktów.
ODN-GEN-03 = Dobra mają cztery poziomy, od najniższego do najwyższego: pomarańczowe produkty rolne, czerwone produkty odzwierzęce, zielone przedmioty rzemieślnicze, niebieskie przedmioty luksusowe.
ODN-GEN-04 = Dobra o tym samym kształcie tworzą kolumnę od pomarańczowego do niebieskiego: groch, miód pitny, olej, kamień runiczny (1×2 pola); len, sztokfisz, skóra, srebrne sztućce (1×3); fasola, mleko, pled, kufer (2×2); zboże, mięso peklowane, płótno, jedwab (1×4); kapusta, dziczyzna, skóra i kości, przyprawy (2×3); owca, futro, biżuteria (2×4); owoce, mięso wieloryba, tunika, skrzynia skarbów (3×3); krowa, szata, srebrne skarby (3×4). Pod owcą i krową nie ma pomarańczowego dobra.
ODN-GEN-05 = Pomarańczowe i czerwone dobro z jednej kolumny to dwie strony tego samego żetonu. Tak samo zielone i niebieskie.
ODN-GEN-06 = Żeton owcy ma z jednej strony zwykłą owcę, a z drugiej ciężarną. Tak samo jest z żetonem krowy.
ODN-GEN-07 = Szarych żetonów specjalnych jest 15, każdy tylko w jednym egzemplarzu. Układa się je według tych samych zasad co niebieskie; każdy ma własny kształt, wartość miecza i – z wyjątkiem Korony Anglii – cenę.
ODN-GEN-08 = Żeton specjalny wolno położyć dowolną stroną ku górze, a więc nie tylko obrócić, lecz także odbić jak w lustrze.
ODN-GEN-09 = Materiały budowlane to drewno, kamień i ruda. Pieniądzem jest srebro w monetach o wartości 1, 2, 4 i 10.
ODN-GEN-10 = Kart broni jest 47: 12 kart „łuk i strzała”, 12 pułapek, 12 włóczni i 11 mieczy.
ODN-GEN-11 = Kart pomocników jest 190, w taliach A, B i C: 45 jasnobrązowych kart początkowych (po 15 w każdej talii) i 145 ciemnobrązowych (57 w talii A, po 44 w taliach B i C).
ODN-GEN-12 = Są trzy rodzaje łodzi: wielorybnik to mała łódź, a knara i langskip to duże łodzie.
ODN-GEN-13 = Pomarańczowa kostka ma 8 ścian, a niebieska 12.
ODN-GEN-14 = Twoje zasoby to wszystko, co leży przed tobą. Dobra możesz przenosić z zasobów na swoje plansze, ale nigdy z planszy z powrotem do zasobów.
ODN-GEN-15 = Wszystko, co na koniec gry daje punkty, jest oznaczone symbolem tarczy.
ODN-GEN-16 = Pole specjalne to pole z symbolem dobra. Pole dochodu to pole z liczbą na tle monety; pola dochodu jednej planszy tworzą jej linię dochodu.
ODN-GEN-17 = Żetony dóbr nigdy się nie kończą, więc to, ile ich jest w pudełku, nie ma znaczenia.

## Przygotowanie gry

ODN-SETUP = Przygotowanie gry
ODN-SETUP-01 = Na środku leży plansza akcji z 61 polami akcji.
ODN-SETUP-02 = W grze na 4 osoby do planszy akcji dołącza się oba żetony rozszerzające, każdy losową stroną ku górze. W grze na 1–3 osoby nie są potrzebne.
ODN-SETUP-03 = Pudełka z dobrami leżą w zasięgu wszystkich graczy. To zasoby ogólne dóbr.
ODN-SETUP-04 = Na owalnej planszy leży 15 żetonów specjalnych, a na planszy łodzi – łodzie posortowane według rodzaju.
ODN-SETUP-05 = Gracze ustalają, z których talii pomocników korzystają: początkującym polecamy talię A, pozostali mogą wziąć inną talię albo kilka razem. Wybór dotyczy zarówno kart początkowych, jak i ciemnobrązowych.
ODN-SETUP-06 = Pomocników z wybranych talii dzieli się według koszulek na stos jasnobrązowy i ciemnobrązowy.
ODN-SETUP-07 = Jasnobrązowy stos zostaje potasowany i każdy gracz dostaje z niego na rękę jedną kartę. Pozostałe jasnobrązowe karty wracają do pudełka.
ODN-SETUP-08 = Każdy gracz zaczyna z odkrytymi kartami broni: 1 łuk i strzała, 1 pułapka i 1 włócznia.
ODN-SETUP-09 = Każdy gracz zaczyna z 1 miodem pitnym.
ODN-SETUP-10 = Z pozostałych kart broni po potasowaniu powstaje zakryty stos: 44 karty w pojedynkę, 41 w dwie osoby, 38 w trzy, 35 w cztery.
ODN-SETUP-11 = Ciemnobrązowe karty pomocników po potasowaniu tworzą zakryty stos do dociągania.
ODN-SETUP-12 = Każdy gracz ma planszę osady i wszyscy grają na tej samej stronie: jedna służy do długiej gry (7 rund), druga do krótkiej (6 rund). Pola są na obu takie same: 143 pola, w tym 86 pól „−1”, linia dochodu od 0 do 18 i pięć pól specjalnych: ruda, drewno, kamień runiczny, miód pitny i kamień.
ODN-SETUP-13 = Każdy gracz ma 12 wikingów w jednym kolorze.
ODN-SETUP-14 = W długiej grze 7 wikingów zaczyna na numerowanych polach stołu biesiadnego, a 5 na placu Ting.
ODN-SETUP-15 = W krótkiej grze 6 wikingów zaczyna na numerowanych polach stołu biesiadnego, a 6 na placu Ting.
ODN-SETUP-16 = Do akcji można wysyłać tylko wikingów stojących na placu Ting.
ODN-SETUP-17 = Z 8 potasowanych żetonów wzgórz odkrywa się 2, a w grze na cztery osoby 3. Pozostałe tworzą zakryty stos.
ODN-SETUP-18 = Na każdym odkrytym wzgórzu leży siedem dóbr: od lewej najpierw drewno, potem kamień i ruda, a na prawym końcu podwójna srebrna moneta. Jedno wzgórze kończy się dwiema podwójnymi monetami.
ODN-SETUP-19 = Pozostałe drewno, kamienie, ruda i srebro tworzą zasoby ogólne.
ODN-SETUP-20 = Cztery plansze wysp leżą przednią stroną (z literą) ku górze: A Szetlandy, B Wyspy Owcze, C Islandia, D Grenlandia.
ODN-SETUP-21 = W stosach budynków są 3 szopy, 3 kamienne domy i 5 długich domów.
ODN-SETUP-22 = Znacznik fazy zaczyna na fazie 1.
ODN-SETUP-23 = Pierwszy gracz rozpoczynający jest losowany i dostaje znacznik łosia.
ODN-SETUP-24 = Zaczynasz tylko z początkowym pomocnikiem, trzema kartami broni i miodem pitnym: bez srebra, bez materiałów budowlanych i bez łodzi.
ODN-SETUP-25 = Długa gra to wersja podstawowa. Krótka nadaje się na pierwsze partie oraz jako wyzwanie dla doświadczonych graczy.

## Rundy

ODN-ROUND = Rundy
ODN-ROUND-01 = Długa gra trwa 7 rund, a krótka 6.
ODN-ROUND-02 = Każda runda składa się z faz od 1 do 12, rozgrywanych po kolei. Tam, gdzie działają wszyscy, a kolejność ma znaczenie, pierwszy jest gracz rozpoczynający, a za nim pozostali zgodnie z ruchem wskazówek zegara.
ODN-ROUND-03 = Gra kończy się zaraz po uczcie (fazie 9) ostatniej rundy. Fazy 10, 11 i 12 tej rundy już się nie odbywają.
ODN-ROUND-04 = Znacznik fazy pokazuje bieżącą fazę, a numer odsłonięty na stole biesiadnym w fazie 1 – numer bieżącej rundy.

## Faza 1: Dodatkowy wiking

ODN-PH1 = Faza 1: Dodatkowy wiking
ODN-PH1-01 = Każdy gracz przenosi skrajnego lewego wikinga ze stołu biesiadnego na swój plac Ting.
ODN-PH1-02 = Dodatkowy wiking przybywa w każdej rundzie, także w pierwszej.
ODN-PH1-03 = W 1. rundzie długiej gry masz 6 wikingów, a w 1. rundzie krótkiej 7. W każdej kolejnej rundzie przybywa jeden, aż do 12.

## Faza 2: Żniwa

ODN-PH2 = Faza 2: Żniwa
ODN-PH2-01 = Każdy gracz dostaje plony pokazane na planszy osady poniżej pola odsłoniętego w fazie 1. W długiej grze rundy 1, 2, 4 i 6 przynoszą żniwa 1, 2, 3 i 4, a w krótkiej rundy 1, 3 i 5 – żniwa 1, 2 i 3.
ODN-PH2-02 = Żniwa 1 dają po jednym żetonie: groch, len i fasola.
ODN-PH2-03 = Żniwa 2 dają po jednym żetonie: groch, len, fasola i zboże.
ODN-PH2-04 = Żniwa 3 dają po jednym żetonie: groch, len, fasola, zboże i kapusta.
ODN-PH2-05 = Żniwa 4 dają po jednym żetonie: groch, len, fasola, zboże, kapusta i owoce.
ODN-PH2-06 = W rundzie nieurodzaju nikt nic nie dostaje: w długiej grze są to rundy 3, 5 i 7, a w krótkiej 2, 4 i 6.
ODN-PH2-07 = Żniwa dają tylko pomarańczowe dobra. Trafiają one z zasobów ogólnych do twoich zasobów.

## Faza 3: Odwrócenie planszy wyspy i dołożenie monet

ODN-PH3 = Faza 3: Odwrócenie planszy wyspy i dołożenie monet
ODN-PH3-01 = W rundzie 3 (w krótkiej grze w rundzie 2) Szetlandy odwraca się na Wyspę Niedźwiedzią.
ODN-PH3-02 = W rundzie 4 (w krótkiej grze w rundzie 3) Wyspy Owcze odwraca się na Ziemię Baffina.
ODN-PH3-03 = W rundzie 5 (w krótkiej grze w rundzie 4) Islandię odwraca się na Labrador.
ODN-PH3-04 = W rundzie 6 (w krótkiej grze w rundzie 5) Grenlandię odwraca się na Nową Fundlandię.
ODN-PH3-05 = Wyspę odwraca się tylko wtedy, gdy nie zdobył jej jeszcze żaden gracz.
ODN-PH3-06 = W każdej rundzie, w której przypada odwrócenie wyspy, na każdej innej niezdobytej wyspie kładzie się 2 srebrne monety.
ODN-PH3-07 = Na wyspy należące do graczy srebra się nie dokłada.
ODN-PH3-08 = Srebro leżące na odwracanej wyspie wraca do zasobów ogólnych.
ODN-PH3-09 = Na pozostałe wyspy dokłada się po 2 srebrne monety także wtedy, gdy wyspa przeznaczona do odwrócenia należy już do gracza.
ODN-PH3-10 = Srebro gromadzi się na wyspie z rundy na rundę, aż wyspa zostanie zdobyta albo odwrócona.
ODN-PH3-11 = W rundach, w których nie przypada odwrócenie wyspy, tę fazę się pomija i nie dokłada srebra: w długiej grze są to rundy 1, 2 i 7, a w krótkiej 1 i 6.

## Faza 4: Dodatkowa broń

ODN-PH4 = Faza 4: Dodatkowa broń
ODN-PH4-01 = Każdy gracz bierze jedną kartę broni i kładzie ją odkrytą w swoich zasobach.
ODN-PH4-02 = Jest to wierzchnia karta zakrytego stosu broni, więc jej rodzaj jest losowy. Może to być miecz.

## Faza 5: Akcje

ODN-PH5 = Faza 5: Akcje
ODN-PH5-01 = Tury idą od gracza rozpoczynającego w lewo, zgodnie z ruchem wskazówek zegara. W swojej turze bierzesz z placu Ting od 1 do 4 wikingów i wystawiasz ich na jedno puste pole akcji. Faza trwa, aż wszyscy wyślą wszystkich wikingów albo spasują.
ODN-PH5-02 = Pole akcji w kolumnie 1, 2, 3 lub 4 wymaga dokładnie 1, 2, 3 lub 4 wikingów.
ODN-PH5-03 = Na każde pole akcji można w ciągu rundy wejść tylko raz, bez względu na to, kto to robi.
ODN-PH5-04 = Akcję wykonujesz natychmiast po zajęciu pola.
ODN-PH5-05 = Możesz zająć pole akcji tylko wtedy, gdy wykonujesz co najmniej jedną czynność na nim pokazaną.
ODN-PH5-06 = Do zajęcia pola wystarczy poniesienie kosztu akcji, nawet jeśli nic na niej nie zyskasz. Pomocnik dociągany w kolumnie 3 albo zagrywany w kolumnie 4 nie liczy się jako czynność pola.
ODN-PH5-07 = Wystarczy jedna czynność pola; wszystkie pozostałe są dobrowolne.
ODN-PH5-08 = W swojej turze zawsze możesz spasować. Po spasowaniu nie wysyłasz w tej rundzie więcej wikingów.
ODN-PH5-09 = Jeśli na placu Ting nie masz już żadnego wikinga, musisz spasować i do końca rundy kolejka cię omija.
ODN-PH5-10 = Jeśli masz jeszcze wikingów, ale żadnego pola nie wolno ci zająć, musisz spasować. Ci wikingowie zostają niewykorzystani na placu Ting.
ODN-PH5-11 = Faza kończy się, gdy każdy gracz wysłał wszystkich wikingów albo spasował.
ODN-PH5-12 = Wikingów, którzy w tej fazie wracają na plac Ting, na przykład po nieudanym rzucie, możesz w tej samej rundzie wysłać ponownie.
ODN-PH5-13 = Pola akcji są pogrupowane rzędami w profesje. Kolor tła wskazuje grupę.
ODN-PH5-14 = Z akcji dostępnych zawsze możesz korzystać także w tej fazie.

## Faza 6: Ustalenie gracza rozpoczynającego

ODN-PH6 = Faza 6: Ustalenie gracza rozpoczynającego
ODN-PH6-01 = Gracz, który wysłał wikingów jako ostatni, zostaje graczem rozpoczynającym następnej rundy i bierze łosia. Jeśli nikt nie wysłał wikingów, łoś zostaje na miejscu.

## Faza 7: Dochód

ODN-PH7 = Faza 7: Dochód
ODN-PH7-01 = Każdy gracz dostaje tyle srebra, ile pokazuje najniższe niezakryte pole dochodu na planszy osady. Gdy wszystkie pola dochodu są zakryte, wypłaca się ostatnią wartość, wydrukowaną obok linii: na planszy osady 18.
ODN-PH7-02 = Dochód trafia z zasobów ogólnych do twoich zasobów.
ODN-PH7-03 = Dodatkowo według tej samej zasady daje dochód każda twoja wyspa. Grenlandia ma dwie linie dochodu i obie płacą; Wyspa Niedźwiedzia i Islandia dają co najmniej 1; Labrador i Nowa Fundlandia nie dają nic. Przy zakrytej linii Szetlandy dają 3, Wyspy Owcze 4, Wyspa Niedźwiedzia 5, Ziemia Baffina 6, Islandia 8, a Grenlandia 3 i 5.
ODN-PH7-04 = Cały dochód oblicza się i wypłaca jednocześnie. Otrzymanego srebra nie można w tej fazie położyć na żadnej planszy.
ODN-PH7-05 = Od następnej fazy możesz swobodnie używać tego srebra, na przykład domknąć nim otoczenie pola specjalnego przed fazą premii.
ODN-PH7-06 = Dochód i premie to dwie różne rzeczy: dochód to srebro w fazie 7, a premie to dobra w fazie 10.

## Faza 8: Rozmnażanie zwierząt

ODN-PH8 = Faza 8: Rozmnażanie zwierząt
ODN-PH8-01 = Owce i krowy trzymasz w oborach na planszy osady. Zmieści się tam dowolna liczba zwierząt.
ODN-PH8-02 = Jeśli na początku fazy masz ciężarną owcę, odwróć ją na zwykłą stronę i weź jeszcze jedną zwykłą owcę. Jeśli ciężarnych owiec jest kilka, rodzi każda z nich. Więcej z twoimi owcami w tej fazie się nie dzieje.
ODN-PH8-03 = Jeśli faza zastaje u ciebie 2 lub więcej owiec, a żadna nie jest ciężarna, w ciążę zachodzi dokładnie jedna. Więcej z twoimi owcami w tej fazie się nie dzieje.
ODN-PH8-04 = Zwierzęta jednego gatunku nigdy nie rodzą i nie zachodzą w ciążę w tej samej fazie.
ODN-PH8-05 = Z jedną owcą, która nie jest ciężarna, nic się nie dzieje.
ODN-PH8-06 = Ciężarna owca rodzi nawet wtedy, gdy jest twoją jedyną owcą.
ODN-PH8-07 = Te same zasady dotyczą krów. Owce i krowy rozmnażają się niezależnie od siebie.
ODN-PH8-08 = Nowe zwierzęta pochodzą z zasobów ogólnych.
ODN-PH8-09 = Zwierzęta z obór można zużywać podczas akcji. Wybierasz, czy oddajesz zwykłe, czy ciężarne.

## Faza 9: Uczta

ODN-PH9 = Faza 9: Uczta
ODN-PH9-01 = Każdy gracz zakrywa wolne miejsca przy swoim stole biesiadnym, czyli te, na których nie ma ani wikinga, ani łodzi po emigracji.
ODN-PH9-02 = Stół biesiadny to jeden rząd 12 miejsc. Gdy stoi przy nim jeszcze 3 wikingów, wolnych jest 9 miejsc.
ODN-PH9-03 = Bez emigracji w 1. rundzie długiej gry masz 6 wolnych miejsc, a w 1. rundzie krótkiej 7; w każdej kolejnej rundzie o jedno więcej. Żeton zajmuje tyle miejsc, ile mierzy jego bok ułożony wzdłuż stołu.
ODN-PH9-04 = Wolne miejsca można zakryć pomarańczowymi i czerwonymi żetonami oraz srebrem.
ODN-PH9-05 = Żetony pochodzą z twoich zasobów albo z obór: owce i krowy to czerwona żywność. Ciężarne zwierzę jest tym samym dobrem co zwykłe zwierzę tego gatunku.
ODN-PH9-06 = Jedna srebrna moneta zakrywa jedno miejsce.
ODN-PH9-07 = Dwa pomarańczowe żetony nie mogą leżeć na stole bezpośrednio obok siebie.
ODN-PH9-08 = Dwa czerwone żetony nie mogą leżeć na stole bezpośrednio obok siebie.
ODN-PH9-09 = Srebro może leżeć obok srebra i obok każdego żetonu.
ODN-PH9-10 = Z jednakowych dóbr na jednej uczcie tylko jedno może leżeć poziomo, dłuższym bokiem wzdłuż stołu. Każde następne musi leżeć pionowo, krótszym bokiem wzdłuż stołu.
ODN-PH9-11 = Kwadratowe żetony zakrywają tyle samo miejsc w każdym położeniu, więc można je podawać wielokrotnie bez straty.
ODN-PH9-12 = Nawet pierwszy żeton danego dobra możesz ułożyć pionowo.
ODN-PH9-13 = Żaden żeton nie może z żadnej strony wystawać poza wolne miejsca.
ODN-PH9-14 = Materiałami budowlanymi, także rudą, nie można zakrywać miejsc przy stole.
ODN-PH9-15 = Zielonymi, niebieskimi i specjalnymi żetonami nie można zakrywać miejsc przy stole.
ODN-PH9-16 = Na uczcie możesz użyć srebra z dochodu tej samej rundy.
ODN-PH9-17 = Za każde niezakryte miejsce dostajesz jedną karę Ting, bez względu na to, czy nie możesz go zakryć, czy nie chcesz.
ODN-PH9-18 = Kary Ting zostają u ciebie do końca gry i nie można się ich pozbyć.
ODN-PH9-19 = Każda kara Ting kosztuje na koniec gry 3 punkty.
ODN-PH9-20 = Po uczcie wszystko, co leżało na stole, także srebro, trafia do zasobów ogólnych.
ODN-PH9-21 = Łodzie po emigracji pozostają na stole biesiadnym do końca gry.
ODN-PH9-22 = Każdy ucztuje u siebie: nikt nie wpływa na cudzy stół, więc wszyscy mogą to robić jednocześnie.
ODN-PH9-23 = Planowanie uczty już w fazie akcji to dobra rada, ale do niczego nie zobowiązuje.

## Faza 10: Premie za pola specjalne

ODN-PH10 = Faza 10: Premie za pola specjalne
ODN-PH10-01 = Widoczne pole specjalne co rundę daje swojemu właścicielowi pokazane dobro, jeśli wszystkie pola wokół niego są zakryte: najwyżej 8, wliczając te po skosie.
ODN-PH10-02 = Na krawędzi planszy trzeba zakryć tylko te pola, które istnieją. Pole rudy na planszy osady wymaga pięciu.
ODN-PH10-03 = Zakryte pole specjalne nie daje już nic do końca gry.
ODN-PH10-04 = Wszystkie premie otrzymuje się jednocześnie i nie można ich w tej fazie położyć na żadnej planszy.
ODN-PH10-05 = Premie trafiają z zasobów ogólnych do twoich zasobów.
ODN-PH10-06 = Pola specjalne na wyspach i w domach działają tak samo: kamienny dom daje skórę, a długi dom olej, groch i fasolę.
ODN-PH10-07 = Dla sąsiednich pól specjalnych pole specjalne liczy się jako zakryte. Niektóre pola dają dwa dobra naraz, a na Nowej Fundlandii szpilę do płaszcza i kamienny dom, dopóki są dostępne.
ODN-PH10-08 = W ostatniej rundzie nie ma premii.

## Faza 11: Nowe wzgórza i uporządkowanie zasobów

ODN-PH11 = Faza 11: Nowe wzgórza i uporządkowanie zasobów
ODN-PH11-01 = Z każdego odkrytego wzgórza skrajne lewe dobro wraca do zasobów ogólnych.
ODN-PH11-02 = Jeśli na wzgórzu została potem tylko jedna podwójna srebrna moneta, wzgórze wypada z gry, a moneta wraca do zasobów ogólnych.
ODN-PH11-03 = Z gry wypada także wzgórze, które całkiem się opróżniło.
ODN-PH11-04 = Następnie odkrywa się i zapełnia dokładnie jedno nowe wzgórze.
ODN-PH11-05 = Odkrytych wzgórz może być więcej niż na początku gry.
ODN-PH11-06 = Nowe wzgórze nie traci dobra w fazie, w której zostaje odkryte.
ODN-PH11-07 = Jeśli stos jest pusty, nie odkrywa się nowego wzgórza. W długiej grze na 4 osoby zdarza się to na koniec rundy 6.

## Faza 12: Usunięcie wikingów z planszy akcji

ODN-PH12 = Faza 12: Usunięcie wikingów z planszy akcji
ODN-PH12-01 = Wszyscy wikingowie wracają z planszy akcji na place Ting swoich graczy.
ODN-PH12-02 = Następna runda zaczyna się od fazy 1.

## Układanie żetonów

ODN-PLACE = Układanie żetonów
ODN-PLACE-01 = W dowolnym momencie możesz kłaść na pustych polach planszy osady zielone, niebieskie i specjalne żetony, srebro i rudę ze swoich zasobów.
ODN-PLACE-02 = Pomarańczowych i czerwonych żetonów, drewna i kamieni nie można kłaść na planszy osady.
ODN-PLACE-03 = Na planszy osady dwa zielone żetony nie mogą stykać się krawędziami. Rogami mogą.
ODN-PLACE-04 = Niebieskie i specjalne żetony mogą stykać się ze sobą i ze wszystkim innym.
ODN-PLACE-05 = Srebro i ruda mogą stykać się ze wszystkim.
ODN-PLACE-06 = Zielony żeton może stykać się z niebieskimi i specjalnymi żetonami, ze srebrem i z rudą.
ODN-PLACE-07 = Żaden żeton nie może zakrywać innego, nawet w części.
ODN-PLACE-08 = Żeton musi w całości leżeć na polach planszy.
ODN-PLACE-09 = Żetony układa się zgodnie z siatką pól i można je obracać o 90 stopni.
ODN-PLACE-10 = Pole specjalne wolno zakryć żetonem, ale jego premia przepada wtedy na zawsze.
ODN-PLACE-11 = Wszędzie tam, gdzie liczą się zakryte pola, pole specjalne uważa się za zakryte, nawet gdy jest widoczne.
ODN-PLACE-12 = Trzy dodatkowe pola w prawym górnym rogu planszy osady to zwykłe pola do układania żetonów.
ODN-PLACE-13 = Jedna srebrna moneta zakrywa jedno pole i jedna ruda zakrywa jedno pole. Większa moneta zakrywa tyle pól, ile jest warta.
ODN-PLACE-14 = Pole dochodu możesz zakryć tylko wtedy, gdy wszystkie pola na lewo od niego, wszystkie pola poniżej i wszystkie pola prostokąta między nimi są już zakryte albo zostają zakryte w tej samej chwili.
ODN-PLACE-15 = Pola zakrywane właśnie układanym żetonem liczą się przy jego polach dochodu jako zakryte.
ODN-PLACE-16 = Pola dochodu zakrywa się więc w kolejności rosnących wartości, od lewego dolnego do prawego górnego rogu.
ODN-PLACE-17 = Pozostałe pola można zakrywać wszędzie i w dowolnej kolejności, także na prawo od niezakrytych pól dochodu i nad nimi.
ODN-PLACE-18 = Jeden żeton może zakryć kilka pól dochodu naraz, jeśli dla każdego z nich warunek jest spełniony.
ODN-PLACE-19 = Jaśniejsze i ciemniejsze odcienie pól są tylko przypomnieniem. Żetony układa się po jednym i każdy musi być dozwolony sam w sobie.
ODN-PLACE-20 = Na twoich wyspach obowiązują te same zasady co na planszy osady: zielone, niebieskie i specjalne żetony, srebro i ruda, z tymi samymi zasadami stykania się i zakrywania pól dochodu.
ODN-PLACE-21 = Pól w grubej ramce wewnątrz wyspy nie można zakryć, podobnie jak niczego poza jej granicą. Nie należą one do planszy i nie trzeba ich zakrywać.
ODN-PLACE-22 = Każda plansza jest osobna: żetony na różnych planszach nigdy się nie stykają.
ODN-PLACE-23 = W kamiennych i długich domach możesz w dowolnym momencie kłaść na pustych polach pomarańczowe, czerwone, zielone, niebieskie i specjalne żetony oraz srebro. Owce i krowy można tam ułożyć jako czerwone żetony; nie rozmnażają się już wtedy i nie dają punktów.
ODN-PLACE-24 = Rudy nie można kłaść w domach.
ODN-PLACE-25 = W domach dwa pomarańczowe żetony nie mogą stykać się krawędziami.
ODN-PLACE-26 = W domach dwa czerwone żetony nie mogą stykać się krawędziami.
ODN-PLACE-27 = W domach żetony zawsze mogą stykać się rogami, a zielone z zielonymi nawet krawędziami.
ODN-PLACE-28 = Dwóch filarów długiego domu nie można zakryć i nie trzeba ich zakrywać.
ODN-PLACE-29 = Szopa przyjmuje tylko drewno i kamienie: w dowolnym momencie 3 drewna i 3 kamienie na oznaczonych miejscach.
ODN-PLACE-30 = Kamienny dom ma oprócz pól jedno miejsce na drewno i jedno na kamień; można je zapełnić w dowolnym momencie. Długi dom takich miejsc nie ma.
ODN-PLACE-31 = Położonego żetonu nie wolno zabrać, przesunąć ani odwrócić, chyba że pozwala na to pomocnik.
ODN-PLACE-32 = Wolno przymierzać żetony. Po zatwierdzeniu żeton zostaje na planszy na dobre.

## Akcje dostępne zawsze

ODN-ANYTIME = Akcje dostępne zawsze
ODN-ANYTIME-01 = Akcje z tego rozdziału możesz wykonywać w dowolnym momencie i tak często, jak chcesz, nawet pośrodku akcji fazy 5. Stół proponuje je na początku i na końcu twoich tur, przed fazami, w których mogą coś zmienić, oraz przed punktacją końcową, a pośrodku akcji tylko wtedy, gdy to włączysz.
ODN-ANYTIME-02 = Zawsze możesz kłaść dobra na planszy osady.
ODN-ANYTIME-03 = Zawsze możesz kłaść dobra na swoich wyspach.
ODN-ANYTIME-04 = Zawsze możesz kłaść dobra w swoich domach.
ODN-ANYTIME-05 = Zawsze możesz kupić łódź za srebro.
ODN-ANYTIME-06 = Zawsze możesz załadować rudę ze swoich zasobów na wielorybniki i langskipy, tyle, ile się zmieści.
ODN-ANYTIME-07 = Rudę możesz ładować tuż przed akcją i tuż po niej, ale nie w jej trakcie. Podobnie łodzi kupionej w trakcie akcji nie możesz w tej akcji użyć.
ODN-ANYTIME-08 = Zawsze możesz rozmienić monety na inne o tej samej łącznej wartości.
ODN-ANYTIME-09 = Zawsze możesz korzystać z zagranych niebieskich pomocników.
ODN-ANYTIME-10 = Dóbr, łodzi, plansz ani kart nie wolno zwracać ani odrzucać, jeśli nie każe tego akcja.
ODN-ANYTIME-11 = Tego, co dostajesz jako dochód w fazie 7 albo jako premię w fazie 10, nie można w tej samej fazie położyć na planszy.

## Łodzie

ODN-SHIP = Łodzie
ODN-SHIP-01 = Wielorybnik kosztuje 3 srebrne monety, knara 5, a langskip 8. Łódź jest warta tyle punktów, ile kosztuje.
ODN-SHIP-02 = Łódź możesz kupić w dowolnym momencie, płacąc jej cenę w srebrze do zasobów ogólnych.
ODN-SHIP-03 = Zamiast kupować łodzie, możesz budować je z drewna na polach akcji Budowa łodzi.
ODN-SHIP-04 = Nowa łódź wymaga w zatoce wolnego stanowiska o odpowiedniej wielkości. Wielorybnika nie wolno położyć na stanowisku dla dużej łodzi.
ODN-SHIP-05 = W zatoce zmieszczą się 3 wielorybniki i 4 duże łodzie.
ODN-SHIP-06 = Jeśli nie ma wolnego odpowiedniego stanowiska, nie możesz zdobyć łodzi. Nie wolno oddać innej łodzi, żeby zrobić miejsce.
ODN-SHIP-07 = Łodzi w zasobach ogólnych nigdy nie brakuje.
ODN-SHIP-08 = Wielorybnik ma jedną wydrukowaną rudę i miejsce na jeszcze jedną.
ODN-SHIP-09 = Langskip ma miejsce na 3 rudy.
ODN-SHIP-10 = Knara nie przewozi rudy.
ODN-SHIP-11 = Rudy z ładowni nie wolno już zabrać, chyba że pozwala na to pomocnik.
ODN-SHIP-12 = Tej samej łodzi możesz w jednej rundzie użyć do kilku akcji.
ODN-SHIP-13 = Langskipy służą do rabunku, plądrowania i najazdu, wielorybniki do połowu wielorybów, a knary do handlu morskiego i sprzedaży okazyjnej. Przy odkrywaniu wysp o potrzebnej łodzi decyduje wyspa.
ODN-SHIP-14 = Gdy wymieniasz wielorybnik albo emigrujesz langskipem, załadowana na nim ruda wraca do zasobów ogólnych.

## Pola produkcyjne i pola wymiany

ODN-ACT = Pola produkcyjne i pola wymiany
ODN-ACT-01 = Jeśli za dobra trzeba zapłacić srebrem, cena jest podana po lewej stronie pola akcji.
ODN-ACT-02 = Na jednym z pól kupujesz 1 krowę i 1 mleko łącznie za 3 srebrne monety.
ODN-ACT-03 = Jasnozielone pola dają to, co na nich pokazano, na przykład 1 sztokfisz.
ODN-ACT-04 = Na polu z mlekiem dostajesz 1, 2 lub 3 mleka, jeśli masz 1, 2 lub co najmniej 3 krowy. Ciężarne też się liczą.
ODN-ACT-05 = Na polu z pledami dostajesz 1, 2 lub 3 pledy, jeśli masz 1, 2 lub co najmniej 3 owce. Ciężarne też się liczą.
ODN-ACT-06 = Na polu z przyprawami dostajesz 1 żeton przypraw i 1 srebrną monetę, a do tego 2 mleka, jeśli masz co najmniej 1 krowę, i 1 pled, jeśli masz co najmniej 1 owcę.
ODN-ACT-07 = Na jednym z pól dostajesz z zasobów ogólnych 1 rudę i tyle drewna, ilu jest graczy. W pojedynkę dostajesz 1 drewno i 1 rudę.
ODN-ACT-08 = Na szarych polach wymieniasz jedną rzecz na inną, dokładnie raz.
ODN-ACT-09 = Na jednym z pól kolumny 1 budujesz szopę za 2 drewna.
ODN-ACT-10 = Na jednym z pól kolumny 2 budujesz kamienny dom za 1 kamień.
ODN-ACT-11 = Na jednym z pól kolumny 3 budujesz długi dom za 2 kamienie.
ODN-ACT-12 = Budynku, którego nie ma już w zasobach, nie można zbudować.
ODN-ACT-13 = Na polach akcji Budowa łodzi powstaje dokładnie pokazana łódź: wielorybnik za 1 drewno, knara za 2 drewna, langskip za 2 drewna.
ODN-ACT-14 = Na jednym z pól kolumny 4 płacisz 2 kamienie i 2 drewna i wybierasz: kamienny dom i langskip albo długi dom i knara.
ODN-ACT-15 = Na jednym z pól wymieniasz 1 len na 1 płótno.
ODN-ACT-16 = Na jednym z pól wymieniasz 1 skórę i 1 płótno na 1 szatę i 2 srebrne monety.
ODN-ACT-17 = W kuźni płacisz 1 rudę i bierzesz jeden dostępny żeton z symbolem kleszczy kowalskich.
ODN-ACT-18 = Symbol kleszczy mają biżuteria i siedem żetonów specjalnych: hełm, szpila do płaszcza, krucyfiks, podkowa, młot kowalski, fibula i topór do rzucania.
ODN-ACT-19 = Na jednym z pól dostajesz 4 srebrne monety. Możesz też wymienić 1 pled na 1 tunikę oraz 1 żeton srebrnych sztućców na 1 biżuterię – jedno albo oba.
ODN-ACT-20 = Na trzech polach powstają kamienie runiczne i kufry: za 1 kamień dostajesz 1 kamień runiczny i 1 srebrną monetę; za 1 drewno albo 1 rudę 1 kufer i 1 srebrną monetę; za 2 kamienie i 2 drewna 2 kamienie runiczne i 2 kufry.
ODN-ACT-21 = Na jednym z pól płacisz 1 kamień albo 1 rudę, aby zagrać 1 pomocnika, i dostajesz 1 srebrną monetę.
ODN-ACT-22 = Na jednym z pól kolumny 4 możesz bez opłaty wymienić wielorybnik na knarę, a potem emigrować tą knarą albo inną dużą łodzią za zwykły koszt. Możesz też zrobić tylko jedno z tych dwojga; knara, która zostaje, potrzebuje wolnego dużego stanowiska.
ODN-ACT-23 = Ruda załadowana na wymieniany wielorybnik wraca do zasobów ogólnych.

## Wzgórza

ODN-MTN = Wzgórza
ODN-MTN-01 = Dobra zabiera się ze wzgórza zawsze od lewej do prawej, zaczynając od strzałki.
ODN-MTN-02 = Podwójna srebrna moneta to jedno dobro i daje 2 srebrne monety.
ODN-MTN-03 = Wzgórze wypada z gry, gdy zostanie z niego zabrane ostatnie dobro.
ODN-MTN-04 = „2 dobra” oznacza do 2 dóbr z jednego wybranego wzgórza.
ODN-MTN-05 = Jeśli na wybranym wzgórzu jest mniej dóbr, niż możesz zabrać, reszta przepada. Nie można jej wziąć z innego wzgórza.
ODN-MTN-06 = „3+2 dobra” oznacza do 3 dóbr z jednego wzgórza i do 2 z innego, nigdy 5 z tego samego.
ODN-MTN-07 = „2+2+2+2 dobra” oznacza do 2 dóbr z każdego z najwyżej czterech różnych wzgórz, nigdy więcej niż 2 z tego samego.
ODN-MTN-08 = Jedno z pól kolumny 4 daje do 4 dóbr z jednego wzgórza i dwa podwójne ulepszenia.
ODN-MTN-09 = Zawsze możesz zabrać mniej dóbr, niż wolno.

## Handel wymienny

ODN-TRADE = Handel wymienny
ODN-TRADE-01 = Ulepszenie zamienia żeton dobra z twoich zasobów na żeton tego samego kształtu o jeden poziom lepszy: pomarańczowy na czerwony, czerwony na zielony, zielony na niebieski. Owca zmienia się w futro, a krowa w szatę, nawet jeśli jest ciężarna.
ODN-TRADE-02 = Stary żeton wraca do zasobów ogólnych, a nowy stamtąd pochodzi.
ODN-TRADE-03 = „Ulepsz 1 dobro” podnosi dokładnie jeden żeton o jeden poziom.
ODN-TRADE-04 = „Ulepsz 2 dobra” podnosi jeden lub dwa żetony o jeden poziom. Mogą być tego samego rodzaju.
ODN-TRADE-05 = Zwykłym ulepszeniem nie wolno podnieść tego samego żetonu o dwa poziomy.
ODN-TRADE-06 = Pola z wyższą liczbą ulepszają tyle żetonów, ile podano, albo mniej.
ODN-TRADE-07 = Podwójne ulepszenie podnosi żeton dokładnie o dwa poziomy: pomarańczowy na zielony albo czerwony na niebieski. Możesz ulepszyć mniej żetonów, ale nie wolno podnieść żetonu tylko o jeden poziom.
ODN-TRADE-08 = Na jednym z pól ulepszania dociągasz też 4 wierzchnie karty ze stosu broni.
ODN-TRADE-09 = Niebieskich i specjalnych żetonów nie można ulepszyć.
ODN-TRADE-10 = Żetonów leżących na planszach nie można ulepszyć.

## Handel morski i sprzedaż okazyjna

ODN-KNARR = Handel morski i sprzedaż okazyjna
ODN-KNARR-01 = Z niebieskich pól możesz korzystać tylko wtedy, gdy masz w zatoce co najmniej jedną knarę.
ODN-KNARR-02 = Handel morski ma jedno pole w kolumnie 1 i jedno w kolumnie 2. Każde użycie kosztuje 1 srebrną monetę.
ODN-KNARR-03 = W handlu morskim odwracasz na niebieską stronę dowolną liczbę zielonych żetonów ze swoich zasobów, ale najwyżej po jednym każdego rodzaju.
ODN-KNARR-04 = Zielonych żetonów leżących na planszach nie można odwrócić. Wolno zapłacić srebro i niczego nie odwracać.
ODN-KNARR-05 = Na polu Sprzedaż okazyjna w kolumnie 3 kupujesz do 2 żetonów specjalnych po podanych na nich cenach.
ODN-KNARR-06 = Korony Anglii nie można kupić.
ODN-KNARR-07 = Szklane paciorki nic nie kosztują; hełm i szpila do płaszcza kosztują po 1 srebrnej monecie; pas, krucyfiks, róg do picia, bursztynowa figurka i podkowa po 2; złota brosza 3; młot kowalski, fibula i topór do rzucania po 4; kielich 5; okrągła tarcza 6.

## Emigracja

ODN-EMI = Emigracja
ODN-EMI-01 = Aby emigrować, odwracasz jedną ze swoich knar albo jeden z langskipów i kładziesz na skrajnych lewych wolnych miejscach stołu biesiadnego, na prawo od wcześniejszych. Żeton zajmuje 2 miejsca.
ODN-EMI-02 = Emigracja kosztuje tyle srebrnych monet, ile wynosi numer bieżącej rundy. Płacisz do zasobów ogólnych.
ODN-EMI-03 = Żeton po emigracji nie jest już łodzią: zwalnia stanowisko i nie można go użyć do żadnej akcji.
ODN-EMI-04 = Każda emigracja zmniejsza liczbę miejsc do zakrycia na wszystkich późniejszych ucztach.
ODN-EMI-05 = Emigracja wymaga dwóch sąsiednich wolnych miejsc przy stole biesiadnym. Bez nich jest niemożliwa.
ODN-EMI-06 = Ruda z ładowni emigrującego langskipa wraca do zasobów ogólnych.
ODN-EMI-07 = Emigrując, nie tracisz żadnego wikinga.

## Akcje z kostką

ODN-DICE = Akcje z kostką
ODN-DICE-01 = Czerwone pola z symbolem kostki wymagają rzutu: przy pomarańczowym symbolu ośmiościenną kostką pomarańczową, a przy niebieskim dwunastościenną niebieską.
ODN-DICE-02 = W rabunku i plądrowaniu dobre są wysokie wyniki. W polowaniu, zastawianiu pułapek i połowie wielorybów dobre są niskie.
ODN-DICE-03 = Rzucasz najwyżej 3 razy i możesz przestać po każdym rzucie.
ODN-DICE-04 = Każdy nowy rzut unieważnia poprzedni. Liczy się tylko ostatni.
ODN-DICE-05 = Po ostatnim rzucie możesz zmienić wynik tym, na co pozwala akcja, a potem ogłaszasz sukces albo porażkę. Płacisz tylko za sukces.
ODN-DICE-06 = Symbole obok pola z kostką pokazują zarówno to, czym możesz zmienić wynik, jak i nagrodę pocieszenia za porażkę.
ODN-DICE-07 = Kartę broni określonego rodzaju bierze się ze stosu kart odrzuconych. Jeśli jej tam nie ma, bierze się ją ze stosu do dociągania, który potem zostaje potasowany.
ODN-DICE-08 = Zużyte karty broni trafiają na stos kart odrzuconych, a zużyte drewno i kamienie do zasobów ogólnych. Przy porażce niczego się nie zużywa.
ODN-DICE-09 = Rabunek wymaga co najmniej jednego langskipa.
ODN-DICE-10 = Ruda na langskipach nie ma wpływu na rabunek.
ODN-DICE-11 = Wynik rabunku to rzut pomarańczową kostką plus 1 za każdy oddany kamień i każdy odrzucony miecz. Może być wyższy niż 8.
ODN-DICE-12 = Po udanym rabunku bierzesz dokładnie jeden niebieski żeton albo jeden dostępny żeton specjalny o wartości miecza nie wyższej niż wynik. Wartości niebieskich dóbr: kamień runiczny 6, srebrne sztućce 7, kufer i jedwab 8, przyprawy 9, biżuteria 10, skrzynia skarbów 11, srebrne skarby 15.
ODN-DICE-13 = Rabunek z wynikiem 5 lub niższym zawsze kończy się porażką.
ODN-DICE-14 = Przy rabunku możesz ogłosić porażkę bez względu na wynik.
ODN-DICE-15 = Nieudany rabunek daje 1 kamień i 1 miecz.
ODN-DICE-16 = Po nieudanym rabunku żaden wiking nie wraca.
ODN-DICE-17 = Plądrowanie wymaga co najmniej jednego langskipa.
ODN-DICE-18 = Jeśli masz kilka langskipów, do plądrowania używasz tego, który ma w ładowni najwięcej rudy.
ODN-DICE-19 = Wynik plądrowania to rzut niebieską kostką plus ruda na tym langskipie plus 1 za każdy oddany kamień i każdy odrzucony miecz. Może być wyższy niż 12.
ODN-DICE-20 = Ruda zostaje na langskipie.
ODN-DICE-21 = Po udanym plądrowaniu bierzesz dokładnie jeden niebieski żeton albo jeden dostępny żeton specjalny o wartości miecza nie wyższej niż wynik.
ODN-DICE-22 = Plądrowanie z wynikiem 5 lub niższym zawsze kończy się porażką, a porażkę możesz ogłosić bez względu na wynik.
ODN-DICE-23 = Nieudane plądrowanie daje 1 kamień i 1 miecz.
ODN-DICE-24 = Kiedy plądrowanie się nie uda, możesz zabrać z tego pola 1 wikinga z powrotem na plac Ting i użyć go jeszcze w tej rundzie.
ODN-DICE-25 = W polowaniu i zastawianiu pułapek rzucasz pomarańczową kostką, a w połowie wielorybów niebieską. Dobre są niskie wyniki.
ODN-DICE-26 = Aby odnieść sukces, płacisz tyle drewna, ile wynosi wynik. Każde drewno możesz zastąpić jedną kartą odpowiedniej broni.
ODN-DICE-27 = Odpowiednia broń to łuk i strzała w polowaniu, pułapka w zastawianiu pułapek i włócznia w połowie wielorybów.
ODN-DICE-28 = Udane polowanie daje 1 skórę i 1 dziczyznę.
ODN-DICE-29 = Gdy pułapka coś złapie, bierzesz 1 futro oraz kartę pułapki.
ODN-DICE-30 = Udany połów wielorybów daje 1 olej, 1 żeton „skóra i kości” oraz 1 mięso wieloryba.
ODN-DICE-31 = W połowie wielorybów od wyniku rzutu odejmuje się rudę na użytych wielorybnikach, razem z wydrukowaną. Ruda zostaje na łodziach.
ODN-DICE-32 = Wynik poniżej 0 liczy się jako 0.
ODN-DICE-33 = Jeśli wynik to 0, musisz natychmiast przestać rzucać i akcja kończy się sukcesem. Nie wolno ogłosić porażki.
ODN-DICE-34 = W każdym innym przypadku możesz ogłosić porażkę i nic nie płacisz.
ODN-DICE-35 = Jeśli nie możesz albo nie chcesz zapłacić wyniku, akcja kończy się porażką.
ODN-DICE-36 = Porażka daje 1 drewno i 1 kartę odpowiedniej broni.
ODN-DICE-37 = Kiedy zastawianie pułapki się nie uda, możesz zabrać z tego pola 1 wikinga z powrotem na plac Ting.
ODN-DICE-38 = Po nieudanym połowie wielorybów możesz przenieść do 2 wikingów z tego pola na plac Ting.
ODN-DICE-39 = Po nieudanym polowaniu żaden wiking nie wraca.
ODN-DICE-40 = Polowanie ma jedno pole w kolumnie 1 i jedno w kolumnie 2.
ODN-DICE-41 = Na polu połowu wielorybów w kolumnie 3 używasz od 1 do 3 wielorybników. Wybierasz je przed pierwszym rzutem.
ODN-DICE-42 = Na polu połowu wielorybów w kolumnie 4 używasz dokładnie jednego wielorybnika.
ODN-DICE-43 = Połów wielorybów wymaga co najmniej jednego wielorybnika.
ODN-DICE-44 = Najazd nie wymaga kostki: mając co najmniej dwa langskipy, bierzesz 1 żeton srebrnych skarbów.
ODN-DICE-45 = Ruda na langskipach nie ma wpływu na najazd.

## Odkrywanie wysp

ODN-EXP = Odkrywanie wysp
ODN-EXP-01 = Aby odkryć wyspę, stawiasz wymaganą liczbę wikingów i bierzesz jedną wyspę, której nikt jeszcze nie zdobył. Leży ona obok twojej planszy osady i daje nowe pola do układania żetonów.
ODN-EXP-02 = Srebro leżące na wyspie trafia do twoich zasobów.
ODN-EXP-03 = Można zdobyć tylko tę stronę wyspy, która leży ku górze. To ona decyduje, czego potrzebujesz.
ODN-EXP-04 = Szetlandy i Wyspy Owcze wymagają 1 wikinga na polu kolumny 1 i dowolnej łodzi.
ODN-EXP-05 = Islandia, Grenlandia i Wyspa Niedźwiedzia wymagają 2 wikingów oraz knary albo langskipa.
ODN-EXP-06 = Ziemia Baffina, Labrador i Nowa Fundlandia wymagają 3 wikingów i langskipa.
ODN-EXP-07 = Łodzi użytej do wyprawy nie tracisz.
ODN-EXP-08 = Każdą planszę wyspy można zdobyć tylko raz, więc w jednej grze są najwyżej cztery odkrycia.
ODN-EXP-09 = Zdobyta wyspa do końca gry leży tą samą stroną ku górze.
ODN-EXP-10 = Twoja wyspa daje swoje punkty, ale jej niezakryte pola „−1” liczą się na minus.

## Pomocnicy

ODN-OCC = Pomocnicy
ODN-OCC-01 = Pomocnicy na twojej ręce są ukryci przed innymi graczami. Wszystko inne, co masz, jest jawne.
ODN-OCC-02 = Pomocnik działa dopiero po zagraniu.
ODN-OCC-03 = Pomocnicy zdobywani w trakcie gry pochodzą z ciemnobrązowego stosu.
ODN-OCC-04 = Na jednym z pól dociągasz na rękę wierzchnią ciemnobrązową kartę i dostajesz 1 srebrną monetę.
ODN-OCC-05 = Na jednym z pól płacisz 1 kamień albo 1 rudę, aby zagrać jednego pomocnika, i dostajesz 1 srebrną monetę.
ODN-OCC-06 = Na jednym z pól kolumny 2 zagrywasz za darmo do dwóch pomocników, jednego po drugim.
ODN-OCC-07 = Na jednym z pól kolumny 3 zagrywasz za darmo do czterech pomocników, jednego po drugim.
ODN-OCC-08 = Za każdym razem, gdy wysyłasz trzech wikingów na pole kolumny 3, przed wykonaniem akcji dociągasz na rękę wierzchnią ciemnobrązową kartę i możesz ją od razu obejrzeć. Jeśli stos jest pusty, nic nie dociągasz.
ODN-OCC-09 = Na polu kolumny 3, które pozwala zagrać czterech pomocników, dopiero co dociągniętą kartę można zagrać od razu.
ODN-OCC-10 = Za każdym razem, gdy wysyłasz czterech wikingów na pole kolumny 4, możesz tuż przed akcją albo tuż po niej zagrać za darmo jednego pomocnika z ręki.
ODN-OCC-11 = Z działania tego pomocnika możesz skorzystać od razu. Zagrany przed akcją pomaga już w tej akcji.
ODN-OCC-12 = Bez pomocnika na ręce premia za czterech wikingów przepada.
ODN-OCC-13 = Te dwie premie dotyczą tylko kolumn 3 i 4.
ODN-OCC-14 = Punkty dają tylko zagrani pomocnicy. Ich wartość może być ujemna.
ODN-OCC-15 = Ukośnik rozdziela możliwości, z których stosuje się dokładnie jedną.
ODN-OCC-16 = Jeśli karta ma kilka list z ukośnikami, odpowiadają one sobie po kolei: pierwszy element pierwszemu, drugi drugiemu.
ODN-OCC-17 = Z listy warunków liczy się tylko ten, który pasuje: dokładnie zgodny z twoją liczbą albo najwyższy osiągnięty, jeśli karta mówi „co najmniej”. Niższych nie dostajesz dodatkowo ani nie możesz wybrać ich zamiast niego.
ODN-OCC-18 = Szara strzałka oznacza wymianę, której możesz dokonać w tym momencie raz; częściej tylko wtedy, gdy karta tak mówi.
ODN-OCC-19 = Żółta strzałka oznacza wymianę, której możesz dokonywać w dowolnym momencie i dowolną liczbę razy.
ODN-OCC-20 = Jeśli karta ma dwa działania, przy jej zagraniu wybierasz, z których korzystasz.
ODN-OCC-21 = Jeśli korzystasz z dwóch natychmiastowych działań karty, wykonujesz je w podanej kolejności.
ODN-OCC-22 = Każdy pomocnik należy do jednej z czterech kategorii: karty natychmiastowe (żółte), działające zawsze (niebieskie), działające warunkowo (czerwone) i „kiedy… wtedy…” (zielone).
ODN-OCC-23 = Karta natychmiastowa działa raz, w chwili zagrania; potem daje już tylko punkty. To, co karta daje, otrzymujesz, natomiast z wymian, zakupów i dodatkowych akcji możesz zrezygnować.
ODN-OCC-24 = Karta natychmiastowa może dawać dobra, wymianę, akcję z planszy akcji albo fazę tylko na twój użytek.
ODN-OCC-25 = Z karty działającej zawsze możesz korzystać od jej zagrania aż do punktacji, w dowolnym momencie i dowolną liczbę razy.
ODN-OCC-26 = Karty działające zawsze, które nie mają żółtej strzałki, do końca gry naginają zasady na twoją korzyść.
ODN-OCC-27 = Jasna część karty działającej warunkowo mówi, kiedy ona działa, a ciemna – co możesz zrobić. Możesz to zrobić za każdym razem, gdy warunek jest spełniony.
ODN-OCC-28 = Karty działające warunkowo mówią, czy działają przed zdarzeniem, czy po nim, jeśli ma to znaczenie. Dobra otrzymanego przed akcją możesz w tej akcji użyć.
ODN-OCC-29 = Niektóre karty działające warunkowo naginają zasady, na przykład pozwalają na czwarty rzut.
ODN-OCC-30 = Karty „kiedy… wtedy…” występują tylko w taliach B i C.
ODN-OCC-31 = Karta „kiedy… wtedy…” działa dokładnie raz w grze, gdy jej warunek zostanie spełniony po raz pierwszy. Jeśli wtedy zrezygnujesz, przepada.
ODN-OCC-32 = Jeśli warunek jest spełniony już w chwili zagrania karty, działa ona od razu.
ODN-OCC-33 = Karta, która mówi o następnym zdarzeniu, nie uwzględnia tego, co zaszło przed jej zagraniem.

## Żetony rozszerzające planszę akcji

ODN-EXT = Żetony rozszerzające planszę akcji
ODN-EXT-01 = W grze na 4 osoby każdy z dwóch żetonów rozszerzających dodaje jedno pole naśladowania: jedno w kolumnie 1 lub 2, drugie w kolumnie 3 lub 4, zależnie od strony, którą leży ku górze.
ODN-EXT-02 = Na polu naśladowania wykonujesz akcję z pola tej samej kolumny zajętego przez innego gracza.
ODN-EXT-03 = Nie możesz naśladować pustego pola ani pola zajętego przez twoich wikingów.
ODN-EXT-04 = Każdego pola naśladowania można użyć raz w rundzie.
ODN-EXT-05 = Pole naśladowania wymaga tylu wikingów, ile wynosi numer kolumny. Koszty, wymagane łodzie, premie kolumn 3 i 4 oraz powrót wikingów po porażce są takie jak na naśladowanym polu.

## Wyczerpanie się zasobów

ODN-SUPPLY = Wyczerpanie się zasobów
ODN-SUPPLY-01 = Są tylko 3 szopy, 3 kamienne domy i 5 długich domów. Gdy stos się wyczerpie, nikt nie dostanie już takiego budynku.
ODN-SUPPLY-02 = Są tylko cztery plansze wysp.
ODN-SUPPLY-03 = Każdy żeton specjalny jest tylko jeden.
ODN-SUPPLY-04 = Jest tylko osiem żetonów wzgórz.
ODN-SUPPLY-05 = Łodzie, dobra, materiały budowlane i karty broni nigdy się nie kończą.
ODN-SUPPLY-06 = Jeśli zabraknie żetonów łodzi, może je zastąpić dowolny przedmiot.
ODN-SUPPLY-07 = Jeśli zabraknie żetonu dobra, można go pożyczyć z całkowicie zakrytej części planszy osady. Miejsce nadal liczy się jako zakryte.
ODN-SUPPLY-08 = Jeśli zabraknie materiału budowlanego, odwrotna strona żetonu kary Ting zastępuje 5 sztuk.
ODN-SUPPLY-09 = Jeśli stos broni do dociągania się wyczerpie, tasuje się stos kart odrzuconych i powstaje z niego nowy.
ODN-SUPPLY-10 = Jeśli należnej ci karty broni nie ma w żadnym stosie, i tak ją dostajesz.
ODN-SUPPLY-11 = Wszystkie zamienniki dotyczą tylko zawartości pudełka. W grze te rzeczy nigdy się nie kończą.

## Koniec gry

ODN-END = Koniec gry
ODN-END-01 = Gra kończy się natychmiast po uczcie ostatniej rundy.
ODN-END-02 = Przed punktacją możesz jeszcze położyć drewno i kamienie ze swoich zasobów na oznaczonych miejscach szop i kamiennych domów.
ODN-END-03 = Przed punktacją możesz jeszcze kłaść dobra na swoich planszach, o ile pozwalają na to zasady.
ODN-END-04 = Z pomocników działających zawsze możesz korzystać aż do punktacji.

## Punktacja

ODN-SCORE = Punktacja
ODN-SCORE-01 = Każdy wielorybnik w zatoce jest wart 3 punkty, każda knara 5, a każdy langskip 8.
ODN-SCORE-02 = Każda knara po emigracji jest warta 18 punktów, a każdy langskip 21. Nie dają już punktów jako łodzie.
ODN-SCORE-03 = Wyspy dają podane na nich punkty: Szetlandy 6, Wyspa Niedźwiedzia 12, Wyspy Owcze 4, Ziemia Baffina 12, Islandia 16, Labrador 36, Grenlandia 12, Nowa Fundlandia 38.
ODN-SCORE-04 = Każda szopa jest warta 8 punktów, każdy kamienny dom 10, a każdy długi dom 17.
ODN-SCORE-05 = Każda owca jest warta 2 punkty, a ciężarna 3.
ODN-SCORE-06 = Każda krowa jest warta 3 punkty, a ciężarna 4.
ODN-SCORE-07 = Każdy zagrany pomocnik daje podane na nim punkty. Karty na ręce nic nie dają.
ODN-SCORE-08 = Każda srebrna moneta w twoich zasobach to 1 punkt. Srebro leżące na planszach nie daje punktów.
ODN-SCORE-09 = Dochód ostatniej rundy wypłaca się jak zwykle; niewydana część daje punkty jako srebro. Nigdy nie liczy się go podwójnie.
ODN-SCORE-10 = Korona Anglii daje właścicielowi 2 punkty, niezależnie od tego, czy leży na planszy, czy w zasobach.
ODN-SCORE-11 = Każde niezakryte pole „−1” na planszy osady, wyspach i w domach kosztuje 1 punkt; tak samo każde puste miejsce na drewno lub kamień w szopach i kamiennych domach.
ODN-SCORE-12 = Każda kara Ting kosztuje 3 punkty.
ODN-SCORE-13 = Wynik końcowy to suma punktów dodatnich pomniejszona o sumę punktów ujemnych.
ODN-SCORE-14 = Wygrywa najwyższy wynik, a w razie remisu zwycięzców jest kilku. Pozostałe dobra, materiały budowlane i karty broni nic nie dają.

## Pomyłki w układaniu

ODN-ERR = Pomyłki w układaniu
ODN-ERR-01 = Żetonów, które nie mogą się stykać, nie da się tu położyć obok siebie. W grze z pudełka taką pomyłkę zauważoną od razu po prostu się naprawia.
ODN-ERR-02 = Jeśli pomyłka wyjdzie na jaw później, grupa może przy punktacji końcowej naliczyć jedną karę Ting za każdą parę źle położonych żetonów.
ODN-ERR-03 = Parę tworzy każde zetknięcie: trzy zielone żetony w rzędzie to dwie pary (−6 punktów), a trzy zielone żetony stykające się każdy z każdym to trzy pary (−9 punktów).

## Wariant jednoosobowy

ODN-SOLO = Wariant jednoosobowy
ODN-SOLO-01 = W pojedynkę grasz na dowolnej stronie planszy osady wikingami w dwóch kolorach: pierwszym i drugim.
ODN-SOLO-02 = Długa gra: na polu 1 stołu biesiadnego stoi 1 wiking pierwszego koloru, a na polach 3, 5 i 7 po 2; na polach 2, 4 i 6 stoi po 2 wikingów drugiego koloru.
ODN-SOLO-03 = Krótka gra: na polach 1, 3 i 5 stołu biesiadnego stoi po 2 wikingów pierwszego koloru, a na polach 2, 4 i 6 po 2 wikingów drugiego koloru.
ODN-SOLO-04 = Na placu Ting zaczyna 5 wikingów pierwszego koloru, niezależnie od długości gry.
ODN-SOLO-05 = W poczekalni zaczyna 5 wikingów drugiego koloru (w krótkiej grze 6).
ODN-SOLO-06 = Jeden wiking zostaje i nie bierze udziału w grze: w długiej grze drugiego koloru, a w krótkiej pierwszego.
ODN-SOLO-07 = Grasz tak jak w grze wieloosobowej, tura za turą, bez przeciwnika.
ODN-SOLO-08 = Kolory grają na zmianę: pierwszy w rundach nieparzystych, drugi w parzystych.
ODN-SOLO-09 = Wikingowie wysłani w danej rundzie zostają na planszy akcji przez następną rundę i blokują swoje pola.
ODN-SOLO-10 = W fazie 12 rundy 1 żaden wiking nie schodzi z planszy akcji. Wikingowie drugiego koloru przechodzą z poczekalni na plac Ting.
ODN-SOLO-11 = W fazie 12 każdej późniejszej rundy wikingowie wysłani w tej rundzie zostają, a wysłani w poprzedniej schodzą z planszy akcji. To oni grają w następnej rundzie.
ODN-SOLO-12 = W fazie 1 dostajesz wszystkich wikingów stojących na polu bieżącej rundy: w 1. rundzie długiej gry 1, poza tym 2.
ODN-SOLO-13 = Masz więc do dyspozycji tylu wikingów, co w grze wieloosobowej. Niewysłani wikingowie czekają i grają dwie rundy później razem ze swoim kolorem.
ODN-SOLO-14 = Faza 3 przebiega jak zwykle, więc wyspy i leżące na nich srebro są takie same jak w grze wieloosobowej.
ODN-SOLO-15 = Fazę 6 zawsze się pomija.
ODN-SOLO-16 = Stół biesiadny pokazuje, który kolor schodzi z planszy akcji w fazie 12.
ODN-SOLO-17 = Na początku odkrywa się dwa wzgórza, a żetonów rozszerzających się nie używa.
ODN-SOLO-18 = Jeśli chcesz, zamiast losować początkowego pomocnika, wybierz go spośród jasnobrązowych kart.
ODN-SOLO-19 = Wynik na poziomie 100 punktów uważa się za bardzo dobry.
ODN-SOLO-20 = Zawczasu przygotowane wzgórza to tylko kwestia wygody. Podczas uczty w pojedynkę pole z wikingami to jedno zajęte miejsce, bez względu na to, ilu ich tam stoi.

## Informacje jawne i ukryte

ODN-INFO = Informacje jawne i ukryte
ODN-INFO-01 = Wszyscy widzą: wszystkie plansze i ułożone żetony, zasoby graczy, łodzie z rudą, zagranych pomocników, kary Ting, planszę akcji, odkryte wzgórza, wyspy z leżącym na nich srebrem i odrzucone karty broni.
ODN-INFO-02 = Nikt nie zna kolejności kart w stosie broni i w stosie pomocników ani kolejności wzgórz w stosie.
ODN-INFO-03 = Tylko ty wiesz, jakich pomocników masz na ręce. Ilu ich masz, jest jawne.
ODN-INFO-04 = Kto szuka karty broni w stosie do dociągania, widzi jego zawartość. Potem stos zostaje potasowany.
