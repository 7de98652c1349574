# A Feast for Odin: why an option is good.

odn-reason-scored = points already secured
odn-reason-boards = covered minus fields
odn-reason-income = income
odn-reason-bonuses = bonus fields
odn-reason-tiles = tiles for your boards
odn-reason-food = food for the feasts
odn-reason-silver = silver
odn-reason-resources = building resources and weapons
odn-reason-ships = what ships can still do
odn-reason-vikings = Vikings still to place
odn-reason-cards = occupations and breeding
odn-reason-rival = holding rivals back
