# Pravidla hry Pax Viking vlastními slovy. Jedna zpráva na pravidlo.
#
# Pojmy, jedno slovo pro jednu věc:
# - zone = zóna (sever, jih, východ, západ); region (mořský, říční, přístavní); post = stanice; port = přístav; white / black border = bílá / černá hranice; node = uzel
# - empty post = prázdná stanice; venture = podnik; trade centre = obchodní středisko; key trade centre = klíčové obchodní středisko; powerful ally = mocný spojenec
# - tile = dílek (ságy); event = událost; god = bůh; advocate = přímluvce; saga pile = hromádka ságy; saga track = stupnice ságy; discard pile = odhozené dílky; hand = ruka
# - follower = stoupenec (Jarlů, Švédska, Teokracie, Rusi); longship = drakar; ally longship = spojenecký drakar; home marker = ukazatel sídla
# - action marker = ukazatel akce; influence marker = ukazatel vlivu; trade-centre tile = destička obchodního střediska; jarl board = deska jarla; silfr se neskloňuje
# - home = sídlo; duchy = vévodství; winter solstice = zimní slunovrat; majority = převaha; area = oblast; requirement = požadavek; supply = zásoba
# - actions: investovat, cestovat, zahrát, aktivovat, vyjednávat; akce vlivu Jarlů, Švédska, Rusi a Teokracie
# - establish = zřídit; challenge = vyzvat; return = vrátit; draw = dobrat si; discard = odhodit; place / replace = umístit / nahradit; exhaust / renew = vyčerpat / obnovit; refresh = doplnit; encountered = potkaný; alone = sám
# - victory card = karta vítězství, splňuje se; úrovně: začátečník, standardní, těžká, legendární

## Cíl hry

PAX-GOAL = Cíl hry
PAX-GOAL-01 = Vyhraješ, když splníš jednu z karet vítězství, které v této hře leží lícem vzhůru. Každá karta udává podmínku, například šest usazených stoupenců jednoho typu.
PAX-GOAL-02 = Každá karta vítězství patří k jedné ze čtyř úrovní: pro začátečníky, standardní, těžké, nebo legendární.

## Ověření vítězství

PAX-VC = Ověření vítězství
PAX-VC-01 = Karty vítězství pro začátečníky se ověřují na konci tahu každého hráče, jako poslední věc jeho zimního slunovratu.
PAX-VC-02 = Standardní, těžké a legendární karty vítězství se ověřují pokaždé, když se vyhodnotí událost. Jsou-li úrovně smíšené, každá karta se ověřuje jen v okamžiku své vlastní úrovně.
PAX-VC-03 = Po události se symbolem althingu se karty vítězství ověřují bez ohledu na to, zda hlasování prošlo.
PAX-VC-04 = Ověření se týká všech hráčů, nejen toho, kdo je na tahu.
PAX-VC-05 = Platí jen karty vítězství ležící lícem vzhůru. Kartou, která ještě leží lícem dolů, nemůže nikdo vyhrát.

## Konec hry

PAX-END = Konec hry
PAX-END-01 = Hra končí ihned, jakmile se při ověření zjistí, že některý hráč splňuje kartu vítězství, která se při něm ověřuje.
PAX-END-02 = Hra končí také tehdy, když je prázdná stupnice ságy i hromádka ságy. Zjišťuje se to po každé dokončené akci a po každém doplnění; dokud v hromádce nějaké dílky zbývají, je prázdná stupnice jen mezera.
PAX-END-03 = Když hra skončí, protože došly dílky, ověří se naposledy všechny karty vítězství všech úrovní, které leží lícem vzhůru.
PAX-END-04 = Splňuje-li při konci hry kartu vítězství právě jeden hráč, vyhrává.
PAX-END-05 = Splní-li kartu vítězství při témže ověření více hráčů, vyhrává ten z nich, kdo má nejvíc usazených stoupenců. Nesplňuje-li ji nikdo, vyhrává hráč s nejvyšším počtem usazených stoupenců.
PAX-END-06 = Trvá-li mezi nimi shoda, vyhrává ten z nich, kdo má nejvíc silfr.
PAX-END-07 = Hráči, mezi nimiž i poté trvá shoda, se o vítězství dělí.
PAX-END-08 = Počet kol není omezen. Konec může přiblížit kterýkoli hráč, protože při dobrání akcí investovat se odhazuje dílek z pole 1, i když je hromádka prázdná. Domácí pravidlo: pokud po pět celých kol neubude z hromádky ani ze stupnice ságy žádný dílek, hra skončí, jako by byla stupnice prázdná.

## Herní komponenty

PAX-COMP = Herní komponenty
PAX-COMP-01 = Dílků ságy je 220 a každý je podnik, událost, bůh nebo přímluvce. Počty jednotlivých druhů jsou rekonstrukce: 73 podniků, 55 událostí, 37 bohů a 55 přímluvců.
PAX-COMP-02 = Každý hráč má 24 stoupenců (po 6 od Jarlů, Švédska, Teokracie a Rusi), 6 drakarů, 4 ukazatele akce a 12 ukazatelů sídla.
PAX-COMP-03 = Spojeneckých drakarů je 7: 3 černé patří Dublinu, 2 šedé Faerským ostrovům a 2 bílé Islandu.
PAX-COMP-04 = Ukazatele vlivu jsou 4, jeden pro každý typ stoupenců.
PAX-COMP-05 = Destiček obchodních středisek je 7, jedna pro každé obchodní středisko na mapě.
PAX-COMP-06 = Všechny ceny a příjmy se počítají v silfr. Nikdy nemůže dojít.
PAX-COMP-07 = Stoupence, drakar nebo ukazatel sídla můžeš umístit jen tehdy, když ho máš ve vlastní zásobě. Nic jiného ho nahradit nesmí.

## Příprava hry

PAX-SETUP = Příprava hry
PAX-SETUP-01 = Rozloží se mapa.
PAX-SETUP-02 = Spojenecké drakary se umístí do moří u svých stanic: 3 černé k Dublinu, 2 šedé k Faerským ostrovům a 2 bílé k Islandu.
PAX-SETUP-03 = Na svá místa na herním plánu se položí 4 ukazatele vlivu.
PAX-SETUP-04 = Zvolí se úroveň, vylosují se 4 karty vítězství této úrovně a položí se lícem vzhůru na svá místa.
PAX-SETUP-05 = Na každého hráče se vylosuje 12 dílků ságy; zamíchají se dohromady a položí lícem dolů jako hromádka ságy.
PAX-SETUP-06 = Potom se na každé pole stupnice ságy položí lícem vzhůru jeden dílek z hromádky ságy.
PAX-SETUP-07 = Počáteční podniky se losují až po sestavení hromádky ságy, a to z dílků, které zbyly.
PAX-SETUP-08 = Na obchodní střediska se položí 7 jejich destiček.
PAX-SETUP-09 = Každý hráč dostane náhodnou desku jarla a všechny komponenty jedné barvy.
PAX-SETUP-10 = Svých 24 stoupenců a 6 drakarů polož na desku jarla, své 4 ukazatele akce a 12 ukazatelů sídla vedle ní.
PAX-SETUP-11 = Jeden svůj ukazatel sídla polož na sídlo svého jarla na mapě a jeden na svou desku jarla. Zbývá ti jich 10.
PAX-SETUP-12 = První hráč se určí náhodně. Od něj se hraje po směru hodinových ručiček.
PAX-SETUP-13 = Hráči začínají podle pořadí na tahu se 3, 4, 5, 6, 7 a 8 silfr: první hráč má 3 a každý další o jeden víc.
PAX-SETUP-14 = Dává-li tvůj jarl na začátku silfr navíc, dostaneš ho teď.
PAX-SETUP-15 = Při hře se startovním balíčkem se hromádka ságy neskládá z náhodných dílků, ale z dílků označených pro daný počet hráčů a pro všechny nižší počty. Ve 3 hráčích jsou to například dílky se značkou 2 a 3.
PAX-SETUP-16 = Při hře s vlastním balíčkem se dílky rozdělí podle druhu a na každého hráče se vylosují 4 podniky, 3 události, 2 bohové a 3 přímluvci. Zamíchané dohromady tvoří hromádku ságy.
PAX-SETUP-17 = Startovní balíček má pro 2 hráče 24 dílků a pro každého dalšího hráče o 12 víc.
PAX-SETUP-18 = Některé podniky leží na mapě od začátku: ve 2 hráčích 4, ve 3 hráčích 3, ve 4 hráčích 2, v 5 hráčích 1 a v 6 hráčích žádný. Losují se z dílků, které nejsou v hromádce ságy.
PAX-SETUP-19 = Každý počáteční podnik musí patřit do jiného regionu. Patří-li vylosovaný podnik do regionu, který už na řadě byl, nebo do celé zóny, vylosuje se místo něj jiný.
PAX-SETUP-20 = Každý počáteční podnik se položí lícem vzhůru a bez stoupenců na prázdnou stanici svého regionu. Je-li takových stanic více, rozhodne los.
PAX-SETUP-21 = Aby se vyrovnaly šance, lze v jedné hře míchat karty vítězství různých úrovní, například dvě pro začátečníky a dvě těžké.
PAX-SETUP-22 = Ve hře se smíšenými úrovněmi lze před začátkem označit některé hráče za zkušené. Ti nemohou vyhrát kartami vítězství nejlehčí úrovně, která je ve hře; všichni ostatní vyhrávají kteroukoli kartou.
PAX-SETUP-23 = V Bragiho režimu leží všechny karty vítězství na začátku lícem dolů.
PAX-SETUP-24 = V Bragiho režimu se po každé vyhodnocené události odkryje jedna další karta vítězství, a to až po ověření, které k té události patří. Zamítnutá událost se symbolem althingu neodkryje nic.
PAX-SETUP-25 = Před hrou se hráči dohodnou, zda budou dílky v ruce odkryté pro všechny, nebo tajné.
PAX-SETUP-26 = Výuková hra je pro 2 hráče se startovním balíčkem. Radimiči, Ibn Chordádbeh, Velké schizma a Frey leží na polích 2, 4, 6 a 8 stupnice ságy; ostatních 20 dílků se zamíchá jako hromádka ságy a z ní se doplní zbylá pole.
PAX-SETUP-27 = Ve výukové hře začíná Sigrid se 3 silfr a druhý je Styrbjörn se 7 (4 a další 3 od jeho jarla). Používají se všechny karty vítězství pro začátečníky kromě Nadvlády a nikdo nevyhrává.

## Tah

PAX-TURN = Tah
PAX-TURN-01 = Hráči se střídají po směru hodinových ručiček počínaje prvním hráčem, dokud hra neskončí.
PAX-TURN-02 = Tah má tři fáze v tomto pořadí: vliv, akce, zimní slunovrat.
PAX-TURN-03 = Ve fázi akcí provedeš až 4 akce v libovolném pořadí. Tutéž základní akci smíš provést vícekrát a smíš skončit dřív.
PAX-TURN-04 = V jednom tahu nikdy nemáš víc než 4 akce, ať držíš jakýkoli počet ukazatelů vlivu.
PAX-TURN-05 = Základních akcí je 5 (investovat, cestovat, zahrát, aktivovat, vyjednávat) a akce vlivu jsou 4 (Jarlů, Švédska, Rusi a Teokracie).
PAX-TURN-06 = Každá akce stojí jeden tvůj obnovený ukazatel. Ten je pak vyčerpaný až do tvého zimního slunovratu.
PAX-TURN-07 = Základní akci lze zaplatit ukazatelem akce nebo kterýmkoli ukazatelem vlivu.
PAX-TURN-08 = Akci vlivu lze zaplatit jen ukazatelem vlivu jejího vlastního typu. Každou akci vlivu lze proto za tah provést nejvýše jednou.

## Fáze vlivu

PAX-INFL = Fáze vlivu
PAX-INFL-01 = Na začátku svého tahu porovnej usazené stoupence, každý typ zvlášť. Převahu u typu máš tehdy, když jich máš víc než kterýkoli jiný hráč; shoda převaha není a nula také ne.
PAX-INFL-02 = Za každý typ, u kterého máš převahu, si vezmi jeho ukazatel vlivu a výměnou odlož jeden svůj ukazatel akce.
PAX-INFL-03 = Díky této výměně máš vždy k dispozici právě 4 ukazatele.
PAX-INFL-04 = Držíš-li ukazatel vlivu, ale převahu u jeho typu už nemáš, vrať ho ve své fázi vlivu na herní plán a vezmi si zpět svůj ukazatel akce.
PAX-INFL-05 = Ukazatele vlivu mění majitele jen ve fázi vlivu. Máš-li převahu a ukazatel ještě drží jiný hráč, vezmi mu ho ihned; on si vezme zpět svůj ukazatel akce.
PAX-INFL-06 = Každý usazený stoupenec se počítá za jednoho. Klíčové obchodní středisko se proto počítá za dva.
PAX-INFL-07 = Dokud nemáš žádné usazené stoupence, ve tvé fázi vlivu se nic neděje.

## Stupnice ságy

PAX-SAGA = Stupnice ságy
PAX-SAGA-01 = Stupnice ságy má 7 polí s cenami 1, 2, 4, 6, 8, 10 a 12, každé pro jeden dílek lícem vzhůru. Hromádka ságy leží lícem dolů vedle nejdražšího z nich, na poli s cenou 0.
PAX-SAGA-02 = Při doplnění stupnice ságy se všechny dílky posunou na nejlevnější volná pole, aniž se změní jejich pořadí. Potom se volná pole doplní z hromádky ságy od nejlevnějšího.
PAX-SAGA-03 = Dojde-li při doplňování hromádka ságy, zůstanou nejdražší pole prázdná.
PAX-SAGA-04 = Odhozené dílky leží lícem vzhůru a každý si je smí prohlížet. Do hromádky ságy se nikdy nezamíchají zpět.

## Investovat

PAX-INVEST = Investovat
PAX-INVEST-01 = Investovat, první možnost: kup dílek ze stupnice ságy. Zaplať do zásoby cenu jeho pole a vezmi si ho do ruky.
PAX-INVEST-02 = Dílek můžeš koupit jen tehdy, když zaplatíš celou jeho cenu.
PAX-INVEST-03 = Po nákupu se stupnice ságy nedoplňuje. Mezera zůstane, dokud si někdo nedobere dílek akcí investovat, nebo do nejbližšího zimního slunovratu.
PAX-INVEST-04 = Investovat, druhá možnost: dober si za 0 silfr do ruky vrchní dílek hromádky ságy.
PAX-INVEST-05 = Po dobrání akcí investovat se odhodí dílek z pole s cenou 1, pokud tam nějaký leží.
PAX-INVEST-06 = Potom se stupnice ságy doplní.
PAX-INVEST-07 = Při dobrání, které není součástí akce investovat, například v akci Švédska, se dílek z pole 1 neodhazuje a stupnice ságy se nedoplňuje.
PAX-INVEST-08 = Jarlové a jiné schopnosti mohou cenu dílku snížit. Sigrid například platí za každého boha 0 silfr.

## Ruka

PAX-HAND = Ruka
PAX-HAND-01 = Koupené a dobrané dílky si bereš do ruky. Během tvého tahu může ruka růst bez omezení.
PAX-HAND-02 = Limit ruky jsou 4 dílky, pokud ho nějaká schopnost nezmění. Platí jen při tvém zimním slunovratu.

## Mapa

PAX-MAP = Mapa
PAX-MAP-01 = Mapa má čtyři zóny: západ (fialová), sever (modrá), východ (zelená) a jih (oranžová). Každá zóna se skládá z pevninských regionů a v každém pevninském regionu jsou stanice.
PAX-MAP-02 = Region je každá pojmenovaná část mapy, která není stanicí.
PAX-MAP-03 = Mořské regiony jsou voda. Nejsou v nich žádné stanice.
PAX-MAP-04 = Říční regiony jsou pevnina s aspoň jednou bílou (otevřenou) hranicí. Drakary do nich mohou vplout.
PAX-MAP-05 = Přístavní regiony jsou pevnina bez jediné bílé (otevřené) hranice. Drakary do nich vplout nemohou, jen do stanic, které v nich leží.
PAX-MAP-06 = Stanice je každé kulaté pole na mapě, ať je prázdné, vytištěné, nebo na něm leží podnik.
PAX-MAP-07 = Stanice vždy patří k pevninskému regionu. Kdo je ve stanici, je v tomto regionu.
PAX-MAP-08 = Stanice jsou čtyř druhů: prázdné stanice, podniky, obchodní střediska (šedý okraj) a mocní spojenci (hnědý okraj).
PAX-MAP-09 = Sídlo nepatří k žádnému regionu ani zóně. Barva jarlova jména jen pomáhá najít sídlo na mapě.
PAX-MAP-10 = Do oblasti, která má jen černé (uzavřené) hranice, drakary nikdy vplout nemohou. Platí to i pro přístavní regiony.
PAX-MAP-11 = Oblast uvedená na dílku ságy je buď jeden region, nebo celá zóna.
PAX-MAP-12 = Gandvik je moře jeden uzel od sídla Sigrid a jeden uzel od Birky, stanice na severu.
PAX-MAP-13 = Dublin je jeden uzel od Germánského oceánu, kde začínají černé drakary, a tři uzly od desky jarla Sigrid.
PAX-MAP-14 = Gibraltarský průliv je bílá (otevřená) hranice a její překročení je jeden uzel. Drakar tudy z Germánského oceánu dopluje do Černého moře za 3 uzly.
PAX-MAP-15 = Z Černého moře do říčního regionu Burtasů jsou to 2 uzly a z regionu Pečeněhů do stanice v regionu Burtasů také 2.
PAX-MAP-16 = Z Germánského oceánu jsou to 3 uzly do stanice v regionu Bulharů a 3 uzly do Damašku.
PAX-MAP-17 = Ze stanice v regionu Burtasů jsou to 3 uzly do stanice Indie.
PAX-MAP-18 = Hranice mezi regiony Biarmie a Burtasové je černá (uzavřená).
PAX-MAP-19 = Byzanc je přístavní region a všechny její přístavy jsou v Černém moři. Od tamního ukazatele sídla je Damašek vzdálen 3 uzly a stanice v Byzanci 2 uzly.
PAX-MAP-20 = Biarmie je říční region na severu s otevřenou hranicí do Gandviku. Od tamního ukazatele sídla je Birka vzdálena 3 uzly a stanice v Biarmii 2 uzly.
PAX-MAP-21 = Damašek je stanice na jihu.
PAX-MAP-22 = Na severu je 8 stanic, dvě z nich v Biarmii.
PAX-MAP-23 = Styrbjörnovy drakary doplují z jeho desky jarla do Dublinu za jednu cestu: je to nejvýše 3 uzly.

## Cestovat

PAX-JOURNEY = Cestovat
PAX-JOURNEY-01 = Cestovat: pohni jedním obnoveným drakarem, který ovládáš, o 1 až 3 uzly a potom ho vyčerpej.
PAX-JOURNEY-02 = Vyčerpaný drakar nemůže cestovat.
PAX-JOURNEY-03 = Když drakary pohybuje dílek nebo schopnost, smějí se hýbat i vyčerpané a žádný drakar se tím nevyčerpá, pokud text neříká něco jiného.
PAX-JOURNEY-04 = Drakary na tvé desce jarla jako by stály u každého tvého ukazatele sídla na mapě. Od kterého cesta začne, volíš ty.
PAX-JOURNEY-05 = U drakaru z desky jarla je prvním uzlem cesty krok od ukazatele sídla.
PAX-JOURNEY-06 = Spojenecké drakary, které ovládáš, cestují jako tvé vlastní.
PAX-JOURNEY-07 = V témže regionu nebo stanici smí být libovolný počet drakarů, ať patří komukoli.

## Uzly a pohyb

PAX-MOVE = Uzly a pohyb
PAX-MOVE-01 = Pohyb se počítá v uzlech. Jeden uzel je jeden krok: přes hranici, ze sídla, do stanice nebo ze stanice.
PAX-MOVE-02 = Překročení bílé (otevřené) hranice mezi dvěma regiony je jeden uzel.
PAX-MOVE-03 = Černou (uzavřenou) hranici nelze překročit nikdy.
PAX-MOVE-04 = Ze sídla, na kterém začínáš hru, vede první uzel vždy do mořského regionu.
PAX-MOVE-05 = Od ukazatele sídla v říčním regionu vede první uzel do tohoto regionu.
PAX-MOVE-06 = Od ukazatele sídla ve stanici vede první uzel stejně jako při odplutí ze stanice: do jejího říčního regionu nebo do mořského regionu s jejím přístavem.
PAX-MOVE-07 = Pohyb do stanice nebo z ní je jeden uzel.
PAX-MOVE-08 = Do stanice v říčním regionu se vplouvá z tohoto regionu a vyplouvá se z ní do něj.
PAX-MOVE-09 = Do stanice s přístavem se vplouvá jen z mořského regionu, ve kterém je její přístav, a vyplouvá se z ní jen do něj.
PAX-MOVE-10 = Do samotného přístavního regionu nelze vplout nikdy, jen do jeho stanic. Platí to, i když je region vévodstvím s ukazatelem sídla.
PAX-MOVE-11 = Od ukazatele sídla v přístavním regionu, tedy ve vévodství, vede první uzel do mořského regionu, ve kterém je přístav některé stanice tohoto vévodství.
PAX-MOVE-12 = Do stanice bez přístavu se lze dostat jen z jejího říčního regionu.
PAX-MOVE-13 = Z jedné stanice do druhé nevede žádný přímý krok. Cesta vždy vede přes region.
PAX-MOVE-14 = Drakary jiných hráčů ti nikdy nebrání vplout do regionu nebo stanice.
PAX-MOVE-15 = Drakary mohou sídlo opustit, ale nikdy do něj nevplouvají. Na desku jarla se dostanou zpět jen tím, že jsou vráceny.

## Setkání a obchod

PAX-TRADE = Setkání a obchod
PAX-TRADE-01 = Hráči se potkali, když mají oba drakar v témže regionu. Drakar ve stanici je v pevninském regionu této stanice, ne v moři, kde má přístav.
PAX-TRADE-02 = Během své cesty, před prvním uzlem a po každém uzlu, smíš obchodovat s potkanými soupeři. Domácí pravidlo: v každém z těchto okamžiků lze předložit nejvýše 2 nabídky a za celý tah nejvýše 4.
PAX-TRADE-03 = Stačí, že soupeře potkal kterýkoli tvůj drakar. Nemusí to být ten, který cestuje.
PAX-TRADE-04 = Obchod není akce a nic nevyčerpává.
PAX-TRADE-05 = Obě strany si smějí vyměnit silfr a dílky z ruky v jakémkoli složení, které obě přijmou. Pravidla jmenují i stoupence a drakary, ale neříkají, co by figurka jiné barvy znamenala. Domácí pravidlo: obchoduje se s nimi, jen pokud se na tom hráči dohodli. Drakary na mapě a stanice, bohové a přímluvci i se stoupenci pak mění majitele takto: figurky dárce se vrátí a příjemce na jejich místo bez nákladů dá vlastní, pokud je má. Se spojeneckými drakary ani s drakarem na cestě se neobchoduje.
PAX-TRADE-06 = Hráči si smějí slibovat cokoli, ale sliby nikoho nezavazují.
PAX-TRADE-07 = Jakmile je nabídka přijata, zboží ihned změní majitele.
PAX-TRADE-08 = Každého obchodu se účastní hráč, který je na cestě; nabídku může předložit kterákoli strana. Nabídku lze přijmout, odmítnout, nebo na ni odpovědět jednou protinabídkou; tu lze už jen přijmout, nebo odmítnout.
PAX-TRADE-09 = Drakary na desce jarla nikoho nepotkávají, protože sídlo neleží v žádném regionu.

## Zahrát

PAX-PLAY = Zahrát
PAX-PLAY-01 = Zahrát: zahraj z ruky jeden dílek, jehož požadavek splňuješ.
PAX-PLAY-02 = Požadavek: v některé stanici v oblasti uvedené na dílku máš aspoň jeden drakar a nikdo jiný tam drakar nemá. Tvůj drakar smí být vyčerpaný. (Pravidla si tu odporují: popis dílku žádá obnovený drakar, slovníček a ukázková hra ne. Držíme se jich.)
PAX-PLAY-03 = Je-li oblastí zóna, stačí kterákoli stanice v ní. Splňuje-li požadavek více stanic, jednu určíš; právě tu má událost na mysli, když říká „v této stanici“.
PAX-PLAY-04 = Zda jsi sám, se posuzuje jen ve stanici s tvým drakarem. Jinde v oblasti drakary jiných hráčů být smějí.
PAX-PLAY-05 = Zahráním dílku se tvůj drakar nevyčerpá.
PAX-PLAY-06 = Podnik se položí na stanici, ve které tvůj drakar splňuje požadavek, pokud je prázdná nebo na ní leží jiný podnik; ten se tím nahradí. Potom se podnik zřídí.
PAX-PLAY-07 = Obchodní středisko ani mocného spojence nelze dílkem nahradit nikdy.
PAX-PLAY-08 = Bůh se pokládá na místo pro boha a přímluvce na místo pro přímluvce na tvé desce jarla. Potom se zřídí.
PAX-PLAY-09 = Na každé desce jarla je jedno místo pro boha a dvě místa pro přímluvce.
PAX-PLAY-10 = Dílek zahraný na obsazené místo nahradí dílek, který tam ležel: ten se odhodí a jeho stoupenci se vrátí svým majitelům. Jsou-li obsazena obě místa pro přímluvce, vyber, kterého nahradíš.
PAX-PLAY-11 = Zahraný podnik, bůh nebo přímluvce se zřídí: polož na něj z desky jarla stoupence typu, který je na dílku.
PAX-PLAY-12 = Událost se vyhodnotí ihned. Stoupenec se na ni nepokládá.
PAX-PLAY-13 = Schopnost podniku se při zahrání nepoužívá, jen akcí aktivovat.
PAX-PLAY-14 = Nemáš-li už stoupence daného typu, smíš dílek přesto zahrát. Není usazený a jeho schopnost nelze použít.

## Události

PAX-EVENT = Události
PAX-EVENT-01 = K zahrání události musí být tvé drakary samy v některé stanici v oblasti události.
PAX-EVENT-02 = Událost se vyhodnotí ihned a v co nejúplnějším rozsahu; nemůžeš si vybrat jen její část. Smíš ji zahrát, i když se z ní nedá provést nic.
PAX-EVENT-03 = Po vyhodnocení se událost odstraní ze hry. Nepatří mezi odhozené dílky.
PAX-EVENT-04 = Po vyhodnocení události se ověří standardní, těžké a legendární karty vítězství.
PAX-EVENT-05 = Událost, která se týká více hráčů, se provádí po směru hodinových ručiček počínaje aktivním hráčem, pokud neříká něco jiného.
PAX-EVENT-06 = Dovolí-li ti efekt zřídit něco zdarma, neplatíš žádnou cenu a nepotřebuješ tam drakar. Klíčové obchodní středisko i tak vyžaduje dva stoupence.

## Althing

PAX-ALTHING = Althing
PAX-ALTHING-01 = Když se zahraje událost se symbolem althingu, všichni hráči hlasují o tom, zda se vyhodnotí. Hlasuje se veřejně a postupně, nejdřív aktivní hráč, potom ostatní po směru hodinových ručiček.
PAX-ALTHING-02 = Událost se vyhodnotí, pokud je aspoň polovina hlasů pro. Každý hráč má jeden hlas, pokud mu schopnost nedává víc; všechny své hlasy dává stejně.
PAX-ALTHING-03 = Ve dvou hráčích bez hlasů navíc tedy rozhoduje sám ten, kdo událost zahrál.
PAX-ALTHING-04 = Hlasuje se buď pro, nebo proti. Zdržet se nesmí nikdo.
PAX-ALTHING-05 = Neprojde-li hlasování, událost nemá žádný účinek a odstraní se ze hry. Akce je spotřebovaná a karty vítězství se ověří stejně.

## Vyjednávání a výzva

PAX-PARLEY = Vyjednávání a výzva
PAX-PARLEY-01 = Vyjednávat: vyber stanici, ve které máš aspoň jeden drakar, a zřiď ji, nebo v ní vyzvi soupeře. Není-li možné ani jedno, vyjednávat nemůžeš.
PAX-PARLEY-02 = Vyjednávání nevyžaduje obnovený drakar a žádný nevyčerpává.
PAX-PARLEY-03 = Jsi-li ve stanici sám, tedy jediný hráč, který tam má drakary, zřídíš ji. Všichni stoupenci, kteří v ní jsou, se vrátí svému majiteli.
PAX-PARLEY-04 = Nejsi-li ve stanici sám, ale máš v ní víc drakarů než některý z tamních soupeřů, smíš tohoto soupeře vyzvat.
PAX-PARLEY-05 = Vyzvanému soupeři se ze stanice vrátí jeden drakar a všechny jeho ostatní se odtamtud přesunou do nejbližšího regionu. Který drakar se vrátí, vybírá vyzyvatel.
PAX-PARLEY-06 = Nejbližší region je ten, ze kterého se do stanice vplouvá: její říční region nebo mořský region s jejím přístavem.
PAX-PARLEY-07 = Stoupenci, kteří ve stanici slouží jako drakary, se při porovnání drakarů počítají. Je-li jejich majitel vyzván, všichni se vrátí.
PAX-PARLEY-08 = Výzva se týká jen jednoho soupeře a při jednom vyjednávání je jen jedna. Drakary ostatních hráčů ve stanici zůstávají.
PAX-PARLEY-09 = Jsi-li po výzvě ve stanici sám, smíš ji v téže akci zřídit.
PAX-PARLEY-10 = Soupeře, který má ve stanici stejně drakarů jako ty nebo víc, vyzvat nemůžeš.
PAX-PARLEY-11 = Nemůžeš-li zaplatit cenu stanice, smíš přesto vyjednávat jen kvůli výzvě.
PAX-PARLEY-12 = Drakary, které se musí přesunout do nejbližšího regionu, se tím nevyčerpávají ani neobnovují.
PAX-PARLEY-13 = Spojenecké drakary, které ovládáš, se v každém ohledu počítají jako tvé. Spojenecké drakary, které neovládá nikdo, ti nebrání být ve stanici sám.
PAX-PARLEY-14 = Prázdná stanice nemá symbol stoupence a zřídit ji nelze. Vyjednávat se v ní dá jen kvůli výzvě.

## Zřizování

PAX-EST = Zřizování
PAX-EST-01 = Zřídit znamená zaplatit cenu stanice, pokud nějakou má, a položit na ni z desky jarla požadovaný počet stoupenců. Stoupenci, kteří na ní byli, se tím nahradí.
PAX-EST-02 = Na jedné stanici může mít stoupence jen jeden hráč. Nahrazení stoupenci se vracejí na desku jarla svého majitele.
PAX-EST-03 = Stoupenec musí být typu, který je na dílku nebo stanici.
PAX-EST-04 = Zřízení podniků, bohů a přímluvců nic nestojí. Obchodní střediska a mocní spojenci mají cenu, která se platí pokaždé, když se zřizují.
PAX-EST-05 = Zřídit můžeš jen tehdy, když zaplatíš celou cenu.
PAX-EST-06 = Schopnost dílku nebo stanice můžeš použít až poté, co tam zřídíš stoupence.
PAX-EST-07 = Klíčové obchodní středisko vyžaduje dva stoupence a umístit musíš oba. Zbývá-li ti jen jeden vhodný, zřídit ho nemůžeš.
PAX-EST-08 = Stanici, ve které už jsou tvoji vlastní stoupenci, zřídit nemůžeš.
PAX-EST-09 = Přijdeš-li o svého stoupence na dílku nebo stanici, od té chvíle už jejich schopnost použít nemůžeš.
PAX-EST-10 = Dublin stojí 6 silfr a vyžaduje jednoho stoupence Jarlů, Indie stojí 9 a vyžaduje dva stoupence Jarlů, Čchang-an stojí 11 a vyžaduje dva stoupence Rusi.

## Obchodní střediska

PAX-TC = Obchodní střediska
PAX-TC-01 = Obchodní středisko dává svému majiteli stálou schopnost, která se váže k určitým akcím. Zisky a dobírání přicházejí hned po akci, změny ceny nebo dosahu platí během ní; tvůj stoupenec tam musel být, když akce začala.
PAX-TC-02 = Když zřídíš obchodní středisko, vezmi si jako připomínku jeho destičku, z mapy nebo od předchozího majitele. Odejdou-li stoupenci a nový majitel nepřijde, vrátí se destička na mapu.
PAX-TC-03 = Obchodních středisek je 7: Birka, Itil, Córdoba a klíčová obchodní střediska Miklagard, Čchang-an, Indie a Damašek. Itil a Córdoba jsou rekonstrukce.

## Mocní spojenci a jejich drakary

PAX-ALLY = Mocní spojenci a jejich drakary
PAX-ALLY-01 = Mocný spojenec má okamžitou schopnost. Působí jednou, hned poté, co ho zřídíš.
PAX-ALLY-02 = Schopnost mocného spojence působí znovu až tehdy, když ho zřídí jiný hráč.
PAX-ALLY-03 = Zřídíš-li Dublin, Faerské ostrovy nebo Island, ovládáš všechny drakary tohoto spojence, ať jsou kdekoli.
PAX-ALLY-04 = Každý spojenecký drakar, který ovládáš, nese jeden tvůj ukazatel sídla. Ukazatele toho, kdo ho ovládal předtím, se vrátí jemu.
PAX-ALLY-05 = Když spojenecké drakary začne ovládat někdo jiný, zůstávají na svém místě a ve svém stavu, obnovené nebo vyčerpané. Nový hráč je smí ihned použít.
PAX-ALLY-06 = Spojenecké drakary ovládáš, dokud máš u jejich spojence usazeného stoupence.
PAX-ALLY-07 = Přestaneš-li spojenecké drakary ovládat a nikdo je nepřevezme, tvé ukazatele se z nich sejmou. Drakary zůstanou na svém místě a obnoví se.
PAX-ALLY-08 = Vrácený spojenecký drakar se nevrací na desku jarla, ale do moře, kde začínal hru. Ovládá ho dál tentýž hráč.
PAX-ALLY-09 = Někteří mocní spojenci ti dovolí umístit do jejich stanice ukazatel sídla. Je to sídlo, ale ne vévodství, a vrátí se ti, když o stanici přijdeš.
PAX-ALLY-10 = Trøndelag je mocný spojenec typu Teokracie. Dovolí ti pohnout zdarma každým tvým drakarem o 1 uzel, v libovolném pořadí, i těmi z desky jarla. Není to cestování, takže se při něm neobchoduje.
PAX-ALLY-11 = Máš-li méně ukazatelů sídla, než kolik má spojenec drakarů, vyber, které označíš; ovládáš jen ty.

## Aktivovat

PAX-ACTIVATE = Aktivovat
PAX-ACTIVATE-01 = Aktivovat: vyber podnik, na kterém je tvůj stoupenec a ve kterém máš obnovený drakar. Vyčerpej tento drakar a použij schopnost podniku.
PAX-ACTIVATE-02 = Tentýž podnik smíš v jednom tahu aktivovat vícekrát. Pokaždé k tomu potřebuješ další akci a další obnovený drakar na místě.
PAX-ACTIVATE-03 = V podniku, který aktivuješ, nemusíš být sám.
PAX-ACTIVATE-04 = K aktivaci smíš vyčerpat i spojenecký drakar, který ovládáš.
PAX-ACTIVATE-05 = Aktivace podniku Radimiči umístí k němu až 2 drakary z tvé desky jarla. Obnovené drakary zůstávají při umístění obnovené, takže mohou v témže tahu cestovat.

## Akce Jarlů

PAX-JARLS = Akce Jarlů
PAX-JARLS-01 = Akce Jarlů: pohni drakarem, který ovládáš, o jeden uzel do stanice a potom z ní vrať jeden soupeřův drakar.
PAX-JARLS-02 = Drakar, kterým hýbeš, smí být vyčerpaný a akce Jarlů ho nevyčerpá.
PAX-JARLS-03 = Jsi-li potom ve stanici sám, smíš ji zřídit za běžnou cenu.
PAX-JARLS-04 = Drakar už může ve stanici být. Žádný drakar vracet nemusíš a stanici nemusíš zřizovat.
PAX-JARLS-05 = Nemusíš mít ve stanici víc drakarů než soupeř, jehož drakar vracíš.

## Akce Švédska

PAX-SWEDEN = Akce Švédska
PAX-SWEDEN-01 = Akce Švédska: nejdřív si dober do ruky jeden dílek z hromádky ságy.
PAX-SWEDEN-02 = Je-li dobraný dílek podnik, smíš potom umístit jeden drakar z desky jarla do kterékoli stanice v oblasti tohoto podniku.
PAX-SWEDEN-03 = Nemá-li v té stanici drakar žádný soupeř, smíš tam dobraný podnik bez další akce zahrát a zřídit. Neumístíš-li drakar, smíš ho zahrát ve stanici, kde jeho požadavek už splňuješ.
PAX-SWEDEN-04 = Dobraný dílek, který není podnik, nebo podnik, který nezahraješ, ti zůstává v ruce.

## Akce Rusi

PAX-RUS = Akce Rusi
PAX-RUS-01 = Akce Rusi: tvůj drakar musí být sám ve stanici v oblasti přímluvce, kterého má usazeného soupeř.
PAX-RUS-02 = Vezmi tohoto přímluvce z desky jarla soupeře a ihned ho zahraj na svou. Soupeřův stoupenec se vrátí a ty na přímluvce položíš svého stoupence téhož typu.
PAX-RUS-03 = Jsou-li obě tvá místa pro přímluvce obsazená, nahradí získaný přímluvce jednoho z tvých.

## Akce Teokracie

PAX-THEO = Akce Teokracie
PAX-THEO-01 = Akce Teokracie: zřiď kdekoli na mapě jeden podnik nebo mocného spojence se symbolem Teokracie. Drakar tam nepotřebuješ.
PAX-THEO-02 = Při akci Teokracie se cena stanice platí jako obvykle.
PAX-THEO-03 = Drakary jiných hráčů ve stanici akci Teokracie nebrání. Tamní stoupenci jiného hráče se nahradí.
PAX-THEO-04 = Obchodní střediska akcí Teokracie zřídit nelze.

## Vévodství

PAX-DUCHY = Vévodství
PAX-DUCHY-01 = Máš-li v jednom regionu dva zřízené podniky, je tento region tvým vévodstvím.
PAX-DUCHY-02 = Vévodství se ihned označí jedním tvým ukazatelem sídla v regionu. Nemáš-li už žádný, je to přesto vévodství, ale ne sídlo, dokud se některý ukazatel neuvolní.
PAX-DUCHY-03 = Ukazatel vévodství je sídlo. Drakary na tvé desce jarla z něj smějí vyplouvat.
PAX-DUCHY-04 = Jakmile máš v regionu méně než dva podniky, vévodství padá a ukazatel si vezmeš zpět.
PAX-DUCHY-05 = Některé schopnosti vytvářejí vévodství jiným způsobem. Takové vévodství trvá, dokud máš v regionu zřízený podnik.
PAX-DUCHY-06 = Obchodní střediska a mocní spojenci se do vévodství nepočítají, jen podniky.

## Sídla

PAX-HOME = Sídla
PAX-HOME-01 = Ukazatele sídla se používají třemi způsoby: označují sídla, vévodství a spojenecké drakary, které ovládáš.
PAX-HOME-02 = Začínáš s jedním sídlem na mapě. Další získáš jen díky schopnostem a vévodstvím.
PAX-HOME-03 = O sídlo, na kterém začínáš hru, nemůžeš nikdy přijít.

## Zimní slunovrat

PAX-SOLSTICE = Zimní slunovrat
PAX-SOLSTICE-01 = Zimní slunovrat, první krok: použij schopnosti svých zřízených dílků se symbolem zimního slunovratu.
PAX-SOLSTICE-02 = Zimní slunovrat, druhý krok: získej 1 silfr za každý typ stoupenců, kterého máš usazeného, nejvýše tedy 4.
PAX-SOLSTICE-03 = Zimní slunovrat, třetí krok: odhazuj z ruky dílky podle své volby, dokud jich nemáš nejvýše tolik, kolik dovoluje tvůj limit ruky.
PAX-SOLSTICE-04 = Zimní slunovrat, čtvrtý krok: obnov všechny své vyčerpané drakary, spojenecké drakary a ukazatele a potom doplň stupnici ságy.
PAX-SOLSTICE-05 = Zimní slunovrat, pátý krok: ověří se karty vítězství pro začátečníky, pokud ve hře nějaké jsou.
PAX-SOLSTICE-06 = Zimní slunovrat přichází na konci tahu každého hráče a týká se jen komponent tohoto hráče.

## Obecná pravidla

PAX-GEN = Obecná pravidla
PAX-GEN-01 = Zlaté pravidlo: liší-li se text dílku nebo jiné komponenty od pravidel, platí text na komponentě.
PAX-GEN-02 = Dluhy neexistují. Pro něco se můžeš rozhodnout jen tehdy, když zaplatíš celou cenu v silfr.
PAX-GEN-03 = Nutí-li tě efekt zaplatit víc silfr, než máš, zaplať, co můžeš.
PAX-GEN-04 = Efekty, které se týkají více hráčů, se vyhodnocují po směru hodinových ručiček počínaje aktivním hráčem, pokud neříkají něco jiného.
PAX-GEN-05 = Schopnost se slovem „jednou“ lze použít jednou v každém tahu kteréhokoli hráče.
PAX-GEN-06 = Kopírovat znamená použít soupeřovu schopnost.
PAX-GEN-07 = Dostupné je to, co máš v ruce nebo na desce jarla, co leží na stupnici ságy nebo mezi odhozenými dílky.
PAX-GEN-08 = Vrátit komponentu znamená dát ji zpět tam, kde začínala hru: vlastní drakary a stoupence na desku jarla, spojenecké drakary do jejich moře. Drakar zůstává při vrácení i umístění obnovený nebo vyčerpaný, jak byl předtím.
PAX-GEN-09 = Získat něco znamená dostat to bez další akce a bez placení silfr.
PAX-GEN-10 = Z akce nebo schopnosti smíš využít jen část, pokud neříká něco jiného. Výjimkou jsou události.
PAX-GEN-11 = Všichni hráči znamená každého hráče včetně tebe. Soupeř je kterýkoli jiný hráč nebo komponenta, kterou jiný hráč ovládá.
PAX-GEN-12 = Vyčerpanou komponentu nelze použít k ničemu, co by ji vyčerpalo.
PAX-GEN-13 = Nastane-li v témže kroku více tvých vlastních efektů, určíš jejich pořadí.

## Dílky ságy

PAX-TILE = Dílky ságy
PAX-TILE-01 = Druh dílku ságy se pozná podle symbolu nahoře a podle barvy rámečku.
PAX-TILE-02 = Na každém dílku ságy je uvedena oblast, region nebo zóna, v barvě zóny. Oblast určuje požadavek pro zahrání dílku.
PAX-TILE-03 = Na podnicích, bozích a přímluvcích je jeden typ stoupence. Na událostech žádný není.
PAX-TILE-04 = Název dílku a příběh, který se o něm vypráví, nemají na hru vliv.
PAX-TILE-05 = Symbol říká, kdy schopnost dílku působí: stále, při aktivaci, okamžitě, nebo po althingu.
PAX-TILE-06 = Stálá schopnost působí jen za okolností, které popisuje. Je-li pod symbolem uvedena akce, působí schopnost jen během této akce.
PAX-TILE-07 = Schopnost se symbolem aktivace vyžaduje obnovený drakar, který se za ni vyčerpá.
PAX-TILE-08 = Okamžitá schopnost působí jednou, hned po zřízení stanice nebo zahrání dílku.
PAX-TILE-09 = Každý dílek má pro přehled vlastní číslo.
PAX-TILE-10 = Dílky startovního balíčku nesou značku s počtem hráčů, od kterého se používají.
PAX-TILE-11 = Frey je bůh severu se stoupencem Jarlů. Při zimním slunovratu dává 2 silfr.
PAX-TILE-12 = Radimiči jsou podnik v regionu Burtasů se stoupencem Teokracie. Ibn Chordádbeh je přímluvce jihu se stoupencem Švédska.

## Desky jarlů

PAX-BOARD = Desky jarlů
PAX-BOARD-01 = Na desce jarla jsou tvoji stoupenci (čtyři řady po šesti) a tvé drakary. Je na ní také zvláštní schopnost tvého jarla, tvé sídlo, jedno místo pro boha, dvě místa pro přímluvce, místa pro akce a přehled tahu.
PAX-BOARD-02 = Každý jarl má zvláštní schopnost, kterou žádný jiný jarl nemá.
PAX-BOARD-03 = Styrbjörn Silný začíná se 3 silfr navíc. Získá 3 silfr pokaždé, když zřídí podnik tím, že ho zahraje, i při akci Švédska.
PAX-BOARD-04 = Za boha, přímluvce, obchodní středisko ani mocného spojence Styrbjörn nezískává nic, stejně jako za podnik, který získá vyjednáváním nebo akcí Teokracie.
PAX-BOARD-05 = Jarlů je osm, mezi nimi Sigrid Storråda, Styrbjörn Silný a Erik Vítězný. S Erikem je sólová hra snazší. Počet jarlů a zbývajících pět z nich je rekonstrukce.

## Sólový režim: Severská říše

PAX-SOLO = Sólový režim: Severská říše

### Základy

PAX-SOLO-01 = Přednost: kdykoli je třeba vybrat stanici, je to ta nejjižnější a ze stejně jižních ta nejvýchodnější. Každá stanice má v tomto pořadí pevné místo.
PAX-SOLO-02 = Máš jediného soupeře, kterému patří všechny komponenty všech barev kromě tvé.
PAX-SOLO-03 = Každá soupeřova volba na mapě se řídí předností.
PAX-SOLO-04 = Která stanice je nejbližší, se určuje počítáním uzlů. Mezi stejně vzdálenými stanicemi rozhoduje přednost.
PAX-SOLO-05 = Drakar, který se umisťuje za soupeře, se losuje ze soupeřovy zálohy. Každý drakar v ní má stejnou šanci, i spojenecké; z prázdné zálohy nepřijde nic.
PAX-SOLO-06 = Stoupenec, který se umisťuje za soupeře, má barvu drakarů v dané stanici. Je-li tam více barev, je to ta, která má v ní nejvíc drakarů, a při shodě rozhodne los; kde jsou jen spojenecké drakary, soupeř zřizovat nemůže.
PAX-SOLO-07 = Spojenecké drakary vždy patří soupeři, i když zřídíš Island, Faerské ostrovy nebo Dublin.
PAX-SOLO-08 = Došla-li soupeři v některé barvě komponenta, nic ji nenahradí.
PAX-SOLO-09 = Soupeř nemá silfr a žádné ceny se ho netýkají. Silfr, který by dostal, jde do zásoby.
PAX-SOLO-10 = Soupeř nemá přímluvce, bohy ani dílky v ruce.
PAX-SOLO-11 = Při každé shodě vyhrává soupeř.

### Příprava

PAX-SOLO-12 = Rozlož mapu. Vezmi si jednu barvu a náhodnou desku jarla, nebo pro snazší hru Erika Vítězného.
PAX-SOLO-13 = Začínáš se 3 silfr a s tím, co k nim přidá tvůj jarl.
PAX-SOLO-14 = Polož ukazatel sídla na sídlo svého jarla.
PAX-SOLO-15 = Polož 4 ukazatele vlivu na jejich místa a 7 destiček obchodních středisek vedle herního plánu.
PAX-SOLO-16 = Do každé stanice na severu umísti jeden spojenecký drakar náhodné barvy. Volná zůstane jediná stanice: ta ze dvou v Biarmii, která je v přednosti poslední.
PAX-SOLO-17 = Rozděl dílky na tři hromádky: bohy s přímluvci, podniky a události.
PAX-SOLO-18 = Vylosuj 12 událostí jako hromádku událostí lícem dolů. Všechny ostatní události se odstraní ze hry.
PAX-SOLO-19 = Víc událostí v hromádce hru usnadňuje, méně ji ztěžuje.
PAX-SOLO-20 = Všichni bohové a přímluvci, zamíchaní dohromady, tvoří hromádku ságy. Z ní se doplní stupnice ságy.
PAX-SOLO-21 = Polož na mapu 9 náhodných podniků, každý na první prázdnou stanici jeho oblasti podle přednosti. Stanice je prázdná, i když v ní stojí drakar; podnik, pro který prázdná stanice není, se odhodí a vylosuje se jiný.
PAX-SOLO-22 = Ke každému podniku, obchodnímu středisku a mocnému spojenci na mapě umísti jeden náhodný soupeřův drakar, i tam, kde už spojenecký drakar stojí. Zbylé tvoří soupeřovu zálohu.

### Cíl

PAX-SOLO-23 = Vyhraješ, jakmile je usazeno všech tvých 24 stoupenců. Karty vítězství se nepoužívají a prázdná stupnice ságy hru neukončí.
PAX-SOLO-24 = Prohraješ, když se má odkrýt událost a hromádka událostí je prázdná.

### Tah

PAX-SOLO-25 = Tah má šest kroků: soupeřův pohyb, událost, investování, akce, automatické vyjednávání, zimní slunovrat.
PAX-SOLO-26 = Soupeřův pohyb: každý soupeřův drakar, který není ve stanici, se přesune do nejbližší stanice s drakarem své barvy, ať je jakkoli daleko.
PAX-SOLO-27 = Není-li taková stanice, přesune se do nejbližší stanice s kterýmkoli soupeřovým drakarem. První se hýbe drakar, jehož cíl je v přednosti první; po každém pohybu se cíle určují znovu.
PAX-SOLO-28 = Spojenecké drakary svou barvu nehledají. Přesunou se do nejbližší stanice mimo západ, ve které je soupeřův drakar, ale žádný spojenecký; není-li taková, zůstávají.
PAX-SOLO-29 = Událost, první krok: odkryj vrchní dílek hromádky událostí.
PAX-SOLO-30 = Událost, druhý krok: do první stanice v oblasti události podle přednosti přibude náhodný drakar ze soupeřovy zálohy.
PAX-SOLO-31 = Soupeř potom tuto stanici zřídí, pokud to jde a nejsou v ní ještě žádní stoupenci, ani tvoji, ani soupeřovi.
PAX-SOLO-32 = Událost, třetí krok: událost se vyhodnotí, jako by ji zahrál soupeř.
PAX-SOLO-33 = Píše-li se v textu události o soupeři, jsi jím ty.
PAX-SOLO-34 = Události se symbolem althingu se vyhodnocují vždy, bez hlasování.
PAX-SOLO-35 = Události, které vytvářejí vévodství nebo vyžadují zahrání dílku, obchod či položení dílku vedle desky jarla, se přeskakují.
PAX-SOLO-36 = Bere-li událost dílek z hromádky nebo stupnice ságy (tam vždy z pole 1), tento dílek se odhodí a do stanice v jeho oblasti přibude náhodný soupeřův drakar. Soupeř stanici zřídí, pokud to jde a nejsou v ní ještě žádní stoupenci.
PAX-SOLO-37 = Žádá-li událost vyjednávání, proběhne automatické vyjednávání v první stanici podle přednosti, kde mají drakary obě strany. Není-li taková, soupeř zřídí první stanici podle přednosti, kde má drakary jen on, nikdo v ní nemá stoupence a lze ji zřídit.
PAX-SOLO-38 = Žádá-li událost akci Rusi, odhodíš jednoho ze svých přímluvců nebo bohů podle své volby.
PAX-SOLO-39 = Žádá-li událost akci Jarlů, vrátí se všechny komponenty, tvé i soupeřovy, z první stanice podle přednosti, kde máš nějakou nechráněnou; chráněné zůstanou; přibude tam náhodný soupeřův drakar a soupeř stanici zřídí, pokud to jde. Při akci Švédska bere soupeř dílek z hromádky ságy; při akci Teokracie zřídí první možný podnik nebo mocného spojence se symbolem Teokracie a bez stoupenců.
PAX-SOLO-40 = Vrácené soupeřovy drakary jdou do soupeřovy zálohy.
PAX-SOLO-41 = Má-li událost přidat na mapu dílek a v jeho oblasti není prázdná stanice, dílek se odhodí.
PAX-SOLO-42 = Investování: podle běžných pravidel smíš jednou investovat.
PAX-SOLO-43 = Akce: nepoužíváš ukazatele akce, ale za každou akci vyčerpáš jeden svůj drakar, takže jich máš za tah až 6. Při cestování a aktivaci se vyčerpá drakar, který je provádí, při všech ostatních akcích kterýkoli tvůj obnovený drakar, i z desky jarla.
PAX-SOLO-44 = Žádná akce nesmí vyčerpat víc než jeden drakar.
PAX-SOLO-45 = Ze základních akcí smíš cestovat, zahrát a aktivovat, ale ne investovat a vyjednávat.
PAX-SOLO-46 = Akcí aktivovat smíš také odhodit ze své desky jarla boha nebo přímluvce. Je to akce aktivovat jako každá jiná: platí schopnosti, které k ní patří.
PAX-SOLO-47 = K akci vlivu potřebuješ její ukazatel vlivu. Vyčerpej tento ukazatel a drakar.
PAX-SOLO-48 = Akce Švédska: vezmi vrchní dílek hromádky ságy, boha nebo přímluvce, a polož ho na mapu na prázdnou stanici jeho oblasti podle své volby. Není-li žádná, dílek se odhodí.
PAX-SOLO-49 = Akce Teokracie: umísti stoupence Teokracie na kterýkoli symbol Teokracie na mapě, včetně obchodních středisek, nebo tam stoupence nahraď. Nic to nestojí.
PAX-SOLO-50 = Akce Jarlů: soupeřův drakar se nevrací, ale odstraňuje se ze hry.
PAX-SOLO-51 = Akce Rusi: když se některý tvůj drakar přesune do stanice, ve které leží přímluvce nebo bůh, na cestě nebo jinak, smíš ihned vyčerpat drakar v témže regionu, tento dílek si vzít a zahrát ho na svou desku jarla. Drakar, který je právě na cestě, za to zaplatit nemůže. Později, když tam jen stojíš, akce možná není.
PAX-SOLO-52 = Všechny soupeřovy drakary a všichni jeho stoupenci ve stanici, ze které dílek pochází, se potom odstraní ze hry.
PAX-SOLO-53 = Automatické vyjednávání: proběhne na konci tvého tahu v každé stanici, kde mají drakary obě strany, a v každé stanici, kde jsi sám a můžeš ji zřídit. Stanice se probírají v pořadí přednosti. Všude, kde stanici zřídíš nebo drakary vytlačíš, je to tvé vyjednávání se všemi schopnostmi: platí slevy, síla, zisky po vyjednávání i zisky po výzvě, ty ještě před zřízením.
PAX-SOLO-54 = Kde jsi sám, stanici zřídíš a zaplatíš její cenu.
PAX-SOLO-55 = Kde mají drakary obě strany, zřídí stanici ta, která jich má víc, pokud v ní ještě nikdo nemá stoupence. Při shodě vyhrává soupeř.
PAX-SOLO-56 = Má-li soupeř ve stanici stejně drakarů jako ty nebo víc, všechny tvé drakary se odtamtud vrátí.
PAX-SOLO-57 = Máš-li jich víc ty, všechny soupeřovy drakary odtamtud, včetně spojeneckých, jdou do zálohy.
PAX-SOLO-58 = Máš-li jich víc ve stanici, kterou zřídil soupeř, vrátí se jen jeden soupeřův drakar. Ostatní se přesunou do nejbližšího regionu.
PAX-SOLO-59 = Zimní slunovrat se řídí běžnými pravidly. Navíc si vezmeš ukazatel vlivu každého typu, kterého máš aspoň 4 usazené stoupence, a vrátíš ukazatel každého typu, kterého jich máš méně.

## Slovníček hry

PAX-GLOSS = Slovníček hry
PAX-GLOSS-01 = Sám: ze všech hráčů máš ve stanici drakary jen ty.
PAX-GLOSS-02 = Dobrat si: vzít si do ruky vrchní dílek hromádky ságy.
PAX-GLOSS-03 = Odhodit: položit dílky lícem vzhůru mezi odhozené.
PAX-GLOSS-04 = Doplnit: zaplnit mezery na stupnici ságy. Při zimním slunovratu se navíc obnoví všechny tvé komponenty.
PAX-GLOSS-05 = Umístit nebo nahradit: dát něco z ruky nebo z desky jarla na mapu, nebo to vyměnit za něco, co na mapě je.
PAX-GLOSS-06 = Vyčerpat a obnovit: označit komponentu jako použitou, nebo jako znovu připravenou k použití.
PAX-GLOSS-07 = Sídlo: místo, odkud se vyplouvá, vytištěné na mapě nebo přidané jako ukazatel. Leží mimo všechny regiony a zóny.
PAX-GLOSS-08 = Sever, jih, východ a západ: to, co patří k dané zóně nebo v ní leží.
PAX-GLOSS-09 = Hromádka ságy: dílky lícem dolů na poli s cenou 0. Stupnice ságy: dílky lícem vzhůru na polích s cenou.
PAX-GLOSS-10 = Symbol bez určitého stoupence znamená stoupence libovolného typu.
