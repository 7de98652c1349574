# Pax Viking: co může být špatně ve složce s herním obsahem. Slova ze souborů (identifikátory, položky, efekty) se nepřekládají.

error-content-ally-longships = Spojenecké drakary má jen mocný spojenec; zapiš je jako tabulku s položkami „colour“, „n“ a „start“.
error-content-amount = Počet záznamů „{ $what }“ musí být od { $fewest } do { $most }, ale je { $found }.
error-content-argument = „{ $verb }“ nezná položku „{ $given }“; přijímá: { $known }.
error-content-argument-missing = Efekt „{ $verb }“ vyžaduje položku „{ $key }“.
error-content-beside = Událost má položku „beside“ právě tehdy, když je jedním z jejích efektů „beside“.
error-content-beside-solo = Událost, která zůstává vedle desky jarla, se v sólovém režimu vynechává; napiš solo = false.
error-content-border = Hranice musí spojovat dva různé regiony, ale tato uvádí: { $given }.
error-content-discount = Sleva vyžaduje buď „by“, nebo „to“, ne obojí.
error-content-empty-post = Prázdná stanice nemá položku „{ $given }“.
error-content-event-follower = Události nemají stoupence.
error-content-followers = { $expected ->
        [one] Tato stanice přijímá 1 stoupence.
       *[other] Počet stoupenců klíčového obchodního střediska: { $expected }, všichni jednoho typu.
    }
error-content-id = „{ $given }“ nemůže být identifikátor; použij malá písmena, číslice a podtržítka a začni písmenem.
error-content-level = Úroveň „{ $level }“ potřebuje aspoň tolik karet vítězství: { $fewest }; má { $found }.
error-content-many-allies = Barev spojeneckých drakarů smí být nejvýše { $colours } a drakarů celkem nejvýše { $longships }.
error-content-mix = Součet druhů ve složení balíčku musí být { $tiles }, tedy počet dílků na hráče, ale je { $found }.
error-content-moment = Efekt „{ $verb }“ smí stát jen ve stálé schopnosti, ne uvnitř jiného efektu, s okamžikem: { $known }.
error-content-no-moment = Okamžik (when) má jen stálá schopnost, ale tato je „{ $given }“.
error-content-no-posts = Region „{ $given }“ nemá žádnou stanici.
error-content-no-room = V „{ $given }“ nemůže ležet žádný podnik, protože všechny jeho stanice jsou vytištěné.
error-content-nowhere = „{ $given }“ potřebuje stanici, ale bůh, přímluvce ani jarl ji nemá.
error-content-open-border = „{ $given }“ nemůže mít otevřenou hranici, protože tam žádný drakar nevpluje.
error-content-place = „{ $given }“ nelze přečíst; napiš například within:2, zone:east nebo own_posts:biarmia.
error-content-port = Stanice přístavního regionu musí mít přístav, stanice říčního regionu ho nemá; tato leží v „{ $given }“.
error-content-price = „pay“ vyžaduje buď „n“ (silfr), nebo „tiles“ (dílky), ne obojí.
error-content-river = Říční region „{ $given }“ musí mít aspoň jednu otevřenou hranici.
error-content-start-ventures = Podniky mimo startovní balíček musí patřit aspoň do tolika regionů: { $expected }; patří do { $found }.
error-content-starter = Startovní balíček pro počet hráčů { $players } potřebuje dílky druhu „{ $kind }“ v počtu { $expected }, ale značky dávají { $found }.
error-content-still = Efekt „{ $verb }“ potřebuje okamžik, kdy nastává; bez něj smí stát jen: { $known }.
error-content-track = Ceny na stupnici ságy nesmí klesat.
error-content-trigger = Efekt „{ $verb }“ patří jen k těmto schopnostem: { $known }.
error-content-unconnected = Mezi těmito místy nevede žádná cesta: { $given }.
error-content-waters = Moří a říčních regionů smí být nejvýše { $most }.
error-content-zone = Pevninský region musí mít zónu, moře ji nemá.
