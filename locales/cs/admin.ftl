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
admin-other-schema = Databáze má verzi { $found }, ale tento program pracuje s verzí { $ours }. Starší databázi aktualizuje jedno spuštění longhall serve této verze; pro novější nainstaluj novější program.
admin-database-failed = Chyba databáze ({ $reason }); je dosažitelná a je na disku místo?
