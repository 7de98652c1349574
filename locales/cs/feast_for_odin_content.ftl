# Hostina pro Odina: co je špatně v souboru s obsahem.

odn-content-order = Sem patří „{ $expected }“, ne „{ $given }“: pořadí těchto záznamů je pevné.
odn-content-amounts = Položka „{ $key }“ musí jmenovat věci ze hry s počty od 1 do 99.
odn-content-long-side = Šířka žetonu zboží je jeho delší strana a nesmí být menší než výška.
odn-content-box = „{ $given }“ patří do jiné přihrádky: barva a sloupec musí být jako na vytištěném žetonu.
odn-content-size = „{ $given }“ musí mít stejnou velikost jako „{ $other }“, protože vylepšením se jedno mění v druhé.
odn-content-shape = Tvar tvoří stejně dlouhé řady znaků # a teček, nejvýše pět krát pět.
odn-content-sum = Hodnota „{ $key }“ nesouhlasí se zbytkem záznamu, podle něhož vychází { $found }.
odn-content-island = Písmeno a strana desky „{ $given }“ musí být jako na vytištěné desce.
odn-content-grid = Řady mřížky musí být stejně dlouhé a mřížka nesmí být větší než domovská deska.
odn-content-letters = Tato písmena mřížky nejsou mincí ani bonusovým polem této desky: { $given }.
odn-content-cell = Pole uvedené pro „{ $given }“ není tam, kde toto písmeno ukazuje mřížka.
odn-content-track = Hodnoty mincí v řadě příjmu musí růst zleva zdola doprava nahoru a poslední mince nemá pole.
odn-content-gives = Bonus musí dávat věci ze hry.
odn-content-table = Každé kolo musí mít na hodovním stole právě jednoho vikinga.
odn-content-space-order = „{ $given }“ není na svém místě: pole jdou po sloupcích a v nich odshora.
odn-content-spend = Sem patří jeden materiál a jedna zbraň.
