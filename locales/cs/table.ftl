# Co říká stůl: kdo kde sedí, co se kdy smí a co server nemůže udělat.

## Co se u stolu stalo

table-joined = { $name } usedá ke stolu.
table-left = { $name } vstává od stolu.
table-kicked = Hostitel uvolňuje místo, kde sedí { $name }.
table-plan-open = Hostitel nechává místo { $seat } volné.
table-plan-me = { $name } zabírá místo.
table-plan-bot = Bot { $name } zabírá místo.
table-claimed = { $name } přebírá toto místo pomocí odkazu.
table-lent = Prozatím hraje bot, zastupuje: { $name }.
table-clock-bot = { $name }: čas vypršel; hraje dál bot.
table-taken = { $name } je zpět a hraje dál.
table-resigned = { $name } se vzdává; místo dohraje bot.
table-clock-resign = { $name }: čas vypršel; hra je vzdaná.
table-undone = { $seat } bere zpět { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }.
table-undone-by-consent = Všichni souhlasí: hra se vrací { $move ->
        [0] na začátek
       *[other] k pozici po tahu { $move }
    }.
table-undo-asked = { $seat } se chce vrátit { $move ->
        [0] na začátek
       *[other] k pozici po tahu { $move }
    }.
table-undo-denied = { $seat } žádost o návrat odmítá.
table-undo-withdrawn = { $seat } stahuje žádost o návrat.
table-rematch = Odveta se hraje u jiného stolu: { $table }.
table-muted = Hostitel umlčuje v chatu: { $name }.
table-unmuted = { $name } smí v chatu znovu psát.
table-chance-added = { $seat }: číslo přidáno do semínka náhody.
table-chance-left-out = { $seat }: odpověď nepřišla včas, číslo z tohoto místa v semínku není.
table-chance-fair = Losování bylo poctivé: semínko odpovídá otisku zveřejněnému na začátku a dává { $count ->
        [one] { $count } výsledek
        [few] všechny { $count } výsledky
       *[other] všech { $count } výsledků
    } této hry.

## Stránka bez klienta

table-page-title = Longhall běží
table-page-text = Tento server nabízí jen API; klient pro prohlížeč není nainstalovaný.
table-page-docs = Dokumentace API

## Odmítnuté tahy

refused-not-started = Hra ještě nezačala.
refused-no-such-action = „{ $given }“ není akce této hry.

## Lidé

error-who = Nejdřív řekni, kdo jsi: vstup jako host, nebo se přihlas.
error-secret = Tato relace nebo odkaz na místo už neplatí; vstup prosím znovu.
error-seat-only = Odkaz na místo dovoluje jen hrát na tomto místě; tady vstup jako host, nebo se přihlas.
error-login = Nesprávné jméno nebo heslo.
error-name-empty = Zadej jméno.
error-password-short = Heslo musí mít alespoň { $fewest ->
        [one] { $fewest } znak
        [few] { $fewest } znaky
       *[other] { $fewest } znaků
    }.
error-account-already = Účet už máš.
error-account-taken = Účet se jménem „{ $given }“ už existuje; vyber si jiné jméno.
error-name-taken = Jméno „{ $given }“ tu patří někomu s účtem nebo je mu k nerozeznání podobné; vyber si jiné.
error-name-letters = Ve jméně „{ $given }“ jsou znaky, které tu nelze použít; vyber si jiné.
error-name-long = Toto jméno je příliš dlouhé: vejde se nejvýše { $most ->
        [one] { $most } znak
        [few] { $most } znaky
       *[other] { $most } znaků
    }.
error-account-none = Jsi tu jako host; nejdřív si založ účet.
error-password-wrong = Tohle není tvé současné heslo.
error-no-such-session = Toto přihlášení už skončilo.

## Stoly a místa

error-no-such-table = Stůl „{ $given }“ neexistuje; zkontroluj odkaz.
error-no-such-seat = Místo { $given } neexistuje: u tohoto stolu { $count ->
        [one] je { $count } místo
        [few] jsou { $count } místa
       *[other] je { $count } míst
    }.
error-table-full = Všechna místa jsou obsazená; můžeš se dívat.
error-table-not-open = To jde jen před začátkem hry.
error-table-not-running = To jde jen v průběhu hry.
error-table-not-finished = To jde až po skončení hry.
error-seat-taken = Místo { $seat } je obsazené.
error-seated-already = U tohoto stolu už sedíš; chceš-li další místo, urči které.
error-seats-open = { $count ->
        [one] { $count } místo je ještě volné
        [few] { $count } místa jsou ještě volná
       *[other] { $count } míst je ještě volných
    }; počkej na hráče, nebo volná místa obsaď boty.
error-not-host = To smí jen hostitel stolu.
error-not-yours = Místo { $seat } ti nepatří.
error-not-seated = U tohoto stolu nesedíš.
error-seat-link = Tento odkaz na místo už neplatí; požádej o nový.
error-seat-lent = Na tvém místě teď hraje bot; nejdřív si ho vezmi zpět.
error-not-lendable = Místo { $seat } nelze půjčit botovi: musí na něm hrát člověk.
error-lend-present = Hostitel nemůže půjčit místo { $seat } botovi: hráč je u stolu, nebo tam byl před chvílí.
error-lend-rated = U hodnoceného stolu může místo botovi půjčit jen sám hráč.
error-lend-clock = U tohoto stolu rozhodují hodiny, kdy za někoho hraje bot.
error-not-lent = Místo { $seat } nelze vzít zpět: není půjčené botovi.
error-read-only = Tato hra „{ $game }“ začala s pravidly verze { $rules } nebo s jiným obsahem, než má tento server; lze si ji prohlížet, ale ne hrát.
error-rematch-made = Odvetu už založil někdo jiný.

## Braní zpět

error-undo-never = U tohoto stolu se tahy zpět neberou.
error-undo-barrier = To už nelze vzít zpět: mezitím se odhalily skryté informace, nebo táhl jiný hráč.
error-undo-no-consent = U tohoto stolu nelze o vzdálenější návrat žádat.
error-undo-no-wish = Žádná žádost o návrat tu není.
error-undo-rated = U hodnoceného stolu se nelze vrátit před okamžik, kdy něco vyšlo najevo.

## Pohled zpět

error-saga-hidden = Ságu hry lze stáhnout až po jejím skončení; dřív by prozradila, co je skryté.
error-table-starting = Hra právě začíná.
error-chance-alone = U tohoto stolu zvolil semínko sám server; nic se k němu přidat nedá.
error-chance-early = O toto číslo zatím nikdo nepožádal: hostitel hru ještě nespustil.
error-chance-nonce = Toto není číslo, ke kterému se místo zavázalo.
error-chance-form = Zde je potřeba 64 šestnáctkových číslic.
error-chance-elsewhere = Tato hra navazuje na jinou, takže její semínko nedalo všechny výsledky losování; ověř první hru.

## Chat

error-chat-nobody = Chceš-li psát do chatu, vstup jako host, nebo se přihlas.
error-chat-empty = Tato zpráva je prázdná.
error-chat-long = Zpráva je příliš dlouhá: počet znaků je { $given }, vejde se jich { $most }.
error-chat-fast = Píšeš moc rychle; chvíli počkej.
error-chat-muted = Hostitel tě u tohoto stolu umlčel.
error-chat-no-such-person = U tohoto stolu nikdo takový není.

## Sockety

error-hello = Spojení nebylo rozpoznáno; obnov stránku.
error-protocol = Tato stránka je starší nebo novější než server; načti ji znovu.
error-frame = Server této zprávě nerozumí: { $reason }. Obnov stránku.
error-too-slow = Přijímáš příliš pomalu, nebo posíláš příliš mnoho najednou; připoj se znovu.
error-which-seat = Máš tu několik míst; řekni, o které jde.
error-curtain = Nejdřív odhrň oponu tohoto místa.

## Požadavky

error-stale = Hra se mezitím posunula; podívej se na stůl a rozhodni se znovu.
error-request = Neplatný požadavek; chyba je tady: { $place }.
error-client-id = Pod tímto identifikátorem už byl zahrán jiný tah; nový tah pošli pod novým.
error-too-large = Tohle je příliš velké; největší povolená velikost je { $most ->
        [one] { $most } bajt
        [few] { $most } bajty
       *[other] { $most } bajtů
    }.
error-too-often = Příliš mnoho požadavků; počkej { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
error-origin = Server nepřijímá požadavky z této stránky; otevři adresu samotného serveru.
error-own-header = Požadavku chybí hlavička X-Longhall: 1.
error-host = Adresa serveru v tomto požadavku nedává smysl.
error-no-such-page = Tady nic není; zkontroluj adresu.
error-no-such-method = To tady nejde.

## Server

error-store = Databáze teď neodpovídá; nic se nezměnilo, zkus to prosím znovu.
error-slow = Teď to trvá příliš dlouho; podívej se, zda se to povedlo, a když ne, zkus to znovu.
error-not-ready = Server právě končí; vrať se za chvíli.
error-unforeseen = Na serveru se něco pokazilo. Dej toto číslo správci: { $request }.
error-setting = Nastavení { $name } nemůže mít hodnotu „{ $given }“.
error-no-such-pack = Balíček obsahu s otiskem „{ $given }“ tu není.
error-pack-rated = Hodnocené hry se hrají s vlastním obsahem hry.
error-pack-breaks = Zkušební hra s tímto balíčkem se zhroutila: { $reason }.
error-pack-no-end = Zkušební hra s tímto balíčkem neskončila ani po { $most } rozhodnutích.
error-pack-costly = Zkušební hry s tímto balíčkem spotřebovaly víc času nebo paměti, než smí kterákoli hra.
error-packs-folder = Složka { $given } pro balíčky obsahu neexistuje.
error-data-folder = Složku s daty „{ $given }“ nelze vytvořit; vyber jinou pomocí --data.
error-newer-schema = Databáze má verzi { $found }, ale tento program zná verze jen do { $known }; nainstaluj novější program.
error-web-folder = Ve složce „{ $given }“ není sestavený klient pro prohlížeč: chybí index.html.
error-port = Na adrese { $address } nelze naslouchat: port je obsazený, nebo nepovolený; vyber jiný pomocí --port.

## Příkaz longhall serve

cli-serve-about = spusť server, na kterém hrají lidé: pro přátele doma nebo pro klub
cli-serve-listening = Longhall naslouchá na adrese { $address } (konec: Ctrl+C).
cli-serve-no-display = Nenašla se žádná obrazovka: otevři v prohlížeči adresu { $address }.
cli-serve-ended = Longhall skončil; všechno je uložené.
cli-word-address = ADRESA
cli-arg-open = otevřít stránku v prohlížeči, jako to dělá longhall bez příkazu
cli-arg-no-open = neotvírat prohlížeč
cli-arg-host = adresa tohoto počítače, na které server naslouchá; 0.0.0.0 pustí dovnitř i ostatní
cli-arg-port = port, na kterém server naslouchá
cli-arg-data = složka pro databázi
cli-arg-packs = složka s balíčky obsahu, se kterými lze zakládat stoly
cli-arg-database = adresa databáze PostgreSQL místo složky
cli-arg-redis = adresa serveru Redis, pokud spolu pracuje několik procesů
cli-arg-address = adresa, na které je server vidět zvenku, pro odkazy
cli-arg-behind-tls = lidé přicházejí přes https, prostřednictvím proxy
cli-arg-trusted-proxies = adresy proxy, které smějí říct, kdo přichází, oddělené čárkami
cli-arg-origins = další původy, jejichž stránky se smějí ptát, oddělené čárkami
cli-arg-bot-workers = kolik procesů přemýšlí za boty
cli-arg-bot-seconds = kolik sekund smí bot přemýšlet o jednom rozhodnutí
cli-arg-reveal-seconds = kolik sekund čeká začátek hry, až prohlížeče odhalí svou část semínka
cli-arg-bot-delay = kolik sekund bot alespoň čeká, než táhne
cli-arg-bot-pondering = boti přemýšlejí dopředu, když rozhoduje hráč před nimi
cli-arg-analysis-workers = kolik dohraných partií se rozebírá najednou; 0: žádná
cli-arg-analysis-seconds = kolik sekund času procesoru smí rozbor partie zabrat
cli-arg-rate-neighbours = hodnocené partie se počítají i mezi lidmi se společnou adresou
cli-arg-notice-seconds = po kolika sekundách nepřítomnosti se pošle upozornění
cli-arg-private-notices = upozornění smějí jít na adresy tohoto počítače a jeho sítí
cli-arg-smtp = poštovní server pro upozornění e-mailem, např. smtp://user:password@mail.example.org
cli-arg-mail-from = odesílatel takových e-mailů
cli-arg-contact = koho se smějí služby push ptát na tento server: adresa mailto: nebo https:
cli-arg-log-json = zapisuj protokol jako JSON
cli-arg-largest-body = největší požadavek, v bajtech
cli-arg-largest-frame = největší zpráva přes socket, v bajtech
cli-arg-requests-per-minute = kolik požadavků smí jedna adresa poslat za minutu; 0 znamená bez omezení
cli-arg-frames-per-second = kolik zpráv smí jedno místo u stolu poslat za sekundu; 0 znamená bez omezení
cli-arg-sockets-per-address = kolik socketů a streamů smí mít jedna adresa otevřených najednou; 0: bez omezení
cli-arg-guest-days = po kolika dnech jsou zapomenuti hosté, kteří nemají místo u stolu
cli-arg-expire-hours = po kolika hodinách se takoví hosté hledají; 0: nikdy
cli-arg-web = složka sestaveného klienta pro prohlížeč

## Moderation

error-banned = Na tento server máš zákaz. Důvod: { $reason }
error-banned-until = Na tento server máš zákaz do { $until }. Důvod: { $reason }
error-banned-address = Z tvé adresy tu nelze nic měnit; má na tento server zákaz. Důvod: { $reason }
error-banned-address-until = Z tvé adresy tu nelze nic měnit; má na tento server zákaz do { $until }. Důvod: { $reason }
error-chat-silenced = Moderátoři tě ztlumili ve všech chatech. Důvod: { $reason }
error-chat-silenced-until = Moderátoři tě ztlumili ve všech chatech do { $until }. Důvod: { $reason }
error-not-moderator = To mohou jen moderátoři tohoto serveru.
error-moderator-safe = { $name } má práva moderátora a nelze tuto osobu ztlumit ani jí dát zákaz.
error-network = { $given } není adresa ani síť jako 203.0.113.0/24.
error-network-wide = { $given } je příliš mnoho adres najednou; prefix musí mít nejméně { $least } bitů.
error-network-own = V { $given } je tvá vlastní adresa.
error-no-such-person = Nikdo takový tu není.
error-no-such-report = Toto hlášení neexistuje, nebo už je vyřízené.
error-no-such-sanction = Toto ztlumení nebo zákaz neexistuje, nebo už skončily.
error-report-self = Sebe nahlásit nemůžeš.
error-report-many = Otevřených je { $most } tvých hlášení; počkej, až je moderátoři přečtou.
