# Pro ty, kdo vedou klub: zálohy, přechod na novou verzi a jejich nastavení na příkazové řádce.

## Backups

cli-admin-restore-about = Dej zálohu na místo databáze; server přitom nesmí běžet.
cli-word-backup = ZÁLOHA
cli-word-duration = DOBA
cli-arg-backup = záloha k obnovení: z longhall admin backup, z rozvrhu nebo z pg_dump
cli-arg-club = kdo server provozuje, pro stránku o podmínkách a soukromí
cli-arg-terms = vlastní text pro tu stránku: soubor Markdown, nebo složka se souborem pro každý jazyk
cli-arg-backup-every = jak často server sám zálohuje, například 12h nebo 1d; prázdné: nikdy
cli-arg-backup-to = složka pro tyto zálohy; výchozí: backups ve složce dat
cli-arg-backup-keep = kolik těchto záloh zůstává

admin-restored = { $file } je teď databází; je-li starší, příští start serveru ji převede na novou verzi.
admin-restored-before = Co tu bylo předtím, leží v { $file }; smaž to, až to nebude potřeba.
admin-restore-kind = { $given } není záloha tohoto druhu databáze: SQLite i PostgreSQL potřebují každá svou.
admin-restore-failed = { $given } nelze obnovit: { $reason }
admin-in-use = { $given } se používá: nejdřív zastav server. Nic se nezměnilo.
admin-no-tool = Program { $tool } tu není; patří k PostgreSQL.
admin-tool-failed = Program { $tool } selhal: { $reason }

admin-doctor-backup = Zálohy
admin-doctor-backup-none = nenastaveno: jen to, co zapíše longhall admin backup
admin-doctor-backup-first = po { $every } do { $folder }; zatím žádná
admin-doctor-backup-good = po { $every } do { $folder }; nejnovější je z { $made }
admin-doctor-backup-late = po { $every } do { $folder }, ale nejnovější je z { $made }
admin-doctor-backup-late-todo = Běží server? Jeho záznam říká, proč se záloha nepovedla.
admin-doctor-backup-tool = chybí { $tool }, bez něhož tuto databázi nelze zálohovat
admin-doctor-backup-tool-todo = Nainstaluj klientské programy PostgreSQL ve verzi databázového serveru.
admin-doctor-backup-todo = Zvol jinou složku pomocí --backup-to, nebo dovol tomuto uživateli do ní zapisovat.
admin-doctor-packs = Balíčky
admin-doctor-packs-none = nenastaveno: hraje se s vlastním obsahem her
admin-doctor-packs-good = { $folder }, počet balíčků { $names_count }: { $names }
admin-doctor-packs-empty = složka { $folder } je prázdná
admin-doctor-packs-bad = ve složce { $folder } nelze použít: { $names }
admin-doctor-packs-bad-todo = Zkontroluj to pomocí longhall content check: řekne soubor, řádek a důvod.
admin-doctor-packs-todo = Zvol jinou složku pomocí --packs.
admin-doctor-terms = Podmínky
admin-doctor-terms-none = nenastaveno: stránka ukazuje jen to, co server uchovává
admin-doctor-terms-good = { $place }
admin-doctor-terms-away = v { $place } není žádný text
admin-doctor-terms-todo = Má to být soubor Markdown, nebo složka s en.md a dalšími; určuje ji --terms.

## Upgrades

cli-admin-upgrade-about = Převeď databázi na verzi tohoto programu: zkontroluj všechny hry, zálohuj, převeď.
cli-admin-downgrade-about = Vrať databázi na verzi staršího programu; žádný tah se neztratí.
cli-word-version = VERZE
cli-arg-version = verze databáze, ke které se vracíš; výchozí: ta před posledním převodem

admin-upgrade-none = Databáze už má verzi tohoto programu: { $found }.
admin-upgrade-stopped = Nic se nezměnilo.
admin-upgrade-returned = Databáze je zase taková jako předtím, ve verzi { $found }, ze zálohy { $file }.
admin-upgraded = Databáze měla verzi { $found } a teď má { $ours }. Můžeš spustit server.
admin-upgrade-back = Cesta zpět: longhall admin downgrade { $version } tohoto programu zachová všechny tahy, longhall admin restore { $file } vrátí tento okamžik. Pak nainstaluj starší program.
admin-upgrade-kept = Databáze, jaká byla předtím, leží v { $file }.
admin-upgrade-failed = Převod selhal a nic se nezměnilo: { $reason }. Je tu i záloha: { $file }
admin-downgraded = Databáze měla verzi { $found } a teď má { $version }. Než spustíš server, nainstaluj program, ke kterému patří.
admin-no-such-version = Databáze má verzi { $found } a nemůže se vrátit k { $given }; starší verze jsou tyto: { $known }.
admin-no-way-down = Verzi databáze { $given } nelze vzít zpět; obnov dřívější zálohu pomocí longhall admin restore.
admin-no-upgrade = V { $folder } není záloha z převodu; uveď verzi, ke které se vracíš.

## Moderators

cli-admin-moderator-about = Udělej z účtu moderátora, nebo moderátory vypiš.
cli-word-account = ÚČET
cli-arg-account = účet podle přihlašovacího jména; prázdné: vypiš všechny moderátory
cli-arg-remove = už není moderátorem

admin-moderators = { $count ->
        [0] Nejsou tu žádní moderátoři.
        [one] { $count } moderátor.
        [few] { $count } moderátoři.
       *[other] { $count } moderátorů.
    }
admin-moderator-made = { $name } má teď práva moderátora.
admin-moderator-gone = { $name } už nemá práva moderátora.
admin-no-account = Účet { $given } neexistuje.
