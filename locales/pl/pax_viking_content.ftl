# Pax Viking: co może być nie tak w folderze z zawartością gry. Słów z plików (identyfikatorów, wpisów, efektów) nie tłumaczymy.

error-content-ally-longships = Langskipy potężnego stronnika ma tylko potężny stronnik; zapisz je jako tabelę z wpisami „colour”, „n” i „start”.
error-content-amount = Liczba pozycji „{ $what }” musi mieścić się w zakresie od { $fewest } do { $most }, a wynosi { $found }.
error-content-argument = „{ $verb }” nie zna wpisu „{ $given }”; przyjmuje: { $known }.
error-content-argument-missing = Efekt „{ $verb }” wymaga wpisu „{ $key }”.
error-content-beside = Wydarzenie ma wpis „beside” wtedy i tylko wtedy, gdy jednym z jego efektów jest „beside”.
error-content-beside-solo = Wydarzenie, które zostaje obok planszy jarla, w trybie solo się pomija; wpisz solo = false.
error-content-border = Granica musi łączyć dwa różne regiony, a ta podaje: { $given }.
error-content-discount = Zniżka wymaga albo wpisu „by”, albo „to”, nie obu.
error-content-empty-post = Pusta placówka nie ma wpisu „{ $given }”.
error-content-event-follower = Wydarzenia nie mają poplecznika.
error-content-followers = { $expected ->
        [one] Ta placówka przyjmuje 1 poplecznika.
       *[other] Liczba popleczników kluczowego ośrodka handlowego: { $expected }, wszyscy jednego rodzaju.
    }
error-content-id = „{ $given }” nie może być identyfikatorem; użyj małych liter, cyfr i podkreśleń, zaczynając od litery.
error-content-level = Poziom „{ $level }” wymaga kart warunków zwycięstwa w liczbie co najmniej { $fewest }, a ma { $found }.
error-content-many-allies = Kolorów langskipów potężnych stronników może być najwyżej { $colours }, a samych langskipów razem najwyżej { $longships }.
error-content-mix = Suma rodzajów w składzie talii musi wynosić { $tiles }, czyli liczbę kafelków na gracza, a wynosi { $found }.
error-content-moment = Efekt „{ $verb }” może stać tylko w zdolności stałej, nie wewnątrz innego efektu, przy momencie: { $known }.
error-content-no-moment = Moment (when) ma tylko zdolność stała, a ta jest „{ $given }”.
error-content-no-posts = Region „{ $given }” nie ma żadnej placówki.
error-content-no-room = W „{ $given }” nie zmieści się żadne przedsięwzięcie, bo wszystkie jego placówki są nadrukowane.
error-content-nowhere = „{ $given }” wymaga placówki, a bóg, orędownik ani jarl jej nie ma.
error-content-open-border = „{ $given }” nie może mieć otwartej granicy, bo nie wpływa tam żaden langskip.
error-content-place = „{ $given }” jest nieczytelne; napisz na przykład within:2, zone:east albo own_posts:biarmia.
error-content-port = Placówka regionu portowego musi mieć port, a placówka regionu rzecznego go nie ma; ta leży w „{ $given }”.
error-content-price = „pay” wymaga albo „n” (silfr), albo „tiles” (kafelki), nie obu.
error-content-river = Region rzeczny „{ $given }” musi mieć co najmniej jedną otwartą granicę.
error-content-start-ventures = Przedsięwzięcia spoza talii początkowej muszą należeć do co najmniej tylu regionów: { $expected }; należą do { $found }.
error-content-starter = Talia początkowa dla liczby graczy { $players } wymaga kafelków rodzaju „{ $kind }” w liczbie { $expected }, a oznaczenia dają { $found }.
error-content-still = Efekt „{ $verb }” wymaga momentu, w którym następuje; bez niego mogą stać tylko: { $known }.
error-content-track = Koszty na torze sagi nie mogą maleć.
error-content-trigger = Efekt „{ $verb }” pasuje tylko do takich zdolności: { $known }.
error-content-unconnected = Między tymi miejscami nie ma żadnej drogi: { $given }.
error-content-waters = Mórz i regionów rzecznych może być najwyżej { $most }.
error-content-zone = Region lądowy musi mieć strefę, a morze jej nie ma.
