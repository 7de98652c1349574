# Uczta dla Odyna: co jest nie tak z plikiem zawartości.

odn-content-order = Tu powinno być „{ $expected }”, a nie „{ $given }”: kolejność tych wpisów jest stała.
odn-content-amounts = Wpis „{ $key }” musi wymieniać elementy gry z liczbami od 1 do 99.
odn-content-long-side = Szerokość żetonu dóbr to jego dłuższy bok i nie może być mniejsza od wysokości.
odn-content-box = „{ $given }” leży w innej przegródce: kolor i kolumna muszą być takie jak na wydrukowanym żetonie.
odn-content-size = „{ $given }” musi mieć ten sam rozmiar co „{ $other }”, bo przy ulepszeniu jedno zmienia się w drugie.
odn-content-shape = Kształt składa się z równych rzędów znaków # i kropek, najwyżej pięć na pięć.
odn-content-sum = Wartość „{ $key }” nie zgadza się z resztą wpisu, z której wynika { $found }.
odn-content-island = Litera i strona planszy „{ $given }” muszą być takie jak na wydrukowanej planszy.
odn-content-grid = Rzędy siatki muszą być równej długości, a siatka nie może być większa od planszy osady.
odn-content-letters = Te litery siatki nie są ani monetą, ani polem specjalnym tej planszy: { $given }.
odn-content-cell = Pole podane dla „{ $given }” nie jest tym, na którym siatka pokazuje tę literę.
odn-content-track = Wartości monet na linii dochodu muszą rosnąć od lewego dolnego do prawego górnego rogu, a ostatnia moneta nie ma pola.
odn-content-gives = Pole specjalne musi dawać elementy gry.
odn-content-table = Każda runda musi mieć na stole biesiadnym dokładnie jednego wikinga.
odn-content-space-order = „{ $given }” jest nie na swoim miejscu: pola idą kolumnami, a w kolumnie od góry.
odn-content-spend = Tu powinny być jeden materiał budowlany i jedna broń.
