# Rules of Brian Boru, in our own words. One message per rule id.

## Components and definitions

BRU-COMP = Components and definitions
BRU-COMP-01 = The game is for 3, 4 or 5 players.
BRU-COMP-02 = There are 25 action cards. Each has one colour, one value, one primary action at the top and one or two secondary actions at the bottom, in an upper row and a lower row. The primary actions of cards 1 to 13 give something besides the active town; cards 14 to 16 and 20 give the town only, on cards 17 to 19 and 21 you lose 1 coin for it, on cards 22 to 25 you lose 2. The upper row gives 1 to 3 coins and the chance to expand, the lower row 2 or 3 symbols of the card's colour; white 13 has the removal of Vikings and the loss of a coin there, and white 20, 21 and 22 have no lower row.
BRU-COMP-03 = The action cards have the values 1 to 25, each exactly once. Two cards can therefore never tie, neither for winning a trick nor for the order of acting.
BRU-COMP-04 = Yellow cards (1, 4, 7, 10, 14, 17, 23) stand for courtship, red cards (2, 5, 8, 11, 15, 18, 24) for battle, blue cards (3, 6, 9, 12, 16, 19, 25) for the church. Royal (white) cards (13, 20, 21, 22) are wild: they always count as the colour of the active town.
BRU-COMP-05 = Every primary action begins with the symbol for taking the active town. No secondary action has this symbol.
BRU-COMP-06 = Each primary or secondary action is a row of one or more symbols in a fixed order.
BRU-COMP-07 = There are 8 marriage cards: the double-sided Princess of Denmark and 7 ordinary ones. Brigid gives 4 points; Aoife gives 2 points and 1 renown. The other five give 2 points and a free town in a region: Aodhán in Leinster, Conall in Southern Uí Néill, Cormac in Connaught, Niall in Northern Uí Néill, Orlaith in Munster.
BRU-COMP-08 = There are 7 Viking cards. Each shows an invasion strength, the number of raiders it brings: 9, 10, 11, 12, 12, 13 and 14.
BRU-COMP-09 = The 5 reference cards are only reminders and have no effect on the game.
BRU-COMP-10 = The board shows eight regions: Munster, Leinster, Connaught, Ulaid, Bréifne, Dubhlinn, Northern Uí Néill and Southern Uí Néill.
BRU-COMP-11 = The board has 53 towns: 18 red, 18 blue and 17 yellow. Every town belongs to one region and has one colour, never white. Some pairs of towns are joined by a road; there are 36 roads, and six towns have none. Towns by region: Munster 10, Leinster 9, Connaught 9, Northern Uí Néill 7, Southern Uí Néill 6, Ulaid 5, Bréifne 4, Dubhlinn 3.
BRU-COMP-12 = The box holds 125 discs (25 in each of 5 colours), 10 Viking control tokens (“Viking tokens”), 60 coins, 14 renown, 16 monasteries, 30 raiders, 8 claim tokens and 1 active town marker (“marker”). Discs, coins, renown, monasteries, raiders and Viking tokens never run out.
BRU-COMP-13 = Each region has a threshold and a point value, also shown on its claim token. Threshold and points are: Munster 5 and 7, Connaught 5 and 7, Leinster 4 and 6, Northern Uí Néill 4 and 6, Southern Uí Néill 3 and 5, Ulaid 3 and 4, Bréifne 2 and 3, Dubhlinn 2 and 2.
BRU-COMP-14 = The board also has a slot for each claim token, the marriage track, the battle area, the church area, the score track and the region scoring table. The marriage track has 10 spaces, numbered from 0 (start space) to 9 (top space). Spaces 2, 3 and 4 give 1 coin, spaces 5 and 6 give 2 coins, space 7 gives 1 renown, space 8 gives any free town; the other spaces give nothing.
BRU-COMP-15 = The score track shows 0 to 59. A score may go beyond 59: the disc goes round the track again and the points keep counting.
BRU-COMP-16 = You control a town when your disc is in it and no Viking token lies on that disc. The Vikings control every town where a Viking token lies.
BRU-COMP-17 = A town is free when there is no disc in it. A town controlled by the Vikings still holds a disc, so it is not free.
BRU-COMP-18 = No rule ever takes a disc out of a town. The number of towns with a disc in a region can therefore never fall.

## Setup

BRU-SETUP = Setup
BRU-SETUP-01 = Lay out the board and a common supply of coins, renown, monasteries, raiders and Viking tokens.
BRU-SETUP-02 = Each player takes all discs of one colour. Colours that nobody plays are put away.
BRU-SETUP-03 = Each player starts with 3 coins and 1 renown.
BRU-SETUP-04 = Each player puts one disc on the start space of the marriage track and one on space 10 of the score track. Everybody thus starts with 10 points.
BRU-SETUP-05 = All eight claim tokens start face down, each in the slot of its region.
BRU-SETUP-06 = The Princess of Denmark lies beside the marriage track as the bottom card of the marriage deck.
BRU-SETUP-07 = Shuffle the 7 ordinary marriage cards and put some of them face down on the Princess of Denmark: 2 cards with 3 players, 3 cards with 4 or 5 players. The rest leave the game unseen.
BRU-SETUP-08 = Shuffle all 7 Viking cards into a face-down deck beside the battle area.
BRU-SETUP-09 = Each player takes a reference card, and the action cards are put beside the board.
BRU-SETUP-10 = A random player becomes the starting player and takes the marker.
BRU-SETUP-11 = Each player puts one disc in a town of their choice. The holder of the marker goes first, the others follow clockwise.
BRU-SETUP-12 = Your first disc may not go into a region where another player already has a disc. All players thus start in different regions.
BRU-SETUP-13 = As there are eight regions and at most 5 players, there is always a region left for your first disc.

## Rounds and phases

BRU-ROUND = Rounds and phases
BRU-ROUND-01 = The game lasts 3 rounds with 3 players and 4 rounds with 4 or 5 players. After that, the player with the most points wins.
BRU-ROUND-02 = Each round has four phases in this order: Preparation, Draft, Action, Upkeep.
BRU-ROUND-03 = There are as many rounds as cards in the marriage deck: one marriage card is revealed each round.
BRU-ROUND-04 = Whatever you have stays from round to round unless a rule says otherwise: coins, points, renown, raiders, claim tokens, discs in towns, in the church area and on the marriage track. Monasteries and Viking tokens stay on the board, too.

## Preparation phase

BRU-PREP = Preparation phase
BRU-PREP-01 = Reveal the top Viking card, put as many raiders in the battle area as its invasion strength says, then discard the card.
BRU-PREP-02 = The battle area is always empty when the Preparation phase begins, because any raiders left there went back to the supply in the last Battle step.
BRU-PREP-03 = Reveal the top card of the marriage deck and put it at the top of the marriage track.
BRU-PREP-04 = If the marriage deck is now empty, this is the last round. The Princess of Denmark is therefore always the marriage card of the last round.
BRU-PREP-05 = Discarded Viking cards are not shuffled back. Only 3 or 4 of the 7 appear in a game, one each round.

## Draft phase

BRU-DRAFT = Draft phase
BRU-DRAFT-01 = At the start of every draft, shuffle all 25 action cards together, including everything that was discarded or not dealt in the round before.
BRU-DRAFT-02 = Deal each player a packet of action cards: 8 cards with 3 players, 6 cards with 4 players, 5 cards with 5 players.
BRU-DRAFT-03 = With 3 or 4 players one random card is not dealt. It lies face down beside the board, unseen by everybody, and is out of play for this round. With 5 players all cards are dealt.
BRU-DRAFT-04 = All players choose at the same time: keep 2 cards of the packet you hold and put them face down in front of you. They will be part of your hand.
BRU-DRAFT-05 = When everybody has chosen, pass the rest of your packet to the player on your left. In the draft, packets always go to the left.
BRU-DRAFT-06 = Keep choosing 2 cards and passing the packet until every card dealt lies in front of a player.
BRU-DRAFT-07 = If you receive a packet of only 1 or 2 cards, you keep all of it; there is nothing to choose.
BRU-DRAFT-08 = You choose from packets of 8, 6 and 4 cards with 3 players, 6 and 4 with 4 players, 5 and 3 with 5 players; the last packet of 2 cards (1 with 5 players) comes to you without a choice. Your hand then has 8, 6 or 5 cards.
BRU-DRAFT-09 = During the draft you may look at the cards you have already chosen, but you may not swap them.
BRU-DRAFT-10 = After the draft, each player takes all their chosen cards into hand and the Action phase begins.

## Action phase and tricks

BRU-TRICK = Action phase and tricks
BRU-TRICK-01 = The Action phase is a series of tricks and goes on until every player has exactly 1 card in hand: 7 tricks with 3 players, 5 with 4 players, 4 with 5 players. With 5 players the table may have chosen to play the last card as a fifth trick.
BRU-TRICK-02 = After the last trick, every player discards the card left in hand face down and without effect, unless a table of 5 players chose to play it. Nobody else sees it. Then the Upkeep phase begins.
BRU-TRICK-03 = The player who holds the marker leads the trick. In the first trick of the game this is the starting player.
BRU-TRICK-04 = The leader puts the marker on any free town. This is the active town.
BRU-TRICK-05 = The leader then plays a card from hand that has the colour of the active town or is a royal (white) card.
BRU-TRICK-06 = As leader you may only choose a free town for which you hold a fitting card: one of its colour or a royal (white) card. (Our reading: the rulebook does not say.)
BRU-TRICK-07 = If there are free towns but the leader's hand fits none of them, the leader puts the marker on any free town and may play any card, unless the table chose to pass the marker on instead.
BRU-TRICK-08 = If no town on the board is free, there is no active town and the leader keeps the marker. Beginning with the leader, everybody plays any card, nobody wins the trick, and all take a secondary action in ascending order of value.
BRU-TRICK-09 = Clockwise from the leader, each other player plays 1 card from hand, face up, after seeing the cards already played. Any colour and any value is allowed: you need not follow the colour or beat a card.
BRU-TRICK-10 = The highest value wins the trick, but only among the cards that have the colour of the active town or are royal (white) cards. All other players lose the trick, whatever the value of their card.
BRU-TRICK-11 = As the leader's card must fit the active town, every trick has exactly one winner. The only exceptions are the rare tricks in which the leader had no fitting card or no town was free.
BRU-TRICK-12 = If the leader had no fitting card and no other card fits the active town either, nobody wins the trick. Everybody takes a secondary action, the town stays free and the leader takes the marker back.
BRU-TRICK-13 = Players act one at a time in ascending order of the values played. Neither the colour, nor the seat, nor who won makes a difference to this order.
BRU-TRICK-14 = The winner of the trick resolves the primary action of the card played, when their turn comes.
BRU-TRICK-15 = If you lost the trick, you choose one secondary action of the card you played, when your place in the order comes, and resolve all of it.
BRU-TRICK-16 = The winner of the trick may not take a secondary action instead of the primary action, and a loser may not go without a secondary action. Only the parts of an action that say “may” can be declined.
BRU-TRICK-17 = After your action your card goes to the common discard pile, and the player with the next lowest value acts.
BRU-TRICK-18 = Nobody may look through the discard pile; what a table here shows of it is said in BRU-INFO-06.
BRU-TRICK-19 = The trick ends when all players have acted. If everybody has 1 card left, the Action phase is over, unless a table of 5 players chose to play the last card, too; otherwise the player who now holds the marker leads the next trick.
BRU-TRICK-20 = You choose your secondary action, and everything else within your action, only when your place in the order comes. By then you know what all lower cards have done.

## Action symbols

BRU-SYM = Action symbols
BRU-SYM-01 = All symbols of your action must be resolved, one after another, from left to right.
BRU-SYM-02 = Only two things are optional: buying extras for 2 coins each, and expanding for 5 coins. Every other symbol must be resolved as far as possible.
BRU-SYM-03 = Take active town: put a disc on the active town, which you control from now on, and take the marker. Only primary actions have this symbol.
BRU-SYM-04 = Coin: take 1 coin from the supply.
BRU-SYM-05 = Lose a coin: return 1 coin to the supply. As long as you have a coin, you must pay with it.
BRU-SYM-06 = Lose a coin without having one: lose 2 points instead. If you have only 1 point, you lose that one; with neither coins nor points you lose nothing, as a score never falls below 0. (The case of a single point is our reading.)
BRU-SYM-07 = Only the symbol for losing a coin lets points stand in for coins. Extras and expanding can be paid with coins alone.
BRU-SYM-08 = Renown: take 1 renown from the supply and keep it.
BRU-SYM-09 = Church: put 1 of your discs in the church area. Then you may put 1 more disc there for every 2 coins you pay.
BRU-SYM-10 = Raider: take 1 raider from the battle area. Then you may take 1 more from there for every 2 coins you pay.
BRU-SYM-11 = If the battle area is empty, the raider symbol has no effect. Extra raiders can be bought only as long as there are some left in the battle area.
BRU-SYM-12 = Courtship: move your disc up 1 space on the marriage track. Then you may move up 1 more space for every 2 coins you pay.
BRU-SYM-13 = If your disc is on the top space of the marriage track, the courtship symbol has no effect, and you cannot buy any more spaces.
BRU-SYM-14 = While you move up the marriage track, other discs are not in your way: you may enter and pass their spaces, and each counts as one space. Only where your disc lies at the end of your action matters.
BRU-SYM-15 = You buy extras while you resolve the symbol that allows them, with the coins you have at that moment. Coins from earlier symbols of the same action can be used; coins from later ones come too late.
BRU-SYM-16 = Each extra costs exactly 2 coins. A single coin left over buys nothing.
BRU-SYM-17 = Expand: you may pay 5 coins to put a disc on a free town that is joined by a road to a town you control. You control the new town from now on. Each symbol allows one town at most.
BRU-SYM-18 = To expand, the road must lead straight from a town you control to the new town. No other town, controlled or not, may lie in between.
BRU-SYM-19 = You may not expand into the active town: it stays free until the winner of the trick acts, unless the table chose otherwise.
BRU-SYM-20 = You can expand only from a town you control at that moment. A town where a Viking token lies on your disc does not count.
BRU-SYM-21 = Remove Vikings: take 1 Viking token off the board. The owner of the disc below controls that town again.
BRU-SYM-22 = You choose which Viking token to remove, no matter whose disc lies below. If there is one on the board, you must remove one, unless the table chose otherwise; if there is none, the symbol has no effect, but the coin shown next to it must still be paid.
BRU-SYM-23 = Points: gain the number of points shown. Only marriage cards have this symbol; no action card shows points or renown.
BRU-SYM-24 = Any town: put a disc on any free town of the board; you control it from now on. Only space 8 of the marriage track gives this reward.
BRU-SYM-25 = Town in a region: put a disc on any free town of the region named; you control it from now on. If no town there is free, the symbol has no effect. Only marriage cards give this reward.
BRU-SYM-26 = Equal church, raider or courtship symbols that stand side by side are resolved together: first all their basic effects, then the buying of extras, once. (Our reading: the rulebook does not say.)

## Upkeep phase: order of steps

BRU-UPKEEP = Upkeep phase: order of steps
BRU-UPKEEP-01 = The Upkeep phase has four steps in this order: Marriage, Battle, Church, Claim.
BRU-UPKEEP-02 = After the four steps the game ends if the marriage deck is empty. Otherwise the next round begins with its Preparation phase.

## Marriage track and Marriage step

BRU-MARRY = Marriage track and Marriage step
BRU-MARRY-01 = If your disc shares a space of the marriage track with another disc when your whole action is finished, extras included, your disc moves down to the nearest space without a disc.
BRU-MARRY-02 = Any number of discs may share the start space of the marriage track. A disc that has to move down stops there at the latest.
BRU-MARRY-03 = Only the player who has just acted has to move down on the marriage track, past every occupied space and at no cost. The only way to avoid this is to buy another space beforehand.
BRU-MARRY-04 = After every action each space of the marriage track above the start space therefore holds one disc at most. So there is always a single highest player, unless all discs are on the start space.
BRU-MARRY-05 = In the Marriage step, the player whose disc is highest on the marriage track takes the revealed marriage card and gains all its rewards at once. The disc need not be on the top space.
BRU-MARRY-06 = After taking the marriage card, that player puts their disc back on the start space of the marriage track.
BRU-MARRY-07 = If all discs are on the start space of the marriage track, nobody gets the marriage card. The revealed card leaves the game and the Battle step follows at once. (So the Czech and the Spanish rulebook; the Polish one removes the top card of the deck.)
BRU-MARRY-08 = A marriage card may give points, renown or a free town in the region it names. Its rewards are resolved from left to right; their order makes no difference.
BRU-MARRY-09 = The player who wins a marriage card keeps it. Marriage cards can decide a tie at the end of the game.
BRU-MARRY-10 = After the marriage card, every player gains the reward of the marriage track space on which their disc now lies, if it has one: coins, renown or any free town.
BRU-MARRY-11 = The player who took the marriage card is now on the start space and gets nothing more: the start space gives no reward, and neither do spaces 1 and 9.
BRU-MARRY-12 = All other discs stay where they are on the marriage track for the next round.
BRU-MARRY-13 = The rewards of the marriage track are given out clockwise, beginning with the holder of the marker. This order never changes a result.
BRU-MARRY-14 = If the marriage track gives you any free town but no town on the board is free, you get nothing.

## Princess of Denmark

BRU-PRINCESS = Princess of Denmark
BRU-PRINCESS-01 = The player who wins the Princess of Denmark must choose one of three things at once: Military support, Establish trade or Spurn.
BRU-PRINCESS-02 = Military support: keep the Princess of Denmark with this side up. In the Claim step, all towns the Vikings control count as controlled by you.
BRU-PRINCESS-03 = With Military support, all towns the Vikings control also count as yours when the face-up claim tokens on the board are scored at the end of the game. They do not count for your number of regions.
BRU-PRINCESS-04 = Establish trade: keep the Princess of Denmark with this side up. At the end of the game, all towns the Vikings control count as yours for your number of regions. They do not count as yours in the Claim step, nor when the claim tokens on the board are scored.
BRU-PRINCESS-05 = Spurn: discard the Princess of Denmark and gain 4 points.
BRU-PRINCESS-06 = Military support and Establish trade take in every town on the board that the Vikings control, no matter whose disc lies below the Viking token.
BRU-PRINCESS-07 = Outside the Claim step and end scoring, Military support and Establish trade do not give you control of the towns the Vikings control: you cannot expand from them, put a monastery there or lose them in a raid.
BRU-PRINCESS-08 = As the Princess of Denmark comes in the last round, she matters only for the last Claim step and for end scoring.

## Battle step

BRU-BATTLE = Battle step
BRU-BATTLE-01 = If there is no raider left in the battle area, the Vikings are repelled and nobody loses a town.
BRU-BATTLE-02 = If at least 1 raider is left in the battle area, there is a raid: the player with the fewest raiders loses one town to the Vikings.
BRU-BATTLE-03 = If several players tie for the fewest raiders in a raid, each of them loses one town.
BRU-BATTLE-04 = If one player alone has the most raiders, that player chooses the town that each losing player loses.
BRU-BATTLE-05 = If two or more players tie for the most raiders, each losing player chooses which of their own towns is lost.
BRU-BATTLE-06 = If there is a raid and all players have the same number of raiders, even none, everybody loses one town of their own choice.
BRU-BATTLE-07 = The town lost must be one that the losing player controls. A Viking token is put on the disc there, and the Vikings control the town from now on.
BRU-BATTLE-08 = A losing player who controls no town loses nothing.
BRU-BATTLE-09 = The disc and any monastery in a lost town stay where they are. The monastery goes on counting double for whoever controls the town, even for the Vikings.
BRU-BATTLE-10 = If several players lose a town, settle them one after another, clockwise from the holder of the marker.
BRU-BATTLE-11 = After the raid, all raiders left in the battle area go back to the supply. Players keep the raiders they have.
BRU-BATTLE-12 = Once the battle area is empty, the spoils are given out, whether the Vikings were repelled or not.
BRU-BATTLE-13 = First spoils: the player who alone has the most raiders gains 1 renown, then 1 point for each renown they now have, the new one included, and then returns all their raiders to the supply.
BRU-BATTLE-14 = If players tie for the most raiders, the first spoils are skipped: nobody gains renown or points, and nobody returns raiders.
BRU-BATTLE-15 = Second spoils: compare the raiders again. Every player who now has the most, ties included, gains 1 point and returns 1 raider to the supply.
BRU-BATTLE-16 = A player without raiders never gets spoils.
BRU-BATTLE-17 = You keep the renown that scored in the first spoils, and you keep raiders you did not return for later rounds.

## Church step

BRU-CHURCH = Church step
BRU-CHURCH-01 = First reward: the player who alone has the most discs in the church area puts a monastery around a town they control, if they can.
BRU-CHURCH-02 = A town can have one monastery at most.
BRU-CHURCH-03 = The player who gets the first reward then takes the marker and takes back all their discs from the church area.
BRU-CHURCH-04 = If the player who gets the first reward cannot place a monastery, they still take the marker and take back their discs.
BRU-CHURCH-05 = If players tie for the most discs in the church area, the whole first reward is skipped: no monastery is placed, the marker stays where it is and no discs are taken back.
BRU-CHURCH-06 = Second reward: compare the discs in the church area again. Every player who now has the most, ties included, gains 1 point and takes back 1 disc.
BRU-CHURCH-07 = A player without a disc in the church area gets neither the first nor the second reward, unless the table chose otherwise.
BRU-CHURCH-08 = Third reward: clockwise from the holder of the marker, each player who still has 4 or more discs in the church area puts a monastery around a town they control, if they can.
BRU-CHURCH-09 = A player who places a monastery as third reward takes back all their discs from the church area. A player who cannot place one leaves their discs there.
BRU-CHURCH-10 = The third reward begins with the player who holds the marker after the first reward.
BRU-CHURCH-11 = In the third reward each player places one monastery at most, however many discs they have in the church area.
BRU-CHURCH-12 = A monastery must be placed if that is possible. You choose any town you control that has no monastery yet.
BRU-CHURCH-13 = A town controlled by the Vikings cannot get a monastery, because no player controls it.
BRU-CHURCH-14 = Discs that are not taken back stay in the church area for later rounds.

## Claim step

BRU-CLAIM = Claim step
BRU-CLAIM-01 = The Claim step begins with the face-down claim tokens: for each of them, count the controlled towns in its region, those of the players and of the Vikings together.
BRU-CLAIM-02 = If the number of controlled towns in a region reaches its threshold, the claim token is turned face up. Otherwise it stays face down.
BRU-CLAIM-03 = A town with a monastery counts as two towns, both for reaching the threshold and for having the most towns in the region.
BRU-CLAIM-04 = A claim token that is face up never turns face down again.
BRU-CLAIM-05 = Then look at each face-up claim token, on the board or with a player: the player who alone controls the most towns in its region takes it and lays it face up in front of them.
BRU-CLAIM-06 = If two or more players tie for the most towns in a region, its claim token stays where it is, on the board or with the player who holds it. A tie for a lower place does not matter.
BRU-CLAIM-07 = You lose a claim token to another player only if that player alone has the most towns in the region. If two others have more towns than you but tie with each other, you keep it.
BRU-CLAIM-08 = If no player has Military support and the Vikings alone control the most towns in a region, its face-up claim token stays on the board; if a player holds it, it goes back to the board.
BRU-CLAIM-09 = If the Vikings tie with one or more players for the most towns in a region, its claim token stays where it is, unless the table chose otherwise.
BRU-CLAIM-10 = If a player has Military support, all towns the Vikings control in a region are added to that player's towns. The Vikings then do not count on their own.
BRU-CLAIM-11 = A town controlled by the Vikings that has a monastery counts as two towns, too, whenever the towns of a region are counted in the Claim step.
BRU-CLAIM-12 = Every threshold is at least 2, so the claim token of a region where nobody controls a town cannot be face up.
BRU-CLAIM-13 = A claim token that has just been turned face up can be taken in the same Claim step. The regions do not affect each other, so their order does not matter.

## End of the game

BRU-END = End of the game
BRU-END-01 = The game ends after the Upkeep phase of the round in which the marriage deck ran out. This last Upkeep phase is played in full before end scoring.
BRU-END-02 = The game cannot end in any other way, and no player ever drops out.

## End scoring

BRU-SCORE = End scoring
BRU-SCORE-01 = The player who alone has the most coins gains 1 point. In a tie for the most coins nobody gains it.
BRU-SCORE-02 = The holder of the marker gains 1 point.
BRU-SCORE-03 = Each player gains 1 point for each renown they have.
BRU-SCORE-04 = Each player gains the points shown on every claim token in front of them, even if the region is tied at that moment.
BRU-SCORE-05 = For each face-up claim token on the board, every player who ties for the most towns in its region gains half its points, rounded down.
BRU-SCORE-06 = Half the points of a claim token, rounded down: 7 gives 3, 6 gives 3, 5 gives 2, 4 gives 2, 3 gives 1, 2 gives 1.
BRU-SCORE-07 = When claim tokens on the board are scored, the Vikings compete as in the Claim step, unless the table chose otherwise: players with fewer towns in the region than the Vikings gain nothing, while a player level with the Vikings at the top gains half the points.
BRU-SCORE-08 = If a player has Military support, the towns the Vikings control count as that player's when claim tokens on the board are scored. The Vikings then do not compete on their own.
BRU-SCORE-09 = When claim tokens on the board are scored, a town with a monastery counts as two towns, as in the Claim step, unless the table chose otherwise.
BRU-SCORE-10 = Face-down claim tokens score nothing.
BRU-SCORE-11 = Each player gains points for the number of regions in which they control at least one town: 0 points for up to 2 regions, 1 point for 3 or 4, 3 points for 5, 5 points for 6, 7 points for 7 and 10 points for all 8.
BRU-SCORE-12 = A town controlled by the Vikings does not count for your number of regions, even if the disc there is yours. If you have Establish trade, all towns the Vikings control count for it.
BRU-SCORE-13 = Monasteries make no difference to your number of regions: one town in a region is enough.
BRU-SCORE-14 = The points of end scoring are added to the points gained during the game. The parts of end scoring do not affect each other, so their order does not matter.

## Winner and tie-breaks

BRU-TIE = Winner and tie-breaks
BRU-TIE-01 = The player with the most points wins.
BRU-TIE-02 = If players tie for the most points, the one of them with the most claim tokens in front of them wins.
BRU-TIE-03 = If players tie for the most points and for the most claim tokens, the one of them with the most marriage cards wins.
BRU-TIE-04 = If players are still tied after points, claim tokens and marriage cards, they share the victory.
BRU-TIE-05 = In the tie-break the Princess of Denmark counts as a marriage card if she was kept for Military support or Establish trade. After Spurn she does not count, as she was discarded.

## Open and hidden information

BRU-INFO = Open and hidden information
BRU-INFO-01 = Your hand, the packet you hold and the cards you chose in the draft are hidden from all other players.
BRU-INFO-02 = Nobody knows the card that was not dealt (with 3 or 4 players), the ordinary marriage cards left out, the order of the marriage deck above the Princess of Denmark, or the order of the Viking deck.
BRU-INFO-03 = Everybody knows that the Princess of Denmark is the last marriage card.
BRU-INFO-04 = Everybody may see the cards played in the current trick, the revealed marriage card, the invasion strength, all discs, the marriage track, the church area, the battle area, Viking tokens, monasteries and claim tokens.
BRU-INFO-05 = The coins, renown and raiders of all players are open to everybody.
BRU-INFO-06 = At a real table nobody may look through the discard pile. Here everybody can read in the log what was played, as is usual online, and the cards of finished tricks are shown as well. If the table chose to hide them, the log, the replay and the table show only the running trick and the last finished one until the round ends: so whoever was away still learns what was played since their last move. Remembering cards is always allowed.
BRU-INFO-07 = You know the cards of every packet that passed through your hands, and you may use that knowledge.
