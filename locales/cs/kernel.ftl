# Co může říct kterákoli hra: odmítnuté akce a chyby v tom, co někdo napsal, nebo v souboru.
# U chyb v souborech je tu jen důvod; soubor a řádek před něj doplňuje program.

## Odmítnuté akce

refused-game-over = Hra skončila, žádnou další akci už nelze provést.
refused-pause = Hra je pozastavená, teď nikdo o ničem nerozhoduje.
refused-no-such-seat = Takové místo neexistuje: u tohoto stolu { $count ->
        [one] je { $count } místo
        [few] jsou { $count } místa
       *[other] je { $count } míst
    }.
refused-not-asked = Teď se nerozhoduješ ty: na tahu { $seats_count ->
        [one] je { $seats }
       *[other] jsou { $seats }
    }.
refused-other-question = Tohle není odpověď na právě položenou otázku: { $question }.

## Hry, místa, boti a nastavení stolu

error-no-such-game = Hra s názvem „{ $given }“ neexistuje; vyber jednu z těchto: { $known }.
error-game-name = Hra se nemůže jmenovat „{ $name }“ a mít předponu „{ $prefix }“: název tvoří malá písmena, číslice a spojovníky, předponu tři malá písmena.
error-game-taken = Hru „{ $name }“ (předpona „{ $prefix }“) nelze přidat: tento název nebo předponu už má hra „{ $other }“.
error-game-seats = Hru „{ $game }“ nelze přidat pro { $fewest } až { $most } hráčů: hra je nejméně pro 1 a nejvýše pro { $limit }.
error-game-incomplete = Hru „{ $game }“ nelze přidat, protože nedefinuje: { $missing }.
error-game-load = Hru z „{ $given }“ nelze načíst: { $reason }
error-no-such-bot = Bot se jménem „{ $given }“ neexistuje; vyber jednoho z těchto: { $known }.
error-figure = Váha „{ $name }“ neexistuje, nebo má její hodnota jiný tvar.
error-no-such-knowledge = Tato hra nemá sadu vah „{ $given }“.
error-no-such-variant = Varianta „{ $given }“ neexistuje; počet linií patří za greedy nebo za úroveň, třeba greedy:480 nebo master:24.
error-too-many-bots = { $bots ->
        [one] Zadán { $bots } bot
        [few] Zadáni { $bots } boti
       *[other] Zadáno { $bots } botů
    } na { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }; zadej nejvýš jednoho na každé místo.
error-sprt = Sekvenční test potřebuje dva různé podíly mezi 0 a 1, nejdřív nižší, a ne { $low } a { $high }.
error-sprt-text = „{ $given }“ není sekvenční test; napiš dva podíly, třeba 0.25,0.3, nebo dva rozdíly v bodech Elo, třeba 0,30.
error-sprt-alone = Sekvenční test porovnává podíly výher; v sólové hře žádné nejsou.
error-worker-lost = Stejná práce ukončila { $times ->
        [one] { $times } proces
        [few] { $times } procesy
       *[other] { $times } procesů
    }, proto se už neopakuje.
error-no-research = K tomu jsou potřeba další knihovny; nainstaluj je příkazem: { $install }
error-ray-address = Cluster Ray { $address } nelze použít: { $reason }
error-ray-version = Uzel clusteru Ray má longhall { $theirs }, tento počítač { $ours }: nainstaluj všude stejnou verzi.
error-ray-nodes = Uzel clusteru Ray tuto práci nezvládne; na každém uzlu musí být nainstalován longhall[research]. Hlášení: { $reason }
error-no-figures = Hra „{ $game }“ nemá váhy, které by se daly ladit.
error-no-tuning = { $file } není soubor hledání vah.
error-other-tuning = { $file }: nelze pokračovat, protože tato verze knihovny nebo hry dává při stejných hrách jiné váhy.
error-no-features = { $game } nedává síti nic, z čeho by se mohla učit.
error-too-few-games = Na učení je to málo her: potřeba jich je aspoň { $fewest }.
error-policy-lines = Politika se učí z toho, co ukážou linie hry: zadej v --lines aspoň jednu.
error-compare-lines = Možnosti se porovnávají v liniích hry a učí se jejich hodnota: zadej v --lines aspoň jednu a vynech --keep-value.
error-no-decisions = Nejsou zaznamenána rozhodnutí, ze kterých by se politika mohla učit: tyto hry se hrály bez --policy.
error-no-comparisons = V těchto hrách se neporovnávaly žádné možnosti: bylo jich málo, nebo se hrály bez --compare.
error-other-observations = Zaznamenaná pozorování patří k jiné verzi hry.
error-learning-exists = Soubor { $file } obsahuje hry z dřívějšího učení; pokračuj s --resume, nebo zvol jiný soubor.
error-no-learning = { $file } není soubor, který zapsal longhall learn.
error-other-learning = { $file }: nelze pokračovat, protože zapsané hry chybějí nebo pocházejí z jiné verze hry.
error-no-observations = { $game } nemá pozorování, která by se dala zaznamenat.
error-no-dataset = { $file } není datová sada, kterou zapsal longhall selfplay.
error-dataset-format = { $file } je datová sada ve formátu { $found } a tato verze longhall čte formát { $ours }.
error-dataset-exists = { $file } už existuje; pokračuj s --resume, nebo zvol jinou složku.
error-other-dataset = { $file } vznikl s jiným nastavením nebo v jiné verzi hry.
error-seat-count = Hra „{ $game }“ je pro { $fewest } až { $most ->
        [few] { $most } hráče
       *[other] { $most } hráčů
    }, zadaný počet je { $given }.
error-no-such-option = Nastavení stolu „{ $option }“ neexistuje; dostupná nastavení jsou: { $known }.
error-option-value = Nastavení stolu „{ $option }“ nemůže mít hodnotu „{ $given }“; vyber jednu z těchto: { $known }.
error-no-such-move = Tah { $given } neexistuje: { $last ->
        [0] v této hře zatím žádný tah není
       *[other] poslední tah této hry má číslo { $last }
    }.
error-no-seed = Tato hra je načtená bez semínka náhody, takže ji lze prohlížet, ale nelze v ní pokračovat.

## Výsledky losování

error-outcome-missing = Chybí tu výsledek losování „{ $kind }“.
error-outcome-other = Další výsledek losování musí patřit k „{ $kind }“, ale je tu zapsáno „{ $found }“.
error-outcome-impossible = Výsledek „{ $value }“ losování „{ $kind }“ tu není možný.
error-outcome-unused = Výsledků losování „{ $kind }“ je tu zapsáno víc, než tah potřebuje.

## Soubory

error-file-not-text = Soubor není text v kódování UTF-8.
error-file-unreadable = Soubor nelze přečíst; zkontroluj, zda existuje a zda ho smíš otevřít.

## Soubory s herním obsahem

error-content-no-folder = Taková složka s herním obsahem neexistuje.
error-content-no-file = Ve složce s herním obsahem tento soubor chybí.
error-content-syntax = Tohle není platný zápis TOML.
error-content-many = Souborů s obsahem je víc, než má kterákoli hra; načíst lze nejvýše { $most }.
error-content-large = Soubor je větší než jakýkoli obsah; načíst lze nejvýše { $most } bajtů.
error-content-deep = Tabulky a seznamy jsou do sebe vnořené hlouběji než { $most } úrovní.
error-edit-line = „{ $given }“ nelze přečíst; napiš klíč = hodnota.
error-edit-form = Tento záznam je zapsaný neobvykle; změň ho v textovém editoru.
error-pack-archive = Tohle není archiv zip, který by šel přečíst.
error-pack-path = Tohle nemůže být soubor s obsahem: název se musí skládat z malých písmen, číslic a podtržítek a končit na .toml a všechny soubory musí ležet v jedné složce.
error-pack-game = Tyto soubory nejsou obsahem žádné zdejší hry.
error-endless = Obsah se točí v kruhu: po { $most } krocích se nikdo na nic nezeptal.
error-content-missing = Položka „{ $key }“ chybí, nebo je prázdná.
error-content-type = Položka „{ $key }“ musí mít tuto podobu: { $expected ->
        [text] text
        [number] celé číslo
        [list-of-numbers] seznam celých čísel
        [list-of-words] seznam slov
        [pair] dvojice čísel [x, y]
        [yes-or-no] true nebo false
        [list-of-effects] seznam efektů
        [list-of-tests] seznam podmínek
        [list-of-points] seznam seznamů bodů [x, y]
        [ability] tabulka s položkami „trigger“ a „effects“
       *[other] { $expected }
    }.
error-content-unknown = Položka „{ $key }“ nemůže mít hodnotu „{ $given }“; povolené jsou: { $known }.
error-content-twice = „{ $given }“ se tu objevuje podruhé, ale smí být jen jednou.
error-content-count = Počet záznamů „{ $what }“ musí být { $expected }, ale je { $found }.
error-content-range = Číslo zadané jako „{ $key }“ musí být v rozsahu od { $fewest } do { $most }.
error-content-order = Pole stupnice musí jít po sobě: tady má být pole { $expected }.
error-content-empty-region = Region „{ $given }“ nemá žádné město.
error-content-road = Silnice musí spojovat dvě různá města na herním plánu, ale tato uvádí: { $given }.
error-content-primary = Primární akce musí začínat symbolem „town“ a nesmí ho už opakovat.
error-content-start-reward = Počáteční pole stupnice nesmí dávat odměnu.
error-content-town-rewards = Město smí dávat nejvýše jedno pole stupnice.
error-content-princess = Poslední karta sňatku musí nabízet postupně možnosti „military“, „trade“ a „spurn“.
error-content-deal = Při počtu hráčů { $players } musí každý dostat alespoň 2 karty a všechny sady dohromady nesmějí potřebovat víc karet, než jich ve hře je.

## Ságy

error-saga-header = „{ $given }“ není řádek hlavičky; hlavičky jsou: { $known }.
error-saga-no-header = Chybí hlavička „{ $given }“.
error-saga-format = Sága má formát { $found }, ale tento program umí číst jen formát { $ours }.
error-saga-rules = Zaznamenaná hra používá pravidla verze { $found }, ale tento program má verzi { $ours }.
error-saga-content = Zaznamenaná hra používá obsah { $found }, ale tento program má obsah { $ours }.
error-saga-pack = Zaznamenaná hra používá balíček obsahu „{ $pack }“ (otisk { $found }), který tu není znám.
error-saga-number = Tady má být tah { $expected }, ale je tu: { $given }.
error-saga-seat = „{ $given }“ není místo v této hře; místa jsou p1 až p{ $count }.
error-saga-move = „{ $given }“ není akce této hry.
error-saga-illegal = Tah „{ $given }“ není v této chvíli dovolený (pravidlo { $rule }).
error-saga-outcome = „{ $given }“ není možný výsledek losování „{ $kind }“.
error-saga-unfinished = Sága uvádí výsledek hry, ale její tahy nevedou až do konce.
error-saga-result = Sága uvádí výsledek „{ $given }“, ale její tahy vedou k výsledku „{ $found }“.
error-saga-no-seed = V sáze chybí semínko náhody nebo jeho zveřejněný otisk, takže losování nelze ověřit.
error-saga-seed-hash = Semínko náhody neodpovídá otisku zveřejněnému na začátku hry.
error-saga-back = Tyto tahy tu nebylo možné vzít zpět: { $given }.
error-saga-names = Hlavička seats-now musí uvádět tolik hráčů: { $count }, ale uvádí { $given }.
error-fair-record = Záznam o začátku nemá tvar popsaný v docs/fairness.md.
error-fair-start = Stůl, hra, volby, místa nebo závazky neodpovídají zveřejněnému otisku začátku.
error-fair-secret = Tajemství serveru není to, ke kterému se server zavázal při založení stolu.
error-fair-nonce = Číslo místa p{ $seat } není to, ke kterému se toto místo zavázalo před začátkem.
error-fair-seed = Semínko nevyplývá z tajemství serveru a z čísel jednotlivých míst.
error-fair-other-hash = Otisk začátku v sáze je { $found }, ale zadaný otisk je { $given }: to není slíbená hra.
error-fair-no-hash = Sága nemá otisk začátku: semínko zvolil sám server.
error-saga-stacked = { $move ->
        [0] Výsledky losování před prvním tahem neodpovídají semínku náhody.
       *[other] Výsledky losování po tahu { $move } neodpovídají semínku náhody.
    }

## Scénáře

error-scenario-syntax = Tohle není platný zápis YAML.
error-scenario-empty = V souboru není žádný scénář.
error-scenario-shape = Scénář se musí skládat z pojmenovaných položek a nesmí mezi nimi chybět „game“ a „players“.
error-scenario-key = Scénář nemá položku „{ $given }“; možné položky jsou: { $known }.
error-scenario-missing = Položka „{ $given }“ chybí, nebo to není název.
error-scenario-players = Položka „players“ musí být číslo nebo seznam jmen, z nichž se žádné neopakuje.
error-scenario-entry = Každý záznam pod „when“ musí být tah, například „p1: play 13“, nebo kontrola „then“ či „refused“.
error-scenario-refusal = Každý záznam pod „refused“ musí uvádět jednoho hráče s jednou akcí a pravidlo („rule“), které ji zakazuje.
error-scenario-refused = Tah „{ $given }“ není v této chvíli dovolený (pravidlo { $rule }).
error-scenario-fact = Položku „{ $given }“ nelze ověřit; ověřit lze: { $known }.

## Popsané pozice

error-given-unknown = Popis pozice nemá položku „{ $given }“; možné položky jsou: { $known }.
error-given-word = „{ $given }“ tu není možné; vyber jedno z těchto: { $known }.
error-given-player = Hráč se jménem „{ $given }“ tu není; hráči jsou: { $known }.
error-given-number = „{ $given }“ tu není možné; je potřeba celé číslo, nejvýše { $most }.
error-given-flag = „{ $given }“ tu není možné; napiš „true“ nebo „false“.
error-given-list = Tady je potřeba seznam v hranatých závorkách, ale je tu: { $given }.
error-given-mapping = „{ $given }“ se musí skládat z pojmenovaných položek.
error-given-twice = Čísla v seznamu { $given } musí být alespoň 1 a žádné se nesmí opakovat.
error-given-occupied = Ve městě, které má být volné, už leží disk: { $town }.
error-given-card-twice = Karta může být jen na jednom místě, ale tady se objevuje podruhé: { $given }.
error-given-no-card = Pod „cards“ chybí karta, kterou hraje { $given }, ale v této pozici musí mít zahranou kartu každý hráč.
error-given-too-many-cards = Karet je málo na to, aby jich každý hráč měl tolik, kolik je v nejdelší ruce.
error-given-no-active = Symbol „town“ potřebuje aktivní město; uveď ho pod „active“.
error-given-packets = Každý hráč musí mít sadu a všechny sady musí mít stejný počet karet, alespoň 3.
error-given-no-marriage = Žádná karta sňatku není odkrytá; uveď ji pod „marriage“.
error-no-packs = Hru { $game } nelze hrát s jinými herními plány a kartami než s vlastními.

## Lekce

error-no-such-lesson = Lekce „{ $given }“ neexistuje; lekce jsou: { $known }.
error-lesson-step = Každý krok lekce musí mít pojmenované položky: „say“ a „show“ a nejvýše jednu z „you“, tahu hráče nebo „then“. Co máš udělat, potřebuje text.
error-lesson-thing = Nic, co se jmenuje „{ $given }“, ukázat nelze.
error-lesson-until = Nic, co se jmenuje „{ $given }“, už nepřijde; ještě přijde: { $known }.
error-lesson-not-reached = Hra nedošla k „{ $given }“: předtím se někdo o něčem rozhoduje.
error-lesson-stopped = Tady nelze nic zahrát: nejdřív pokračuj položkou „until“.
error-lesson-free = Po kroku s „free“ už nelze nic zahrát ani ověřit, jen říct.
error-lesson-not-asked = { $given } se v této chvíli o ničem nerozhoduje.
error-lesson-differs = { $where }: má být { $expected }, ale je { $found }.
