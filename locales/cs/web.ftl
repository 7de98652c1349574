# Prohlížeč: stránky, tlačítka a poznámky kolem her. Slova samotných her jsou v jejich souborech.

## Všude

web-home = Domů
web-home-label = Longhall, úvodní stránka
web-nav = Hlavní menu
web-nav-thumb = Hlavní menu, dole
web-nav-lobby = Stoly
web-nav-mine = Moje hry
web-nav-finished = Dohrané hry
web-nav-learn = Výuka
web-nav-puzzles = Úlohy
web-nav-rules = Pravidla
web-skip-to-content = Přejít k obsahu
web-new-window = otevře se v novém okně
web-close = Zavřít
web-save = Uložit
web-saved = Uloženo.
web-copied = Odkaz zkopírován.
web-more = Ukázat další
web-loading = Okamžik…
web-try-again = Zkusit znovu
web-offline = Server není dostupný. Pravidla tu zůstávají; ostatní se vrátí se spojením.
web-failed = To se nepovedlo. Zkus to prosím znovu.
web-unreachable = Server právě neodpovídá.
web-unofficial = Neoficiální fanouškovské zpracování
web-zoom-in = Přiblížit
web-zoom-out = Oddálit

## Úvodní stránka

web-what = Jeden stůl pro tři deskové hry z doby vikingů: s přáteli blízko i daleko nebo proti botům, ve čtyřech jazycích.
web-quick = Zahrát si hned: { $game }
web-quick-none = Zahrát si hned
web-quick-note = Proti botům, přímo v prohlížeči. Bez účtu a bez instalace.
web-games = Hry
web-play-bots = Hrát proti botům
web-with-friends = S přáteli
web-coming = Přibude později
web-seats-range = { $fewest } až { $most ->
        [few] { $most } hráči
       *[other] { $most } hráčů
    }
web-minutes = { $minutes } minut
web-join = Připojit se ke stolu
web-join-field = Odkaz nebo kód stolu
web-join-go = Ke stolu
web-join-or = Bez pozvánky?
web-join-lobby = Podívej se, které stoly čekají na hráče
web-join-unreadable = Tohle není odkaz na stůl ani jeho kód.
web-mine-running = Moje rozehrané hry
web-mine-all = Všechny hry ({ $count })

## Jméno

web-name-ask = Jak se jmenuješ?
web-your-name = Tvoje jméno
web-name-why = Stačí jméno. Ptáme se jen jednou.
web-name-log-in = Mám účet
web-name-go = Pokračovat

## Seznamy stolů

web-lobby = Otevřené stoly
web-lobby-empty = Teď žádný stůl nečeká na hráče.
web-lobby-empty-do = Připrav stůl, který uvidí všichni
web-lobby-why = Sedáš si ke stolu { $table }, hraje se { $game }.
web-look = Sledovat
web-sit-down = Posadit se
web-open-table = Ke stolu
web-mine = Moje hry
web-mine-yours = Čekají na mě
web-mine-others = Čekají na ostatní
web-mine-open = Ještě nezačaly
web-mine-empty = Nesedíš u žádného stolu.
web-mine-empty-do = Najít hru
web-status-open = Ještě nezačala
web-status-running = Rozehraná
web-your-turn = Jsi na tahu
web-bot = Bot
web-winner = Vítězství
web-player = Hráč
web-players = Hráči
web-seat-free = volné místo
web-rated = hodnocená
web-finished = Dohrané hry
web-finished-whose = Čí hry
web-finished-mine = Moje
web-finished-all = Všechny
web-finished-empty-mine = Žádná tvoje hra ještě není dohraná.
web-finished-empty-all = Žádná veřejná hra ještě není dohraná.
web-see-result = Výsledek
web-replay-watch = Přehrát záznam
web-saga = Hra ze souboru
web-saga-what = Sága je celá hra jako čitelný text. Otevři ji a projdi krok po kroku, nebo hraj dál tam, kde skončila.
web-saga-wrong = Tuto ságu nelze přečíst; řádek { $line }: { $reason }
web-saga-open = Otevřít soubor se ságou
web-saga-why = Sága dostane vlastní stůl pod tvým jménem.

## Nový stůl

web-new-table = Nový stůl
web-new-why = U tohoto stolu jsi hostitel. Jak ti mají ostatní říkat?
web-game = Hra
web-seats = Místa
web-seat-number = Místo { $number }
web-seat-me = Tady sedím já
web-seat-me-named = { $name } (ty)
web-seat-name = Jméno na místě { $number }
web-seat-open-long = Volné: někdo se připojí přes odkaz
web-bot-other = Bot: { $bot }
web-level = Úroveň botů
web-level-chosen = Úroveň botů: { $level }
web-levels-mixed = Úroveň botů: různá
web-level-for-all = Stejná pro všechny
web-level-for-each = Každému zvlášť
web-level-every-game = Platí pro každou hru, kterou začneš hned.
web-level-of = Úroveň bota { $name }
web-fill-bots = Doplnit boty
web-hot-seat = Je vás víc u jednoho zařízení: mezi tahy opona skryje karty před ostatními.
web-no-seat = Ty u tohoto stolu nesedíš, jen se díváš.
web-open-note = { $count ->
        [one] { $count } místo je volné
        [few] { $count } místa jsou volná
       *[other] { $count } míst je volných
    }. Dostaneš odkaz, který můžeš poslat.
web-full-note = Všechna místa jsou obsazená: hra začne hned.
web-visibility = Kdo ho najde
web-private = Jen s odkazem
web-listed = Všichni
web-pace = Tempo
web-pace-none = Bez hodin
web-pace-live = Naživo
web-pace-turns = Korespondenčně
web-pace-minutes = Minuty pro každého hráče
web-pace-increment = Sekundy přidané za tah
web-pace-days = Dny na každý tah
web-pace-live-is = { $minutes } min + { $seconds } s
web-pace-turns-is = { $days ->
        [one] { $days } den na tah
        [few] { $days } dny na tah
       *[other] { $days } dní na tah
    }
web-more-terms = Název, vracení tahů, hodnocení
web-table-name = Název stolu
web-undo-policy = Vracení tahů
web-undo-own = Vlastní tahy, dokud se neodhalí něco nového nebo nehraje někdo jiný
web-undo-consent = I dál, když všichni ostatní souhlasí
web-undo-never = Nikdy
web-absent-policy = Když někomu vyprší čas
web-absent-bot = Hraje dál bot, než se hráč vrátí
web-absent-resign = Hráč hru vzdává
web-rated-wish = Hodnocená hra
web-rated-what = Počítá se do žebříčku všem, kdo tu sedí a mají účet.
web-game-options = Pravidla této hry
web-options-changed = změněno: { $count }
web-options-what = Kde si lidé pravidla vykládají různě, rozhoduje stůl. Doporučený výklad je už vybraný.
web-make-table = Připravit stůl
web-make-and-start = Začít hru

## Profil a nastavení

web-profile = Profil
web-me = Kdo jsem
web-me-guest = Jsi tu jako host. Tento prohlížeč si tě pamatuje.
web-me-account = Přihlášený účet: { $name }.
web-me-nobody = Zatím tu nemáš žádné jméno. Stačí nějaké zadat.
web-welcome = Vítej!
web-account = Účet
web-account-claim = Založit účet
web-account-make = Založit účet
web-account-why = S účtem hraješ na jakémkoli zařízení a všechna svá místa máš s sebou. E-mail není potřeba.
web-account-name = Jméno
web-password = Heslo
web-log-in = Přihlásit se
web-log-in-why = Přihlas se a hraj pod svým účtem i tady.
web-log-in-guest = Jsi tu jako host; místa obsazená jako host zůstanou hostovi.
web-log-out = Odhlásit se
web-password-change = Změnit heslo
web-password-old = Současné heslo
web-password-new = Nové heslo
web-password-what = Všechna ostatní zařízení budou odhlášena.
web-password-changed = Heslo je změněné; všechna ostatní zařízení jsou odhlášená.
web-sessions = Přihlášená zařízení
web-session-this = Tento prohlížeč
web-session-unknown = Neznámý prohlížeč
web-session-seen = naposledy { $when }
web-session-end = Odhlásit
web-session-end-what = Odhlásit: { $browser }, naposledy { $when }
web-sessions-end = Odhlásit všude jinde
web-session-ended = Odhlášeno.
web-account-delete = Smazat účet
web-account-delete-what = Rozehrané hry vzdáš a místa u otevřených stolů uvolníš. Chat, hodnocení a upozornění se smažou. Ve hrách s ostatními budeš od té chvíle vystupovat jako N. N.; hry, kde nehrál nikdo jiný, se smažou. Nelze to vrátit.
web-account-delete-now = Navždy smazat
web-account-deleted = Účet je smazaný.
web-logged-out = Účet je odhlášený.
web-look-and-feel = Jazyk a vzhled
web-language = Jazyk
web-theme = Motiv
web-theme-auto = Podle zařízení
web-theme-light = Světlý
web-theme-dark = Tmavý
web-theme-to-light = Přepnout na světlý vzhled
web-theme-to-dark = Přepnout na tmavý vzhled
web-motion = Animace
web-motion-auto = Podle zařízení
web-motion-full = Zapnuté
web-motion-still = Vypnuté
web-at-the-table = U stolu
web-confirm-end = Zeptat se jednou, než můj tah skončí
web-confirm-end-what = Volba, která předává tah ostatním nebo něco odhalí, platí až po potvrzení. Co můžeš ještě vzít zpět, proběhne hned.
web-notices = Upozornění na tah
web-notices-what = Jen když tu nejsi, s názvem stolu a otázkou, která čeká.
web-notify = Upozornění z tohoto prohlížeče
web-notify-what = Dokud je Longhall otevřený na kartě.
web-notify-push = I když je Longhall zavřený.
web-notify-refused = Prohlížeč této stránce upozornění nedovoluje; dá se to změnit v jeho nastavení.
web-webhook = Adresa pro upozornění
web-webhook-what = Webhook (https://…), webhook kanálu na Discordu nebo Slacku, tgram://token/chat, ntfy://téma nebo ntfys://server/téma, a pokud server posílá e-maily, i mailto:adresa@example.org.

## Výuka a pravidla

web-learn = Výuka
web-learn-what = Krátké lekce na skutečném plánu, postavené na příkladech z pravidel. Předem nemusíš nic číst.
web-lesson-step = Krok { $step } z { $steps }
web-lesson-next = Dál
web-lesson-help = Ukaž mi to
web-lesson-do = Udělej to za mě
web-lesson-back = Zpět
web-lesson-finish = Dokončit
web-lesson-again = Začít znovu
web-lesson-all = Všechny lekce
web-lesson-your-move = Tvůj tah
web-lesson-other = I to je dovoleno, ale tahle lekce vede jinudy. Zkus to, co je vyznačeno: { $option }.
web-lesson-this = Udělej tohle: { $option }.
web-lesson-events = Co se právě stalo
web-lesson-done = Výborně!
web-lesson-following = Další lekce
web-lesson-state-done = dokončena
web-lesson-state-begun = rozehrána
web-rules = Pravidla
web-rules-what = Našimi slovy, každé pravidlo pod vlastním číslem. Na tato čísla odkazují odmítnutí i záznam hry.
web-rules-search = Hledat v pravidlech
web-rules-found = { $count ->
        [0] Nic se nenašlo
        [one] Nalezeno { $count } pravidlo
        [few] Nalezena { $count } pravidla
       *[other] Nalezeno { $count } pravidel
    }
web-rules-none = Žádné pravidlo neobsahuje všechna tato slova.
web-rules-coming = Pravidla této hry přijdou spolu s hrou.
web-rules-chapters = Kapitoly
web-rules-leaf = Předchozí a další kapitola
web-rule-link = Pravidlo { $rule }: zkopírovat odkaz

## O stránce

web-about = O Longhallu
web-about-what = Longhall je stůl pro deskové hry z doby vikingů od lidí, kteří je mají rádi: zdarma, otevřený, bez reklam.
web-about-unofficial = Neoficiální fanouškovské zpracování
web-about-unofficial-text = Longhall nevytvořili ani nepodporují autoři či vydavatelé těchto her. Hry, jejich názvy a výtvarná podoba patří těm, kdo je vytvořili:
web-about-design = Autor
web-about-house = Vydavatel
web-about-own = Není tu žádný text ani obrázek vydavatelů. Pravidla vyprávíme vlastními slovy, plány kreslíme sami a názvy, které tištěné hry neuvádějí, třeba jména měst, jsou naše.
web-about-buy = Pokud tě hra u tohoto stolu baví, kup si krabici: je to lepší způsob, jak hrát s lidmi kolem sebe, a odměna pro ty, kdo ji vymysleli.
web-about-sources = Odkud jsou pravidla
web-about-sources-text = Z tištěných pravidel v několika jazycích, navzájem porovnaných. Kde nechávají něco otevřené nebo se liší, má stůl volbu s doporučeným výkladem a pravidlo to říká.
web-about-works = Použitý software a zdroje
web-about-private = Co si tento server ukládá
web-about-private-text = Tvoje jméno, tvoje hry, a pokud si založíš účet, heslo v podobě, kterou nikdo nepřečte. Jedna cookie si pamatuje, kdo jsi. Žádné sledování, nic z cizích serverů.
web-public-domain = volné dílo
web-credit-icons = Ikony: Lorc, Delapouite a další, přebarvené
web-credit-coast = Pobřeží
web-credit-alegreya = Písmo textu a kapitálky
web-credit-uncial = Písmo titulků
web-credit-fluent = Věty se správným skloňováním v každém jazyce
web-credit-svelte = Stránky
web-credit-server = Server
web-credit-mypyc = Rychlá pravidla a boti

## Nenalezeno

web-lost = Tady nic není
web-lost-text = Tato adresa nikam nevede. Možná se cestou ztratilo písmeno odkazu.

## Brian Boru

web-bru-map = Mapa Irska
web-bru-wins = vede
web-bru-no-cards-yet = Zatím nikdo nezahrál kartu
web-bru-regions = Regiony

## Hra s trenérem

web-guided = Hra s trenérem
web-guided-alone = S trenérem, sólo
web-guided-first = Zahraj si s trenérem
web-guided-note = Skutečná hra proti začátečnickým botům s trenérem po boku. Bez účtu, bez jména.
web-guest-name = Nováček

## Balíčky obsahu

web-pack = Obsah
web-pack-ours = Vlastní obsah hry
web-pack-what = Něčí vlastní plány, karty a dílky, které tento server nabízí.
web-pack-named = balíček obsahu: { $name }
web-packs = Balíčky obsahu
web-packs-what = Balíček obsahu jsou plány, karty a dílky hry tak, jak je máš: z vlastní krabice, opravené nebo vlastní výroby. Pravidla zůstávají stejná.
web-packs-offered = Nabízené tady
web-packs-none = Tento server žádné nenabízí. Kdo ho provozuje, může ho spustit se složkou balíčků.
web-pack-check = Zkontrolovat balíček
web-pack-check-what = Sbal soubory .toml balíčku do jednoho archivu zip. Zkontrolují se a vyzkouší v několika hrách; nic se neukládá.
web-pack-file = Archiv zip
web-pack-check-go = Zkontrolovat
web-pack-checking = Kontroluje se; hraje se s ním několik her.
web-pack-why = Pod jakým jménem ho chceš nechat zkontrolovat?
web-pack-large = Archiv smí mít nejvýše { $most } kB.
web-pack-right = Balíček je v pořádku; hra: { $game }.
web-pack-column-file = Soubor
web-pack-column-part = Část
web-pack-column-count = Záznamy
web-terms = Podmínky a soukromí
