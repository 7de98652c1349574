# Hostina pro Odina: pravidla vlastními slovy. Jedna zpráva na pravidlo.
#
# Slovníček: domovská deska, ostrov (deska ostrova), náměstí thingu, trest thingu, hodovní stůl a jeho místa, zátoka a její kotviště, chlév,
# osobní zásoba, společná zásoba, žeton zboží, zemědělský produkt (oranžový), živočišný produkt (červený), řemeslný výrobek (zelený),
# luxusní zboží (modré), speciální žeton (šedý), stavební materiál (dřevo, kámen, ruda), stříbrný (mince), karta zbraně (luk, past, kopí, meč),
# velrybářský člun, knarr, dlouhá loď, kůlna, kamenný dům, dlouhý dům, horský pás, bonusové pole, pole příjmu, řada příjmu,
# povolání, los (začínající hráč), vylepšení, lov, kladení pastí, lov velryb, nájezd, drancování, plenění, zámořský obchod, zvláštní prodej,
# kovárna, emigrace, objevování ostrovů.


## 1. Základní pojmy a komponenty

ODN-GEN = Základní pojmy a komponenty
ODN-GEN-01 = Hra je pro 1 až 4 hráče. Pravidla platí pro 2 až 4 hráče; sólová varianta mění jen to, co říká její kapitola.
ODN-GEN-02 = Vyhrává hráč s nejvyšším konečným počtem bodů.
ODN-GEN-03 = Zboží má čtyři stupně, od nejnižšího: oranžový zemědělský produkt, červený živočišný produkt, zelený řemeslný výrobek a modré luxusní zboží.
ODN-GEN-04 = Zboží tvoří osm sloupců stejného tvaru (oranžové / červené / zelené / modré): 1×2 hrách / medovina / olej / runový kámen; 1×3 len / sušená treska / kůže / stříbrný příbor; 2×2 fazole / mléko / vlna / truhla; 1×4 obilí / solené maso / plátno / hedvábí; 2×3 zelí / zvěřina / kůže a kosti / koření; 2×4 – / ovce / kožešina / šperky; 3×3 ovoce / velrybí maso / roucho / truhlice s pokladem; 3×4 – / kráva / oděv / stříbrný poklad.
ODN-GEN-05 = Oranžové a červené zboží téhož sloupce jsou dvě strany jednoho žetonu, stejně tak zelené a modré zboží téhož sloupce.
ODN-GEN-06 = Žeton ovce má na jedné straně ovci a na druhé březí ovci; žeton krávy má na jedné straně krávu a na druhé březí krávu.
ODN-GEN-07 = Speciálních (šedých) žetonů je 15 a každý existuje jen jednou. Při pokládání pro ně platí přesně stejná pravidla jako pro modré žetony.
ODN-GEN-08 = Speciální žeton je potištěn z obou stran, takže ho můžeš nejen otáčet, ale i převrátit (položit zrcadlově).
ODN-GEN-09 = Stavební materiál je dřevo, kámen a ruda. Penězi je stříbro v mincích hodnoty 1, 2, 4 a 10.
ODN-GEN-10 = Karet zbraní je 47: 12 luků, 12 pastí, 12 kopí a 11 mečů.
ODN-GEN-11 = Karet povolání je 190 a dělí se na balíčky A, B a C: 45 světle hnědých počátečních (v každém balíčku 15) a 145 tmavě hnědých (57 v A, 44 v B, 44 v C).
ODN-GEN-12 = Lodě jsou tři druhy: velrybářský člun je malá loď, knarr a dlouhá loď jsou velké lodě.
ODN-GEN-13 = Oranžová kostka má 8 stěn, modrá 12.
ODN-GEN-14 = Tvá osobní zásoba je všechno, co leží před tebou mimo desky. Zboží z ní smíš přesouvat na své desky, ale nikdy z desky zpět do ní.
ODN-GEN-15 = Co na konci hry přináší body, je označeno symbolem štítu.
ODN-GEN-16 = Bonusové pole je pole desky s vyobrazeným zbožím, pole příjmu je pole s číslem na minci. Pole příjmu jedné desky tvoří její řadu příjmu.
ODN-GEN-17 = Počet žetonů zboží v krabici nemá na hru vliv, protože zboží nemůže dojít.


## 2. Příprava hry

ODN-SETUP = Příprava hry
ODN-SETUP-01 = Plán akcí se 61 poli akcí leží uprostřed stolu.
ODN-SETUP-02 = Ve čtyřech hráčích se k plánu akcí připojí oba rozšiřující dílky, každý náhodnou stranou vzhůru. V menším počtu hráčů se nepoužijí.
ODN-SETUP-03 = Otevřené krabičky se zbožím tvoří společnou zásobu zboží a jsou všem na dosah.
ODN-SETUP-04 = Na oválnou desku se položí 15 speciálních žetonů, na desku lodí se rozdělí lodě podle druhu, přední stranou vzhůru.
ODN-SETUP-05 = Hráči se dohodnou, které balíčky povolání použijí. Začátečníkům se doporučuje balíček A, zkušení mohou zvolit jiný nebo zamíchat všechny dohromady. Volba platí pro počáteční i tmavé karty.
ODN-SETUP-06 = Zvolená povolání se podle rubu rozdělí na světle hnědé a tmavě hnědé.
ODN-SETUP-07 = Světle hnědé karty se zamíchají, každý hráč dostane jednu do ruky a ostatní se vrátí do krabice.
ODN-SETUP-08 = Každý hráč dostane lícem vzhůru po jedné kartě luku, pasti a kopí.
ODN-SETUP-09 = Každý hráč dostane 1 medovinu.
ODN-SETUP-10 = Zbylé karty zbraní se zamíchají do dobíracího balíčku lícem dolů. V sólové hře jich je 44, ve dvou hráčích 41, ve třech 38 a ve čtyřech 35.
ODN-SETUP-11 = Tmavě hnědá povolání se zamíchají do dobíracího balíčku lícem dolů.
ODN-SETUP-12 = Každý hráč dostane domovskou desku a všichni použijí stejnou stranu: jednu pro dlouhou hru na 7 kol, druhou pro krátkou hru na 6 kol. K zakrývání mají obě strany stejných 143 polí: 86 z nich má hodnotu −1, řada příjmu vede od 0 do 18 a pět bonusových polí dává rudu, dřevo, runový kámen, medovinu a kámen.
ODN-SETUP-13 = Každý hráč si vezme 12 vikingů jedné barvy.
ODN-SETUP-14 = V dlouhé hře stojí 7 vikingů na očíslovaných místech hodovního stolu a 5 na náměstí thingu.
ODN-SETUP-15 = V krátké hře stojí 6 vikingů na očíslovaných místech hodovního stolu a 6 na náměstí thingu.
ODN-SETUP-16 = Použít smíš jen vikingy, kteří stojí na náměstí thingu.
ODN-SETUP-17 = 8 horských pásů se zamíchá a 2 z nich se odkryjí (ve čtyřech hráčích 3). Ostatní tvoří hromádku lícem dolů.
ODN-SETUP-18 = Na každý odkrytý horský pás se položí to, co je na něm vyobrazeno: šest kusů dřeva, kamene a rudy a vpravo dvojitá mince. Jeden pás má pět kusů a dvě dvojité mince.
ODN-SETUP-19 = Všechno ostatní dřevo, kámen, ruda a stříbro tvoří společnou zásobu.
ODN-SETUP-20 = Čtyři ostrovy se vyloží přední stranou s písmenem A až D vzhůru: Shetlandy, Faerské ostrovy, Island a Grónsko.
ODN-SETUP-21 = Vyloží se hromádky budov: 3 kůlny, 3 kamenné domy a 5 dlouhých domů.
ODN-SETUP-22 = Ukazatel fází začíná na fázi 1.
ODN-SETUP-23 = První začínající hráč se určí náhodně a vezme si figurku losa.
ODN-SETUP-24 = Na začátku nikdo nemá stříbro, stavební materiál ani lodě. Každý má jen jedno povolání v ruce, luk, past, kopí a 1 medovinu.
ODN-SETUP-25 = Běžná je dlouhá hra. Krátká hra se hodí pro první partie a pro zkušené hráče.


## 3. Průběh kol

ODN-ROUND = Průběh kol
ODN-ROUND-01 = Dlouhá hra trvá 7 kol, krátká 6.
ODN-ROUND-02 = V každém kole proběhnou po řadě fáze 1 až 12. Kde hrají všichni a záleží na pořadí, je první začínající hráč a ostatní následují po směru hodinových ručiček.
ODN-ROUND-03 = V posledním kole hra končí hned po fázi 9; fáze 10 až 12 se už nekonají.
ODN-ROUND-04 = Ukazatel fází ukazuje právě probíhající fázi a číslo odkryté u hodovního stolu ve fázi 1 je číslo probíhajícího kola.


## 4. Fáze 1: nový viking

ODN-PH1 = Fáze 1: nový viking
ODN-PH1-01 = Každý hráč přesune vikinga, který stojí u hodovního stolu nejvíc vlevo, na své náměstí thingu.
ODN-PH1-02 = To se děje v každém kole, i v prvním.
ODN-PH1-03 = V dlouhé hře máš v 1. kole 6 vikingů, v krátké 7, a v každém dalším kole o jednoho víc, až do 12.


## 5. Fáze 2: sklizeň

ODN-PH2 = Fáze 2: sklizeň
ODN-PH2-01 = Každý hráč dostane sklizeň, kterou jeho domovská deska ukazuje pod místem uvolněným ve fázi 1. V dlouhé hře je sklizeň v kolech 1, 2, 4 a 6 (stupně 1 až 4), v krátké hře v kolech 1, 3 a 5 (stupně 1 až 3).
ODN-PH2-02 = Sklizeň stupně 1 přinese po jednom hrachu, fazolích a lnu.
ODN-PH2-03 = Sklizeň stupně 2 přinese po jednom hrachu, fazolích, lnu a obilí.
ODN-PH2-04 = Sklizeň stupně 3 přinese po jednom hrachu, fazolích, lnu, obilí a zelí.
ODN-PH2-05 = Sklizeň stupně 4 přinese po jednom hrachu, fazolích, lnu, obilí, zelí a ovoci.
ODN-PH2-06 = V kole bez sklizně nedostane nikdo nic. V dlouhé hře jsou to kola 3, 5 a 7, v krátké 2, 4 a 6.
ODN-PH2-07 = Sklizeň přináší jen oranžové zboží, a to ze společné zásoby do osobní.


## 6. Fáze 3: otočení ostrova a stříbro

ODN-PH3 = Fáze 3: otočení ostrova a stříbro
ODN-PH3-01 = Ve 3. kole (v krátké hře ve 2.) se Shetlandy otočí na Medvědí ostrov.
ODN-PH3-02 = Ve 4. kole (v krátké hře ve 3.) se Faerské ostrovy otočí na Baffinův ostrov.
ODN-PH3-03 = V 5. kole (v krátké hře ve 4.) se Island otočí na Labrador.
ODN-PH3-04 = V 6. kole (v krátké hře v 5.) se Grónsko otočí na Newfoundland.
ODN-PH3-05 = Otáčí se jen ostrov, který ještě nepatří žádnému hráči.
ODN-PH3-06 = V každém kole, ve kterém se má některý ostrov otočit, přijdou ze společné zásoby 2 stříbrné na každý jiný ostrov, který ještě nikomu nepatří.
ODN-PH3-07 = Na ostrovy, které už patří hráčům, se stříbro nepřidává.
ODN-PH3-08 = Stříbro ležící na ostrově, který se otáčí, se vrátí do společné zásoby.
ODN-PH3-09 = Stříbro se na volné ostrovy přidá i tehdy, když ostrov, který by se měl otočit, už někomu patří.
ODN-PH3-10 = Stříbro se na ostrově hromadí z kola na kolo, dokud ho někdo nezíská nebo dokud se neotočí.
ODN-PH3-11 = V kolech, kdy se neotáčí žádný ostrov, se fáze 3 vynechá a stříbro se nepřidává: v dlouhé hře v kolech 1, 2 a 7, v krátké v kolech 1 a 6.


## 7. Fáze 4: nová zbraň

ODN-PH4 = Fáze 4: nová zbraň
ODN-PH4-01 = Každý hráč si vezme jednu kartu zbraně a položí ji lícem vzhůru do osobní zásoby.
ODN-PH4-02 = Je to vrchní karta dobíracího balíčku, takže její druh je náhodný a může to být i meč.


## 8. Fáze 5: akce

ODN-PH5 = Fáze 5: akce
ODN-PH5-01 = Od začínajícího hráče po směru hodinových ručiček přesune každý ve svém tahu 1 až 4 své vikingy z náměstí thingu na jedno prázdné pole akce. To se opakuje, dokud všichni neumístí všechny vikingy nebo nepasují.
ODN-PH5-02 = Pole v 1., 2., 3. a 4. sloupci vyžaduje přesně 1, 2, 3 a 4 vikingy.
ODN-PH5-03 = Každé pole akce může být v kole obsazeno jen jednou, ať už kýmkoli.
ODN-PH5-04 = Akce se provede hned po obsazení pole.
ODN-PH5-05 = Pole smíš obsadit jen tehdy, když provedeš aspoň jednu z činností, které ukazuje.
ODN-PH5-06 = Stačí zaplatit cenu akce, i když z ní pak nic nezískáš. Dobrání karty ve 3. sloupci ani zahrání karty ve 4. sloupci se za činnost pole nepočítá.
ODN-PH5-07 = Kromě jedné povinné činnosti jsou ostatní činnosti pole dobrovolné.
ODN-PH5-08 = Pasovat smíš dobrovolně. Kdo pasuje, v tomto kole už žádné vikingy neumístí.
ODN-PH5-09 = Kdo nemá na náměstí thingu žádného vikinga, musí pasovat a do konce kola se přeskakuje.
ODN-PH5-10 = Kdo sice vikingy má, ale nemůže obsadit žádné pole, musí pasovat. Jeho vikingové zůstanou na náměstí thingu nevyužití.
ODN-PH5-11 = Fáze končí, když všichni hráči umístili všechny vikingy nebo pasovali.
ODN-PH5-12 = Vikingové, kteří se v této fázi vrátí na náměstí thingu, například po neúspěšném hodu, se dají v tomto kole umístit znovu.
ODN-PH5-13 = Pole akcí jsou v řádcích podle činnosti; skupinu poznáš podle barvy pozadí.
ODN-PH5-14 = Akce dostupné kdykoli můžeš dělat i během fáze 5.


## 9. Fáze 6: začínající hráč

ODN-PH6 = Fáze 6: začínající hráč
ODN-PH6-01 = Začínajícím hráčem dalšího kola se stane ten, kdo ve fázi 5 umístil vikingy jako poslední; vezme si losa. Pokud v tomto kole nikdo žádné vikingy neumístil, los zůstává, kde je.


## 10. Fáze 7: příjem

ODN-PH7 = Fáze 7: příjem
ODN-PH7-01 = Každý hráč dostane tolik stříbrných, kolik udává nejnižší nezakryté číslo v řadě příjmu jeho domovské desky. Jsou-li zakrytá všechna, platí poslední vytištěné číslo, které zakrýt nejde: na domovské desce 18.
ODN-PH7-02 = Stříbro přichází ze společné zásoby do osobní.
ODN-PH7-03 = Navíc stejně vynáší každý tvůj ostrov. Grónsko má dvě řady příjmu a platí obě; Medvědí ostrov a Island vynášejí aspoň 1; Labrador a Newfoundland nevynášejí nic. Po zakrytí celé řady vynášejí Shetlandy 3, Faerské ostrovy 4, Medvědí ostrov 5, Baffinův ostrov 6, Island 8 a Grónsko 3 a 5.
ODN-PH7-04 = Celý příjem se počítá a vyplácí najednou. Takto získané stříbro nesmíš ve fázi 7 pokládat na desky.
ODN-PH7-05 = Od fáze 8 můžeš stříbro z příjmu používat libovolně, třeba dokončit obklopení bonusového pole před fází 10.
ODN-PH7-06 = Příjem (stříbro ve fázi 7) a bonus (zboží ve fázi 10) jsou dvě různé věci.


## 11. Fáze 8: rozmnožování zvířat

ODN-PH8 = Fáze 8: rozmnožování zvířat
ODN-PH8-01 = Ovce a krávy chováš ve chlévě na domovské desce. Jeho kapacita není omezena.
ODN-PH8-02 = Máš-li na začátku fáze březí ovci, otoč ji na běžnou stranu a vezmi si další běžnou ovci. Tím rozmnožování ovcí v této fázi končí.
ODN-PH8-03 = Máš-li na začátku fáze aspoň 2 ovce a žádná není březí, otoč právě jednu z nich na březí stranu. Tím rozmnožování ovcí v této fázi končí.
ODN-PH8-04 = Porod a nová březost téhož druhu nikdy nenastanou ve stejné fázi. Je-li zvířat jednoho druhu březích víc, porodí každé z nich.
ODN-PH8-05 = S jedinou ovcí, která není březí, se nic neděje.
ODN-PH8-06 = Březí ovce porodí, i když je to tvá jediná ovce.
ODN-PH8-07 = Pro krávy platí totéž, nezávisle na ovcích.
ODN-PH8-08 = Nová zvířata přicházejí ze společné zásoby.
ODN-PH8-09 = Žetony zvířat můžeš ve fázi 5 utratit a je na tobě, zda použiješ březí, nebo běžné zvíře.


## 12. Fáze 9: hostina

ODN-PH9 = Fáze 9: hostina
ODN-PH9-01 = Každý hráč musí zaplnit volná místa svého hodovního stolu, tedy místa bez vikinga a bez lodi, která emigrovala.
ODN-PH9-02 = Stůl má v jedné řadě 12 míst. Stojí-li u něj ještě 3 vikingové, je 9 míst volných.
ODN-PH9-03 = Bez emigrace je v 1. kole dlouhé hry 6 volných míst, v 1. kole krátké 7, a v každém dalším kole o jedno víc. Žeton zabírá tolik sousedních míst, kolik polí měří strana položená podél stolu.
ODN-PH9-04 = Volná místa můžeš zakrýt oranžovými žetony, červenými žetony a stříbrem.
ODN-PH9-05 = Žetony bereš z osobní zásoby nebo z chléva: ovce a krávy jsou červené jídlo. Běžné a březí zvíře téhož druhu je totéž zboží.
ODN-PH9-06 = Jeden stříbrný zakryje jedno místo.
ODN-PH9-07 = Dva oranžové žetony nesmějí ležet přímo vedle sebe.
ODN-PH9-08 = Dva červené žetony nesmějí ležet přímo vedle sebe.
ODN-PH9-09 = Stříbro smí ležet vedle stříbra i vedle čehokoli jiného.
ODN-PH9-10 = Z každého druhu zboží smí při jedné hostině ležet naležato (delší stranou podél stolu) jen jeden žeton. Každý další téhož druhu musí stát nastojato, kratší stranou podél stolu.
ODN-PH9-11 = Čtvercových žetonů se to netýká: můžeš jich podávat víc a o nic nepřijdeš.
ODN-PH9-12 = Nastojato smíš položit i první žeton svého druhu.
ODN-PH9-13 = Žádný žeton nesmí přečnívat přes volná místa, ani na jedné straně.
ODN-PH9-14 = Stavebním materiálem, tedy ani rudou, místa zakrýt nejde.
ODN-PH9-15 = Zelené, modré a speciální žetony na hodovní stůl nepatří.
ODN-PH9-16 = Stříbro z příjmu ve fázi 7 téhož kola smíš při hostině použít.
ODN-PH9-17 = Za každé místo, které zůstane na konci fáze nezakryté, dostaneš jeden trest thingu – ať už zakrýt nešlo, nebo se ti nechtělo.
ODN-PH9-18 = Tresty thingu ti zůstanou do konce hry a nelze se jich zbavit.
ODN-PH9-19 = Každý trest thingu znamená −3 body.
ODN-PH9-20 = Před další fází se všechno jídlo i stříbro z hodovních stolů vrátí do společné zásoby.
ODN-PH9-21 = Lodě, které emigrovaly, zůstávají u stolu natrvalo.
ODN-PH9-22 = Hostinu řeší každý sám u svého stolu a nikdo mu do ní nemůže zasahovat, takže ji mohou všichni vyhodnotit najednou.
ODN-PH9-23 = Jídlo si můžeš chystat na stůl už ve fázi 5, k ničemu tě to ale nezavazuje.


## 13. Fáze 10: bonusy

ODN-PH10 = Fáze 10: bonusy
ODN-PH10-01 = Viditelné bonusové pole, jehož všechna sousední pole (až 8, i šikmo) jsou zakrytá, ti v této fázi dá vyobrazené zboží, a to v každém kole.
ODN-PH10-02 = Na okraji desky stačí zakrýt jen ta sousední pole, která existují; bonusové pole s rudou na domovské desce jich má pět.
ODN-PH10-03 = Bonusové pole, které je samo zakryté, už do konce hry nic nepřinese.
ODN-PH10-04 = Všechny bonusy se získávají najednou a ve fázi 10 se nesmějí pokládat na žádnou desku.
ODN-PH10-05 = Bonusové zboží přichází ze společné zásoby do osobní.
ODN-PH10-06 = Bonusová pole na ostrovech a v domech fungují stejně: kamenný dům dává kůži, dlouhý dům olej, hrách a fazole.
ODN-PH10-07 = Sousední bonusové pole se pro obklopení jiného bonusového pole počítá jako zakryté. Pole se dvěma druhy zboží dává obojí. Speciální žeton nebo kamenný dům na Newfoundlandu dostaneš, jen dokud je ve společné zásobě.
ODN-PH10-08 = V posledním kole se bonusy nezískávají.


## 14. Fáze 11: horské pásy

ODN-PH11 = Fáze 11: horské pásy
ODN-PH11-01 = Z každého odkrytého horského pásu se odebere předmět ležící nejvíc vlevo (nejblíž šipce) a vrátí se do společné zásoby.
ODN-PH11-02 = Zbude-li na pásu už jen jedna dvojitá mince, pás jde ze hry a mince do společné zásoby.
ODN-PH11-03 = Ze hry jde i pás, na kterém nezbylo nic.
ODN-PH11-04 = Poté se z hromádky odkryje právě jeden nový pás a osadí se.
ODN-PH11-05 = Odkrytých pásů může být víc než na začátku hry.
ODN-PH11-06 = Nově odkrytý pás v této fázi o nic nepřijde, protože odebírání předchází.
ODN-PH11-07 = Je-li hromádka prázdná, nic se neodkryje. Ve čtyřech hráčích se to v dlouhé hře stane na konci 6. kola.


## 15. Fáze 12: návrat vikingů

ODN-PH12 = Fáze 12: návrat vikingů
ODN-PH12-01 = Každý hráč přesune všechny své vikingy z plánu akcí na své náměstí thingu.
ODN-PH12-02 = Další kolo začíná fází 1.


## 16. Pokládání žetonů

ODN-PLACE = Pokládání žetonů
ODN-PLACE-01 = Kdykoli smíš pokládat zelené, modré a speciální žetony, stříbro a rudu z osobní zásoby na prázdná pole své domovské desky.
ODN-PLACE-02 = Oranžové a červené žetony, dřevo a kámen se na domovskou desku pokládat nesmějí.
ODN-PLACE-03 = Dva zelené žetony se na domovské desce nesmějí dotýkat hranou; dotyk rohem je dovolen.
ODN-PLACE-04 = Modré a speciální žetony se smějí dotýkat sebe navzájem i čehokoli jiného.
ODN-PLACE-05 = Stříbro a ruda se smějí dotýkat čehokoli.
ODN-PLACE-06 = Zelený žeton se smí dotýkat modrých a speciálních žetonů, stříbra a rudy; zakázán je jen dotyk zeleného se zeleným.
ODN-PLACE-07 = Žetony se nesmějí překrývat, ani částečně.
ODN-PLACE-08 = Žeton musí celý ležet na polích desky určených k zakrývání.
ODN-PLACE-09 = Žetony se smějí otáčet po 90 stupních a musejí sedět v mřížce.
ODN-PLACE-10 = Bonusové pole smíš zakrýt žetonem; o jeho bonus tím navždy přijdeš.
ODN-PLACE-11 = Pro každé pravidlo, které vyžaduje zakrytá pole, se bonusové pole počítá jako zakryté, i když je vidět.
ODN-PLACE-12 = K zakrývání patří i tři pole navíc vpravo nahoře na domovské desce.
ODN-PLACE-13 = Jeden stříbrný zakryje jedno pole a jedna ruda také. Větší mince zakryje tolik polí, kolik činí její hodnota.
ODN-PLACE-14 = Pole příjmu smíš zakrýt jen tehdy, když je (nejpozději tímto žetonem) zakryté všechno vlevo od něj, všechno pod ním i celý obdélník mezi tím, tedy všechna pole desky nalevo a dolů od něj.
ODN-PLACE-15 = Pole, která zakrývá právě pokládaný žeton, se do této podmínky počítají.
ODN-PLACE-16 = Pole příjmu se proto zakrývají vzestupně, zleva zdola doprava nahoru.
ODN-PLACE-17 = Ostatní pole smíš zakrývat v libovolném pořadí a kdekoli, i vpravo od nezakrytých polí příjmu nebo nad nimi.
ODN-PLACE-18 = Jeden žeton smí zakrýt více polí příjmu naráz, pokud je podmínka splněna pro každé z nich.
ODN-PLACE-19 = Světlé a tmavé podbarvení polí je jen pomůcka. Žetony se pokládají po jednom, nikdy několik najednou.
ODN-PLACE-20 = Na vlastních ostrovech platí stejná pravidla jako na domovské desce: zelené, modré a speciální žetony, stříbro a ruda, stejné dotyky a stejná pravidla příjmu.
ODN-PLACE-21 = Pole se silným zeleným rámečkem uvnitř ostrova zakrýt nelze, například pole příjmu 5 na Medvědím ostrově. Taková pole a všechno mimo obrys ostrova k desce nepatří a nikdy není třeba je zakrýt.
ODN-PLACE-22 = Každá deska se posuzuje zvlášť; zelené žetony na různých deskách spolu nesousedí.
ODN-PLACE-23 = V kamenných a dlouhých domech smíš kdykoli pokládat na prázdná pole oranžové, červené, zelené, modré a speciální žetony a stříbro. Patří mezi ně i ovce a krávy: takové zvíře v domě zůstává, už se nerozmnožuje a nepřináší body.
ODN-PLACE-24 = Ruda se do domů pokládat nesmí.
ODN-PLACE-25 = Dva oranžové žetony se v domě nesmějí dotýkat hranou.
ODN-PLACE-26 = Dva červené žetony se v domě nesmějí dotýkat hranou.
ODN-PLACE-27 = Dotyk rohem je v domech dovolen a zelený žeton se tu smí dotýkat zeleného i hranou.
ODN-PLACE-28 = Dvě pole s dřevěnými sloupy v dlouhém domě zakrýt nelze a zakrývat se nemusejí.
ODN-PLACE-29 = Do kůlny patří jen dřevo a kámen: na její vyznačená pole se vejdou 3 dřeva a 3 kameny. Pokládat je smíš kdykoli.
ODN-PLACE-30 = Kamenný dům má také vyznačené místo pro 1 dřevo a 1 kámen, dlouhý dům žádné. Bonusová pole: kamenný dům kůže; dlouhý dům olej, hrách a fazole. Příjem budovy nemají.
ODN-PLACE-31 = Položený žeton už nesmíš vzít zpět, přesunout ani otočit, ledaže to říká karta povolání.
ODN-PLACE-32 = Různé polohy si můžeš vyzkoušet. Jakmile zkoušení skončí, každý žeton buď zůstává natrvalo, nebo se vrací do osobní zásoby.


## 17. Akce dostupné kdykoli

ODN-ANYTIME = Akce dostupné kdykoli
ODN-ANYTIME-01 = Akce z této kapitoly můžeš dělat kdykoli a libovolně často, i uprostřed akce ve fázi 5. Stůl ti je nabízí na začátku a na konci tvých tahů, před fázemi, ve kterých na nich může záležet, a před závěrečným bodováním; uprostřed akce jen tehdy, když si to zapneš.
ODN-ANYTIME-02 = Pokládat zboží na svou domovskou desku.
ODN-ANYTIME-03 = Pokládat zboží na své ostrovy.
ODN-ANYTIME-04 = Pokládat zboží do svých domů.
ODN-ANYTIME-05 = Koupit loď za stříbro.
ODN-ANYTIME-06 = Naložit rudu z osobní zásoby na své velrybářské čluny a dlouhé lodě, kolik se jí vejde.
ODN-ANYTIME-07 = Rudu smíš nakládat těsně před akcí a těsně po ní, ale ne v jejím průběhu. Stejně tak loď koupenou uprostřed akce nelze v téže akci použít.
ODN-ANYTIME-08 = Rozměnit mince za jiné ve stejné celkové hodnotě.
ODN-ANYTIME-09 = Používat vyložená modrá povolání (kdykoli).
ODN-ANYTIME-10 = Zboží, lodě, desky ani karty nesmíš vracet nebo odhazovat, pokud to neříká akce.
ODN-ANYTIME-11 = Co dostaneš ve fázi 7 nebo 10, nesmíš v téže fázi položit na žádnou desku. Loď koupená uprostřed akce se v této akci ještě nepoužije.


## 18. Lodě

ODN-SHIP = Lodě
ODN-SHIP-01 = Velrybářský člun stojí 3 stříbrné, knarr 5 a dlouhá loď 8. Cena je zároveň počet bodů.
ODN-SHIP-02 = Loď smíš kdykoli koupit za její cenu ve stříbře; platíš do společné zásoby.
ODN-SHIP-03 = Místo toho můžeš loď postavit ze dřeva na polích stavby lodí.
ODN-SHIP-04 = Nová loď musí na kotviště správné velikosti ve tvé zátoce; velrybářský člun nesmí zabrat velké kotviště.
ODN-SHIP-05 = Do zátoky se vejdou nejvýše 3 velrybářské čluny a nejvýše 4 velké lodě.
ODN-SHIP-06 = Loď, pro kterou není volné kotviště, nelze získat. Vrátit kvůli ní jinou loď nesmíš.
ODN-SHIP-07 = Zásoba lodí je neomezená.
ODN-SHIP-08 = Velrybářský člun má jednu rudu vytištěnou a místo pro jednu další.
ODN-SHIP-09 = Na dlouhou loď se vejdou nejvýše tři rudy.
ODN-SHIP-10 = Knarry rudu nevozí.
ODN-SHIP-11 = Rudu z lodi už nelze sundat, leda díky povolání, jako je Úpravce lodí (karta 39).
ODN-SHIP-12 = Tatáž loď může v jednom kole posloužit více akcím.
ODN-SHIP-13 = Dlouhé lodě slouží nájezdu, drancování a plenění, velrybářské čluny lovu velryb a knarry zámořskému obchodu a zvláštnímu prodeji. K objevování ostrovů slouží lodě podle toho, který ostrov to je.
ODN-SHIP-14 = Ruda naložená na vyměněném velrybářském člunu nebo na dlouhé lodi, která emigruje, propadá do společné zásoby.


## 19. Pole akcí: výroba a výměna

ODN-ACT = Pole akcí: výroba a výměna
ODN-ACT-01 = Platí-li se za zboží stříbrem, je cena vytištěna pod symbolem ruky vlevo na poli.
ODN-ACT-02 = Jedno pole dává za 3 stříbrné celkem 1 krávu a 1 mléko.
ODN-ACT-03 = Světle zelená výrobní pole dávají, co ukazují, například 1 sušenou tresku.
ODN-ACT-04 = Pole mléka dává 1, 2 nebo 3 mléka, máš-li 1, 2 nebo aspoň 3 krávy.
ODN-ACT-05 = Pole vlny dává 1, 2 nebo 3 vlny, máš-li 1, 2 nebo aspoň 3 ovce. Březí zvířata se počítají také.
ODN-ACT-06 = Pole koření dává 1 koření a 1 stříbrný; máš-li aspoň 1 krávu, navíc 2 mléka, a máš-li aspoň 1 ovci, navíc 1 vlnu. Březí zvířata se počítají také.
ODN-ACT-07 = Pole dřeva podle počtu hráčů dává ze společné zásoby tolik dřeva, kolik je hráčů (2, 3 nebo 4), a 1 rudu. V sólové hře dává 1 dřevo a 1 rudu.
ODN-ACT-08 = Šedá pole výměny mění jednu věc v jinou, při každém použití právě jednou.
ODN-ACT-09 = Pole v levém horním rohu plánu akcí (1. sloupec) staví kůlnu za 2 dřeva.
ODN-ACT-10 = Jedno pole ve 2. sloupci staví kamenný dům za 1 kámen.
ODN-ACT-11 = Jedno pole ve 3. sloupci staví dlouhý dům za 2 kameny.
ODN-ACT-12 = Budovu, která už není v zásobě, nelze postavit.
ODN-ACT-13 = Pole stavby lodí staví přesně vyobrazenou loď: velrybářský člun za 1 dřevo, knarr za 2 dřeva, dlouhou loď za 2 dřeva.
ODN-ACT-14 = Jedno pole ve 4. sloupci bere 2 kameny a 2 dřeva a dává podle tvé volby kamenný dům a dlouhou loď, nebo dlouhý dům a knarr.
ODN-ACT-15 = Jedno pole mění 1 len za 1 plátno.
ODN-ACT-16 = Jedno pole mění 1 kůži a 1 plátno za 1 oděv a 2 stříbrné.
ODN-ACT-17 = Kovárna bere 1 rudu a dává jeden dostupný žeton se symbolem kleští.
ODN-ACT-18 = Symbol kleští mají šperky a sedm speciálních žetonů: helma, spona, krucifix, podkova, kovářské kladivo, fibula a vrhací sekera.
ODN-ACT-19 = Jedno pole dává 4 stříbrné; navíc smíš vyměnit 1 vlnu za 1 roucho a také 1 stříbrný příbor za 1 šperky.
ODN-ACT-20 = Tři pole vyrábějí runové kameny a truhly: 1 kámen za 1 runový kámen a 1 stříbrný; 1 dřevo nebo 1 rudu za 1 truhlu a 1 stříbrný; 2 kameny a 2 dřeva za 2 runové kameny a 2 truhly.
ODN-ACT-21 = Na jednom poli zahraješ 1 povolání za 1 kámen nebo 1 rudu a dostaneš 1 stříbrný.
ODN-ACT-22 = Na jednom poli ve 4. sloupci smíš zdarma vyměnit velrybářský člun za knarr a poté za běžnou cenu emigrovat s tímto knarrem nebo s jinou velkou lodí. Můžeš udělat i jen jedno z toho; knarr, který neemigruje, potřebuje volné velké kotviště.
ODN-ACT-23 = Ruda naložená na vyměněném velrybářském člunu propadá do společné zásoby.


## 20. Horské pásy

ODN-MTN = Horské pásy
ODN-MTN-01 = Z horského pásu se bere vždy zleva doprava, nejdřív to, co je nejblíž šipce.
ODN-MTN-02 = Dvojitá mince na pravém konci pásu (jeden pás má dvě) se počítá jako jeden předmět a dává 2 stříbrné.
ODN-MTN-03 = Pás, ze kterého se vezme poslední předmět, jde ze hry.
ODN-MTN-04 = „Vezmi 2“ znamená až 2 předměty z jednoho pásu podle tvé volby.
ODN-MTN-05 = Má-li zvolený pás předmětů méně, zbytek propadá; z jiného pásu ho vzít nesmíš.
ODN-MTN-06 = „3+2“ znamená až 3 předměty z jednoho pásu a až 2 z jiného. Pět předmětů z jediného pásu vzít nesmíš.
ODN-MTN-07 = „2+2+2+2“ znamená až 2 předměty z každého z nejvýše čtyř různých pásů. Více než 2 z jednoho pásu vzít nesmíš.
ODN-MTN-08 = Jedno pole ve 4. sloupci dává až 4 předměty z jednoho pásu a k tomu dvojité vylepšení až 2 žetonů.
ODN-MTN-09 = Smíš vzít méně předmětů, než je dovoleno.


## 21. Vylepšování zboží

ODN-TRADE = Vylepšování zboží
ODN-TRADE-01 = Vylepšením vyměníš žeton zboží z osobní zásoby za žeton téhož tvaru o stupeň výš: oranžový za červený, červený za zelený, zelený za modrý. Z ovce je kožešina a z krávy oděv, i když jsou březí.
ODN-TRADE-02 = Nový žeton přichází ze společné zásoby a starý do ní jde; jsou-li to dvě strany jednoho žetonu, jen se otočí.
ODN-TRADE-03 = „Vylepši 1 žeton zboží“ vylepší právě jeden žeton o jeden stupeň.
ODN-TRADE-04 = „Vylepši 2 žetony zboží“ vylepší jeden nebo dva žetony, každý o jeden stupeň; oba smějí být téhož druhu.
ODN-TRADE-05 = Takovou akcí nesmíš tentýž žeton zvýšit o dva stupně.
ODN-TRADE-06 = Pole s vyšším číslem vylepší příslušně víc žetonů.
ODN-TRADE-07 = Dvojité vylepšení zvýší žeton právě o dva stupně: oranžový na zelený nebo červený na modrý. Vylepšit smíš méně žetonů, než je dovoleno, ale žádný jen o jeden stupeň.
ODN-TRADE-08 = Jedno pole s vylepšením navíc dovoluje dobrat 4 karty zbraní z vrchu balíčku; položí se lícem vzhůru do osobní zásoby.
ODN-TRADE-09 = Modré a speciální žetony vylepšit nejde.
ODN-TRADE-10 = Žetony ležící na deskách vylepšit nejde.


## 22. Pole s knarrem

ODN-KNARR = Pole s knarrem
ODN-KNARR-01 = Modrá pole vyžadují aspoň jeden knarr v zátoce.
ODN-KNARR-02 = Zámořský obchod (jedno pole v 1. a jedno ve 2. sloupci) stojí 1 stříbrný.
ODN-KNARR-03 = Zámořský obchod otočí libovolný počet zelených žetonů tvé osobní zásoby na modrou stranu, nejvýše jeden od každého druhu. Zaplatit a neotočit nic je dovoleno.
ODN-KNARR-04 = Zelené žetony ležící na deskách otočit nejde. Smíš zaplatit stříbro a neotočit nic.
ODN-KNARR-05 = Zvláštní prodej (3. sloupec) dovoluje hráči s aspoň jedním knarrem koupit až 2 speciální žetony za ceny, které jsou na nich vytištěny.
ODN-KNARR-06 = Anglickou korunu koupit nelze.
ODN-KNARR-07 = Ceny ve stříbrných: skleněné korálky 0, helma a spona 1, opasek, krucifix, picí roh, jantarová figurka a podkova 2, zlatá brož 3, kovářské kladivo, fibula a vrhací sekera 4, kalich 5, kulatý štít 6.


## 23. Emigrace

ODN-EMI = Emigrace
ODN-EMI-01 = Při emigraci otočíš jeden svůj knarr nebo dlouhou loď na rub a položíš ji u hodovního stolu na nejlevější volná místa; další lodě se kladou napravo od předchozích. Loď zabere 2 místa.
ODN-EMI-02 = Emigrace stojí tolik stříbrných, kolikáté je kolo; platíš do společné zásoby.
ODN-EMI-03 = Loď, která emigrovala, už není loď: uvolní své kotviště a nesplňuje žádnou podmínku, která loď vyžaduje.
ODN-EMI-04 = Každá emigrace sníží o 2 počet míst, která musíš zakrýt při všech dalších hostinách.
ODN-EMI-05 = Emigrovat nelze, pokud u stolu nejsou vedle sebe dvě volná místa pro další loď.
ODN-EMI-06 = Ruda na dlouhé lodi, která emigruje, propadá.
ODN-EMI-07 = Emigrací nepřijdeš o žádného vikinga.


## 24. Akce s kostkou

ODN-DICE = Akce s kostkou
ODN-DICE-01 = Na červených polích se symbolem kostky se hází: oranžový symbol znamená osmistěnnou kostku, modrý dvanáctistěnnou.
ODN-DICE-02 = Při nájezdu a drancování je dobré hodit hodně, na polích s kostkou v horní části plánu akcí málo.
ODN-DICE-03 = Házíš nejvýše třikrát a přestat smíš po kterémkoli hodu.
ODN-DICE-04 = Každý nový hod ruší předchozí; platí jen poslední.
ODN-DICE-05 = Po posledním hodu smíš výsledek upravit a pak ohlásíš úspěch, nebo neúspěch.
ODN-DICE-06 = Symboly vlevo od pole s kostkou ukazují, čím se dá výsledek upravit a co dostaneš jako útěchu.
ODN-DICE-07 = Kartu zbraně získanou jako útěchu nebo odměnu za kladení pastí si vezmeš z odhazovacího balíčku. Není-li v něm, vyhledá se v dobíracím balíčku, který se pak zamíchá.
ODN-DICE-08 = Použité karty zbraní jdou lícem vzhůru na odhazovací balíček, použité dřevo a kámen do společné zásoby. Platíš jen při úspěchu; neúspěch tě nic nestojí.
ODN-DICE-09 = Nájezd vyžaduje aspoň jednu dlouhou loď.
ODN-DICE-10 = Ruda na dlouhých lodích nemá na nájezd vliv.
ODN-DICE-11 = Výsledek nájezdu je hod osmistěnnou kostkou plus 1 za každý odhozený kámen a kartu meče; může být i vyšší než 8.
ODN-DICE-12 = Při úspěchu si vezmeš právě jeden modrý žeton nebo jeden dostupný speciální žeton, jehož hodnota meče není vyšší než výsledek. Hodnoty meče: runový kámen 6, stříbrný příbor 7, truhla 8, hedvábí 8, koření 9, šperky 10, truhlice s pokladem 11, stříbrný poklad 15.
ODN-DICE-13 = Výsledek 5 nebo méně je vždy neúspěch.
ODN-DICE-14 = Neúspěch smíš ohlásit při jakémkoli výsledku.
ODN-DICE-15 = Neúspěšný nájezd přinese 1 kámen a 1 kartu meče.
ODN-DICE-16 = Po neúspěšném nájezdu se žádný viking nevrací.
ODN-DICE-17 = Drancování vyžaduje aspoň jednu dlouhou loď.
ODN-DICE-18 = Máš-li dlouhých lodí víc, použije se ta, na které je nejvíc rudy.
ODN-DICE-19 = Výsledek drancování je hod dvanáctistěnnou kostkou plus ruda na použité dlouhé lodi plus 1 za každý odhozený kámen a kartu meče; může být i vyšší než 12.
ODN-DICE-20 = Ruda na dlouhé lodi zůstává.
ODN-DICE-21 = Při úspěchu si vezmeš právě jeden modrý žeton nebo jeden dostupný speciální žeton, jehož hodnota meče není vyšší než výsledek.
ODN-DICE-22 = Výsledek 5 nebo méně je vždy neúspěch a neúspěch smíš ohlásit kdykoli.
ODN-DICE-23 = Neúspěšné drancování přinese 1 kámen a 1 kartu meče.
ODN-DICE-24 = Po neúspěšném drancování smíš přesunout 1 vikinga z pole zpět na náměstí thingu a použít ho ještě v tomto kole.
ODN-DICE-25 = K lovu a kladení pastí slouží osmistěnná kostka, k lovu velryb dvanáctistěnná. Dobré jsou nízké hody.
ODN-DICE-26 = Úspěch stojí tolik dřeva, kolik činí výsledek. Každé dřevo lze nahradit jednou kartou příslušné zbraně.
ODN-DICE-27 = Příslušnou zbraní je luk při lovu, past při kladení pastí a kopí při lovu velryb.
ODN-DICE-28 = Úspěšný lov přinese 1 kůži a 1 zvěřinu.
ODN-DICE-29 = Úspěšné kladení pastí přinese 1 kožešinu a 1 kartu pasti.
ODN-DICE-30 = Úspěšný lov velryb přinese 1 olej, 1 kůži a kosti a 1 velrybí maso.
ODN-DICE-31 = Při lovu velryb se hod sníží o rudu na použitých velrybářských člunech, včetně vytištěné. Ruda na člunech zůstává.
ODN-DICE-32 = Záporný výsledek se počítá jako 0.
ODN-DICE-33 = Je-li výsledek 0, musíš hned přestat házet a ohlásit úspěch; neúspěch není dovolen.
ODN-DICE-34 = Jinak smíš ohlásit neúspěch, který tě nic nestojí.
ODN-DICE-35 = Kdo výsledek zaplatit nemůže nebo nechce, neuspěl.
ODN-DICE-36 = Neúspěch přinese 1 dřevo a 1 kartu příslušné zbraně.
ODN-DICE-37 = Po neúspěšném kladení pastí smíš přesunout 1 vikinga z pole zpět na náměstí thingu.
ODN-DICE-38 = Po neúspěšném lovu velryb smíš přesunout 2 vikingy z pole zpět na náměstí thingu.
ODN-DICE-39 = Po neúspěšném lovu zvěře se žádný viking nevrací.
ODN-DICE-40 = Lov má jedno pole v 1. a jedno ve 2. sloupci.
ODN-DICE-41 = Lov velryb ve 3. sloupci využívá 1 až 3 velrybářské čluny. Které to budou, zvolíš při obsazení pole, ještě před prvním hodem.
ODN-DICE-42 = Lov velryb ve 4. sloupci využívá právě jeden velrybářský člun.
ODN-DICE-43 = Lov velryb vyžaduje aspoň jeden velrybářský člun.
ODN-DICE-44 = Plenění je červené pole bez kostky: s aspoň dvěma dlouhými loděmi si vezmeš 1 stříbrný poklad.
ODN-DICE-45 = Na rudě na dlouhých lodích při plenění nezáleží.


## 25. Objevování ostrovů

ODN-EXP = Objevování ostrovů
ODN-EXP-01 = Objevit ostrov znamená umístit potřebné vikingy a vzít si jednu volnou desku ostrova. Položíš ji k domovské desce jako další plochu k zakrývání.
ODN-EXP-02 = Stříbro ležící na ostrově si objevitel vezme do osobní zásoby.
ODN-EXP-03 = Získat lze jen tu stranu ostrova, která právě leží vzhůru; podle jejího názvu se řídí podmínky.
ODN-EXP-04 = Shetlandy a Faerské ostrovy: 1 viking (jen na poli 1. sloupce) a jakákoli loď.
ODN-EXP-05 = Island, Grónsko a Medvědí ostrov: 2 vikingové a knarr nebo dlouhá loď.
ODN-EXP-06 = Baffinův ostrov, Labrador a Newfoundland: 3 vikingové a dlouhá loď.
ODN-EXP-07 = O použitou loď nepřijdeš.
ODN-EXP-08 = Každou desku ostrova lze získat jen jednou, za hru se tedy objeví nejvýše čtyři.
ODN-EXP-09 = Získaný ostrov zůstává do konce hry tou stranou vzhůru, kterou byl získán.
ODN-EXP-10 = Vlastní ostrov přináší své body, ale jeho nezakrytá záporná pole body ubírají.


## 26. Povolání

ODN-OCC = Povolání
ODN-OCC-01 = Povolání v ruce jsou ostatním skrytá. Všechno ostatní – zbraně, vyložená povolání, zboží a stříbro – je veřejné.
ODN-OCC-02 = Karta působí až po zahrání.
ODN-OCC-03 = Během hry se dobírá z balíčku tmavě hnědých karet.
ODN-OCC-04 = Jedno pole dává vrchní tmavě hnědou kartu do ruky a 1 stříbrný.
ODN-OCC-05 = Na jednom poli zahraješ jednu kartu za 1 kámen nebo 1 rudu a dostaneš 1 stříbrný.
ODN-OCC-06 = Na jednom poli ve 2. sloupci zahraješ až dvě karty, jednu po druhé a zdarma.
ODN-OCC-07 = Na jednom poli ve 3. sloupci zahraješ až čtyři karty, jednu po druhé a zdarma.
ODN-OCC-08 = Prémie za tři vikingy: umístíš-li tři vikingy na pole 3. sloupce, dobereš si před provedením akce vrchní tmavě hnědou kartu do ruky a hned si ji prohlédneš. Je-li balíček prázdný, nedobereš nic.
ODN-OCC-09 = Na poli 3. sloupce, které hraje až čtyři povolání, tak můžeš právě dobranou kartu hned zahrát.
ODN-OCC-10 = Prémie za čtyři vikingy: umístíš-li čtyři vikingy na pole 4. sloupce, smíš těsně před akcí nebo těsně po ní zdarma zahrát jednu kartu z ruky.
ODN-OCC-11 = Účinek této karty smíš hned využít, a je-li zahrána před akcí, i pro akci samotného pole.
ODN-OCC-12 = Kdo nemá v ruce žádnou kartu, o prémii za čtyři vikingy přichází.
ODN-OCC-13 = Prémie patří jen ke sloupcům 3 a 4.
ODN-OCC-14 = Body přinášejí jen zahrané karty. Hodnota je vytištěna vpravo nahoře a může být i záporná.
ODN-OCC-15 = Lomítko odděluje možnosti, z nichž platí právě jedna.
ODN-OCC-16 = Má-li karta více řad s lomítky, odpovídají si podle pořadí: první první, druhá druhé.
ODN-OCC-17 = V řadě podmínek s lomítky platí jen jedna položka: ta, která odpovídá skutečnému počtu, nebo nejvyšší dosažená, říká-li karta „aspoň“. Nižší položky k ní nepřidáš a místo ní zvolit nesmíš.
ODN-OCC-18 = Šedá šipka znamená výměnu, kterou lze v danou chvíli provést jednou; víckrát jen tehdy, říká-li to karta.
ODN-OCC-19 = Žlutá šipka znamená výměnu, kterou lze provést kdykoli a kolikrát chceš.
ODN-OCC-20 = Má-li karta dva účinky, zvolíš při zahrání, které z nich použiješ.
ODN-OCC-21 = Použiješ-li oba okamžité účinky, provedou se v pořadí, v jakém jsou na kartě.
ODN-OCC-22 = Každé povolání patří do jedné ze čtyř kategorií: okamžitě (žlutá), kdykoli (modrá), pokaždé (červená) a jakmile (zelená).
ODN-OCC-23 = Okamžité karty působí jednou, ve chvíli zahrání, a pak už jen přinášejí body. Dary dostaneš vždy; výměny, koupě a udělené akce smíš odmítnout.
ODN-OCC-24 = Okamžitá karta může dát zboží, výměnu, akci z plánu akcí nebo fázi jen pro tebe.
ODN-OCC-25 = Karty „kdykoli“ platí od zahrání až do bodování, v každém okamžiku a kolikrát chceš.
ODN-OCC-26 = Karty „kdykoli“ bez žluté šipky trvale upravují některé pravidlo ve tvůj prospěch.
ODN-OCC-27 = Karty „pokaždé“ mají světlou část (kdy nebo za jaké podmínky) a tmavou část (co smíš udělat). Účinek máš při každém splnění podmínky.
ODN-OCC-28 = Kde na tom záleží, karta „pokaždé“ uvádí, zda působí před událostí, nebo po ní. Zboží získané před akcí smíš v této akci použít.
ODN-OCC-29 = Některé karty „pokaždé“ upravují pravidlo, například čtvrtý hod u karty Zkušený lovec (153).
ODN-OCC-30 = Karty „jakmile“ jsou jen v balíčcích B a C.
ODN-OCC-31 = Karta „jakmile“ zapůsobí právě jednou za hru, při prvním splnění podmínky. Odmítneš-li její účinek, je pryč.
ODN-OCC-32 = Je-li podmínka splněna už při zahrání, karta zapůsobí hned.
ODN-OCC-33 = Karta, která mluví o příští nebo budoucí události, nepřihlíží k tomu, co se stalo před jejím zahráním.


## 27. Rozšiřující dílky (jen ve čtyřech hráčích)

ODN-EXT = Rozšiřující dílky (jen ve čtyřech hráčích)
ODN-EXT-01 = Každý rozšiřující dílek přidává jedno stříbrné pole napodobení: jedno v 1. nebo 2. sloupci, druhé ve 3. nebo 4., podle náhodně otočené strany.
ODN-EXT-02 = Na poli napodobení provedeš akci pole v témže sloupci, které je obsazeno jiným hráčem.
ODN-EXT-03 = Napodobit nelze pole s tvými vlastními vikingy ani pole prázdné.
ODN-EXT-04 = Každé pole napodobení lze použít jednou za kolo.
ODN-EXT-05 = Počet vikingů určuje sloupec. Ceny, potřebné lodě, prémie za tři a čtyři vikingy i návrat vikingů po neúspěchu platí jako na každém jiném poli.


## 28. Když něco dojde

ODN-SUPPLY = Když něco dojde
ODN-SUPPLY-01 = Budov je omezeně: 3 kůlny, 3 kamenné domy a 5 dlouhých domů. Z prázdné hromádky už nikdo nic nedostane.
ODN-SUPPLY-02 = Ostrovy jsou jen na čtyřech deskách.
ODN-SUPPLY-03 = Každý speciální žeton je ve hře jen jednou.
ODN-SUPPLY-04 = Horských pásů je jen osm.
ODN-SUPPLY-05 = Lodě, žetony zboží, stavební materiál a karty zbraní omezeny nejsou.
ODN-SUPPLY-06 = Dojdou-li destičky lodí, poslouží místo nich cokoli jiného.
ODN-SUPPLY-07 = Dojde-li některý žeton zboží, lze si ho půjčit z úplně zakryté části domovské desky; ta se dál počítá jako zakrytá.
ODN-SUPPLY-08 = Dojde-li stavební materiál, nahradí rub trestu thingu 5 kusů.
ODN-SUPPLY-09 = Dojde-li dobírací balíček zbraní, zamíchá se odhazovací balíček a vznikne nový.
ODN-SUPPLY-10 = Není-li potřebná zbraň v žádném balíčku, dostaneš ji i tak; u stolu ji zastoupí rub trestu thingu.
ODN-SUPPLY-11 = Náhrady za chybějící lodě, zboží, materiál a zbraně jsou jen pomůckou u stolu a na stav hry nemají vliv.


## 29. Konec hry

ODN-END = Konec hry
ODN-END-01 = Hra končí hned po fázi 9 posledního kola.
ODN-END-02 = Před bodováním smějí hráči s kůlnami nebo kamennými domy položit dřevo a kámen z osobní zásoby na vyznačená místa.
ODN-END-03 = Před bodováním smějí hráči ještě pokládat zbylé zboží na své desky, kde to pravidla dovolují.
ODN-END-04 = Povolání „kdykoli“ lze používat až do bodování.


## 30. Bodování

ODN-SCORE = Bodování
ODN-SCORE-01 = Lodě v zátoce: velrybářský člun 3, knarr 5 a dlouhá loď 8 bodů.
ODN-SCORE-02 = Lodě, které emigrovaly: knarr 18 a dlouhá loď 21 bodů. Jako lodě se už nepočítají.
ODN-SCORE-03 = Ostrovy: Shetlandy 6, Medvědí ostrov 12, Faerské ostrovy 4, Baffinův ostrov 12, Island 16, Labrador 36, Grónsko 12 a Newfoundland 38 bodů.
ODN-SCORE-04 = Budovy: kůlna 8, kamenný dům 10 a dlouhý dům 17 bodů.
ODN-SCORE-05 = Ovce: 2 body za každou, 3 za březí.
ODN-SCORE-06 = Krávy: 3 body za každou, 4 za březí.
ODN-SCORE-07 = Zahraná povolání: hodnota na kartě. Karty v ruce nepřinášejí nic.
ODN-SCORE-08 = Stříbro v osobní zásobě: 1 bod za každý stříbrný. Stříbro ležící na deskách body nepřináší.
ODN-SCORE-09 = Příjem posledního kola se vyplácí ve fázi 7 jako obvykle; co neutratíš, přinese 1 bod za stříbrný. Dvakrát se nepočítá.
ODN-SCORE-10 = Majitel anglické koruny má 2 body, ať už koruna leží na desce, nebo v osobní zásobě.
ODN-SCORE-11 = Každé nezakryté pole −1 na domovské desce, ostrovech a v domech ubírá 1 bod; stejně tak každé prázdné místo pro dřevo nebo kámen v kůlnách a kamenných domech.
ODN-SCORE-12 = Každý trest thingu ubírá 3 body.
ODN-SCORE-13 = Konečný výsledek je součet kladných bodů minus součet záporných.
ODN-SCORE-14 = Vyhrává nejvyšší počet bodů; při shodě se hráči o vítězství dělí. Nepoložené zboží, materiál ani zbraně body nepřinášejí.


## 31. Chyby při pokládání

ODN-ERR = Chyby při pokládání
ODN-ERR-01 = Zakázaný dotyk, kterého si někdo hned všimne, se opraví. V této aplikaci se zakázané položení odmítne, takže k chybě nedojde.
ODN-ERR-02 = Zjistí-li se chyba později, může se skupina dohodnout na jednom trestu thingu (−3 body) při závěrečném bodování za každou dvojici žetonů, které se dotýkat nesmějí.
ODN-ERR-03 = Dvojice se počítají podle dotyků: tři zelené žetony v řadě jsou dvě dvojice (−6), tři zelené žetony, z nichž se každý dotýká obou ostatních, jsou tři dvojice (−9).


## 32. Sólová varianta

ODN-SOLO = Sólová varianta
ODN-SOLO-01 = Sólový hráč použije kteroukoli stranu domovské desky (dlouhou, nebo krátkou) a dvě sady vikingů: první barvu a druhou barvu.
ODN-SOLO-02 = V dlouhé hře stojí u stolu vikingové první barvy takto: 1 na místě 1 a po 2 na místech 3, 5 a 7; vikingové druhé barvy po 2 na místech 2, 4 a 6.
ODN-SOLO-03 = V krátké hře stojí u stolu vikingové první barvy po 2 na místech 1, 3 a 5 a vikingové druhé barvy po 2 na místech 2, 4 a 6.
ODN-SOLO-04 = 5 vikingů první barvy začíná na náměstí thingu, v dlouhé i krátké hře.
ODN-SOLO-05 = 5 vikingů druhé barvy (v krátké hře 6) začíná v čekárně.
ODN-SOLO-06 = Zbylý viking jde ze hry: v dlouhé hře viking druhé barvy, v krátké první.
ODN-SOLO-07 = Hraje se jako ve více hráčích, jen bez soupeře: tah následuje za tahem.
ODN-SOLO-08 = Barvy se střídají: v lichých kolech hraje první, v sudých druhá.
ODN-SOLO-09 = Vikingové umístění v jednom kole zůstávají na plánu akcí i v dalším kole a blokují svá pole.
ODN-SOLO-10 = Ve fázi 12 prvního kola neopustí plán akcí nikdo; vikingové druhé barvy přejdou z čekárny na náměstí thingu.
ODN-SOLO-11 = Ve fázi 12 každého dalšího kola zůstanou vikingové umístění v tomto kole; ti z předchozího kola plán opustí a budou hrát v dalším kole.
ODN-SOLO-12 = Ve fázi 1 získáš všechny vikingy z místa s číslem kola: v 1. kole dlouhé hry jednoho, jinak dva.
ODN-SOLO-13 = Hraješ tak s týmž počtem vikingů jako ve hře více hráčů. Neumístění vikingové čekají a hrají se svou barvou zase za dvě kola.
ODN-SOLO-14 = Fázi 3 lze u stolu zjednodušit, jsou-li výsledky známy; dostupné ostrovy a stříbro na nich se tím nemění.
ODN-SOLO-15 = Fáze 6 se vždy vynechá.
ODN-SOLO-16 = Ve fázi 12 poznáš u hodovního stolu, kterou barvu vzít z plánu.
ODN-SOLO-17 = Na začátku se odkryjí dva horské pásy a rozšiřující dílky se nepoužijí. Pole blokované vlastními vikingy nelze použít ani napodobit.
ODN-SOLO-18 = Můžeš se rozhodnout, že si počáteční povolání místo losování vybereš ze světle hnědých karet.
ODN-SOLO-19 = Výsledek kolem 100 bodů se považuje za velmi dobrý.
ODN-SOLO-20 = Připravit si předem více horských pásů je jen rada pro pohodlí. U stolu se místo se dvěma vikingy počítá jako jedno obsazené místo.


## 33. Veřejné a skryté informace

ODN-INFO = Veřejné a skryté informace
ODN-INFO-01 = Veřejné je: všechny desky a položené žetony, osobní zásoby (zboží, materiál, stříbro, zbraně, speciální žetony), lodě a ruda na nich, vyložená povolání, tresty thingu, plán akcí, odkryté horské pásy, ostrovy a stříbro na nich a odhazovací balíček zbraní.
ODN-INFO-02 = Nikdo nezná pořadí karet v dobíracím balíčku zbraní a povolání ani pořadí horských pásů v hromádce.
ODN-INFO-03 = Soupeři nevidí, jaká povolání máš v ruce; jejich počet je veřejný.
ODN-INFO-04 = Kdo hledá kartu v dobíracím balíčku zbraní, vidí jeho obsah; balíček se pak zamíchá.
