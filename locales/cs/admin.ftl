# Pro správce serveru: příkaz longhall admin. A upozornění pro ty, kdo zrovna nejsou u stolu.

## Upozornění

notice-turn = Jsi na tahu u stolu „{ $table }“ ({ $game }).
notice-started = Hra u stolu „{ $table }“ ({ $game }) začala.
notice-finished = Hra u stolu „{ $table }“ ({ $game }) skončila.
notice-rematch = U stolu „{ $table }“ ({ $game }) na tebe čeká odveta.
notice-clock-bot = U stolu „{ $table }“ ({ $game }) ti vypršel čas; dokud se nevrátíš, hraje za tebe bot.
notice-clock-resign = U stolu „{ $table }“ ({ $game }) ti vypršel čas a tvá hra byla vzdána.
notice-mail-footer = Tento e-mail dostáváš, protože je tato adresa nastavena pro upozornění na tah na { $address }. Změnit to můžeš tamtéž, pod svým jménem.

error-notice-form = Neplatné nastavení upozornění: { $reason }
error-notice-kind = Upozornění nelze posílat přes { $given }; možné je toto: { $known }.
error-notice-retired = Upozornění přes { $given } už nejsou podporována. Zvol jiný způsob: webhook, Discord, Slack, Telegram, ntfy nebo e-mail.
error-notice-no-mail = Tento server neposílá e-maily. Zvol pro upozornění jiný způsob.
error-notice-address = Neplatná adresa pro upozornění; zkontroluj ji, prosím.
error-notice-inside = Upozornění nelze posílat na { $host }: není to adresa v otevřeném internetu.
error-notice-push = Tohle není přihlášení prohlížeče k upozorněním.

## Rady

error-hint-rated = Během hodnocené hry se neradí.
error-hint-not-asked = Na tomto místě teď není o čem rozhodovat.
error-hint-not-option = { $given } nebylo jednou z možností tohoto rozhodnutí.

## Příkazy

cli-doctor-about = Zkontroluj, co server na tomto počítači má, co mu chybí a co s tím.
cli-admin-list-about = Vypiš stoly serveru.
cli-admin-export-about = Zapiš stoly do souboru jako řádky JSON a dohrané hry jako ságy.
cli-admin-import-about = Přidej stoly z takového souboru nebo dohrané hry ze ság; nic se nepřepíše.
cli-admin-delete-about = Odstraň stoly se vším, co k nim patří.
cli-admin-expire-guests-about = Odstraň hosty, kteří nesedí u žádného stolu a dlouho se neukázali.
cli-admin-check-about = Přehraj znovu každou uloženou hru a porovnej ji s tím, co je uloženo: zkouška před aktualizací.
cli-admin-backup-about = Udělej za běhu serveru konzistentní kopii databáze.
cli-admin-vacuum-about = Odstraň, co už nikdo nepotřebuje, a uvolni místo.

cli-word-file = SOUBOR
cli-word-files = SOUBOR
cli-word-table = STŮL
cli-word-tables = STŮL
cli-word-status = STAV

cli-arg-file = soubor k zapsání; nesmí ještě existovat
cli-arg-files = soubory ke čtení: exporty, nebo ságy s názvem končícím na .saga
cli-arg-table = jen tento stůl; lze zadat vícekrát
cli-arg-tables = stoly podle označení v jejich odkazu
cli-arg-status = jen stoly v tomto stavu: open, running nebo finished
cli-arg-sagas = složka pro dohrané hry jako ságy
cli-arg-people = také účty a hosté s hodnocením, uchovávanou podobou hesel a klíče serveru
cli-arg-yes = opravdu to udělej
cli-arg-days = kolik dní se nikdo neukázal; jinak platí nastavení serveru

## Seznamy

admin-list-id = stůl
admin-list-game = hra
admin-list-status = stav
admin-list-moves = tahy
admin-list-changed = poslední změna
admin-list-name = název
admin-list-people = místa
admin-list-count = { $count ->
        [0] Nejsou tu žádné stoly.
        [one] { $count } stůl.
        [few] { $count } stoly.
       *[other] { $count } stolů.
    }
admin-status-open = otevřený
admin-status-running = hraje se
admin-status-finished = dohraný
admin-no-such-status = Stav { $given } neexistuje; zvol jeden z těchto: { $known }.

## Zápis a čtení

admin-exported = Do souboru { $file } { $count ->
        [one] byl zapsán { $count } stůl
        [few] byly zapsány { $count } stoly
       *[other] bylo zapsáno { $count } stolů
    }. Chraň tento soubor stejně jako databázi.
admin-sagas-written = Do složky { $file } { $count ->
        [one] byla zapsána { $count } sága
        [few] byly zapsány { $count } ságy
       *[other] bylo zapsáno { $count } ság
    }; { $others ->
        [0] žádný stůl nebyl vynechán.
        [one] { $others } stůl byl vynechán, protože jeho hra neskončila nebo má jiná pravidla.
        [few] { $others } stoly byly vynechány, protože jejich hry neskončily nebo mají jiná pravidla.
       *[other] { $others } stolů bylo vynecháno, protože jejich hry neskončily nebo mají jiná pravidla.
    }
admin-imported = Přidáno: { $count ->
        [one] { $count } stůl
        [few] { $count } stoly
       *[other] { $count } stolů
    } a { $people ->
        [one] { $people } člověk
        [few] { $people } lidé
       *[other] { $people } lidí
    }. Už tu { $known ->
        [one] byl { $known } stůl
        [few] byly { $known } stoly
       *[other] bylo { $known } stolů
    }.
admin-imported-saga = { $file } je teď stůl { $table }.
admin-import-host = Archiv
admin-import-progress = Přidávání
admin-import-line = tento řádek nelze použít: { $reason }
admin-import-first = export musí začínat právě jedním řádkem hlavičky.
admin-import-format = tento export má formát { $found }, ale tento program čte formát { $ours }.
admin-import-cut = export není celý; chybí jeho konec.
admin-import-unfinished = ze ságy lze přidat jen dohranou hru; jiné mohou hráči nahrát v prohlížeči.

## Odstraňování

admin-delete-sure = { $count ->
        [one] Tento stůl by byl odstraněn
        [few] Tyto { $count } stoly by byly odstraněny
       *[other] Těchto { $count } stolů by bylo odstraněno
    } natrvalo. Pokud to chceš opravdu udělat, zopakuj příkaz s --yes.
admin-deleted = { $count ->
        [one] { $count } stůl byl odstraněn
        [few] { $count } stoly byly odstraněny
       *[other] { $count } stolů bylo odstraněno
    }.
admin-expired = { $count ->
        [one] Odstraněn { $count } host bez místa u stolu, který se neukázal
        [few] Odstraněni { $count } hosté bez místa u stolu, kteří se neukázali
       *[other] Odstraněno { $count } hostů bez místa u stolu, kteří se neukázali
    } { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }.

## Kontrola

admin-check-progress = Přehrávání
admin-check-game = tento program nezná hru { $game }.
admin-check-table = co je o stole uloženo, nelze přečíst: { $reason }
admin-check-rules = hra začala s verzí pravidel { $rules } nebo s jiným obsahem; tento program hraje verzi { $ours } hry { $game }, takže ji lze jen prohlížet (stav: { $status }).
admin-check-gap = v záznamu chybí položka { $entry }.
admin-check-entry = položka { $entry } v záznamu není možná: { $reason }
admin-check-damaged = položka { $entry } v záznamu je poškozená: { $reason }
admin-check-snapshot = snímek u položky { $entry } neodpovídá tomu, k čemu záznam vede.
admin-check-status = uložen je stav { $stored }, ale záznam vede ke stavu { $found }.
admin-check-result = uložený výsledek není ten, ke kterému záznam vede.
admin-check-seats = uložená místa nejsou ta, ke kterým záznam vede.
admin-check-chance = náhoda nepochází ze semínka: { $reason }
admin-check-file = Soubor { $file } je poškozený: { $reason }. Obnov ho ze zálohy; stoly, které nejsou uvedeny výše, lze předtím exportovat.
admin-check-resting = { $count ->
        [one] { $count } dohraná hra má
        [few] { $count } dohrané hry mají
       *[other] { $count } dohraných her má
    } jiná pravidla nebo obsah: jen k prohlížení, aktualizaci to nebrání.
admin-check-bad = Něco nesouhlasí: { $bad } z { $count ->
        [one] { $count } stolu
       *[other] { $count } stolů
    }. Neaktualizuj, dokud nebude jasné proč.
admin-check-sound = { $count ->
        [one] { $count } stůl byl přehrán
        [few] { $count } stoly byly přehrány
       *[other] { $count } stolů bylo přehráno
    } a vše je přesně tak, jak je uloženo.

## Databáze

admin-backed-up = Kopie je v souboru { $file } ({ $size } MB), celá a zkontrolovaná.
admin-backup-postgresql = PostgreSQL zálohuj jeho vlastním nástrojem:
admin-backup-damaged = Kopie databáze { $given } je poškozená, nejspíš proto, že je poškozená databáze sama; nic se nezapsalo.
admin-backup-failed = { $given } nelze zapsat: { $reason }
admin-tidied = Odstraněno: { $snapshots ->
        [one] { $snapshots } starý snímek
        [few] { $snapshots } staré snímky
       *[other] { $snapshots } starých snímků
    } a { $sessions ->
        [one] { $sessions } prošlé přihlášení
        [few] { $sessions } prošlá přihlášení
       *[other] { $sessions } prošlých přihlášení
    }. Databáze měla { $before } MB a teď má { $after } MB.
admin-no-database = V { $given } není žádná databáze serveru; řekni, kde je, pomocí --data nebo --database.
admin-other-schema = Databáze má verzi { $found }, ale tento program pracuje s verzí { $ours }. Starší databázi převede longhall admin upgrade; pro novější nainstaluj novější program.
admin-database-failed = Chyba databáze ({ $reason }); je dosažitelná a je na disku místo?

## longhall doctor

admin-doctor-program = Program
admin-doctor-compiled = longhall { $version }, zkompilovaný, Python { $python }
admin-doctor-plain = longhall { $version }, nezkompilovaný, Python { $python }: hry a boti běží asi čtyřikrát pomaleji
admin-doctor-plain-todo = Nainstaluj balíček wheel pro tento počítač, nebo překladač C a hlavičky Pythonu, a pak znovu longhall.
admin-doctor-games = Hry
admin-doctor-games-good = { $games }
admin-doctor-games-bad = hru nelze načíst: { $reason }
admin-doctor-games-todo = Nainstaluj longhall znovu a balíčky, které přidávají hry, odstraň nebo aktualizuj.
admin-doctor-page = Stránka
admin-doctor-page-good = klient pro prohlížeč je ve složce { $folder }
admin-doctor-page-none = klient pro prohlížeč není sestavený: lze používat jen API
admin-doctor-page-todo = Nainstaluj longhall z balíčku wheel, nebo spusť make setup; jinou složku určuje LONGHALL_WEB.
admin-doctor-port = Port
admin-doctor-port-free = { $address } je volný
admin-doctor-port-taken = { $address } je obsazený nebo nepovolený; možná tam už longhall běží
admin-doctor-port-todo = Pro další server zvol jiný port pomocí --port.
admin-doctor-database = Databáze
admin-doctor-database-good = { $address }, schéma { $found }
admin-doctor-database-new = { $address } je prázdná a vytvoří se při prvním spuštění
admin-doctor-database-old = { $address } má starší schéma { $found }; příští spuštění ji převede na { $ours }
admin-doctor-database-old-todo = Zastav server a spusť longhall admin upgrade: nejdřív zkontroluje všechny hry a udělá zálohu.
admin-doctor-database-newer = { $address } má schéma { $found }; tento program zná jen { $ours }
admin-doctor-database-newer-todo = Nainstaluj novější longhall, který tuto databázi používal.
admin-doctor-database-away = { $address } neodpovídá: { $reason }
admin-doctor-database-away-todo = Běží, a jsou adresa, uživatel a heslo správně? Poškozený soubor SQLite nahraď zálohou.
admin-doctor-database-closed = do složky { $folder } nelze nic zapsat
admin-doctor-database-closed-todo = Zvol jinou složku pomocí --data, nebo tomuto uživateli povol zápis.
admin-doctor-redis = Redis
admin-doctor-redis-none = není nastavený: jeden proces ho nepotřebuje
admin-doctor-redis-good = odpovídá
admin-doctor-redis-away = neodpovídá: { $reason }
admin-doctor-redis-todo = Spusť ho, nebo oprav LONGHALL_REDIS. Do té doby se procesy o tazích ostatních dozvídají jen každých několik sekund.
admin-doctor-mail = Pošta
admin-doctor-mail-none = není nastavená: žádná upozornění poštou
admin-doctor-mail-good = poštovní server přijímá odesílatele { $sender }
admin-doctor-mail-away = poštovní server odmítá: { $reason }
admin-doctor-mail-todo = Oprav LONGHALL_SMTP a LONGHALL_MAIL_FROM.
admin-doctor-disk = Disk
admin-doctor-disk-free = { $free } GB volného místa v { $folder }
admin-doctor-disk-todo = Uvolni místo: na plném disku nemůže nikdo táhnout.
admin-doctor-clock = Hodiny
admin-doctor-clock-good = jdou správně
admin-doctor-clock-back = jdou pozdě: nejnovější tah v databázi nastane až za { $seconds } s
admin-doctor-clock-differs = liší se od hodin databázového serveru o { $seconds } s
admin-doctor-clock-free = nic je nehlídá: systém je neporovnává se sítí
admin-doctor-clock-todo = Nech systém hodiny nastavovat, například pomocí systemd-timesyncd nebo chrony.
admin-doctor-descriptors = Deskriptory
admin-doctor-descriptors-good = až { $most } spojení a souborů najednou
admin-doctor-descriptors-any = bez omezení
admin-doctor-descriptors-few = jen { $most } spojení a souborů najednou
admin-doctor-descriptors-todo = Zvyš LimitNOFILE v jednotce systemd, nebo ulimit -n.
admin-doctor-good = Všechno je v pořádku.
admin-doctor-notes = { $count ->
        [one] Funguje to; { $count } věc by mohla být lepší.
        [few] Funguje to; { $count } věci by mohly být lepší.
       *[other] Funguje to; { $count } věcí by mohlo být lepších.
    }
admin-doctor-bad = { $count ->
        [one] { $count } věc je třeba napravit, než bude server moci fungovat.
        [few] { $count } věci je třeba napravit, než bude server moci fungovat.
       *[other] { $count } věcí je třeba napravit, než bude server moci fungovat.
    }
