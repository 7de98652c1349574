# Hostina pro Odina: proč je volba dobrá.

odn-reason-scored = jisté body
odn-reason-boards = zakrytá záporná pole
odn-reason-income = příjem
odn-reason-bonuses = bonusová pole
odn-reason-tiles = žetony na tvé desky
odn-reason-food = jídlo na hostiny
odn-reason-silver = stříbro
odn-reason-resources = materiál a zbraně
odn-reason-ships = možnosti lodí
odn-reason-vikings = vikingové k umístění
odn-reason-cards = povolání a rozmnožování
odn-reason-rival = brzdění soupeřů
