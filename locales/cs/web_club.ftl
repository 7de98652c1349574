# Stránky klubu: hlášení a moderování, podmínky a soukromí, vlastní data.

## Reports

web-report-who = Koho?
web-report-why = Co se stalo?
web-report-what = Přečtou si to moderátoři tohoto serveru, spolu s posledními řádky chatu u tohoto stolu. Dotyčný se nedozví, kdo ho nahlásil.
web-report-send = Odeslat hlášení
web-report-sent = Děkujeme; moderátoři se na to podívají.
web-report-line = Od: { $by }, o kom: { $about }, { $date }
web-report-called = (tehdy: { $name })
web-report-guest = host
web-report-context = { $count ->
        [one] Co se říkalo: { $count } řádek
        [few] Co se říkalo: { $count } řádky
       *[other] Co se říkalo: { $count } řádků
    }
web-report-table = Ke stolu
web-report-answer = Jak to dopadlo
web-report-close = Uzavřít hlášení

## Moderation

web-moderation = Moderování
web-reports = { $count ->
        [0] Otevřená hlášení
        [one] { $count } otevřené hlášení
        [few] { $count } otevřená hlášení
       *[other] { $count } otevřených hlášení
    }
web-reports-none = Nikdo nic nenahlásil.
web-sanctions = Ztlumení a zákazy
web-sanctions-none = Nikdo není ztlumený a nikdo nemá zákaz.
web-is-muted = ztlumení
web-is-banned = zákaz
web-until = do { $date }
web-sanction-kind = Co se má stát
web-sanction-mute = Ztlumit
web-sanction-ban = Zakázat vstup
web-sanction-address = Zakázat adresu
web-sanction-network = Adresa nebo síť
web-sanction-span = Na jak dlouho
web-sanction-reason = Důvod
web-sanction-do = Provést
web-sanction-lift = Zrušit
web-for-hour = hodina
web-for-day = den
web-for-week = týden
web-for-month = 30 dní
web-for-ever = navždy
web-moderation-log = Co udělali moderátoři a hostitelé
web-moderation-log-none = Zatím nic.
web-moderation-older = Dřívější
web-did-keeper = Provozovatel serveru
web-did-mute = { $by }: ztlumení, { $about }
web-did-ban = { $by }: zákaz, { $about }
web-did-ban-network = { $by }: zákaz pro adresy { $about }
web-did-lift = { $by }: konec ztlumení nebo zákazu, { $about }
web-did-lift-network = { $by }: konec zákazu pro adresy { $about }
web-did-close = { $by }: uzavřené hlášení, { $about }
web-did-moderator = { $by }: práva moderátora, { $about }
web-did-no-moderator = { $by }: odebraná práva moderátora, { $about }
web-did-host-mute = { $by }: ztlumení u vlastního stolu, { $about }
web-did-host-unmute = { $by }: konec ztlumení u vlastního stolu, { $about }

## Terms and privacy

web-terms-by = Tento server provozuje { $name }.
web-terms-house = Pravidla domu
web-terms-house-text = Hraj poctivě a buď milý. Kdo není, toho mohou moderátoři ztlumit nebo mu zakázat vstup, a řeknou proč.
web-kept = Co o tobě server uchovává
web-kept-name = Tvé jméno a jazyk, u účtů otisk hesla; heslo samo není nikde.
web-kept-sessions = { $days ->
        [one] Kde jsi v přihlášení, se jménem prohlížeče, { $days } den od přihlášení, nebo než je ukončíš.
        [few] Kde jsi v přihlášení, se jménem prohlížeče, { $days } dny od přihlášení, nebo než je ukončíš.
       *[other] Kde jsi v přihlášení, se jménem prohlížeče, { $days } dní od přihlášení, nebo než je ukončíš.
    }
web-kept-guests = { $days ->
        [one] Hosté, kteří nesedí u žádného stolu, jsou po { $days } dni bez návštěvy zapomenuti.
        [few] Hosté, kteří nesedí u žádného stolu, jsou po { $days } dnech bez návštěvy zapomenuti.
       *[other] Hosté, kteří nesedí u žádného stolu, jsou po { $days } dnech bez návštěvy zapomenuti.
    }
web-kept-games = Tvé hry se všemi tahy, výsledky a hodnocením, co píšeš v chatu, a tvé poznámky. Hry s ostatními zůstanou, i když odejdeš; jmenuješ se v nich pak N. N.
web-kept-notices = Kam chodí upozornění, pokud nějaká chceš: do prohlížeče přes jeho výrobce, nebo na adresu, kterou zadáš.
web-kept-mail = Upozornění poštou jdou přes poštovní server tohoto domu.
web-kept-addresses = Tvá síťová adresa je v záznamu serveru a v jeho paměti pro moderátory; u hodnocených her se uchovává jen její nečitelná podoba, než se hra započítá.
web-kept-reports = Hlášení, ztlumení a zákazy a záznam toho, co udělali moderátoři a u svých stolů hostitelé.
web-kept-backups = { $count ->
        [one] Totéž je i v zálohách; zůstává { $count } nejnovější.
        [few] Totéž je i v zálohách; zůstávají { $count } nejnovější.
       *[other] Totéž je i v zálohách; zůstává { $count } nejnovějších.
    }
web-kept-nothing = Nic se neprodává, neměří ostatními ani nenačítá odjinud.
web-cookies = Cookies
web-cookies-what = Jsou dvě, obě nutné k tomu, co chceš. Nastavení si pamatuje sám prohlížeč; server je nevidí.
web-cookie-days = { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
web-cookie-session = pozná tě, dokud se neodhlásíš
web-cookie-device = říká, že se tu tento prohlížeč už přihlásil, aby ti cizí špatné pokusy nezavřely cestu
web-rights = Tvá data patří tobě
web-rights-text = Na své stránce si můžeš stáhnout vše, co o tobě server uchovává, opravit jméno a smazat účet se vším, co k němu patří.
web-my-data = Moje data
web-my-data-what = Vše, co o tobě tento server uchovává, a tvé dohrané hry jako ságy, v jednom souboru zip.
web-my-data-get = Stáhnout
