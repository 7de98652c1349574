# Pax Viking: texty lekcí ze src/longhall/games/pax_viking/lessons, jeden ke každému kroku.

## Tři kola z pravidel

pax-lesson-three-rounds-title = Tři kola: Sigrid a Styrbjörn
pax-lesson-three-rounds-about = Investuj, pluj, vyjednávej, obchoduj, hlasuj: příklad z pravidel, který hraješ ty.
pax-lesson-three-rounds-01 = Hraješ za Sigrid a začínáš se 3 silfr. Styrbjörn je druhý a má 7: 4 za pořadí a 3 z desky jarla.
pax-lesson-three-rounds-02 = Vítězství je stále na očích: každá ze čtyř karet žádá 6 zřízených stoupenců jednoho druhu. Čísla vedle říkají, kolik komu ještě chybí.
pax-lesson-three-rounds-03 = Máš 4 akce. Investicí se kupuje dílek ze stupnice ságy; bohové tě však díky schopnosti tvého jarla nestojí nic. Vezmi si dílek { pax-tile-freyr }.
pax-lesson-three-rounds-04 = Tento dílek žádá tvůj drakar, který je sám na stanici na severu. Začni cestu drakarem z desky jarla.
pax-lesson-three-rounds-05 = Cesta má nejvýše 3 uzly. Ze sídla vede první uzel přímo na stanici s přístavem do moře { pax-region-gandvik }: pluj na stanici { pax-post-birka }.
pax-lesson-three-rounds-06 = Tady chceš zůstat: skonči. Drakar je cestou vyčerpaný a sklopí stěžeň.
pax-lesson-three-rounds-07 = Jsi na severu na stanici { pax-post-birka } a nikdo jiný tu není. Zahraj dílek { pax-tile-freyr }: přijde na desku jarla se stoupencem druhu { pax-follower-jarls }.
pax-lesson-three-rounds-08 = Zbývá jedna akce. Dobrat si dílek z hromádky ságy nestojí nic než tu akci.
pax-lesson-three-rounds-09 = Tah končí zimním slunovratem: { pax-tile-freyr } dává 2 silfr, tvůj jediný druh stoupenců 1, celkem máš 6. Drakar se obnoví a na stupnici přijdou nové dílky.
pax-lesson-three-rounds-10 = Styrbjörn kupuje dva dílky za 1 a 2 silfr a vysílá dva drakary: jeden na { pax-region-germanic_ocean }, druhý po řekách do oblasti { pax-region-pechenegs }.
pax-lesson-three-rounds-11 = Druhé kolo začíná fází vlivu. Máš nejvíc stoupenců druhu { pax-follower-jarls }, a tak je jejich ukazatel vlivu tvůj: jednou za tah smíš použít jejich akci vlivu.
pax-lesson-three-rounds-12 = Máš 6 silfr a to stačí na mocného spojence: { pax-post-dublin }. Začni cestu z desky jarla.
pax-lesson-three-rounds-13 = Na stanici { pax-post-dublin } se vplouvá z oblasti { pax-region-germanic_ocean }. Bílé vlnky jsou hranice, přes které se smí.
pax-lesson-three-rounds-14 = Je tu i drakar, kterému velí Styrbjörn; dalo by se obchodovat. Pluj dál: { pax-post-dublin }.
pax-lesson-three-rounds-15 = Vyjednáváním se stanice zřizuje. Nejdřív se vyzývají soupeři, kteří tam jsou, ale není tu nikdo. Stojí to 6 silfr.
pax-lesson-three-rounds-16 = Tvůj stoupenec stojí na stanici { pax-post-dublin } a její schopnost působí hned: tři černé drakary poslouchají tebe, každý s tvým žetonem sídla.
pax-lesson-three-rounds-17 = Všechny tři jsou obnovené a mohou hned plout. Začni cestu černým drakarem z oblasti { pax-region-germanic_ocean }.
pax-lesson-three-rounds-18 = Ať hlídá novou stanici: kdo vyzývá, musí tam mít víc drakarů než ty.
pax-lesson-three-rounds-19 = Poslední akcí doplul další černý drakar přes { pax-region-mediterranean } až na { pax-region-black_sea }. Po slunovratu máš 3 silfr.
pax-lesson-three-rounds-20 = Styrbjörnův drakar cestou potká tvůj a Styrbjörn nabízí obchod: chce dílek podle tvé volby a dává jen své slovo. Tvůj jediný dílek ti moc nepomůže: přijmi.
pax-lesson-three-rounds-21 = Styrbjörn je sám na stanici v oblasti { pax-region-burtas } a zahraje tam dílek { pax-tile-radimichs }. Podnik leží na mapě; jarl mu za něj platí 3 silfr.
pax-lesson-three-rounds-22 = S drakarem na jihu zahraje na desku jarla i přímluvce: { pax-tile-ibn_khordadbeh }. Od této chvíle sahají jeho cesty o uzel dál.
pax-lesson-three-rounds-23 = Třetí kolo. Na stupnici je událost, která každému dovolí zřídit obchodní středisko zdarma. Stojí 1 silfr: kup { pax-tile-great_schism }.
pax-lesson-three-rounds-24 = Událost se hraje na stanici v její oblasti. Jeden černý drakar pluje do oblasti { pax-region-burtas }, kde Styrbjörnovi překáží, a druhý na jih: { pax-post-damascus }.
pax-lesson-three-rounds-25 = Teď zahraj { pax-tile-great_schism }.
pax-lesson-three-rounds-26 = Je to althing: než se něco stane, všichni po řadě hlasují, ty první. Hlasuj pro.
pax-lesson-three-rounds-27 = Styrbjörn hlasuje proti. Jeden hlas ze dvou je aspoň polovina, takže k události přesto dojde.
pax-lesson-three-rounds-28 = Oba teď zdarma zřídíte obchodní středisko, ať je kdekoli. Nejdražší jsou ta klíčová: vezmi { pax-post-india } dvěma stoupenci druhu { pax-follower-jarls }.
pax-lesson-three-rounds-29 = Styrbjörn bere { pax-post-changan }. Události opouštějí hru a po každé se kontroluje vítězství. Máš 4 stoupence druhu { pax-follower-jarls }; se 6 je výhra tvá.
pax-lesson-three-rounds-30 = Styrbjörn aktivuje svůj podnik: vyčerpá tam drakar a z desky jarla umístí dva další.
pax-lesson-three-rounds-31 = Vede ve třech druzích a má tři ukazatele vlivu. Akcí Švédska si dobere dílek.
pax-lesson-three-rounds-32 = Pak dopluje na stanici { pax-post-india }, kde nemáš drakar, vyjednává a zaplatí: jeho stoupenci nahradí tvé.
pax-lesson-three-rounds-33 = Styrbjörn má teď tři stanice a vede ve třech druzích; tobě zase zbyli dva stoupenci. Co nikdo nehlídá, o to se dá přijít.
pax-lesson-three-rounds-34 = Teď jsi na tahu a víš už dost. Co svítí, lze vybrat; co nesvítí, řekne proč. Udělej, co chceš.
pax-lesson-three-rounds-35 = Výborně. Zahraj si teď vlastní hru s boty u stolu; nápověda vedle otázky pomůže, kdykoli budeš chtít.
