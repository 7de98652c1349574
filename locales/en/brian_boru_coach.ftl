# The coach of a guided game: the goal, and what each kind of decision is about; one sentence each.

bru-coach-goal = You want to be High King: the most points at the end win. Most come from regions, where the most towns take the claim token; battles, church, marriages and renown add more.
bru-coach-start-town = Choose where your realm begins: a small region is claimed with few towns, a large one is worth more points.
bru-coach-choose-two = Keep two cards for your hand: high cards win towns, low cards act first and earn more, white ones fit every town.
bru-coach-lead-town = You choose the town that everybody fights for: take one you want and can win, or bait others with one you can do without.
bru-coach-lead-card = Lead a card that fits the town: the highest fitting card wins it and takes the marker, all others act with their lower rows.
bru-coach-follow = Win the town with a higher fitting card, or lose on purpose: low cards act first, so their coins and discs come before all others.
bru-coach-choose-row = You did not win the town, so you take one row of your card: choose what you need now, coins or a better place in church, battle or courtship.
bru-coach-buy-church = Another disc for 2 coins: whoever alone has the most in the church gets a monastery and the marker after the round.
bru-coach-buy-raider = Another raider for 2 coins: the most raiders win the spoils, and the fewest may lose a town to the Vikings.
bru-coach-buy-step = Another step for 2 coins: only the highest on the marriage track marries, and the spaces below give smaller rewards.
bru-coach-expand = For 5 coins you get a town without winning a trick: take one that makes you first in its region.
bru-coach-free-town = Drive the Vikings out of a town: whoever has the disc below controls it again, so free one of your own if you can.
bru-coach-any-town = Any free town of Ireland is yours to take: choose one that completes a claim or opens a new region.
bru-coach-town-in-region = The marriage brings you a town there: choose one with roads that you can expand along later.
bru-coach-princess = The Princess comes once: count whether the Vikings’ towns would win you regions, widen your realm, or whether 4 points are more.
bru-coach-lose-town = A town falls to the Vikings: give up the one that matters least for a claim. The disc stays, so it can be freed.
bru-coach-build-monastery = A town with a monastery counts twice: put it where that makes you first in a region, or reaches its threshold.
