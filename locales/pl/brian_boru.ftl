# Brian Boru: wszystko, co gra mówi graczom. Zasady są w brian_boru_rules.ftl.
# Imiona graczy i nazwy miast, kart i regionów przychodzą gotowe, w mianowniku; listy mają też swoją długość w argumencie <nazwa>_count.
# Pola toru zaślubin są liczone od 0 (pierwsze pole) do 9 (najwyższe pole).

## Gra

bru-title = Brian Boru: Wielki Król Irlandii
bru-tagline = Zdobywaj miasta kartami, odpieraj Wikingów, wspieraj Kościół i kojarz małżeństwa, aby władza nad Irlandią przypadła tobie.

## Wydarzenia: przygotowanie do gry i rundy

bru-start-player = Losowanie wskazuje gracza rozpoczynającego: { $seat } bierze znacznik aktywnego miasta.
bru-start-town = { $seat } umieszcza początkowy dysk w mieście { $town }.
bru-round = Zaczyna się runda { $round } z { $rounds }.
bru-game-over = Talia zaślubin jest pusta i faza utrzymania dobiega końca, więc gra się kończy. Czas na punktację końcową.

## Wydarzenia: faza przygotowania

bru-vikings-land = Odkryta karta Wikingów ma siłę ataku { $count }, więc na obszar bitwy trafia { $count ->
        [one] { $count } najeźdźca
       *[other] { $count } najeźdźców
    }.
bru-marriage-revealed = Odkryta karta zaślubin tej rundy: { $marriage }.
bru-last-marriage-revealed = Odkryta karta zaślubin: { $marriage }. Talia zaślubin jest pusta, więc to ostatnia runda.

## Wydarzenia: faza wyboru kart

bru-deal = Każdy gracz dostaje pakiet, w którym { $count ->
        [one] jest { $count } karta
        [few] są { $count } karty
       *[many] jest { $count } kart
    }. { $left ->
        [0] Rozdane są wszystkie karty akcji.
        [one] { $left } karta akcji zostaje nierozdana i zakryta.
        [few] { $left } karty akcji zostają nierozdane i zakryte.
       *[many] { $left } kart akcji zostaje nierozdanych i zakrytych.
    }
bru-dealt = Dostajesz pakiet: { $cards }.
bru-picked = Wybierasz kartę: { $card }.
bru-chosen = { $seat } ma już wybrane karty.
bru-passed = Wszyscy mają wybrane karty, więc każdy przekazuje resztę pakietu graczowi po lewej.
bru-received = Dostajesz od gracza po prawej pakiet: { $cards }.
bru-last-packet = Z tak małego pakietu nic się nie wybiera, więc bierzesz go w całości: { $cards }.

## Wydarzenia: próby

bru-marker-passed = { $seat } nie ma karty pasującej do żadnego niezajętego miasta, więc znacznik aktywnego miasta przechodzi w lewo: bierze go { $to }.
bru-lead-void = { $seat } nie ma karty pasującej do żadnego niezajętego miasta, więc może wybrać dowolne z nich i zagrać dowolną kartę.
bru-leads-town = { $seat } rozpoczyna próbę i wybiera aktywne miasto: { $town }.
bru-no-active = Na planszy nie ma niezajętego miasta, więc { $seat } rozpoczyna próbę bez aktywnego miasta i nikt jej nie wygra.
bru-plays = { $seat } zagrywa kartę: { $card }.
bru-trick-won = Próbę wygrywa { $seat }: karta { $card } ma najwyższą wartość spośród białych i tych w kolorze aktywnego miasta ({ $colour }).
bru-trick-unwon = Żadna zagrana karta nie pasuje do miasta { $town }, więc nikt nie wygrywa próby, a miasto pozostaje niezajęte.
bru-primary = Karta { $card } wygrywa próbę, więc { $seat } wykonuje jej akcję główną.
bru-row = Karta { $card } nie wygrywa próby, więc { $seat } wykonuje tylko jej akcję dodatkową ({ $row }).
bru-falls = { $seat }: dysk stoi na zajętym polu toru zaślubin, więc po akcji spada { $space ->
        [0] aż na pierwsze pole
       *[other] na najbliższe niższe pole bez dysku, czyli pole { $space }
    }.
bru-last-cards = Po ostatniej próbie każdy gracz odrzuca zakrytą kartę, która została mu na ręce.

## Wydarzenia: symbole

bru-takes-town = { $seat } umieszcza dysk w aktywnym mieście { $town }, odtąd je kontroluje i bierze znacznik aktywnego miasta.
bru-town-already-taken = W aktywnym mieście { $town } leży już dysk po poszerzeniu zasięgu, więc { $seat } bierze tylko znacznik aktywnego miasta.
bru-coins = { $seat } bierze z puli { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }.
bru-pays-coins = { $seat } zwraca do puli { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }.
bru-coins-missing = { $seat } nie ma czym zapłacić: do zwrotu brakuje { $count ->
        [one] { $count } monety
       *[other] { $count } monet
    }, { $points ->
        [0] ale nie ma też punktów do stracenia
        [one] więc traci zamiast tego { $points } punkt
        [few] więc traci zamiast tego { $points } punkty
       *[many] więc traci zamiast tego { $points } punktów
    }.
bru-renown = { $seat } bierze z puli { $count ->
        [one] { $count } znacznik poważania
        [few] { $count } znaczniki poważania
       *[many] { $count } znaczników poważania
    }.
bru-points = { $seat } zdobywa { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }.
bru-church = { $seat } umieszcza na obszarze Kościoła { $count ->
        [one] { $count } dysk
        [few] { $count } dyski
       *[many] { $count } dysków
    } (razem ma tam { $total }).
bru-raiders = { $seat } zabiera z obszaru bitwy { $count ->
        [one] { $count } najeźdźcę
       *[other] { $count } najeźdźców
    } (razem ma { $total }).
bru-raiders-gone = Obszar bitwy jest pusty, więc { $seat } nie może zabrać stamtąd więcej najeźdźców.
bru-courts = { $seat } przesuwa dysk o { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    } w górę toru zaślubin, na pole { $space }.
bru-at-top = { $seat } ma dysk na najwyższym polu toru zaślubin, więc dalsze zaloty nic nie dają.
bru-bought-church = { $seat } płaci { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    } i umieszcza na obszarze Kościoła 1 dysk więcej.
bru-bought-raider = { $seat } płaci { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    } i zabiera z obszaru bitwy 1 najeźdźcę więcej.
bru-bought-step = { $seat } płaci { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    } i przesuwa dysk o 1 pole dalej w górę toru zaślubin.
bru-expands = { $seat } płaci { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    } i poszerza zasięg: umieszcza dysk w mieście { $town }.
bru-frees-town = { $seat } usuwa znacznik kontroli Wikingów, który leży w mieście { $town }; znów kontroluje je { $owner }.
bru-settles = { $seat } umieszcza dysk w niezajętym mieście { $town } i odtąd je kontroluje.

## Wydarzenia: krok zaślubin

bru-wedding = { $seat } ma dysk najwyżej na torze zaślubin (pole { $space }), więc bierze kartę zaślubin: { $marriage }.
bru-no-wedding = Wszystkie dyski stoją na pierwszym polu toru zaślubin, więc nikt nie dostaje karty zaślubin; z gry wypada { $marriage }.
bru-region-full = W regionie { $region } nie ma niezajętego miasta, więc ta nagroda nic nie daje: { $seat } nie dostaje miasta.
bru-princess-military = { $seat } wybiera wsparcie wojskowe: w kroku zdobywania władzy w regionach i przy punktowaniu znaczników roszczenia na planszy dolicza sobie wszystkie miasta kontrolowane przez Wikingów.
bru-princess-trade = { $seat } wybiera ustanowienie handlu: w punktacji za liczbę regionów dolicza sobie wszystkie miasta kontrolowane przez Wikingów.
bru-princess-spurn = { $seat } wybiera odtrącenie: odrzuca kartę Księżniczki Danii i zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
bru-back-to-start = Po zaślubinach { $seat } cofa dysk na pierwsze pole toru zaślubin.
bru-track-coins = { $seat } dostaje za pole { $space } toru zaślubin { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }.
bru-track-renown = { $seat } dostaje za pole { $space } toru zaślubin { $count ->
        [one] { $count } znacznik poważania
        [few] { $count } znaczniki poważania
       *[many] { $count } znaczników poważania
    }.
bru-track-town = { $seat } dostaje za pole { $space } toru zaślubin dowolne miasto.
bru-board-full = Na planszy nie ma już niezajętego miasta, więc nagroda „dowolne miasto” nic nie daje: { $seat } nie dostaje miasta.

## Wydarzenia: krok bitwy

bru-repelled = Obszar bitwy jest pusty, więc atak Wikingów jest odparty i nikt nie traci miasta.
bru-raid = Na obszarze bitwy pozostaje { $left ->
        [one] { $left } najeźdźca
       *[other] { $left } najeźdźców
    }, więc dochodzi do najazdu. Najmniej najeźdźców ({ $fewest }) { $seats_count ->
        [one] ma { $seats }, więc traci jedno miasto
       *[other] mają { $seats }, więc tracą po jednym mieście
    }.
bru-raid-leader = Tracone miasta wybiera { $seat }, bo jako jedyna osoba ma najwięcej najeźdźców ({ $most }).
bru-raid-no-leader = Najwięcej najeźdźców ({ $most }) mają na równi { $seats }, więc każdy, kto traci miasto, wybiera je samodzielnie.
bru-nothing-to-lose = { $seat } nie kontroluje żadnego miasta, więc nic nie traci.
bru-loses-town = { $seat } traci miasto { $town }, które odtąd kontrolują Wikingowie (wybiera { $chooser }).
bru-battle-cleared = Po najeździe z obszaru bitwy wraca do puli { $count ->
        [one] { $count } najeźdźca
       *[other] { $count } najeźdźców
    }.
bru-no-spoils = Nikt nie ma najeźdźców, więc nikt nie dostaje łupów wojennych.
bru-spoils-tied = Najwięcej najeźdźców ({ $most }) mają na równi { $seats }, więc pierwsza nagroda z łupów wojennych przepada.
bru-first-spoils = Pierwsza nagroda z łupów wojennych: { $seat } jako jedyna osoba ma najwięcej najeźdźców ({ $most }), więc bierze 1 znacznik poważania, zdobywa za swoje znaczniki poważania { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } i oddaje wszystkich swoich najeźdźców.
bru-second-spoils = Druga nagroda z łupów wojennych: najwięcej najeźdźców ({ $most }) { $seats_count ->
        [one] ma teraz { $seats }, więc zdobywa 1 punkt i oddaje 1 najeźdźcę
       *[other] mają teraz { $seats }, więc zdobywają po 1 punkcie i oddają po 1 najeźdźcy
    }.

## Wydarzenia: krok Kościoła

bru-church-empty = Na obszarze Kościoła nie ma żadnego dysku, więc pierwsza nagroda Kościoła przepada.
bru-church-tied = Najwięcej dysków na obszarze Kościoła ({ $most }) mają na równi { $seats }, więc pierwsza nagroda Kościoła przepada.
bru-church-leader = Pierwsza nagroda Kościoła: { $seat } jako jedyna osoba ma najwięcej dysków na obszarze Kościoła ({ $most }).
bru-no-building-site = { $seat } nie kontroluje żadnego miasta bez klasztoru, więc nie może postawić klasztoru.
bru-builds = { $seat } stawia klasztor w mieście { $town }.
bru-takes-marker = { $seat } bierze znacznik aktywnego miasta i odzyskuje z obszaru Kościoła wszystkie swoje dyski ({ $count }).
bru-second-church-reward = { $most ->
        [0] Druga nagroda Kościoła: nikt nie ma dysków na obszarze Kościoła, a stół nagradza i taki remis, więc po 1 punkcie zdobywają: { $seats }.
       *[other] Druga nagroda Kościoła: najwięcej dysków na obszarze Kościoła ({ $most }) { $seats_count ->
            [one] ma teraz { $seats }, więc zdobywa 1 punkt i odzyskuje 1 dysk
           *[other] mają teraz { $seats }, więc zdobywają po 1 punkcie i odzyskują po 1 dysku
        }.
    }
bru-third-church-reward = Trzecia nagroda Kościoła: { $seat } ma jeszcze na obszarze Kościoła co najmniej 4 dyski ({ $count }), więc stawia klasztor, jeśli może.
bru-discs-back = { $seat } odzyskuje z obszaru Kościoła wszystkie swoje dyski ({ $count }).

## Wydarzenia: krok zdobywania władzy w regionach

bru-claim-turned = Region { $region }: liczba kontrolowanych miast ({ $count }) sięga wartości progowej ({ $threshold }), więc znacznik roszczenia zostaje odkryty.
bru-claim-taken = Region { $region }: { $seat } jako jedyna osoba ma najwięcej miast ({ $count }) i bierze znacznik roszczenia.
bru-claim-kept = Region { $region }: { $seat } nadal jako jedyna osoba ma najwięcej miast ({ $count }) i zatrzymuje znacznik roszczenia.
bru-claim-tied = Region { $region }: najwięcej miast ({ $count }) mają na równi { $seats }, więc znacznik roszczenia zostaje tam, gdzie jest.
bru-claim-viking-tie = Region { $region }: { $seat } ma najwięcej miast ({ $count }), ale Wikingowie mają ich tyle samo, więc znacznik roszczenia zostaje tam, gdzie jest.
bru-claim-vikings = Region { $region }: Wikingowie mają więcej miast ({ $count }) niż ktokolwiek inny, więc znacznik roszczenia zostaje na planszy.
bru-claim-lost = Region { $region }: Wikingowie mają więcej miast ({ $count }) niż ktokolwiek inny, więc { $seat } oddaje znacznik roszczenia, który wraca na planszę.

## Odmowy

bru-no-region-taken = Miasto { $town } leży w regionie { $region }, w którym jest już dysk innego gracza; wybierz miasto w innym regionie.
bru-no-not-in-packet = Karta { $card } nie leży w twoim pakiecie.
bru-no-already-chosen = Karta { $card } jest już wśród wybranych przez ciebie, a wybranych kart nie wolno wymieniać.
bru-no-town-occupied = W mieście { $town } leży już dysk; wybierz niezajęte miasto.
bru-no-card-for-town = Na ręce nie masz karty pasującej do miasta { $town }: potrzebna jest karta w jego kolorze ({ $colour }) albo biała.
bru-no-card-colour = Karta { $card } nie pasuje do aktywnego miasta; zagraj kartę w jego kolorze ({ $colour }) albo białą.
bru-no-not-in-hand = Karta { $card } nie jest na twojej ręce.
bru-no-active-town = Miasto { $town } jest aktywnym miastem, więc nie można poszerzyć do niego zasięgu.
bru-no-road = Do miasta { $town } nie prowadzi droga z żadnego miasta, które kontrolujesz.
bru-no-road-lost = Droga do miasta { $town } prowadzi z miasta { $lost }, ale to miasto kontrolują Wikingowie, więc nie można stamtąd poszerzyć zasięgu.
bru-no-vikings-there = W mieście { $town } nie leży znacznik kontroli Wikingów; wybierz miasto, które kontrolują Wikingowie.
bru-no-other-region = Miasto { $town } leży poza wskazanym regionem; wybierz niezajęte miasto w regionie { $region }.
bru-no-not-losers = { $loser } nie kontroluje miasta { $town }; stracić można tylko kontrolowane miasto.
bru-no-under-vikings = Miasto { $town } kontrolują Wikingowie, więc nie możesz postawić tam klasztoru.
bru-no-not-yours = Nie kontrolujesz miasta { $town }, więc nie możesz postawić tam klasztoru.
bru-no-has-monastery = W mieście { $town } stoi już klasztor; wybierz miasto bez klasztoru.
bru-no-declining = Z tego nie można zrezygnować; wybierz jedną z podanych możliwości.

## Pytania

bru-ask-start-town = Wybierz miasto na swój początkowy dysk, w regionie bez dysków innych graczy.
bru-ask-choose-two = { $count ->
        [one] Wybierz ze swojego pakietu jeszcze jedną kartę.
        [few] Wybierz ze swojego pakietu { $count } karty, jedną po drugiej.
       *[many] Wybierz ze swojego pakietu { $count } kart, jedną po drugiej.
    }
bru-ask-lead-town = Rozpoczynasz próbę: wybierz niezajęte miasto, które będzie aktywnym miastem.
bru-ask-lead-card = { $active ->
        [yes] Aktywne miasto to { $town }. Zagraj kartę w jego kolorze albo białą; jeśli takiej nie masz, zagraj dowolną.
       *[no] Rozpoczynasz próbę bez aktywnego miasta: zagraj dowolną kartę z ręki.
    }
bru-ask-follow = Zagraj do próby dowolną kartę z ręki.
bru-ask-choose-row = Karta { $card } nie wygrywa próby: wybierz z niej jedną akcję dodatkową.
bru-ask-buy-church = Możesz dokupić dysk na obszar Kościoła. Koszt to { $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }, a masz ich { $coins }.
bru-ask-buy-raider = Możesz dokupić najeźdźcę z obszaru bitwy. Koszt to { $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }, a masz ich { $coins }.
bru-ask-buy-step = Możesz dokupić jedno pole ruchu na torze zaślubin. Koszt to { $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }, a masz ich { $coins }.
bru-ask-expand = Możesz poszerzyć zasięg: wybierz niezajęte miasto połączone drogą z kontrolowanym albo zrezygnuj. Koszt to { $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }, a masz ich { $coins }.
bru-ask-free-town = Wybierz miasto, z którego usuwasz znacznik kontroli Wikingów.
bru-ask-any-town = Wybierz dowolne niezajęte miasto na swój dysk.
bru-ask-town-in-region = Wybierz niezajęte miasto na swój dysk w regionie { $region }.
bru-ask-princess = Księżniczka Danii czeka na odpowiedź: wybierz wsparcie wojskowe, ustanowienie handlu albo odtrącenie.
bru-ask-lose-town = { $own ->
        [yes] Tracisz miasto na rzecz Wikingów: wybierz jedno z tych, które kontrolujesz.
       *[no] { $loser } traci miasto na rzecz Wikingów: wybierz które.
    }
bru-ask-build-monastery = Wybierz miasto na swój klasztor: kontrolowane przez ciebie i jeszcze bez klasztoru.

## Krótkie nazwy pytań

bru-kind-start-town = wybór miasta na początkowy dysk
bru-kind-choose-two = wybór dwóch kart z pakietu
bru-kind-lead-town = wybór aktywnego miasta
bru-kind-lead-card = karta otwierająca próbę
bru-kind-follow = karta do próby
bru-kind-choose-row = wybór akcji dodatkowej
bru-kind-buy-church = dokupienie dysku na obszar Kościoła
bru-kind-buy-raider = dokupienie najeźdźcy
bru-kind-buy-step = dokupienie pola ruchu na torze zaślubin
bru-kind-expand = poszerzenie zasięgu
bru-kind-free-town = miasto, z którego znikną Wikingowie
bru-kind-any-town = wybór dowolnego niezajętego miasta
bru-kind-town-in-region = wybór miasta we wskazanym regionie
bru-kind-princess = decyzja w sprawie Księżniczki Danii
bru-kind-lose-town = wybór traconego miasta
bru-kind-build-monastery = wybór miasta na klasztor

## Możliwe odpowiedzi

bru-do-start = Zacznij: { $town }
bru-do-pick = Wybierz: { $card }
bru-do-lead = Aktywne miasto: { $town }
bru-do-play = Zagraj: { $card }
bru-do-row = { $row }: { $symbols }
bru-do-buy-church = Dokup dysk ({ $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    })
bru-do-buy-raider = Dokup najeźdźcę ({ $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    })
bru-do-buy-step = Dokup pole ruchu ({ $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    })
bru-do-stop = Nie dokupuj
bru-do-expand = Poszerz zasięg: { $town }
bru-do-decline = Zrezygnuj
bru-do-free = Usuń Wikingów: { $town }
bru-do-settle = Umieść dysk: { $town }
bru-do-lose = Oddaj Wikingom: { $town }
bru-do-build = Postaw klasztor: { $town }
bru-do-princess = Wybierz: { $choice }

## Nazwy: miasta

bru-town-1 = Inishkeel
bru-town-2 = Ailech
bru-town-3 = Derry
bru-town-4 = Assaroe
bru-town-5 = Tullaghoge
bru-town-6 = Clogher
bru-town-7 = Armagh
bru-town-8 = Dunseverick
bru-town-9 = Connor
bru-town-10 = Moira
bru-town-11 = Bangor
bru-town-12 = Downpatrick
bru-town-13 = Drumcliff
bru-town-14 = Sligo
bru-town-15 = Drumlane
bru-town-16 = Fenagh
bru-town-17 = Granard
bru-town-18 = Kells
bru-town-19 = Tara
bru-town-20 = Durrow
bru-town-21 = Clonmacnoise
bru-town-22 = Ardagh
bru-town-23 = Lusk
bru-town-24 = Áth Cliath
bru-town-25 = Wicklow
bru-town-26 = Inishglora
bru-town-27 = Killala
bru-town-28 = Boyle
bru-town-29 = Roscommon
bru-town-30 = Cong
bru-town-31 = Omey
bru-town-32 = Galway
bru-town-33 = Clonfert
bru-town-34 = Birr
bru-town-35 = Kildare
bru-town-36 = Aghaboe
bru-town-37 = Kilkenny
bru-town-38 = Leighlin
bru-town-39 = Arklow
bru-town-40 = Callan
bru-town-41 = Wexford
bru-town-42 = Waterford
bru-town-43 = Kilfenora
bru-town-44 = Kincora
bru-town-45 = Limerick
bru-town-46 = Cashel
bru-town-47 = Ardfert
bru-town-48 = Lismore
bru-town-49 = Inisfallen
bru-town-50 = Cork
bru-town-51 = Skellig
bru-town-52 = Ross
bru-town-53 = Aughagower

## Nazwy: karty akcji

bru-card-1 = żółta 1
bru-card-2 = czerwona 2
bru-card-3 = niebieska 3
bru-card-4 = żółta 4
bru-card-5 = czerwona 5
bru-card-6 = niebieska 6
bru-card-7 = żółta 7
bru-card-8 = czerwona 8
bru-card-9 = niebieska 9
bru-card-10 = żółta 10
bru-card-11 = czerwona 11
bru-card-12 = niebieska 12
bru-card-13 = biała 13
bru-card-14 = żółta 14
bru-card-15 = czerwona 15
bru-card-16 = niebieska 16
bru-card-17 = żółta 17
bru-card-18 = czerwona 18
bru-card-19 = niebieska 19
bru-card-20 = biała 20
bru-card-21 = biała 21
bru-card-22 = biała 22
bru-card-23 = żółta 23
bru-card-24 = czerwona 24
bru-card-25 = niebieska 25

## Nazwy: regiony

bru-region-northern-ui-neill = Northern Ui Neill
bru-region-ulaid = Ulaid
bru-region-breifne = Breifne
bru-region-southern-ui-neill = Southern Ui Neill
bru-region-dubhlinn = Dubhlinn
bru-region-connaught = Connaught
bru-region-leinster = Leinster
bru-region-munster = Munster

## Nazwy: karty zaślubin

bru-marriage-aodhan = Aodhán
bru-marriage-aoife = Aoife
bru-marriage-brigid = Brigid
bru-marriage-conall = Conall
bru-marriage-cormac = Cormac
bru-marriage-niall = Niall
bru-marriage-orlaith = Orlaith
bru-marriage-estrid = Księżniczka Danii

## Nazwy: symbole

bru-symbol-town = przejęcie aktywnego miasta
bru-symbol-coin = moneta
bru-symbol-pay_coin = zwrot monety
bru-symbol-church = Kościół
bru-symbol-raider = najeźdźca
bru-symbol-courtship = zaloty
bru-symbol-expand = poszerzenie zasięgu
bru-symbol-remove_viking = usunięcie Wikingów
bru-symbol-renown = poważanie
bru-symbol-points = punkty
bru-symbol-any_town = dowolne miasto

## Nazwy: kolory, akcje dodatkowe, wybór przy Księżniczce Danii

bru-colour-red = czerwony
bru-colour-blue = niebieski
bru-colour-yellow = żółty
bru-colour-white = biały
bru-row-upper = górna akcja
bru-row-lower = dolna akcja
bru-choice-military = wsparcie wojskowe
bru-choice-trade = ustanowienie handlu
bru-choice-spurn = odtrącenie

## Objaśnienia: symbole

bru-explain-symbol-town = Umieszczasz swój dysk w aktywnym mieście, odtąd je kontrolujesz, i bierzesz znacznik aktywnego miasta.
bru-explain-symbol-coin = Bierzesz 1 monetę z puli.
bru-explain-symbol-pay_coin = Zwracasz 1 monetę do puli. Jeśli nie masz monet, tracisz zamiast tego 2 punkty, najwyżej do zera.
bru-explain-symbol-church = Umieszczasz 1 dysk na obszarze Kościoła. Potem możesz dokupić kolejne, po 2 monety za każdy.
bru-explain-symbol-raider = Zabierasz 1 najeźdźcę z obszaru bitwy, o ile jacyś tam są. Potem możesz dokupić kolejnych, po 2 monety za każdego.
bru-explain-symbol-courtship = Przesuwasz dysk o 1 pole w górę toru zaślubin. Potem możesz dokupić kolejne pola ruchu, po 2 monety za każde; jeśli po akcji dzielisz pole z innym dyskiem, twój dysk spada na najbliższe niższe pole bez dysku.
bru-explain-symbol-expand = Możesz zapłacić 5 monet i umieścić dysk w niezajętym mieście połączonym drogą z miastem, które kontrolujesz.
bru-explain-symbol-remove_viking = Usuwasz z planszy 1 znacznik kontroli Wikingów. Miasto znów kontroluje gracz, którego dysk leży pod spodem.
bru-explain-symbol-renown = Bierzesz 1 znacznik poważania. Daje punkty na koniec gry i przy łupach wojennych.
bru-explain-symbol-points = Zdobywasz podaną liczbę punktów.
bru-explain-symbol-any_town = Umieszczasz dysk w dowolnym niezajętym mieście na planszy i odtąd je kontrolujesz.

## Objaśnienia: karty zaślubin

bru-explain-marriage-aodhan = Daje 2 punkty i niezajęte miasto w regionie Leinster.
bru-explain-marriage-aoife = Daje 2 punkty i 1 znacznik poważania.
bru-explain-marriage-brigid = Daje 4 punkty.
bru-explain-marriage-conall = Daje 2 punkty i niezajęte miasto w regionie Southern Ui Neill.
bru-explain-marriage-cormac = Daje 2 punkty i niezajęte miasto w regionie Connaught.
bru-explain-marriage-niall = Daje 2 punkty i niezajęte miasto w regionie Northern Ui Neill.
bru-explain-marriage-orlaith = Daje 2 punkty i niezajęte miasto w regionie Munster.
bru-explain-marriage-estrid = Karta ostatniej rundy. Kto ją zdobędzie, wybiera wsparcie wojskowe, ustanowienie handlu albo odtrącenie.

## Objaśnienia: wybór przy Księżniczce Danii

bru-explain-choice-military = Zatrzymujesz kartę. W kroku zdobywania władzy w regionach i przy punktowaniu znaczników roszczenia na planszy wszystkie miasta kontrolowane przez Wikingów liczą się tobie.
bru-explain-choice-trade = Zatrzymujesz kartę. W punktacji końcowej za liczbę regionów wszystkie miasta kontrolowane przez Wikingów liczą się tobie.
bru-explain-choice-spurn = Odrzucasz kartę i od razu zdobywasz 4 punkty.

## Fazy

bru-phase-setup = Przygotowanie do gry
bru-phase-draft = Faza wyboru kart
bru-phase-action = Faza akcji
bru-phase-upkeep = Faza utrzymania
bru-phase-over = Koniec gry

## Punktacja

bru-score-play = Punkty zdobyte w trakcie gry
bru-score-coins = Najwięcej monet
bru-score-marker = Znacznik aktywnego miasta
bru-score-renown = Znaczniki poważania
bru-score-held = Zdobyte znaczniki roszczenia
bru-score-half = Połowa za znaczniki roszczenia na planszy
bru-score-regions = Liczba regionów
bru-score-total = Razem

## Opcje stołu

bru-option-lead_void = Co robi rozpoczynający próbę, gdy żadna jego karta nie pasuje do niezajętego miasta?
bru-option-lead_void-play_any = Wybiera dowolne niezajęte miasto i zagrywa dowolną kartę
bru-option-lead_void-pass_marker = Przekazuje znacznik w lewo, pierwszemu graczowi z pasującą kartą
bru-option-five_player_last_card = Co dzieje się z ostatnią kartą na ręce w grze pięcioosobowej?
bru-option-five_player_last_card-discard = Zostaje odrzucona bez efektu
bru-option-five_player_last_card-play = Zostaje zagrana w piątej próbie
bru-option-expand_into_active_town = Czy wolno poszerzyć zasięg do aktywnego miasta?
bru-option-expand_into_active_town-false = Nie, czeka ono na zwycięzcę próby
bru-option-expand_into_active_town-true = Tak, zanim przyjdzie kolej na zwycięzcę próby
bru-option-remove_viking_mandatory = Czy trzeba usunąć Wikingów, jeśli na planszy leży ich znacznik kontroli?
bru-option-remove_viking_mandatory-true = Tak, to obowiązkowe
bru-option-remove_viking_mandatory-false = Nie, można zrezygnować
bru-option-church_zero_discs_rewarded = Czy drugą nagrodę Kościoła mogą dostać gracze bez dysków na obszarze Kościoła?
bru-option-church_zero_discs_rewarded-false = Nie, trzeba mieć co najmniej 1 dysk
bru-option-church_zero_discs_rewarded-true = Tak, jeśli nikt nie ma tam dysku, wszyscy zdobywają po 1 punkcie
bru-option-viking_tie_blocks = Czy remis z Wikingami nie pozwala graczowi zdobyć znacznika roszczenia?
bru-option-viking_tie_blocks-true = Tak, znacznik zostaje tam, gdzie jest
bru-option-viking_tie_blocks-false = Nie, gracz remisujący tylko z Wikingami bierze znacznik
bru-option-vikings_contend_in_end_scoring = Czy Wikingowie są rywalem przy punktowaniu znaczników roszczenia na planszy?
bru-option-vikings_contend_in_end_scoring-true = Tak, kto ma mniej miast niż oni, nie zdobywa nic
bru-option-vikings_contend_in_end_scoring-false = Nie, porównuje się tylko graczy
bru-option-monastery_double_in_end_scoring = Czy przy punktowaniu znaczników roszczenia na planszy miasto z klasztorem liczy się jako dwa?
bru-option-monastery_double_in_end_scoring-true = Tak, jak w kroku zdobywania władzy w regionach
bru-option-monastery_double_in_end_scoring-false = Nie, liczy się jako jedno
bru-option-show_trick_history = Czy w trakcie rundy można sprawdzić karty z zakończonych prób?
bru-option-show_trick_history-false = Nie, tylko z ostatniej; pozostałe trzeba pamiętać
bru-option-show_trick_history-true = Tak, każdy może je obejrzeć

## Słowa na planszy

bru-word-coins = monety
bru-word-renown = poważanie
bru-word-points = punkty
bru-word-raiders = najeźdźcy
bru-word-church = Kościół
bru-word-track = tor zaślubin
bru-word-towns = miasta
bru-word-marriages = karty zaślubin
bru-word-hand = ręka
bru-word-packet = pakiet
bru-word-marker = znacznik aktywnego miasta
bru-word-active-town = aktywne miasto
bru-word-battle-area = obszar bitwy
bru-word-marriage-card = karta zaślubin
bru-word-monastery = klasztor
bru-word-vikings = Wikingowie
bru-word-threshold = wartość progowa
bru-word-round = Runda { $round } z { $rounds }
bru-word-trick = Próba { $trick }
bru-word-trick-winner = zwycięzca próby
bru-word-finished-tricks = { $count ->
    [one] { $count } zakończona próba
    [few] { $count } zakończone próby
   *[many] { $count } zakończonych prób
}
bru-word-free = niezajęte
bru-word-face-up = odkryty
bru-word-face-down = zakryty

## Objaśnienia: co ma każdy gracz

bru-explain-word-points = Punkty zdobyte do tej pory, bez punktacji końcowej.
bru-explain-word-coins = Monetami płacisz za dodatkowe efekty i za poszerzanie zasięgu wzdłuż dróg. Na koniec gracz, który jako jedyny ma ich najwięcej, zdobywa 1 punkt.
bru-explain-word-renown = Każdy znacznik poważania jest na koniec wart 1 punkt.
bru-explain-word-raiders = Jeśli po rundzie na obszarze bitwy zostaną najeźdźcy, gracz z najmniejszą ich liczbą traci miasto na rzecz Wikingów.
bru-explain-word-church = Dyski na obszarze Kościoła. Kto ma ich najwięcej, dostaje po rundzie klasztor i znacznik aktywnego miasta.
bru-explain-word-track = Pole na torze zaślubin. Kto jest na nim najwyżej, bierze po rundzie kartę zaślubin.
bru-explain-word-towns = Miasta z dyskami tego gracza. Kto ma w regionie najwięcej miast, dostaje jego znacznik roszczenia, gdy osiągnięto wartość progową.
bru-explain-word-hand = Karty na ręce, a w fazie wyboru także w pakiecie.
bru-explain-word-marker = Kto ma znacznik aktywnego miasta, rozpoczyna następną próbę. Na koniec jest wart 1 punkt.
bru-explain-score-total = Wynik, gdyby gra skończyła się teraz, razem z punktacją końcową.

## Miejsca obok mapy

bru-area-trick = karty próby
bru-area-track = tor zaślubin
bru-area-battle = obszar bitwy
bru-area-church = obszar Kościoła
