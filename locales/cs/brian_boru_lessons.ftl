# Brian Boru: texty lekcí ze složky src/longhall/games/brian_boru/lessons, jeden ke každému kroku.

## Místa vedle mapy

bru-area-trick = karty štychu
bru-area-track = stupnice sňatků
bru-area-battle = bitevní oblast
bru-area-church = oblast církve

## Jeden štych

bru-lesson-trick-title = Jeden štych, od karty k městu
bru-lesson-trick-about = Zahraj kartu a podívej se, kdo získá město a co místo něj dostanou ostatní.
bru-lesson-trick-01 = Hraješ za Muirenn ke konci hry: toto je poslední štych 3. kola. Každý drží dvě karty a jednu z nich teď zahraje.
bru-lesson-trick-02 = Máš ukazatel aktivního města, a proto zahajuješ. Zvol volné město, ke kterému máš kartu jeho barvy nebo bílou: vyber modré { bru-town-48 }.
bru-lesson-trick-03 = { bru-town-48 } je modré město, takže karta musí být modrá nebo bílá. Modrou 19 by šlo hůř přebít, ale vítězství s ní stojí minci. Zahraj modrou 12.
bru-lesson-trick-04 = Eithne hraje modrou 3. Nikdo nemusí ctít barvu ani tě přebíjet.
bru-lesson-trick-05 = Donnchad hraje bílou 20. Bílá platí za barvu kteréhokoli města, takže jeho 20 přebíjí tvou 12.
bru-lesson-trick-06 = Ragnall hraje 23, nejvyšší číslo ze všech. Jenže je žlutá a u modrého města se nepočítá, takže štych vyhrává Donnchad.
bru-lesson-trick-07 = Teď provedou akci všechny čtyři karty, od nejnižší po nejvyšší: Eithne s 3, ty s 12, Donnchad s 20, Ragnall s 23. I vítěz čeká, až na něj přijde řada.
bru-lesson-trick-08 = Eithne štych prohrála, takže si vybere jeden ze dvou řádků v dolní části karty. Bere horní: tři mince a potom právo expandovat.
bru-lesson-trick-09 = Expanze stojí 5 mincí. Z města { bru-town-32 }, které ovládá Eithne, vede silnice do města { bru-town-33 }, a tam přijde její disk.
bru-lesson-trick-10 = Jsi na řadě. Ani tvoje karta nevyhrála, takže si vybíráš řádek. Donnchad má v oblasti církve tři disky: spodním řádkem tam umísti dva své.
bru-lesson-trick-11 = Po nájezdnících, církvi nebo námluvách si smíš přikoupit totéž, každé za 2 mince. Máš 4 mince: přikup si disk.
bru-lesson-trick-12 = Máte po třech a při remíze klášter nestaví nikdo. Zbývají ti 2 mince: přikup si ještě jeden disk.
bru-lesson-trick-13 = Donnchad vyhrál, a tak provede primární akci v horní části karty: { bru-town-48 } je jeho, bere si ukazatel a zahájí příští štych.
bru-lesson-trick-14 = Ragnall bere tři symboly námluv a stoupá na stupnici sňatků z pole 2 na pole 5. Jenže tam už je disk, který patří Eithne.
bru-lesson-trick-15 = Kdyby jeho akce skončila tam, klesl by Ragnall na pole 3, nejbližší volné níže. Proto zaplatil 2 mince za další pole a teď je nejvýš ze všech.
bru-lesson-trick-16 = To byl poslední štych; karty, které zbyly v ruce, se odhodí. Následuje fáze údržby a v ní Ragnall, nejvýš na stupnici, získá kartu sňatku { bru-marriage-brigid }.
bru-lesson-trick-17 = V tom je jádro hry: vysoké karty získávají města, nízké jsou na řadě dřív a vynášejí víc. Teď si zahraj celé kolo.

## Tvoje první kolo

bru-lesson-first-round-title = Tvoje první kolo
bru-lesson-first-round-about = Vyber si karty, zahraj je proti třem soupeřům a sleduj fázi údržby, s vysvětlením ke každému kroku.
bru-lesson-first-round-01 = Irsko, kolem roku 1000. Čtyři kola rozhodnou, kdo se stane velkokrálem, a to první zahrajeme spolu. Ať klikneš na cokoli, nic se tu nepokazí.
bru-lesson-first-round-02 = Hraješ za Ciaru. Jako všichni začínáš se 3 mincemi, 1 žetonem věhlasu a 10 body; a los ti přidělil ukazatel aktivního města, takže začínáš.
bru-lesson-first-round-03 = Mapa má osm regionů. Číslo vlevo je prahová hodnota: tolik měst musí být ovládáno, než lze region získat. Číslo vpravo jsou body, které přinese.
bru-lesson-first-round-04 = Na začátku položí každý jeden disk na některé město. { bru-region-breifne } je malý region: stačí v něm dvě města. Začni ve městě { bru-town-14 }.
bru-lesson-first-round-05 = Ostatní tě následují. Dva hráči nesmějí začít ve stejném regionu, takže si zatím nikdo nepřekáží.
bru-lesson-first-round-06 = Každé kolo začíná novinkami. Tentokrát se v bitevní oblasti vylodí 12 nájezdníků a { bru-marriage-cormac } připadne tomu, kdo bude nakonec nejvýš na stupnici sňatků.
bru-lesson-first-round-07 = Pak přijde výběr karet. Držíš šest karet, dvě si necháš a zbytek předáš doleva. Vysoké karty získávají města, nízké jsou na řadě dřív a dávají víc.
bru-lesson-first-round-08 = Bílé karty se hodí k městu jakékoli barvy. Nech si bílou 13.
bru-lesson-first-round-09 = Modrá 16 má ve spodním řádku tři disky pro církev. Nech si i tu.
bru-lesson-first-round-10 = Tohle na tebe zbylo od sousedů: čtyři karty, a zase si dvě necháš. Červená 11 dává vítězi město a dvě mince. Nech si ji.
bru-lesson-first-round-11 = Modrá 6 dává tři mince a expanzi, když s ní prohraješ. Nech si ji.
bru-lesson-first-round-12 = Poslední dvě karty ti připadnou samy: žlutá 4 a červená 8. Z šesti karet jich zahraješ pět, v každém štychu jednu.
bru-lesson-first-round-13 = První štych. Máš ukazatel, a proto volíš město: vyber červené { bru-town-24 } v regionu { bru-region-dubhlinn }, také nevelkém.
bru-lesson-first-round-14 = Tohle město chceš získat, takže zahraj červenou 11. Vzít ti je může jen vyšší červená nebo bílá karta.
bru-lesson-first-round-15 = Červená 5, červená 2 a žlutá 1: nikdo tě nepřebil a štych je tvůj. Karty jdou na řadu od nejnižší, takže ty přijdeš poslední.
bru-lesson-first-round-16 = Nízké karty jsou bohaté. Saoirse a Orm získají po třech mincích a pak zaplatí po 5 za expanzi po silnici z města, které ovládají.
bru-lesson-first-round-17 = Brendan udělal totéž a teď tvoje primární akce: { bru-town-24 } je tvoje, ukazatel se ti vrací a získáváš dvě mince. Máš jich už 5.
bru-lesson-first-round-18 = Druhý štych a zase zahajuješ. Tentokrát je lepší prohrát, tak nabídni město, které oželíš: modré { bru-town-52 } daleko na jihu.
bru-lesson-first-round-19 = Zahraj modrou 6. Je nízká, na řadu přijde brzy a při prohře dobře vynáší.
bru-lesson-first-round-20 = Brendan se chytil a hraje modrou 12. Tvoje 6 je nejnižší a jde první: vezmi si horní řádek, tři mince a expanzi.
bru-lesson-first-round-21 = Teď máš 8 mincí a expanze stojí 5. Z města { bru-town-14 } vede silnice do města { bru-town-13 }, tvého druhého v regionu { bru-region-breifne }. Vydej se tam.
bru-lesson-first-round-22 = Brendan získává { bru-town-52 }, ukazatel a dvě mince. Před ním Orm využil žlutou kartu k námluvám: dvě pole nahoru na stupnici sňatků.
bru-lesson-first-round-23 = Saoirse stoupá ještě výš, na pole 3. O kartu { bru-marriage-cormac } teď závodí dva hráči; nech to na nich.
bru-lesson-first-round-24 = Třetí štych. Brendan zahajuje žlutou 23 o { bru-town-23 } v regionu { bru-region-dubhlinn } a žádná tvoje karta ji nepřebije.
bru-lesson-first-round-25 = Když nemůžeš vyhrát, zahraj kartu, jejíž řádek se ti hodí; na barvě nezáleží. Zahraj modrou 16 pro církev.
bru-lesson-first-round-26 = Orm právě položil dva disky do oblasti církve. Vezmi si spodní řádek a polož tam tři.
bru-lesson-first-round-27 = Další disky si smíš přikoupit po 2 mincích. Tři ale k vedení stačí a mince budeš ještě potřebovat: víc nekupuj.
bru-lesson-first-round-28 = Brendan vyhrává { bru-town-23 }, ale vysoké karty mají svou cenu: tahle ho stojí dvě mince. Saoirse už je na poli 6.
bru-lesson-first-round-29 = Čtvrtý štych, o modré { bru-town-36 }. Brendan zahajuje pouhou 3 a ani červená 15, ani žlutá 10 se u modrého města nepočítají.
bru-lesson-first-round-30 = Hraješ poslední a vidíš všechno: tvoje bílá 13 platí za modrou a je nejvyšší. Zahraj ji.
bru-lesson-first-round-31 = { bru-town-36 } v regionu { bru-region-leinster } je tvoje, to je tvůj třetí region. K tomu ukazatel a mince.
bru-lesson-first-round-32 = Orm si bere tři nájezdníky a v bitevní oblasti jich zbývá devět. Ty zatím nemáš žádného a to je nebezpečné.
bru-lesson-first-round-33 = Poslední štych a zahajuješ ty. Jde ti o nájezdníky, ne o město: vyber červené { bru-town-12 }.
bru-lesson-first-round-34 = Červená 8 je tvoje jediná karta k červenému městu. Zahraj ji; ostatní nevidí, že jinou nemáš.
bru-lesson-first-round-35 = Orm vyhrává bílou 21. Tvoje 8 je nejnižší a jde první: vezmi si spodním řádkem dva nájezdníky.
bru-lesson-first-round-36 = Teď se ušetřené mince hodí. Orm má tři nájezdníky: přikup si třetího.
bru-lesson-first-round-37 = A čtvrtého, ať máš víc než všichni ostatní.
bru-lesson-first-round-38 = Saoirse si vzala tři nájezdníky, Brendan dvě mince a Orm město. Všichni odhodí poslední kartu: fáze akcí je u konce.
bru-lesson-first-round-39 = Teď fáze údržby: sňatek, bitva, církev a nárokování regionů, vždy v tomto pořadí. Počítá se, co kdo nashromáždil.
bru-lesson-first-round-40 = Sňatek. Nejvýš na stupnici, na poli 8, je Saoirse. Bere si kartu { bru-marriage-cormac }: 2 body a volné město v regionu { bru-region-connaught }.
bru-lesson-first-round-41 = Vybírá si { bru-town-28 }. Její disk se vrací na začátek stupnice.
bru-lesson-first-round-42 = Všichni ostatní získají odměnu svého pole a zůstanou na něm. Pro Orma na poli 2 je to jedna mince.
bru-lesson-first-round-43 = Bitva. V bitevní oblasti zbyli dva nájezdníci, takže dojde k nájezdu. Brendan jich má nejméně, vůbec žádného, a ztratí město.
bru-lesson-first-round-44 = Nejvíc jich máš jen ty, 4 proti 3 a 3, takže určíš, které město padne. Vyber { bru-town-23 }, jeho oporu v regionu { bru-region-dubhlinn }.
bru-lesson-first-round-45 = Na Brendanově disku teď leží žeton vikinské nadvlády: město se počítá vikingům. Zbylí nájezdníci z bitevní oblasti mizí.
bru-lesson-first-round-46 = První kořist za to, že máš jako jediný hráč nejvíc nájezdníků: získáš 1 žeton věhlasu, pak 1 bod za každý ze svých 2 žetonů a všechny nájezdníky vrátíš.
bru-lesson-first-round-47 = Druhá kořist: teď mají nejvíc Orm a Saoirse, každý 3. Oba získají 1 bod a vrátí 1 nájezdníka.
bru-lesson-first-round-48 = Církev. Nejvíc disků máš jen ty, 3, Orm má 2. Postavíš tedy klášter a město s ním se počítá jako dvě.
bru-lesson-first-round-49 = V regionu { bru-region-dubhlinn } máte ty i vikingové po jednom městě. Klášter ve městě { bru-town-24 } ti dá převahu: postav ho tam.
bru-lesson-first-round-50 = Bereš si také ukazatel a zahájíš první štych příštího kola. Tvoje disky se vracejí z oblasti církve.
bru-lesson-first-round-51 = Druhá odměna: teď má nejvíc disků Orm, 2. Získá 1 bod a vezme si zpět 1 disk. Třetí odměnu, klášter pro každého, kdo má stále aspoň 4 disky, nezíská nikdo.
bru-lesson-first-round-52 = Poslední krok: nárokování regionů. Nejprve se spočítají ovládaná města. { bru-region-leinster } má 3 a potřebuje 4, { bru-region-munster } má 3 a potřebuje 5: jejich žetony zůstávají lícem dolů.
bru-lesson-first-round-53 = { bru-region-breifne } má dvě města a dvě potřebuje, a obě jsou tvoje. Bereš si žeton nároku: 3 body na konci hry, pokud ti do té doby zůstane.
bru-lesson-first-round-54 = V regionu { bru-region-dubhlinn } se tvoje město s klášterem počítá za 2, vikinské za 1. Prahová hodnota 2 je dosažena a máš nejvíc: další 2 body pro tebe.
bru-lesson-first-round-55 = Kdyby hra skončila teď, máš 21 bodů: 12 dosavadních, 5 za nároky, 2 za věhlas, 1 za ukazatel a 1 za města ve třech regionech. Saoirse má 14.
bru-lesson-first-round-56 = Jedno kolo je za tebou, zbývala by ještě tři. Všechno zůstává na svém místě, jen karty se rozdají znovu. Teď už můžeš hrát doopravdy!
