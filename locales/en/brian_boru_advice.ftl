# What speaks for a move, as bots see it: the name of each part of a position's value, and a clause for more and for less of it.
# They complete "That way …" and "in return, …" (bots.ftl).

bru-reason-points = points scored
bru-gain-points = you score points sooner
bru-cost-points = you score fewer points now
bru-reason-renown = renown
bru-gain-renown = you gain renown, a point each at the end
bru-cost-renown = you gain less renown
bru-reason-claims = claim tokens
bru-gain-claims = you come closer to ruling a region
bru-cost-claims = you fall behind in the race for a region
bru-reason-spread = towns in many regions
bru-gain-spread = your towns lie in more regions, which scores at the end
bru-cost-spread = your towns lie in fewer regions
bru-reason-battle = the battle
bru-gain-battle = you stand better in the battle with the Vikings
bru-cost-battle = you stand worse in the battle with the Vikings
bru-reason-church = the church
bru-gain-church = you stand better in the church
bru-cost-church = you stand worse in the church
bru-reason-marriage = marriage
bru-gain-marriage = you are better placed for the marriage
bru-cost-marriage = you are worse placed for the marriage
bru-reason-coins = coins
bru-gain-coins = you have more coins to spend
bru-cost-coins = you have fewer coins to spend
bru-reason-marker = the marker
bru-gain-marker = the marker is more likely yours, and with it the next lead
bru-cost-marker = the marker is less likely yours
bru-reason-rival = holding rivals back
bru-gain-rival = your strongest rival gets less
bru-cost-rival = your strongest rival gets more
