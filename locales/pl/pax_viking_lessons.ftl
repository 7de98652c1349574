# Pax Viking: teksty lekcji z src/longhall/games/pax_viking/lessons, po jednym na każdy krok.

## Trzy rundy z instrukcji

pax-lesson-three-rounds-title = Trzy rundy: Sygryda i Styrbjörn
pax-lesson-three-rounds-about = Inwestuj, żegluj, pertraktuj, handluj, głosuj: przykład z instrukcji, rozegrany przez ciebie.
pax-lesson-three-rounds-01 = Grasz jako Sygryda i zaczynasz z 3 silfr. Styrbjörn jest drugi i ma 7: 4 za miejsce w kolejności i 3 z planszy jarla.
pax-lesson-three-rounds-02 = Zwycięstwo widać zawsze: każda z czterech kart wymaga 6 ustanowionych popleczników jednego typu. Liczby obok mówią, ilu komu jeszcze brakuje.
pax-lesson-three-rounds-03 = Masz 4 akcje. Inwestując, kupujesz kafelek z toru sagi; bogowie nic cię jednak nie kosztują dzięki zdolności twojego jarla. Weź kafelek { pax-tile-freyr }.
pax-lesson-three-rounds-04 = Ten kafelek wymaga twojego langskipu, który jest sam na placówce na północy. Zacznij podróż langskipem z planszy jarla.
pax-lesson-three-rounds-05 = Podróż to najwyżej 3 węzły. Z siedziby pierwszy węzeł prowadzi od razu do placówki z portem na morzu { pax-region-gandvik }: płyń do placówki { pax-post-birka }.
pax-lesson-three-rounds-06 = Tu chcesz zostać: zakończ podróż. Langskip jest po niej wyczerpany i składa maszt.
pax-lesson-three-rounds-07 = Jesteś na północy, na placówce { pax-post-birka }, i nikogo tu nie ma. Zagraj kafelek { pax-tile-freyr }: trafia na planszę jarla razem z poplecznikiem typu { pax-follower-jarls }.
pax-lesson-three-rounds-08 = Została jedna akcja. Dobranie kafelka ze stosu sagi kosztuje tylko akcję.
pax-lesson-three-rounds-09 = Turę kończy przesilenie zimowe: { pax-tile-freyr } daje 2 silfr, twój jedyny typ popleczników 1, razem masz 6. Langskip się odnawia, a na tor trafiają nowe kafelki.
pax-lesson-three-rounds-10 = Styrbjörn kupuje dwa kafelki za 1 i 2 silfr i wysyła dwa langskipy: jeden na { pax-region-germanic_ocean }, drugi rzekami do regionu { pax-region-pechenegs }.
pax-lesson-three-rounds-11 = Runda 2 zaczyna się fazą wpływów. Masz najwięcej popleczników typu { pax-follower-jarls }, więc ich znacznik jest twój: raz na turę możesz użyć ich akcji wpływów.
pax-lesson-three-rounds-12 = Masz 6 silfr, a to wystarczy na potężnego stronnika: { pax-post-dublin }. Zacznij podróż z planszy jarla.
pax-lesson-three-rounds-13 = Do placówki { pax-post-dublin } wpływa się z morza { pax-region-germanic_ocean }. Białe faliste linie to granice, które wolno przekraczać.
pax-lesson-three-rounds-14 = Jest tu też langskip Styrbjörna; można by z nim handlować. Płyń dalej: { pax-post-dublin }.
pax-lesson-three-rounds-15 = Pertraktacje ustanawiają placówkę. Najpierw trzeba rzucić wyzwanie obecnym tam przeciwnikom, ale nikogo nie ma. Koszt to 6 silfr.
pax-lesson-three-rounds-16 = Twój poplecznik stoi na placówce { pax-post-dublin }, a jej zdolność działa od razu: słuchają cię trzy czarne langskipy, każdy oznaczony twoim znacznikiem siedziby.
pax-lesson-three-rounds-17 = Wszystkie trzy są odnowione i mogą płynąć od razu. Zacznij podróż czarnym langskipem z regionu { pax-region-germanic_ocean }.
pax-lesson-three-rounds-18 = Niech strzeże nowej placówki: kto rzuca wyzwanie, musi mieć tam więcej langskipów niż ty.
pax-lesson-three-rounds-19 = Ostatnią akcją inny czarny langskip popłynął przez { pax-region-mediterranean } na { pax-region-black_sea }. Po przesileniu masz 3 silfr.
pax-lesson-three-rounds-20 = Langskip Styrbjörna spotyka po drodze twój i Styrbjörn proponuje handel: chce kafelka, który sama wybierzesz, a daje tylko słowo. Twój jedyny kafelek niewiele ci pomoże: przyjmij.
pax-lesson-three-rounds-21 = Styrbjörn jest sam na placówce w regionie { pax-region-burtas } i zagrywa tam kafelek { pax-tile-radimichs }. Przedsięwzięcie leży na mapie; jarl płaci mu za nie 3 silfr.
pax-lesson-three-rounds-22 = Mając langskip na południu, zagrywa też orędownika { pax-tile-ibn_khordadbeh } na planszę jarla. Odtąd jego podróże są o węzeł dłuższe.
pax-lesson-three-rounds-23 = Runda 3. Na torze jest wydarzenie, które pozwala każdemu ustanowić ośrodek handlowy za darmo. Kosztuje 1 silfr: kup { pax-tile-great_schism }.
pax-lesson-three-rounds-24 = Wydarzenie zagrywa się na placówce w jego obszarze. Jeden czarny langskip płynie do regionu { pax-region-burtas }, gdzie zawadza Styrbjörnowi, a drugi na południe: { pax-post-damascus }.
pax-lesson-three-rounds-25 = Teraz zagraj { pax-tile-great_schism }.
pax-lesson-three-rounds-26 = To althing: zanim cokolwiek się stanie, wszyscy głosują po kolei, ty pierwsza. Zagłosuj za.
pax-lesson-three-rounds-27 = Styrbjörn głosuje przeciw. Jeden głos z dwóch to co najmniej połowa, więc wydarzenie i tak następuje.
pax-lesson-three-rounds-28 = Każde z was ustanawia teraz za darmo ośrodek handlowy, gdziekolwiek on jest. Najdroższe są kluczowe: weź { pax-post-india } dwoma poplecznikami typu { pax-follower-jarls }.
pax-lesson-three-rounds-29 = Styrbjörn bierze { pax-post-changan }. Wydarzenia opuszczają grę, a po każdym sprawdza się zwycięstwo. Masz 4 popleczników typu { pax-follower-jarls }; 6 dałoby wygraną.
pax-lesson-three-rounds-30 = Styrbjörn aktywuje przedsięwzięcie: wyczerpuje tam langskip i wystawia dwa następne z planszy jarla.
pax-lesson-three-rounds-31 = Prowadzi w trzech typach i ma trzy znaczniki akcji wpływów. Akcją Szwecji dobiera kafelek.
pax-lesson-three-rounds-32 = Potem płynie na placówkę { pax-post-india }, gdzie nie masz langskipu, pertraktuje i płaci koszt: jego poplecznicy zajmują miejsce twoich.
pax-lesson-three-rounds-33 = Styrbjörn ma teraz trzy placówki i prowadzi w trzech typach; tobie znów zostało dwóch popleczników. Co niestrzeżone, to można odebrać.
pax-lesson-three-rounds-34 = Teraz twoja kolej i wiesz już dość. Co świeci, można wybrać; co nie świeci, mówi dlaczego. Zrób, co chcesz.
pax-lesson-three-rounds-35 = Brawo. Zagraj teraz własną partię z botami przy stole; podpowiedź obok pytania pomoże, kiedy zechcesz.
