# Stránka stolu

web-agree = Souhlasím
web-away = není u stolu
web-back-to-now = Na aktuální pozici
web-beside = Vedle plánu
web-board = Herní plán
web-board-view = Plán pro společnou obrazovku
web-chat = Chat
web-chat-empty = Zatím nikdo nic nenapsal.
web-chat-say = Napiš něco
web-choices = Tvoje možnosti
web-confirm = Potvrdit: { $choice }
web-copy-link = Zkopírovat odkaz
web-curtain = Teď hraje { $player }
web-curtain-hint = Předej zařízení. Nikdo jiný by se neměl dívat.
web-curtain-lift = { $player }: ukaž karty
web-deny = Odmítnout
web-first = Na začátek
web-analyse = Rozebrat
web-analysis = Rozbor
web-fork = Hrát dál odsud
web-fork-as = jako { $player } proti botům
web-fork-all = na všech místech, na střídačku
web-game-over = Hra skončila.
web-get-up = Opustit místo
web-hide-list = Skrýt seznam
web-hint = Nápověda
web-do-it = Udělej to
web-host-starts = Hostitel spustí hru, až budou všechna místa obsazená.
web-invite = Pozvi přátele
web-jump-here = Ukázat tah { $move }
web-kick = Odebrat místo
web-last = Na konec
web-lend = Ať za mě hraje bot
web-link-connecting = Připojování…
web-link-lost = Spojení se přerušilo, zkouším znovu…
web-link-late = Tahy ostatních mohou přicházet o pár sekund později.
web-log = Záznam
web-menu = Nabídka
web-move = Tah
web-move-of = Tah { $move } z { $last }
web-mute = Skrýt zprávy: { $name }
web-mute-here = Umlčet u tohoto stolu pro všechny: { $name }
web-unmute-here = Dovolit znovu psát v chatu: { $name }
web-next = Další
web-no-drawing = Tato hra ještě nemá kresbu; hraj výběrem ze seznamu.
web-no-such-table = Takový stůl neexistuje.
web-notes = Poznámky
web-picture = Obrázek ke sdílení
web-previous = Předchozí
web-qr = QR kód pro { $link }
web-rematch = Hrát znovu
web-replay = Záznam hry
web-resign = Vzdát hru
web-resign-sure = Opravdu? Dál hraje bot a ty skončíš poslední.
web-resigned = vzdáno
web-restart-turn = Celý tah znovu
web-result = Výsledek
web-saga-download = Stáhnout ságu
web-score = Skóre
web-score-chart = Jak rostlo skóre
web-score-now = Kdyby hra skončila teď
web-seat-bot = Přidat bota
web-seat-open = volné místo
web-see-rule = Přečíst pravidlo
web-why = Proč? { $rule }
web-seed = Semínko náhody { $seed }; jeho otisk byl zveřejněn na začátku: { $hash }
web-fair-promise = Poctivá náhoda: semínko tvoří společně server a prohlížeče všech u stolu a nikdo si ho nemůže vybrat. Závazek serveru: { $hash }
web-fair-hash = Otisk začátku této hry, který si tvůj prohlížeč pamatuje: { $hash }
web-seed-shared = Semínko náhody { $seed }; otisk začátku { $hash }
web-starting = Hra začíná …
web-fair-yes = Ověřeno v tomto prohlížeči: tvoje číslo v semínku je, od začátku se nic nezměnilo a { $count ->
        [one] jediný výsledek losování vyplývá ze semínka
        [few] všechny { $count } výsledky losování vyplývají ze semínka
       *[other] všech { $count } výsledků losování vyplývá ze semínka
    }.
web-fair-seen = Ověřeno v tomto prohlížeči: od začátku se nic nezměnilo a { $count ->
        [one] jediný výsledek losování vyplývá ze semínka
        [few] všechny { $count } výsledky losování vyplývají ze semínka
       *[other] všech { $count } výsledků losování vyplývá ze semínka
    }. Tento prohlížeč číslo nedal; { $given ->
        [one] dalo ho { $given } místo
        [few] dala ho { $given } místa
       *[other] dalo ho { $given } míst
    }.
web-fair-late = Tento prohlížeč začátek neviděl, může tedy říct jen to, že si hra neodporuje: { $count ->
        [one] jediný výsledek losování vyplývá
        [few] všechny { $count } výsledky losování vyplývají
       *[other] všech { $count } výsledků losování vyplývá
    } ze zveřejněného semínka.
web-fair-alone = Semínko této hry zvolil sám server. Odpovídá svému otisku a { $count ->
        [one] jediný výsledek losování z něj vyplývá
        [few] všechny { $count } výsledky losování z něj vyplývají
       *[other] všech { $count } výsledků losování z něj vyplývá
    }.
web-unfair-advice = Tvůj prohlížeč své číslo nedá. Než začneš hrát, zeptej se hostitele.
web-unfair-record = Něco nesouhlasí: záznam o začátku neodpovídá svému otisku.
web-unfair-start = Něco nesouhlasí: otisk začátku není ten, který tento prohlížeč viděl jako první.
web-unfair-server = Něco nesouhlasí: závazek serveru není ten, který tento prohlížeč viděl jako první.
web-unfair-seats = Něco nesouhlasí: záznam o začátku mluví o jiném stole, jiných volbách nebo jiných místech než tato stránka.
web-unfair-replaced = Číslo tvého místa pochází z jiného prohlížeče. Pokud to není tvůj, náhodě v této hře nevěř.
web-unfair-secret = Něco nesouhlasí: tajemství serveru není to, ke kterému se zavázal.
web-unfair-nonce = Něco nesouhlasí: číslo hráče { $player } není to, kterého se týkal závazek.
web-unfair-seed = Něco nesouhlasí: semínko nevyplývá z toho, k čemu se všichni zavázali.
web-unfair-dropped = Tvoje číslo v semínku není: přišlo pozdě, nebo je server vynechal. Pro tebe náhoda závisí na ostatních.
web-unfair-outcome = Něco nesouhlasí: výsledek losování číslo { $number } ze semínka nevyplývá.
web-seed-hash = Poctivá náhoda: otisk semínka { $hash }
web-send = Odeslat
web-settings = Nastavení
web-share-move = Kopírovat odkaz na tah
web-shown-out = Hostitel uvolnil tvoje místo; můžeš si sednout na kterékoli volné.
web-stale = Situace se změnila, než tvůj tah dorazil. Toto je současná pozice.
web-start = Začít hru
web-step-back = Krok zpět
web-take-back = Převzít hru od bota
web-thinking = Přemýšlím…
web-to-act = je na tahu
web-to-rematch = K odvetě
web-undo = Zpět o tah
web-undo-ask = Požádat o vrácení
web-undo-ask-here = Požádat o návrat sem
web-undo-wished = { $player } se chce vrátit k tahu { $move }.
web-undo-withdraw = Stáhnout žádost
web-verify = Ověřit
web-waiting-for = Čeká se na rozhodnutí: { $players }.
web-what-happened = Co se stalo
web-why-not = Teď ne:
web-why-not-how = Proč teď ne? Klikni, nebo stiskni ?.
web-working = Okamžik…
web-show-list = Ukázat seznam ({ $count })
web-start-waiting = { $count ->
        [one] Ještě { $count } volné místo
        [few] Ještě { $count } volná místa
       *[other] Ještě { $count } volných míst
    }
web-winners = { $players_count ->
        [one] Vítězství: { $players }
       *[other] Společné vítězství: { $players }
    }

## Přehled a trenér

web-aid = Přehled hry
web-coach = Trenér
web-coach-on = Zapnout trenéra
web-coach-off = Vypnout trenéra
web-report = Nahlásit: { $name }
web-report-whom = Nahlásit někoho
