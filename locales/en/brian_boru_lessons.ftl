# Brian Boru: the texts of the lessons in src/longhall/games/brian_boru/lessons, one for each step.

## Places beside the map

bru-area-trick = the cards of the trick
bru-area-track = marriage track
bru-area-battle = battle area
bru-area-church = church area

## One trick

bru-lesson-trick-title = One trick, from card to town
bru-lesson-trick-about = Play a card, see who wins the town, and what everybody else gets instead.
bru-lesson-trick-01 = You are Muirenn, late in a game: this is the last trick of round 3. Everybody holds two cards and will play one of them.
bru-lesson-trick-02 = You hold the marker, so you lead. Choose a free town for which you have a card of its colour or a white one: take blue { bru-town-48 }.
bru-lesson-trick-03 = { bru-town-48 } is blue, so your card must be blue or white. Blue 19 would be harder to beat, but winning with it costs a coin. Play blue 12.
bru-lesson-trick-04 = Eithne plays blue 3. Nobody has to follow your colour, and nobody has to beat you.
bru-lesson-trick-05 = Donnchad plays white 20. White counts as the colour of any town, so his 20 beats your 12.
bru-lesson-trick-06 = Ragnall plays 23, the highest number of all. But it is yellow and does not count for a blue town, so Donnchad wins the trick.
bru-lesson-trick-07 = Now all four cards act, from the lowest to the highest: Eithne with 3, you with 12, Donnchad with 20, Ragnall with 23. Even the winner waits for his turn.
bru-lesson-trick-08 = Eithne lost the trick, so she chooses one of the two rows at the bottom of her card. She takes the upper row: three coins, then the right to expand.
bru-lesson-trick-09 = Expanding costs 5 coins. A road leads from { bru-town-32 }, which Eithne controls, to { bru-town-33 }, so her disc goes there.
bru-lesson-trick-10 = Your turn. You lost the trick, too, and choose a row. Donnchad has three discs in the church area: put two of yours there with the lower row.
bru-lesson-trick-11 = After raiders, church or courtship you may buy more of the same, for 2 coins each. You have 4 coins: buy a disc.
bru-lesson-trick-12 = That is three each, and a tie gives nobody the monastery. You have 2 coins left: buy another disc.
bru-lesson-trick-13 = Donnchad won, so he resolves the primary action at the top of his card: { bru-town-48 } is his, and he takes the marker and will lead next.
bru-lesson-trick-14 = Ragnall takes three courtship symbols and climbs from space 2 of the marriage track to space 5. But Eithne’s disc is already there.
bru-lesson-trick-15 = Had his action ended there, Ragnall would have dropped to space 3, the next free one below. So he paid 2 coins for one more space, and now he is above everybody.
bru-lesson-trick-16 = That was the last trick; the cards left in hand are discarded. Upkeep comes next, and there Ragnall, highest on the track, will marry { bru-marriage-brigid }.
bru-lesson-trick-17 = This is the heart of the game: high cards win towns, low cards act first and earn more. Next, play a whole round yourself.

## Your first round

bru-lesson-first-round-title = Your first round
bru-lesson-first-round-about = Draft a hand, play it out against three others and follow the upkeep, with a word on every step.
bru-lesson-first-round-01 = Ireland, around the year 1000. Four rounds decide who becomes High King, and we play the first one together. Whatever you click, nothing can go wrong here.
bru-lesson-first-round-02 = You are Ciara. Like everybody, you begin with 3 coins, 1 renown and 10 points; and you drew the marker, so you go first.
bru-lesson-first-round-03 = The map has eight regions. The number on the left is the threshold: so many towns must be controlled before the region can be claimed. The number on the right is the points it is worth.
bru-lesson-first-round-04 = Everybody puts one disc in a town to begin with. { bru-region-breifne } is small: two towns are enough there. Start in { bru-town-14 }.
bru-lesson-first-round-05 = The others follow. No two players may begin in the same region, so nobody is in your way yet.
bru-lesson-first-round-06 = Each round begins with news. This time 12 Viking raiders land in the battle area, and { bru-marriage-cormac } will marry whoever is highest on the marriage track in the end.
bru-lesson-first-round-07 = Then comes the draft. You hold six cards, keep two and pass the rest to the left. High cards win towns; low cards act first and give more.
bru-lesson-first-round-08 = White cards fit a town of any colour. Keep white 13.
bru-lesson-first-round-09 = Blue 16 has three discs for the church in its lower row. Keep that one, too.
bru-lesson-first-round-10 = Here is what your neighbour left you: four cards, and again you keep two. Red 11 gives its winner a town and two coins. Keep it.
bru-lesson-first-round-11 = Blue 6 gives three coins and lets you expand, if you lose with it. Keep it.
bru-lesson-first-round-12 = The last two cards come to you by themselves: yellow 4 and red 8. Five of your six cards will be played, one in each trick.
bru-lesson-first-round-13 = First trick. You hold the marker, so you choose the town: lead red { bru-town-24 } in { bru-region-dubhlinn }, another small region.
bru-lesson-first-round-14 = You want this town, so play red 11. Only a higher red or white card can take it from you.
bru-lesson-first-round-15 = Red 5, red 2 and yellow 1: nobody beats you, the trick is yours. Cards act from low to high, so your turn comes last.
bru-lesson-first-round-16 = Low cards are rich. Saoirse and Orm each gain three coins, then pay 5 to expand along a road that begins in a town they control.
bru-lesson-first-round-17 = Brendan has done the same, and now your primary action: { bru-town-24 } is yours, the marker comes back to you and you gain two coins. That makes 5.
bru-lesson-first-round-18 = Second trick, and you lead again. This time you would rather lose, so offer a town that you can do without: blue { bru-town-52 }, far in the south.
bru-lesson-first-round-19 = Play blue 6. It is low, acts early and pays well when it loses.
bru-lesson-first-round-20 = Brendan takes the bait with blue 12. Your 6 is the lowest card and acts first: take the upper row, three coins and expanding.
bru-lesson-first-round-21 = You have 8 coins now, and expanding costs 5. A road leads from { bru-town-14 } to { bru-town-13 }, your second town in { bru-region-breifne }. Go there.
bru-lesson-first-round-22 = Brendan gets { bru-town-52 }, the marker and two coins. Before him Orm has used his yellow card for courtship: two spaces up the marriage track.
bru-lesson-first-round-23 = Saoirse climbs even higher, to space 3. Two are racing for { bru-marriage-cormac } now; you can leave that to them.
bru-lesson-first-round-24 = Third trick. Brendan leads { bru-town-23 } in { bru-region-dubhlinn } with yellow 23, and none of your cards can beat that.
bru-lesson-first-round-25 = If you cannot win, play the card whose rows you want; its colour does not matter. Play blue 16 for the church.
bru-lesson-first-round-26 = Orm has just put two discs in the church area. Take the lower row and put three there.
bru-lesson-first-round-27 = You could buy more discs for 2 coins each. But three are enough to be ahead, and you will need the coins: buy no more.
bru-lesson-first-round-28 = Brendan wins { bru-town-23 }, but high cards have their price: this one costs him two coins. Saoirse has reached space 6.
bru-lesson-first-round-29 = Fourth trick, for blue { bru-town-36 }. Brendan leads with a mere 3, and neither red 15 nor yellow 10 counts for a blue town.
bru-lesson-first-round-30 = You play last and know it all: your white 13 counts as blue, and it is the highest. Play it.
bru-lesson-first-round-31 = { bru-town-36 } in { bru-region-leinster } is yours, your third region, along with the marker and a coin.
bru-lesson-first-round-32 = Orm takes three raiders, and nine are left in the battle area. You have none yet, and that is dangerous.
bru-lesson-first-round-33 = Last trick, and you lead. You want raiders, not the town: lead red { bru-town-12 }.
bru-lesson-first-round-34 = Red 8 is the only card you have for a red town. Play it; the others cannot see that you have no other.
bru-lesson-first-round-35 = Orm wins with white 21. Your 8 is the lowest card and acts first: take the two raiders of the lower row.
bru-lesson-first-round-36 = Now you need the coins you saved. Orm has three raiders: buy your third.
bru-lesson-first-round-37 = And a fourth, to be ahead of everybody.
bru-lesson-first-round-38 = Saoirse has taken three raiders, Brendan two coins, and Orm the town. All discard their last card: the action phase is over.
bru-lesson-first-round-39 = Now the upkeep: marriage, battle, church and claim, always in this order. It counts what everybody has gathered.
bru-lesson-first-round-40 = Marriage. Saoirse is highest on the track, on space 8. She marries { bru-marriage-cormac }: 2 points, and a free town in { bru-region-connaught }.
bru-lesson-first-round-41 = She chooses { bru-town-28 }. Her disc goes back to the start of the track.
bru-lesson-first-round-42 = All others gain the reward of their space and stay there. For Orm on space 2 that is one coin.
bru-lesson-first-round-43 = Battle. Two raiders are left in the battle area, so the Vikings raid. Brendan has the fewest raiders, none at all, and loses a town.
bru-lesson-first-round-44 = You alone have the most, 4 against 3 and 3, so you say which town falls. Choose { bru-town-23 }, his foothold in { bru-region-dubhlinn }.
bru-lesson-first-round-45 = A Viking token now covers Brendan’s disc: the town counts for the Vikings. The raiders left in the battle area are removed.
bru-lesson-first-round-46 = First spoils, for having the most raiders alone: you gain 1 renown, then 1 point for each of your 2 renown, and give all your raiders back.
bru-lesson-first-round-47 = Second spoils: now Orm and Saoirse have the most, 3 each. Both gain 1 point and give 1 raider back.
bru-lesson-first-round-48 = Church. You alone have the most discs, 3 against 2 of Orm’s. So you build a monastery, and that town will count as two.
bru-lesson-first-round-49 = In { bru-region-dubhlinn } you and the Vikings have one town each. A monastery in { bru-town-24 } puts you ahead: build it there.
bru-lesson-first-round-50 = You also take the marker and will lead the first trick of the next round. Your discs come back from the church area.
bru-lesson-first-round-51 = Second reward: now Orm has the most discs, 2. He gains 1 point and takes 1 disc back. The third reward, a monastery for everybody who still has 4 discs, goes to nobody.
bru-lesson-first-round-52 = Last step: claims. First count the controlled towns of each region. { bru-region-leinster } has 3 and needs 4, { bru-region-munster } has 3 and needs 5: their tokens stay face down.
bru-lesson-first-round-53 = { bru-region-breifne } has two towns and needs two, and both are yours. You take its claim token: 3 points at the end, if you still have it then.
bru-lesson-first-round-54 = In { bru-region-dubhlinn } your town with the monastery counts 2, that of the Vikings 1. The threshold of 2 is reached and you have the most: 2 more points for you.
bru-lesson-first-round-55 = If the game ended now, you would have 21 points: 12 so far, 5 for claims, 2 for renown, 1 for the marker and 1 for towns in three regions. Saoirse follows with 14.
bru-lesson-first-round-56 = One round is done, three more would follow. Everything stays as it is, only the cards are dealt anew. You are ready for a real game!
