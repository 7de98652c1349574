# Hry odehrané podle jiné verze pravidel.

cli-old-saga = Tato hra se hrála podle pravidel verze { $rules }, tento program má verzi { $ours }. Lze si ji prohlížet, ale ne hrát dál.
cli-old-result = Zaznamenaný výsledek: { $result }
cli-old-parted = Odtud dál současná pravidla záznam nepřijímají. { $reason } Zbytek tak, jak byl zaznamenán:
cli-verify-old-part = Semínko odpovídá zveřejněnému otisku. Ověřeno až k místu, odkud současná pravidla záznam nepřijímají: { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    } a { $outcomes ->
        [one] { $outcomes } výsledek losování
        [few] { $outcomes } výsledky losování
       *[other] { $outcomes } výsledků losování
    }. Co následuje, podle těchto pravidel ověřit nelze. { $reason }
cli-verify-old-seed = Semínko odpovídá zveřejněnému otisku. Výsledky losování nelze ověřit, protože podle těchto pravidel se losuje v jiném pořadí.
table-chance-old-seed = Tato hra se hrála podle pravidel verze { $rules }. Semínko odpovídá otisku zveřejněnému na začátku. Výsledky losování nelze ověřit, protože podle současných pravidel se losuje v jiném pořadí.
error-saga-old = Tato hra se hrála podle pravidel verze { $found }; tento program má verzi { $ours }, která od tohoto řádku záznam nepřijímá. Celý záznam ukáže příkaz longhall replay.
error-saga-old-running = Tato hra začala podle pravidel verze { $found } a není dohraná; ve verzi { $ours } v ní nelze pokračovat. Ukáže ji příkaz longhall replay.
table-chance-old = Tato hra se hrála podle pravidel verze { $rules }. Semínko odpovídá otisku zveřejněnému na začátku; pokud současná pravidla dokážou hru zopakovat, tedy do tahu { $move } z { $last }, dává { $count ->
        [one] { $count } zaznamenaný výsledek
        [few] všechny { $count } zaznamenané výsledky
       *[other] všech { $count } zaznamenaných výsledků
    } losování.
web-read-only = Tato hra se hrála podle pravidel verze { $rules }, tento server má verzi { $ours }. Lze si ji prohlížet, ale ne hrát dál.
web-read-only-content = Tato hra se hrála s jinými deskami nebo kartami, než má tento server. Lze si ji prohlížet, ale ne hrát dál.
web-read-only-part = Současná pravidla dokážou ukázat její pozice do tahu { $move } z { $last }. Záznam a výsledek jsou úplné.
web-read-only-no-board = Současná pravidla nedokážou ukázat její pozice. Záznam a výsledek jsou úplné.
web-uploaded-old = Tato hra byla zaznamenána podle pravidel verze { $rules }; podle zdejších pravidel vede ke stejnému výsledku.
