# Co stůl nabízí kromě hry samotné: nastavení, klávesy

web-keys = Klávesové zkratky
web-key-roam = Přejít na sousední věc na plánu
web-key-choose = Vybrat to, co je označené
web-key-back = O krok zpět; zavřít; přeskočit na můj tah
web-key-why = Proč něco nelze vybrat; jinak tento seznam
web-key-pause = Pozastavit a pokračovat
web-key-step = O jeden krok v tazích ostatních
web-key-replay = V záznamu: předchozí a další tah
web-key-settings = Nastavení a zkratky
web-this-game = Tato hra
web-notes-what = Co si chceš pamatovat: co mají ostatní, co chystají…
web-notes-private = Vidíš to jen ty.
web-notes-kept = Uloženo. Vidíš to jen ty.
web-notes-failed = Neuloženo.
web-bots-speed = Rychlost botů
web-bots-speed-at-once = Ihned
web-bots-speed-same = Jako všichni
web-bots-speed-unhurried = Beze spěchu
web-sounds = Zvuky
web-sounds-off = Vypnuté
web-sounds-quiet = Tiché
web-sounds-normal = Hlasitější
web-sounds-what = Jeden krátký zvuk, když jsi na tahu, když táhnou ostatní a na konci hry.
