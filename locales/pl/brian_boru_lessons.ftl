# Brian Boru: teksty lekcji z folderu src/longhall/games/brian_boru/lessons, po jednym na każdy krok.

## Miejsca obok mapy

bru-area-trick = karty próby
bru-area-track = tor zaślubin
bru-area-battle = obszar bitwy
bru-area-church = obszar Kościoła

## Jedna próba

bru-lesson-trick-title = Jedna próba, od karty do miasta
bru-lesson-trick-about = Zagraj kartę, zobacz, kto zdobywa miasto i co zamiast niego dostają pozostali.
bru-lesson-trick-01 = Grasz jako Muirenn, pod koniec gry: to ostatnia próba rundy 3. Każdy ma na ręce dwie karty i jedną z nich zaraz zagra.
bru-lesson-trick-02 = Masz znacznik aktywnego miasta, więc rozpoczynasz próbę. Wybierz niezajęte miasto, do którego masz kartę w jego kolorze albo białą: niech to będzie niebieskie { bru-town-48 }.
bru-lesson-trick-03 = { bru-town-48 } jest niebieskie, więc twoja karta musi być niebieska albo biała. Niebieską 19 trudniej przebić, ale wygrana z nią kosztuje monetę. Zagraj niebieską 12.
bru-lesson-trick-04 = Eithne zagrywa niebieską 3. Nikt nie musi dokładać do koloru ani przebijać twojej karty.
bru-lesson-trick-05 = Donnchad zagrywa białą 20. Biała karta liczy się jak kolor każdego miasta, więc jego 20 bije twoją 12.
bru-lesson-trick-06 = Ragnall zagrywa 23, najwyższą liczbę ze wszystkich. Jest jednak żółta i przy niebieskim mieście się nie liczy, więc próbę wygrywa Donnchad.
bru-lesson-trick-07 = Teraz działają wszystkie cztery karty, od najniższej do najwyższej: Eithne z 3, ty z 12, Donnchad z 20, Ragnall z 23. Nawet zwycięzca czeka na swoją kolej.
bru-lesson-trick-08 = Eithne przegrała próbę, więc wybiera jedną z dwóch akcji dodatkowych na dole karty. Bierze górną: trzy monety, a potem poszerzenie zasięgu.
bru-lesson-trick-09 = Poszerzenie zasięgu kosztuje 5 monet. Z miasta { bru-town-32 }, które kontroluje Eithne, droga prowadzi do miasta { bru-town-33 }, i tam trafia jej dysk.
bru-lesson-trick-10 = Twoja kolej. Twoja karta też nie wygrała, więc wybierasz akcję dodatkową. Donnchad ma na obszarze Kościoła trzy dyski: dolną akcją umieść tam dwa swoje.
bru-lesson-trick-11 = Po najeźdźcach, Kościele i zalotach możesz dokupić więcej tego samego, po 2 monety. Masz 4 monety: dokup dysk.
bru-lesson-trick-12 = Macie po trzy, a przy remisie klasztoru nie stawia nikt. Zostały ci 2 monety: dokup jeszcze jeden dysk.
bru-lesson-trick-13 = Donnchad wygrał, więc wykonuje akcję główną z góry karty: { bru-town-48 } jest jego, bierze znacznik i rozpocznie następną próbę.
bru-lesson-trick-14 = Ragnall bierze trzy symbole zalotów i wspina się po torze zaślubin z pola 2 na pole 5. Ale stoi tam już dysk Eithne.
bru-lesson-trick-15 = Gdyby jego akcja skończyła się w tym miejscu, Ragnall spadłby na pole 3, najbliższe wolne poniżej. Zapłacił więc 2 monety za jeszcze jedno pole i jest teraz najwyżej.
bru-lesson-trick-16 = To była ostatnia próba; karty, które zostały na ręce, są odrzucane. Teraz przychodzi faza utrzymania, a w niej Ragnall, najwyżej na torze, zdobędzie kartę zaślubin { bru-marriage-brigid }.
bru-lesson-trick-17 = Na tym polega cała gra: wysokie karty zdobywają miasta, niskie działają wcześniej i więcej dają. Teraz czas na całą rundę.

## Twoja pierwsza runda

bru-lesson-first-round-title = Twoja pierwsza runda
bru-lesson-first-round-about = Wybierz karty, zagraj nimi przeciw trojgu rywalom i obejrzyj fazę utrzymania, z komentarzem do każdego kroku.
bru-lesson-first-round-01 = Irlandia, około roku 1000. Cztery rundy rozstrzygną, kto zostanie Wielkim Królem, a pierwszą rozegramy razem. Cokolwiek klikniesz, nic tu nie zepsujesz.
bru-lesson-first-round-02 = Grasz jako Ciara. Jak każdy zaczynasz z 3 monetami, 1 znacznikiem poważania i 10 punktami, a los dał ci znacznik aktywnego miasta, więc zaczynasz.
bru-lesson-first-round-03 = Mapa ma osiem regionów. Liczba po lewej to wartość progowa: tyle miast musi być kontrolowanych, zanim ktoś zdobędzie władzę w regionie. Liczba po prawej to punkty za region.
bru-lesson-first-round-04 = Na początek każdy umieszcza jeden dysk w mieście. { bru-region-breifne } to mały region: wystarczą w nim dwa miasta. Zacznij w mieście { bru-town-14 }.
bru-lesson-first-round-05 = Pozostali idą w twoje ślady. Dwoje graczy nie może zacząć w tym samym regionie, więc na razie nikt nikomu nie przeszkadza.
bru-lesson-first-round-06 = Każda runda zaczyna się od nowin. Tym razem na obszarze bitwy ląduje 12 najeźdźców, a karta zaślubin { bru-marriage-cormac } przypadnie temu, kto na koniec będzie najwyżej na torze zaślubin.
bru-lesson-first-round-07 = Potem wybór kart. Masz sześć kart, zatrzymujesz dwie, a resztę przekazujesz w lewo. Wysokie karty zdobywają miasta, niskie działają wcześniej i więcej dają.
bru-lesson-first-round-08 = Białe karty pasują do miasta w każdym kolorze. Zatrzymaj białą 13.
bru-lesson-first-round-09 = Niebieska 16 ma w dolnej akcji trzy dyski dla Kościoła. Zatrzymaj także ją.
bru-lesson-first-round-10 = Oto co ci zostawiono po sąsiedzku: cztery karty i znowu zatrzymujesz dwie. Czerwona 11 daje zwycięzcy miasto i dwie monety. Zatrzymaj ją.
bru-lesson-first-round-11 = Niebieska 6 daje trzy monety i poszerzenie zasięgu, jeśli z nią przegrasz. Zatrzymaj ją.
bru-lesson-first-round-12 = Dwie ostatnie karty przychodzą same: żółta 4 i czerwona 8. Z twoich sześciu kart zagrasz pięć, po jednej w każdej próbie.
bru-lesson-first-round-13 = Pierwsza próba. Masz znacznik, więc wybierasz miasto: niech to będzie czerwone { bru-town-24 } w regionie { bru-region-dubhlinn }, też niewielkim.
bru-lesson-first-round-14 = To miasto ma być twoje, więc zagraj czerwoną 11. Odebrać ci je może tylko wyższa karta czerwona albo biała.
bru-lesson-first-round-15 = Czerwona 5, czerwona 2 i żółta 1: nikt cię nie przebija i próba jest twoja. Karty działają od najniższej, więc twoja kolej przyjdzie na końcu.
bru-lesson-first-round-16 = Niskie karty są bogate. Saoirse i Orm dostają po trzy monety, a potem płacą po 5, by poszerzyć zasięg drogą z miasta, które kontrolują.
bru-lesson-first-round-17 = Brendan zrobił to samo, a teraz twoja akcja główna: { bru-town-24 } jest twoje, znacznik wraca do ciebie i dostajesz dwie monety. Masz ich już 5.
bru-lesson-first-round-18 = Druga próba, znowu rozpoczynasz. Tym razem wolisz przegrać, więc wystaw miasto, bez którego się obejdziesz: niebieskie { bru-town-52 } na dalekim południu.
bru-lesson-first-round-19 = Zagraj niebieską 6. Jest niska, działa wcześnie i dobrze płaci, gdy przegrywa.
bru-lesson-first-round-20 = Brendan daje się skusić i gra niebieską 12. Twoja 6 jest najniższa i działa pierwsza: weź górną akcję, trzy monety i poszerzenie zasięgu.
bru-lesson-first-round-21 = Masz teraz 8 monet, a poszerzenie zasięgu kosztuje 5. Z miasta { bru-town-14 } droga prowadzi do miasta { bru-town-13 }: to twoje drugie miasto w regionie { bru-region-breifne }. Idź tam.
bru-lesson-first-round-22 = Brendan dostaje { bru-town-52 }, znacznik i dwie monety. Przed nim Orm przeznaczył żółtą kartę na zaloty: dwa pola w górę toru zaślubin.
bru-lesson-first-round-23 = Saoirse wspina się jeszcze wyżej, na pole 3. O kartę { bru-marriage-cormac } ścigają się już dwie osoby; zostaw to im.
bru-lesson-first-round-24 = Trzecia próba. Brendan rozpoczyna żółtą 23, stawką jest { bru-town-23 } w regionie { bru-region-dubhlinn } i żadna twoja karta jej nie przebije.
bru-lesson-first-round-25 = Gdy nie możesz wygrać, zagraj kartę, której akcji dodatkowej chcesz; kolor nie ma znaczenia. Zagraj niebieską 16 dla Kościoła.
bru-lesson-first-round-26 = Orm właśnie umieścił dwa dyski na obszarze Kościoła. Weź dolną akcję i umieść tam trzy.
bru-lesson-first-round-27 = Możesz dokupić kolejne dyski po 2 monety. Trzy wystarczą jednak, by mieć ich najwięcej, a monety jeszcze się przydadzą: nie kupuj więcej.
bru-lesson-first-round-28 = Brendan zdobywa { bru-town-23 }, ale wysokie karty mają swoją cenę: ta kosztuje go dwie monety. Saoirse jest już na polu 6.
bru-lesson-first-round-29 = Czwarta próba, o niebieskie { bru-town-36 }. Brendan rozpoczyna zaledwie 3, a czerwona 15 i żółta 10 przy niebieskim mieście się nie liczą.
bru-lesson-first-round-30 = Grasz jako ostatnia osoba i widzisz wszystko: twoja biała 13 liczy się jak niebieska i jest najwyższa. Zagraj ją.
bru-lesson-first-round-31 = { bru-town-36 } w regionie { bru-region-leinster } jest twoje, to twój trzeci region. Do tego znacznik i moneta.
bru-lesson-first-round-32 = Orm zabiera trzech najeźdźców, a na obszarze bitwy zostaje dziewięciu. Ty nie masz jeszcze żadnego, a to niebezpieczne.
bru-lesson-first-round-33 = Ostatnia próba i rozpoczynasz ją ty. Zależy ci na najeźdźcach, nie na mieście: wybierz czerwone { bru-town-12 }.
bru-lesson-first-round-34 = Czerwona 8 to twoja jedyna karta do czerwonego miasta. Zagraj ją; inni nie widzą, że nie masz innej.
bru-lesson-first-round-35 = Orm wygrywa białą 21. Twoja 8 jest najniższa i działa pierwsza: weź dwóch najeźdźców dolną akcją.
bru-lesson-first-round-36 = Teraz przydadzą się odłożone monety. Orm ma trzech najeźdźców: dokup trzeciego.
bru-lesson-first-round-37 = I czwartego, żeby wyprzedzić wszystkich.
bru-lesson-first-round-38 = Saoirse zabrała trzech najeźdźców, Brendan wziął dwie monety, a Orm miasto. Każdy odrzuca ostatnią kartę: faza akcji się kończy.
bru-lesson-first-round-39 = Teraz faza utrzymania: zaślubiny, bitwa, Kościół i zdobywanie władzy w regionach, zawsze w tej kolejności. Liczy się to, co kto zgromadził.
bru-lesson-first-round-40 = Zaślubiny. Najwyżej na torze, na polu 8, jest Saoirse. Bierze kartę { bru-marriage-cormac }: 2 punkty i niezajęte miasto w regionie { bru-region-connaught }.
bru-lesson-first-round-41 = Wybiera { bru-town-28 }. Jej dysk wraca na początek toru.
bru-lesson-first-round-42 = Wszyscy inni dostają nagrodę ze swojego pola i na nim zostają. Dla Orma na polu 2 jest to jedna moneta.
bru-lesson-first-round-43 = Bitwa. Na obszarze bitwy zostało dwóch najeźdźców, więc dochodzi do najazdu. Brendan ma ich najmniej, ani jednego, i traci miasto.
bru-lesson-first-round-44 = Tylko ty masz ich najwięcej, 4 przeciw 3 i 3, więc wskazujesz miasto. Wybierz { bru-town-23 }, jego przyczółek w regionie { bru-region-dubhlinn }.
bru-lesson-first-round-45 = Na dysku Brendana leży teraz znacznik kontroli Wikingów: miasto liczy się dla nich. Pozostali najeźdźcy znikają z obszaru bitwy.
bru-lesson-first-round-46 = Pierwsza nagroda z łupów, bo tylko ty masz najwięcej najeźdźców: bierzesz 1 znacznik poważania, zdobywasz po 1 punkcie za każdy z 2 i oddajesz wszystkich najeźdźców.
bru-lesson-first-round-47 = Druga nagroda z łupów: teraz najwięcej mają Orm i Saoirse, po 3. Oboje zdobywają po 1 punkcie i oddają po 1 najeźdźcy.
bru-lesson-first-round-48 = Kościół. Tylko ty masz najwięcej dysków, 3, a Orm 2. Stawiasz więc klasztor, a miasto z klasztorem liczy się jak dwa.
bru-lesson-first-round-49 = W regionie { bru-region-dubhlinn } ty i Wikingowie macie po jednym mieście. Klasztor w mieście { bru-town-24 } da ci przewagę: postaw go tam.
bru-lesson-first-round-50 = Bierzesz też znacznik i rozpoczniesz pierwszą próbę następnej rundy. Twoje dyski wracają z obszaru Kościoła.
bru-lesson-first-round-51 = Druga nagroda: teraz najwięcej dysków, 2, ma Orm. Zdobywa 1 punkt i odzyskuje 1 dysk. Trzecia nagroda, klasztor za co najmniej 4 dyski, nie przypada nikomu.
bru-lesson-first-round-52 = Ostatni krok: władza w regionach. Najpierw liczy się kontrolowane miasta. { bru-region-leinster } ma 3, a potrzebuje 4, { bru-region-munster } ma 3, a potrzebuje 5: ich znaczniki zostają zakryte.
bru-lesson-first-round-53 = { bru-region-breifne } ma dwa miasta i tyle potrzebuje, a oba są twoje. Bierzesz znacznik roszczenia: 3 punkty na koniec gry, jeśli go do tego czasu utrzymasz.
bru-lesson-first-round-54 = W regionie { bru-region-dubhlinn } twoje miasto z klasztorem liczy się za 2, miasto Wikingów za 1. Wartość progowa 2 jest osiągnięta i masz najwięcej: kolejne 2 punkty dla ciebie.
bru-lesson-first-round-55 = Gdyby gra skończyła się teraz, twój wynik to 21 punktów: 12 dotychczas, 5 za roszczenia, 2 za poważanie, 1 za znacznik i 1 za miasta w trzech regionach. Saoirse ma 14.
bru-lesson-first-round-56 = Jedna runda za tobą, zostałyby jeszcze trzy. Wszystko zostaje na miejscu, tylko karty rozdaje się od nowa. Możesz śmiało siadać do prawdziwej gry!
