# Pravidla hry Brian Boru vlastními slovy. Jedna zpráva na pravidlo.


## 1. Herní komponenty a pojmy

BRU-COMP = Herní komponenty a pojmy
BRU-COMP-01 = Hra je určena pro 3, 4 nebo 5 hráčů.
BRU-COMP-02 = Karet akcí je 25 a každá má barvu, hodnotu, nahoře primární akci a dole jednu nebo dvě sekundární akce. Primární akce karet 1 až 13 dává k aktivnímu městu ještě něco navíc, karty 14 až 16 a 20 dávají jen město, u karet 17 až 19 a 21 se za něj ztrácí 1 mince a u karet 22 až 25 dvě. Horní řádek sekundárních akcí přináší 1 až 3 mince a možnost expanze, spodní řádek 2 nebo 3 symboly podle barvy karty; bílá 13 má ve spodním řádku odstranění vikingů a ztrátu mince, bílé 20, 21 a 22 spodní řádek nemají.
BRU-COMP-03 = Karty akcí mají hodnoty 1 až 25, každou právě jednou. O vítězi štychu ani o pořadí akcí tak nikdy nemůže rozhodovat remíza.
BRU-COMP-04 = Červené karty jsou bojové (2, 5, 8, 11, 15, 18, 24), modré církevní (3, 6, 9, 12, 16, 19, 25), žluté jsou karty námluv (1, 4, 7, 10, 14, 17, 23) a bílé královské (13, 20, 21, 22). Bílá karta je žolík: platí za kartu v barvě aktivního města.
BRU-COMP-05 = Každá primární akce obsahuje symbol aktivního města, a to vždy jako první. V sekundárních akcích se tento symbol nevyskytuje.
BRU-COMP-06 = Každá primární i sekundární akce je řada jednoho nebo více symbolů v pevném pořadí.
BRU-COMP-07 = Karet sňatků je 8: oboustranná dánská princezna (Estrid) a 7 obyčejných karet. Brigid přináší 4 body, Aoife 2 body a žeton věhlasu; Aodhán, Conall, Cormac, Niall a Orlaith přinášejí 2 body a město v regionu: Aodhán v regionu Leinster, Conall v regionu Jižní Uí Néill, Cormac v regionu Connaught, Niall v regionu Severní Uí Néill a Orlaith v regionu Munster.
BRU-COMP-08 = Karet vikingů je 7 a každá udává sílu invaze, tedy počet nájezdníků: 9, 10, 11, 12, 12, 13 a 14.
BRU-COMP-09 = Karet nápovědy je 5. Na průběh hry nemají žádný vliv.
BRU-COMP-10 = Herní plán je rozdělen na osm regionů: Munster, Leinster, Connaught, Ulaid, Bréifne, Dubhlinn, Severní Uí Néill a Jižní Uí Néill.
BRU-COMP-11 = Každé město patří do jednoho regionu a je červené, modré, nebo žluté, nikdy bílé; některé dvojice měst spojuje silnice. Měst je 53 (18 červených, 18 modrých a 17 žlutých) a silnic 36; do šesti měst žádná silnice nevede. Počty měst: Munster 10, Leinster 9, Connaught 9, Severní Uí Néill 7, Jižní Uí Néill 6, Ulaid 5, Bréifne 4, Dubhlinn 3.
BRU-COMP-12 = Ke hře dále patří 125 disků hráčů (25 v každé z 5 barev), 30 nájezdníků, 10 žetonů vikinské nadvlády, 16 klášterů, 60 mincí, 14 žetonů věhlasu, 8 žetonů nároku a 1 ukazatel aktivního města. Disky, mince ani žetony nemohou dojít: jejich zásoba je neomezená.
BRU-COMP-13 = Každý region má prahovou a bodovou hodnotu, obě jsou uvedeny v regionu i na jeho žetonu nároku. Prahová hodnota / body: Munster 5/7, Connaught 5/7, Leinster 4/6, Severní Uí Néill 4/6, Jižní Uí Néill 3/5, Ulaid 3/4, Bréifne 2/3, Dubhlinn 2/2.
BRU-COMP-14 = Na herním plánu je také místo pro žeton nároku každého regionu, stupnice sňatků, bitevní oblast, oblast církve, bodovací stupnice a tabulka bodování regionů. Stupnice sňatků má 10 polí od počátečního pole 0 po horní pole 9: pole 2, 3 a 4 dávají 1 minci, pole 5 a 6 dávají 2 mince, pole 7 žeton věhlasu, pole 8 libovolné město a pole 0, 1 a 9 nic.
BRU-COMP-15 = Bodovací stupnice ukazuje hodnoty 0 až 59. Kdo 59 bodů překročí, pokračuje na stupnici znovu od začátku a body se mu počítají dál; shora nejsou nijak omezeny.
BRU-COMP-16 = Hráč ovládá město, pokud je v něm jeho disk a na disku neleží žeton vikinské nadvlády. Pokud na disku žeton vikinské nadvlády leží, ovládají město vikingové.
BRU-COMP-17 = Volné město je město, ve kterém není žádný disk. Město ovládané vikingy volné není, protože v něm disk zůstává.
BRU-COMP-18 = Disky se z měst nikdy neodstraňují, takže počet volných měst v regionu se během hry nikdy nezvýší.


## 2. Příprava hry

BRU-SETUP = Příprava hry
BRU-SETUP-01 = Připraví se herní plán a společná zásoba mincí, žetonů věhlasu, klášterů, nájezdníků a žetonů vikinské nadvlády.
BRU-SETUP-02 = Každý hráč dostane všechny disky jedné barvy. Nepoužité barvy se hry neúčastní.
BRU-SETUP-03 = Každý hráč začíná se 3 mincemi a 1 žetonem věhlasu.
BRU-SETUP-04 = Každý hráč má jeden disk na stupnici sňatků, kde začíná na počátečním poli, a jeden na bodovací stupnici, kde začíná na poli 10, tedy s 10 body.
BRU-SETUP-05 = Všech osm žetonů nároku leží na začátku hry na svých místech lícem dolů, stříbrnou stranou vzhůru.
BRU-SETUP-06 = Dánská princezna leží vedle stupnice sňatků jako spodní karta balíčku sňatků.
BRU-SETUP-07 = Ostatní karty sňatků se zamíchají a ve třech hráčích se 2 z nich, ve čtyřech a pěti hráčích 3 z nich položí lícem dolů na dánskou princeznu. Zbylé karty jdou ze hry, aniž je kdo viděl.
BRU-SETUP-08 = Všech 7 karet vikingů se zamíchá a tvoří balíček vikingů, který leží lícem dolů vedle bitevní oblasti.
BRU-SETUP-09 = Každý hráč dostane kartu nápovědy a karty akcí se připraví vedle herního plánu.
BRU-SETUP-10 = Náhodně se určí začínající hráč a ten dostane ukazatel aktivního města.
BRU-SETUP-11 = Každý hráč položí jeden disk na město podle své volby. První vybírá hráč s ukazatelem aktivního města, další následují po směru hodinových ručiček.
BRU-SETUP-12 = První disk nesmí přijít do regionu, ve kterém už leží disk jiného hráče. Každý tedy začíná v jiném regionu.
BRU-SETUP-13 = Regionů je osm a hráčů nejvýše pět, takže každý vždy najde region, ve kterém může začít.


## 3. Kola a fáze

BRU-ROUND = Kola a fáze
BRU-ROUND-01 = Ve třech hráčích se hrají 3 kola, ve čtyřech a pěti hráčích 4 kola. Poté vyhrává hráč s největším počtem bodů.
BRU-ROUND-02 = Každé kolo má čtyři fáze v tomto pořadí: fáze přípravy, fáze výběru karet, fáze akcí a fáze údržby.
BRU-ROUND-03 = Kol je právě tolik, kolik je na začátku hry karet v balíčku sňatků: tři ve třech hráčích, čtyři ve čtyřech a pěti.
BRU-ROUND-04 = Mince, body, žetony věhlasu, nájezdníci u hráčů, disky v oblasti církve a na stupnici sňatků, města, kláštery, žetony vikinské nadvlády a žetony nároku zůstávají do dalšího kola tak, jak jsou, pokud některý krok neurčí jinak.


## 4. Fáze přípravy

BRU-PREP = Fáze přípravy
BRU-PREP-01 = Odkryje se vrchní karta balíčku vikingů, do bitevní oblasti přijde tolik nájezdníků, kolik činí její síla invaze, a karta se odhodí.
BRU-PREP-02 = Na začátku fáze přípravy je bitevní oblast prázdná, protože zbylí nájezdníci se z ní vracejí do společné zásoby už ve fázi údržby.
BRU-PREP-03 = Odkryje se vrchní karta balíčku sňatků a položí se k hornímu konci stupnice sňatků.
BRU-PREP-04 = Pokud je balíček sňatků po odkrytí karty prázdný, hraje se poslední kolo. V posledním kole se tedy vždy hraje o dánskou princeznu.
BRU-PREP-05 = Odhozené karty vikingů se do balíčku nevracejí. Za celou hru se jich ze sedmi objeví tři, nebo čtyři.


## 5. Fáze výběru karet

BRU-DRAFT = Fáze výběru karet
BRU-DRAFT-01 = Na začátku každé fáze výběru karet se zamíchá všech 25 karet akcí, včetně těch, které byly v minulém kole odhozeny nebo nebyly rozdány.
BRU-DRAFT-02 = Ve třech hráčích dostane každý 8 karet, ve čtyřech 6 karet a v pěti 5 karet.
BRU-DRAFT-03 = Ve třech a čtyřech hráčích zbude jedna nerozdaná karta; leží lícem dolů vedle herního plánu, nikdo ji nevidí a v tomto kole se s ní nehraje. V pěti hráčích se rozdají všechny karty.
BRU-DRAFT-04 = Všichni hráči si současně vyberou 2 karty ze sady, kterou právě drží, a položí je lícem dolů před sebe. Stanou se součástí jejich ruky.
BRU-DRAFT-05 = Teprve když mají všichni vybráno, předá každý zbytek své sady sousedovi po levici. Sady kolují ve všech kolech stejným směrem, po směru hodinových ručiček.
BRU-DRAFT-06 = Výběr dvou karet a předání sady se opakuje, dokud před hráči neleží všechny rozdané karty.
BRU-DRAFT-07 = Kdo dostane sadu o jedné nebo dvou kartách, nevybírá a přidá si ji celou ke svým vybraným kartám.
BRU-DRAFT-08 = Ve třech hráčích se vybírá z 8, 6 a 4 karet a poslední 2 připadnou hráči samy; ve čtyřech z 6 a 4 karet a poslední 2 připadnou samy; v pěti z 5 a 3 karet a poslední karta připadne sama. Každý tak má nakonec 8, 6, nebo 5 karet.
BRU-DRAFT-09 = Na karty, které si už vybral, se hráč během fáze výběru karet smí dívat, ale nesmí je vyměnit.
BRU-DRAFT-10 = Po skončení výběru si každý hráč vezme všechny své vybrané karty do ruky a začíná fáze akcí.


## 6. Fáze akcí a štychy

BRU-TRICK = Fáze akcí a štychy
BRU-TRICK-01 = Ve fázi akcí se hrají štychy, dokud každému hráči nezbude v ruce právě jedna karta: 7 štychů ve třech hráčích, 5 ve čtyřech a 4 v pěti. Pokud se tak stůl dohodl, v pěti hráčích se zahraje i poslední karta, tedy 5 štychů.
BRU-TRICK-02 = Kartu, která mu po posledním štychu zbyla v ruce, každý hráč bez účinku odhodí lícem dolů a ostatním ji neukazuje, pokud se stůl v pěti hráčích nedohodl, že se zahraje i poslední karta. Následuje fáze údržby.
BRU-TRICK-03 = Štych zahajuje hráč, který má u sebe ukazatel aktivního města. První štych hry tedy zahajuje začínající hráč.
BRU-TRICK-04 = Zahajující hráč položí ukazatel aktivního města na libovolné volné město, tedy město bez disku. To se stává aktivním městem.
BRU-TRICK-05 = Zahajující hráč pak zahraje z ruky jednu kartu, která má barvu aktivního města nebo je bílá.
BRU-TRICK-06 = Zahajující hráč smí zvolit jen takové volné město, ke kterému má v ruce vhodnou kartu: v barvě města, nebo bílou. (Náš výklad: pravidla to výslovně neřeší.)
BRU-TRICK-07 = Pokud jsou na herním plánu volná města, ale zahajující hráč nemá v ruce kartu vhodnou k žádnému z nich, položí ukazatel aktivního města na libovolné volné město a smí zahrát jakoukoli kartu, pokud se stůl nedohodl jinak.
BRU-TRICK-08 = Pokud na herním plánu není žádné volné město, hraje se štych bez aktivního města a ukazatel zůstává zahajujícímu hráči. Všichni od něj po směru hodinových ručiček zahrají jakoukoli kartu, nikdo nevyhraje a každý ve vzestupném pořadí hodnot provede sekundární akci.
BRU-TRICK-09 = Po zahajujícím hráči zahraje po směru hodinových ručiček každý další hráč z ruky právě jednu kartu lícem nahoru. Smí zahrát jakoukoli barvu a hodnotu, nemusí ctít barvu ani přebíjet.
BRU-TRICK-10 = Štych vyhrává nejvyšší hodnota mezi kartami, které mají barvu aktivního města nebo jsou bílé. Všichni ostatní štych prohráli, ať zahráli jakkoli vysokou kartu.
BRU-TRICK-11 = Karta zahajujícího hráče vždy odpovídá aktivnímu městu, a proto má každý štych právě jednoho vítěze. Výjimkou mohou být jen vzácné štychy, ve kterých zahajující hráč vhodnou kartu nemá nebo není žádné volné město.
BRU-TRICK-12 = Pokud ve výjimečném štychu nikdo nezahrál kartu v barvě aktivního města ani bílou, nikdo nevyhrává: všichni provedou sekundární akci, město zůstane volné a zahajující hráč si vezme ukazatel aktivního města zpět.
BRU-TRICK-13 = Hráči provádějí akce postupně od nejnižší zahrané hodnoty po nejvyšší. Na barvě karty, výhře štychu ani místě u stolu přitom nezáleží.
BRU-TRICK-14 = Když v pořadí hodnot přijde řada na vítěze štychu, provede primární akci zahrané karty.
BRU-TRICK-15 = Když v pořadí hodnot přijde řada na hráče, který štych prohrál, vybere si JEDNU sekundární akci zahrané karty a celou ji provede.
BRU-TRICK-16 = Vítěz štychu si místo primární akce nesmí vzít sekundární a kdo prohrál, nesmí se sekundární akce vzdát. Odmítnout lze jen jednotlivé účinky, které jsou dobrovolné.
BRU-TRICK-17 = Kdo dokončil akci, odloží svou kartu na společný odhazovací balíček a na řadě je hráč s další nejnižší hodnotou.
BRU-TRICK-18 = Odhazovací balíček si nikdo nesmí prohlížet; co z něj ukazuje tento stůl, říká BRU-INFO-06.
BRU-TRICK-19 = Jakmile provedli akci všichni hráči, štych končí. Pokud každému zbývá jediná karta, končí fáze akcí, ledaže se v pěti hráčích hraje i poslední karta; jinak další štych zahajuje hráč, který má právě u sebe ukazatel aktivního města.
BRU-TRICK-20 = Sekundární akci i všechno, co se rozhoduje uvnitř akce, si hráč volí až ve chvíli, kdy je na řadě. Zná už tedy výsledky všech nižších karet.


## 7. Symboly akcí

BRU-SYM = Symboly akcí
BRU-SYM-01 = Všechny symboly prováděné akce se musí vyhodnotit, jeden po druhém zleva doprava.
BRU-SYM-02 = Dobrovolné jsou jen nákup dalších účinků za 2 mince a expanze za 5 mincí. Každý jiný symbol je povinný, pokud ho lze vyhodnotit.
BRU-SYM-03 = Symbol aktivního města: hráč si vezme ukazatel, položí na aktivní město svůj disk a od této chvíle město ovládá. Tento symbol je jen v primárních akcích.
BRU-SYM-04 = Symbol mince: hráč si vezme 1 minci ze společné zásoby.
BRU-SYM-05 = Symbol ztráty mince: hráč vrátí 1 minci do společné zásoby. Kdo má alespoň jednu minci, musí platit mincí.
BRU-SYM-06 = Kdo má při symbolu ztráty mince odevzdat minci a žádnou nemá, ztratí místo ní 2 body. Pokud tolik bodů nemá, ztratí jen ty, které má; pod nulu body neklesnou. (Případ jediného bodu je náš výklad.)
BRU-SYM-07 = Symbol ztráty mince je jediný případ, kdy body nahrazují mince. Další účinky a expanzi lze platit jen mincemi.
BRU-SYM-08 = Symbol věhlasu: hráč si vezme ze společné zásoby 1 žeton věhlasu a nechá si ho.
BRU-SYM-09 = Symbol církve: hráč položí 1 svůj disk do oblasti církve. Poté tam smí za každé 2 mince přidat 1 další disk.
BRU-SYM-10 = Symbol nájezdníka: hráč si vezme 1 nájezdníka z bitevní oblasti. Poté si odtud smí za každé 2 mince vzít 1 dalšího.
BRU-SYM-11 = Pokud v bitevní oblasti žádný nájezdník není, nemá symbol nájezdníka účinek. Další nájezdníky lze kupovat, jen dokud v bitevní oblasti nějací zbývají.
BRU-SYM-12 = Symbol námluv: hráč posune svůj disk na stupnici sňatků o 1 pole nahoru. Poté ho smí za každé 2 mince posunout o 1 další pole.
BRU-SYM-13 = Symbol námluv nemá účinek, pokud disk hráče už dosáhl horního pole stupnice sňatků. Posun za horní pole nelze ani koupit.
BRU-SYM-14 = Při postupu po stupnici sňatků lze vstupovat na obsazená pole i přes ně procházet a každé se počítá jako jedno pole. Zda je pole obsazené, se zjišťuje až na konci akce.
BRU-SYM-15 = Nákup patří k symbolu, který ho umožňuje, a platí se mincemi, které má hráč v té chvíli. Mince z dřívějších symbolů téže akce použít lze, mince z pozdějších symbolů ne.
BRU-SYM-16 = Další účinky se kupují po jednom, každý přesně za 2 mince. Jednu lichou minci takto utratit nelze.
BRU-SYM-17 = Symbol expanze: hráč smí zaplatit 5 mincí a položit disk na volné město spojené silnicí s městem, které ovládá. Nové město od této chvíle ovládá; za jeden symbol lze expandovat nejvýše do jednoho města.
BRU-SYM-18 = Při expanzi musí silnice vést z ovládaného města do nového města přímo. Nesmí mezi nimi ležet žádné jiné město, ať už je někdo ovládá, nebo ne.
BRU-SYM-19 = Do města, na kterém leží ukazatel aktivního města, nelze expandovat, pokud se stůl nedohodl jinak.
BRU-SYM-20 = Město, ze kterého hráč expanduje, musí v té chvíli sám ovládat. Vlastní disk pod žetonem vikinské nadvlády nestačí.
BRU-SYM-21 = Symbol odstranění vikingů: hráč odstraní z herního plánu 1 žeton vikinské nadvlády. Město opět ovládá ten, komu patří odkrytý disk.
BRU-SYM-22 = Který žeton vikinské nadvlády se odstraní, vybírá hráč, který akci provádí; žeton může ležet na disku kohokoli. Leží-li na herním plánu alespoň jeden, je odstranění povinné, pokud se stůl nedohodl jinak; když tam žádný není, symbol nemá účinek, ale minci uvedenou vedle něj je přesto třeba odevzdat.
BRU-SYM-23 = Symbol bodů: hráč získá uvedený počet bodů. Je jen na kartách sňatků; na kartách akcí není ani symbol bodů, ani symbol věhlasu.
BRU-SYM-24 = Symbol libovolného města: hráč položí disk na kterékoli volné město na herním plánu a ovládá ho. Je to odměna na poli 8 stupnice sňatků.
BRU-SYM-25 = Symbol města v regionu: hráč položí disk na kterékoli volné město uvedeného regionu a ovládá ho. Pokud v regionu žádné volné město není, symbol nemá účinek. Je to odměna z karet sňatků.
BRU-SYM-26 = Stejné symboly církve, nájezdníka nebo námluv stojící vedle sebe se vyhodnocují společně: nejprve všechny jejich základní účinky, potom jeden společný nákup. (Náš výklad: pravidla to výslovně neřeší.)


## 8. Fáze údržby

BRU-UPKEEP = Fáze údržby
BRU-UPKEEP-01 = Fáze údržby má čtyři kroky v tomto pořadí: Sňatek, Bitva, Církev, Nárokování regionů.
BRU-UPKEEP-02 = Pokud je po těchto čtyřech krocích balíček sňatků prázdný, hra končí. Jinak začíná další kolo fází přípravy.


## 9. Stupnice sňatků a krok Sňatek

BRU-MARRY = Stupnice sňatků a krok Sňatek
BRU-MARRY-01 = Pokud je disk hráče po skončení celé jeho akce včetně nákupů na stejném poli stupnice sňatků jako jiný disk, klesne na nejbližší nižší pole bez disku.
BRU-MARRY-02 = Počáteční pole je výjimka: smí na něm být libovolný počet disků a klesání se nejpozději na něm zastaví.
BRU-MARRY-03 = Klesá jen disk hráče, který právě dokončil akci, přeskočí přitom všechna obsazená pole a nic to nestojí. Vyhnout se tomu lze jedině tak, že si hráč předtím koupí další posun.
BRU-MARRY-04 = Na konci každé akce je na každém poli nad počátečním nejvýše jeden disk. Nejvýše na stupnici sňatků je tedy vždy jediný hráč, ledaže jsou na počátečním poli všichni.
BRU-MARRY-05 = V kroku Sňatek si hráč, jehož disk je na stupnici sňatků nejvýše, vezme odkrytou kartu sňatku a ihned získá všechny její odměny. Na horním poli přitom být nemusí.
BRU-MARRY-06 = Disk hráče, který získal kartu sňatku, se poté vrátí na počáteční pole.
BRU-MARRY-07 = Pokud jsou na počátečním poli disky všech hráčů, kartu sňatku nezíská nikdo: odkrytá karta jde ze hry a hned následuje krok Bitva. (Tak česká a španělská pravidla; polská odstraňují vrchní kartu balíčku.)
BRU-MARRY-08 = Karta sňatku může přinést body, žeton věhlasu nebo volné město v uvedeném regionu. Odměny se vyhodnocují zleva doprava.
BRU-MARRY-09 = Získanou kartu sňatku si hráč ponechá. Na konci hry může rozhodnout remízu.
BRU-MARRY-10 = Po vyhodnocení karty sňatku získá každý hráč odměnu uvedenou u pole, na kterém je teď jeho disk, pokud u něj nějaká je: mince, žeton věhlasu nebo libovolné město.
BRU-MARRY-11 = Hráč, který získal kartu sňatku, je už na počátečním poli, a další odměnu proto nezíská. Bez odměny jsou také pole 1 a 9.
BRU-MARRY-12 = Disky ostatních hráčů zůstávají do dalšího kola na svých polích stupnice sňatků.
BRU-MARRY-13 = Odměny ze stupnice sňatků se rozdělují po směru hodinových ručiček od hráče s ukazatelem aktivního města. Na výsledek to nemá vliv.
BRU-MARRY-14 = Pokud na herním plánu není žádné volné město, nemá odměna libovolné město účinek.


## 10. Dánská princezna

BRU-PRINCESS = Dánská princezna
BRU-PRINCESS-01 = Kdo získá dánskou princeznu, musí si ihned zvolit jednu ze tří možností: Vojenská podpora, Založení obchodu, nebo Odmítnutí ruky princezny.
BRU-PRINCESS-02 = Vojenská podpora: hráč si kartu ponechá touto stranou nahoru. V kroku Nárokování regionů se mu všechna města ovládaná vikingy počítají, jako by je ovládal sám.
BRU-PRINCESS-03 = S Vojenskou podporou se hráči města ovládaná vikingy počítají i v závěrečném bodování žetonů nároku, které leží lícem nahoru na herním plánu. Do počtu regionů se mu nepočítají.
BRU-PRINCESS-04 = Založení obchodu: hráč si kartu ponechá touto stranou nahoru. V závěrečném bodování se mu všechna města ovládaná vikingy počítají do počtu regionů, ale ne při bodování žetonů nároku na herním plánu ani v kroku Nárokování regionů.
BRU-PRINCESS-05 = Odmítnutí ruky princezny: hráč kartu odhodí a získá 4 body.
BRU-PRINCESS-06 = Všemi městy ovládanými vikingy se myslí všechna taková města na herním plánu, ať v nich leží disk kohokoli.
BRU-PRINCESS-07 = Mimo nárokování regionů a závěrečné bodování vojenská podpora ani založení obchodu nedávají kontrolu nad městy, která ovládají vikingové: nelze z nich expandovat, stavět v nich kláštery ani je ztratit při nájezdu.
BRU-PRINCESS-08 = O dánskou princeznu se hraje až v posledním kole, a její účinek se proto projeví jen v posledním kroku Nárokování regionů a v závěrečném bodování.


## 11. Krok Bitva

BRU-BATTLE = Krok Bitva
BRU-BATTLE-01 = Pokud v bitevní oblasti nezbyl žádný nájezdník, jsou vikingové odraženi a nikdo neztrácí město.
BRU-BATTLE-02 = Pokud v bitevní oblasti zbyl alespoň jeden nájezdník, dojde k nájezdu: hráč, který má nejméně nájezdníků, ztratí jedno město ve prospěch vikingů.
BRU-BATTLE-03 = Pokud má shodně nejméně nájezdníků více hráčů, ztratí jedno město každý z nich.
BRU-BATTLE-04 = Pokud má nejvíce nájezdníků jediný hráč, vybírá u každého poraženého hráče město, které ten ztratí.
BRU-BATTLE-05 = Pokud má shodně nejvíce nájezdníků více hráčů, vybírá si každý poražený hráč ztracené město sám.
BRU-BATTLE-06 = Pokud dojde k nájezdu a všichni hráči mají stejně nájezdníků, třeba i žádného, ztratí každý jedno město podle vlastní volby.
BRU-BATTLE-07 = Ztracené město musí být jedno z těch, které poražený hráč ovládá. Na jeho disk se položí žeton vikinské nadvlády a město ovládají vikingové.
BRU-BATTLE-08 = Poražený hráč, který neovládá žádné město, nic neztrácí.
BRU-BATTLE-09 = Disk i klášter ve ztraceném městě zůstávají. Město s klášterem se dál počítá dvakrát tomu, kdo ho právě ovládá, tedy i vikingům.
BRU-BATTLE-10 = Pokud je poražených hráčů více, ztracená města se určují po směru hodinových ručiček od hráče s ukazatelem aktivního města.
BRU-BATTLE-11 = Všichni nájezdníci zbylí v bitevní oblasti se poté vrátí do společné zásoby. Nájezdníci, které mají hráči u sebe, jim zůstávají.
BRU-BATTLE-12 = Nakonec se rozděluje bitevní kořist, ať byli vikingové odraženi, nebo ne.
BRU-BATTLE-13 = První kořist: hráč, který má jako jediný nejvíce nájezdníků, získá 1 žeton věhlasu, potom 1 bod za každý svůj žeton věhlasu včetně nového a nakonec vrátí VŠECHNY své nájezdníky do společné zásoby.
BRU-BATTLE-14 = Pokud má shodně nejvíce nájezdníků více hráčů, první kořist se celá vynechá: nikdo nezíská žeton věhlasu ani body a nikdo nevrací nájezdníky.
BRU-BATTLE-15 = Druhá kořist: nájezdníci se znovu porovnají a každý hráč, který jich má teď nejvíce, i při remíze, získá 1 bod a vrátí 1 nájezdníka do společné zásoby.
BRU-BATTLE-16 = Kdo nemá žádného nájezdníka, bitevní kořist nikdy nezíská.
BRU-BATTLE-17 = Žetony věhlasu si hráč po bodování první kořisti ponechá. Nájezdníci, kteří se nevracejí, mu zůstávají do dalších kol.


## 12. Krok Církev

BRU-CHURCH = Krok Církev
BRU-CHURCH-01 = První odměna: hráč, který má jako jediný nejvíce disků v oblasti církve, postaví klášter v některém městě, které ovládá, pokud může.
BRU-CHURCH-02 = V jednom městě smí být nejvýše jeden klášter.
BRU-CHURCH-03 = K první odměně patří také ukazatel aktivního města: hráč si ho vezme a z oblasti církve si vezme zpět VŠECHNY své disky.
BRU-CHURCH-04 = I když hráč při první odměně nemůže klášter postavit, ukazatel aktivního města a své disky z oblasti církve si vezme.
BRU-CHURCH-05 = Pokud má shodně nejvíce disků v oblasti církve více hráčů, první odměna se celá vynechá: klášter se nestaví, ukazatel aktivního města zůstává, kde je, a nikdo si nebere disky zpět.
BRU-CHURCH-06 = Druhá odměna: disky se znovu porovnají a každý hráč, který jich má teď v oblasti církve nejvíce, i při remíze, získá 1 bod a vezme si zpět 1 disk.
BRU-CHURCH-07 = Kdo nemá v oblasti církve žádný disk, nezíská první ani druhou odměnu, pokud se stůl nedohodl jinak.
BRU-CHURCH-08 = Třetí odměna: po směru hodinových ručiček od hráče s ukazatelem aktivního města postaví každý, kdo má v oblasti církve stále alespoň 4 disky, klášter v některém městě, které ovládá, pokud může.
BRU-CHURCH-09 = Při třetí odměně si všechny své disky vezme zpět jen ten, kdo klášter postavil. Kdo nemohl, tomu disky v oblasti církve zůstávají.
BRU-CHURCH-10 = Třetí odměna se vyhodnocuje od hráče, který má ukazatel aktivního města po první odměně.
BRU-CHURCH-11 = Při třetí odměně postaví každý hráč nejvýše jeden klášter, ať má v oblasti církve disků jakkoli mnoho.
BRU-CHURCH-12 = Kdo klášter postavit může, musí. Město si vybírá z měst, která ovládá a ve kterých klášter ještě není.
BRU-CHURCH-13 = Ve městě ovládaném vikingy nelze postavit klášter, protože ho neovládá žádný hráč.
BRU-CHURCH-14 = Disky, které si hráči nevzali zpět, zůstávají v oblasti církve do dalších kol.


## 13. Krok Nárokování regionů

BRU-CLAIM = Krok Nárokování regionů
BRU-CLAIM-01 = Nejprve se u žetonů nároku, které leží lícem dolů, zjistí, kolik měst je v jejich regionu ovládáno. Počítají se města hráčů i vikingů dohromady.
BRU-CLAIM-02 = Pokud počet ovládaných měst dosáhne prahové hodnoty nebo ji překročí, žeton nároku se otočí lícem nahoru. Jinak zůstává lícem dolů.
BRU-CLAIM-03 = Město s klášterem se počítá jako dvě města, jak pro prahovou hodnotu, tak při zjišťování, kdo má v regionu nejvíce měst.
BRU-CLAIM-04 = Žeton nároku otočený lícem nahoru se už nikdy neotočí zpět.
BRU-CLAIM-05 = Poté se u každého žetonu nároku, který je lícem nahoru na herním plánu nebo u některého hráče, zjistí, kdo má v regionu nejvíce měst. Hráč, který jich jako jediný ovládá nejvíce, si žeton vezme a položí ho lícem nahoru před sebe.
BRU-CLAIM-06 = Pokud má v regionu shodně nejvíce měst více hráčů, zůstává žeton nároku, kde je: na herním plánu, nebo u dosavadního držitele. Remíza na nižších místech nevadí.
BRU-CLAIM-07 = Jiný hráč tak držiteli žeton nároku vezme, jen pokud má v regionu sám více měst než kdokoli jiný. Když držitele předstihnou dva nebo více hráčů se shodným počtem měst, žeton mu zůstává.
BRU-CLAIM-08 = Pokud nikdo nemá Vojenskou podporu a nejvíce měst v regionu ovládají jako jediní vikingové, zůstává žeton nároku ležící lícem nahoru na herním plánu. Má-li ho některý hráč, vrátí se na herní plán.
BRU-CLAIM-09 = Pokud mají vikingové v regionu shodně nejvíce měst s jedním nebo více hráči, zůstává žeton nároku, kde je, pokud se stůl nedohodl jinak.
BRU-CLAIM-10 = Hráči s Vojenskou podporou se v každém regionu přičtou k jeho městům všechna města ovládaná vikingy a vikingové samostatně nesoupeří.
BRU-CLAIM-11 = Města ovládaná vikingy, ve kterých je klášter, se při nárokování regionů také vždy počítají dvakrát.
BRU-CLAIM-12 = Všechny prahové hodnoty jsou alespoň 2, a proto v regionu, kde nikdo neovládá žádné město, nemůže být žeton nároku lícem nahoru.
BRU-CLAIM-13 = Žeton nároku otočený v tomto kroku lze v témže kroku hned získat. Regiony na sobě nezávisejí, takže na jejich pořadí nezáleží.


## 14. Konec hry

BRU-END = Konec hry
BRU-END-01 = Hra končí po fázi údržby, ve které je balíček sňatků prázdný. I poslední fáze údržby se odehraje celá a teprve potom následuje závěrečné bodování.
BRU-END-02 = Jinak hra skončit nemůže a žádný hráč z ní nevypadává.


## 15. Závěrečné bodování

BRU-SCORE = Závěrečné bodování
BRU-SCORE-01 = Hráč, který má jako jediný nejvíce mincí, získá 1 bod. Při remíze ho nezíská nikdo.
BRU-SCORE-02 = Kdo má na konci hry ukazatel aktivního města, získá 1 bod.
BRU-SCORE-03 = Každý hráč získá 1 bod za každý svůj žeton věhlasu.
BRU-SCORE-04 = Za každý žeton nároku, který má hráč lícem nahoru před sebou, získá plný počet bodů na něm uvedený, i když je v tu chvíli v regionu remíza.
BRU-SCORE-05 = Za každý žeton nároku, který leží lícem nahoru na herním plánu, získá každý hráč se shodně nejvyšším počtem měst v jeho regionu polovinu uvedených bodů, zaokrouhleno dolů.
BRU-SCORE-06 = Poloviční hodnoty žetonů nároku: ze 7 bodů jsou 3, ze 6 bodů 3, z 5 bodů 2, ze 4 bodů 2, ze 3 bodů 1 a ze 2 bodů 1.
BRU-SCORE-07 = Při bodování žetonů nároku na herním plánu soupeří i vikingové: hráči, kteří mají v regionu méně měst než vikingové, nezískají nic, a kdo má s vikingy shodně nejvíce, získá polovinu. Platí to, pokud se stůl nedohodl jinak.
BRU-SCORE-08 = S Vojenskou podporou se při bodování žetonů nároku na herním plánu města ovládaná vikingy počítají majiteli karty a vikingové samostatně nesoupeří.
BRU-SCORE-09 = I při bodování žetonů nároku na herním plánu se město s klášterem počítá jako dvě města, pokud se stůl nedohodl jinak.
BRU-SCORE-10 = Za žetony nároku ležící lícem dolů nejsou žádné body.
BRU-SCORE-11 = Každý hráč získá body podle počtu různých regionů, ve kterých ovládá alespoň jedno město: 0 až 2 regiony 0 bodů, 3 až 4 regiony 1 bod, 5 regionů 3 body, 6 regionů 5 bodů, 7 regionů 7 bodů, 8 regionů 10 bodů.
BRU-SCORE-12 = Město ovládané vikingy se majiteli disku do počtu regionů nepočítá. Hráči se Založením obchodu se do počtu regionů počítají všechna města ovládaná vikingy.
BRU-SCORE-13 = Na počet regionů nemají kláštery vliv.
BRU-SCORE-14 = Body ze závěrečného bodování se přičítají k bodům získaným během hry. Jednotlivé položky se navzájem neovlivňují, takže na jejich pořadí nezáleží.


## 16. Vítěz a remízy

BRU-TIE = Vítěz a remízy
BRU-TIE-01 = Vyhrává hráč s největším počtem bodů.
BRU-TIE-02 = Při remíze v bodech vyhrává ten z remizujících hráčů, který má před sebou nejvíce žetonů nároku.
BRU-TIE-03 = Pokud remíza trvá, vyhrává ten z remizujících hráčů, který má nejvíce karet sňatků.
BRU-TIE-04 = Pokud ani karty sňatků nerozhodnou, remizující hráči se o vítězství dělí.
BRU-TIE-05 = Dánská princezna, kterou si hráč ponechal pro Vojenskou podporu nebo Založení obchodu, se počítá jako karta sňatku. Po Odmítnutí ruky princezny se nepočítá, protože byla odhozena.


## 17. Veřejné a skryté informace

BRU-INFO = Veřejné a skryté informace
BRU-INFO-01 = Karty v ruce, kolující sady i karty vybrané ve fázi výběru karet vidí jen ten, kdo je právě má.
BRU-INFO-02 = Nerozdanou kartu akce (ve třech a čtyřech hráčích), vyřazené karty sňatků, pořadí karet nad dánskou princeznou v balíčku sňatků ani balíček vikingů nezná nikdo.
BRU-INFO-03 = Že poslední kartou sňatku bude dánská princezna, vědí všichni.
BRU-INFO-04 = Všichni vidí karty zahrané v právě hraném štychu, odkrytou kartu sňatku, odkrytou sílu invaze, disky, stupnici sňatků, oblast církve, bitevní oblast, žetony vikinské nadvlády, kláštery a žetony nároku.
BRU-INFO-05 = Všichni vidí, kolik má kdo mincí, žetonů věhlasu a nájezdníků.
BRU-INFO-06 = U skutečného stolu se odhazovací balíček nesmí prohlížet. Tady si každý může v záznamu přečíst, co bylo zahráno, jak je při hře po internetu zvykem, a vidět jsou i karty z dohraných štychů. Pokud se stůl rozhodl je skrýt, ukazují záznam, přehrávání i stůl až do konce kola jen probíhající štych a poslední dohraný: kdo si odskočil, přesto se dozví, co bylo zahráno od jeho posledního tahu. Pamatovat si karty smí každý.
BRU-INFO-07 = Hráč zná karty všech sad, které mu prošly rukama, a smí toho využít.
