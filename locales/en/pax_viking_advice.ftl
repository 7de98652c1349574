# What speaks for a move, as bots see it: the name of each part of a position's value, and a clause for more and for less of it.
# They complete "That way …" and "in return, …" (bots.ftl).

pax-reason-cards = victory cards
pax-gain-cards = you come closer to victory
pax-cost-cards = you stay further from victory
pax-reason-followers = established followers
pax-gain-followers = you have more followers established
pax-cost-followers = you have fewer followers established
pax-reason-silfr = silfr
pax-gain-silfr = you have more silfr for what comes next
pax-cost-silfr = you have less silfr for what comes next
pax-reason-hand = tiles in hand
pax-gain-hand = your hand gets better
pax-cost-hand = your hand gets worse
pax-reason-prospects = what longships can soon reach
pax-gain-prospects = your longships can soon reach more
pax-cost-prospects = your longships can soon reach less
pax-reason-longships = longships on the map
pax-gain-longships = you have more longships on the map
pax-cost-longships = you have fewer longships on the map
pax-reason-markers = influence markers
pax-gain-markers = you keep more influence markers
pax-cost-markers = you keep fewer influence markers
pax-reason-rival = holding rivals back
pax-gain-rival = your strongest rival gets less
pax-cost-rival = your strongest rival gets more
pax-reason-result = the result
pax-gain-result = it can win the game for you
pax-cost-result = it can cost you the game
