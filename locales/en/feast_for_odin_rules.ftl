# Rules of A Feast for Odin, in our own words. One message per rule id.
#
# Words for things: home board, island, shed, stone house, long house (together: your boards); field, income field, income line,
# bonus field; Thing square, feast table, seat, bay, berth, barns; your supply, general supply; goods tile, special tile, sword
# value; mountain strip, item; occupation; upgrade, double upgrade; Thing penalty; start player (moose).
# Actions: hunting, laying a snare, whaling, raiding, pillaging, plundering, overseas trading, special sale, forge, emigration,
# exploration. Weapon cards: bow, snare, spear, long sword. Ships: whaling boat (small), knarr and longship (large).

## General terms and components

ODN-GEN = General terms and components
ODN-GEN-01 = The game is for 1 to 4 players. The rules are written for 2 to 4 players; a player alone follows them too, except where the chapter on the solo game says otherwise.
ODN-GEN-02 = The player with the most points at the end of the game wins.
ODN-GEN-03 = Goods have four levels, from the lowest to the highest: orange farm products, red animal products, green craft items, blue luxury items.
ODN-GEN-04 = Goods of one shape form a column from orange to blue: peas, mead, oil, rune stone (1×2 fields); flax, stockfish, hide, silverware (1×3); beans, milk, wool, chest (2×2); grain, salt meat, linen, silk (1×4); cabbage, game meat, skin and bones, spices (2×3); sheep, fur, jewelry (2×4); fruits, whale meat, robe, treasure chest (3×3); cattle, clothing, silver hoard (3×4). Sheep and cattle have no orange good below them.
ODN-GEN-05 = The orange and the red good of a column are the two sides of one tile. So are the green and the blue good of a column.
ODN-GEN-06 = A sheep tile shows a sheep on one side and a pregnant sheep on the other. A cattle tile does the same for cattle.
ODN-GEN-07 = There are 15 special tiles, grey, each of them only once. They are placed by the same rules as blue tiles; each has a shape, a sword value and, except for the English Crown, a price of its own.
ODN-GEN-08 = A special tile may be placed with either side up, so it may be mirrored as well as turned.
ODN-GEN-09 = Wood, stone and ore are the building resources. Silver is the money; coins are worth 1, 2, 4 or 10 silver.
ODN-GEN-10 = There are 47 weapon cards: 12 bows, 12 snares, 12 spears and 11 long swords.
ODN-GEN-11 = There are 190 occupations in the decks A, B and C: 45 light brown starting cards (15 in each deck) and 145 dark brown ones (57 in A, 44 in B, 44 in C).
ODN-GEN-12 = There are three kinds of ships: the whaling boat is a small ship, the knarr and the longship are large ships.
ODN-GEN-13 = The orange die has 8 sides, the blue die has 12.
ODN-GEN-14 = Your supply is what lies in front of you. Goods go from your supply onto your boards, but never from a board back into your supply.
ODN-GEN-15 = Everything that is worth points at the end of the game is marked with a shield.
ODN-GEN-16 = A bonus field is a field with a good printed on it. An income field is a field with a number on a coin; the income fields of a board form its income line.
ODN-GEN-17 = Goods tiles never run out, so it does not matter how many of them the box holds.

## Setup

ODN-SETUP = Setup
ODN-SETUP-01 = The action board with its 61 action spaces lies in the middle.
ODN-SETUP-02 = With 4 players both extension tiles are added to the action board, each with a random side up. With 1 to 3 players they are left out.
ODN-SETUP-03 = The goods boxes are within everybody's reach. They are the general supply of goods.
ODN-SETUP-04 = The 15 special tiles lie on the oval board and the ships, sorted by kind, on the ship board.
ODN-SETUP-05 = The players agree on the occupation decks to use: deck A is best for beginners, others may take another deck or mix decks. The choice holds for the starting cards and for the dark brown cards alike.
ODN-SETUP-06 = The occupations of the chosen decks are sorted by their backs into a light brown and a dark brown stack.
ODN-SETUP-07 = The light brown stack is shuffled and each player is dealt one of its cards. The rest of the light brown cards goes back into the box.
ODN-SETUP-08 = Each player starts with 1 bow, 1 snare and 1 spear, face up.
ODN-SETUP-09 = Each player starts with 1 mead.
ODN-SETUP-10 = The other weapon cards are shuffled into a face-down draw pile: 44 cards alone, 41 with two players, 38 with three, 35 with four.
ODN-SETUP-11 = The dark brown occupations are shuffled into a face-down draw pile.
ODN-SETUP-12 = Each player has a home board, and all play on the same side: one is for the long game of 7 rounds, the other for the short game of 6 rounds. The fields are the same on both: 143 fields, 86 of them worth −1, an income line from 0 to 18, and five bonus fields with ore, wood, rune stone, mead and stone.
ODN-SETUP-13 = Each player has 12 Vikings of one colour.
ODN-SETUP-14 = In the long game, 7 of your Vikings start on the numbered places of the feast table and 5 on the Thing square.
ODN-SETUP-15 = In the short game, 6 of your Vikings start on the numbered places of the feast table and 6 on the Thing square.
ODN-SETUP-16 = Only Vikings on the Thing square can be used for actions.
ODN-SETUP-17 = The 8 mountain strips are shuffled and 2 of them are revealed, 3 with four players. The others form a face-down stack.
ODN-SETUP-18 = Every revealed strip is filled with its seven items: wood first, from the left, then stone and ore, and a double silver coin on the right. One strip ends with two double coins.
ODN-SETUP-19 = All other wood, stone, ore and silver form the general supply.
ODN-SETUP-20 = The four islands start with their lettered front up: A Shetland, B Faroe Islands, C Iceland, D Greenland.
ODN-SETUP-21 = The building stacks hold 3 sheds, 3 stone houses and 5 long houses.
ODN-SETUP-22 = The phase marker starts on phase 1.
ODN-SETUP-23 = The first start player is chosen at random and takes the moose.
ODN-SETUP-24 = You start with nothing but your starting occupation, your three weapon cards and your mead: no silver, no building resources, no ships.
ODN-SETUP-25 = The long game is the standard game. The short game is good for getting to know the rules, and a challenge for experts.

## Rounds

ODN-ROUND = Rounds
ODN-ROUND-01 = The long game lasts 7 rounds, the short game 6.
ODN-ROUND-02 = Every round goes through the phases 1 to 12 in order. Where everybody acts, the start player comes first and the others follow clockwise, wherever the order matters.
ODN-ROUND-03 = The game ends right after the feast (phase 9) of the last round. Phases 10, 11 and 12 of that round do not happen.
ODN-ROUND-04 = The phase marker shows the current phase, and the number uncovered on the feast table in phase 1 is the number of the current round.

## Phase 1: New Viking

ODN-PH1 = Phase 1: New Viking
ODN-PH1-01 = Each player moves the leftmost Viking of the feast table to the Thing square.
ODN-PH1-02 = A new Viking comes in every round, the first one included.
ODN-PH1-03 = You have 6 Vikings in round 1 of the long game and 7 in round 1 of the short game, and one more in every later round, up to 12.

## Phase 2: Harvest

ODN-PH2 = Phase 2: Harvest
ODN-PH2-01 = Each player receives the harvest printed on the home board below the place uncovered in phase 1. In the long game rounds 1, 2, 4 and 6 bring harvests 1, 2, 3 and 4; in the short game rounds 1, 3 and 5 bring harvests 1, 2 and 3.
ODN-PH2-02 = Harvest 1 gives you 1 peas, 1 flax and 1 beans.
ODN-PH2-03 = Harvest 2 gives you 1 peas, 1 flax, 1 beans and 1 grain.
ODN-PH2-04 = Harvest 3 gives you 1 peas, 1 flax, 1 beans, 1 grain and 1 cabbage.
ODN-PH2-05 = Harvest 4 gives you 1 peas, 1 flax, 1 beans, 1 grain, 1 cabbage and 1 fruits.
ODN-PH2-06 = In a round without harvest nobody receives anything: rounds 3, 5 and 7 of the long game, rounds 2, 4 and 6 of the short game.
ODN-PH2-07 = A harvest brings orange goods only. They come from the general supply into your supply.

## Phase 3: Turning islands and adding silver

ODN-PH3 = Phase 3: Turning islands and adding silver
ODN-PH3-01 = In round 3 (short game: round 2) Shetland is turned to Bear Island.
ODN-PH3-02 = In round 4 (short game: round 3) the Faroe Islands are turned to Baffin Island.
ODN-PH3-03 = In round 5 (short game: round 4) Iceland is turned to Labrador.
ODN-PH3-04 = In round 6 (short game: round 5) Greenland is turned to Newfoundland.
ODN-PH3-05 = An island is turned only if no player has taken it yet.
ODN-PH3-06 = In each round in which an island is due to be turned, 2 silver are put on every other island that nobody has taken.
ODN-PH3-07 = Islands that belong to players receive no silver.
ODN-PH3-08 = Silver lying on an island that is turned goes back to the general supply.
ODN-PH3-09 = The other islands receive their 2 silver even if the island due to be turned already belongs to a player.
ODN-PH3-10 = Silver gathers on an island from round to round, until the island is taken or turned.
ODN-PH3-11 = In rounds in which no island is due to be turned this phase is skipped and no silver is added: rounds 1, 2 and 7 of the long game, rounds 1 and 6 of the short game.

## Phase 4: New weapon

ODN-PH4 = Phase 4: New weapon
ODN-PH4-01 = Each player takes one weapon card and lays it face up in their supply.
ODN-PH4-02 = The card is the top card of the face-down weapon pile, so its kind is random. It may be a long sword.

## Phase 5: Actions

ODN-PH5 = Phase 5: Actions
ODN-PH5-01 = The start player begins and the others follow clockwise: on your turn you move 1 to 4 of your Vikings from the Thing square to one empty action space. This goes on until everybody has placed all Vikings or passed.
ODN-PH5-02 = A space of column 1, 2, 3 or 4 takes exactly 1, 2, 3 or 4 Vikings.
ODN-PH5-03 = Each action space can be occupied only once per round, whoever does so.
ODN-PH5-04 = You carry out the action right after occupying its space.
ODN-PH5-05 = You may occupy a space only if you carry out at least one of the activities shown there.
ODN-PH5-06 = Paying the cost of an action is enough to occupy its space, even if you then gain nothing. The occupation you draw in column 3 or may play in column 4 does not count as an activity of the space.
ODN-PH5-07 = One activity of a space is enough; all the others shown there are optional.
ODN-PH5-08 = You may pass whenever it is your turn. Once you have passed you place no more Vikings this round.
ODN-PH5-09 = If you have no Viking left on the Thing square, you must pass and are skipped for the rest of the round.
ODN-PH5-10 = If you still have Vikings but there is no space you may occupy, you must pass. Your Vikings stay unused on the Thing square.
ODN-PH5-11 = The phase ends as soon as every player has placed all Vikings or passed.
ODN-PH5-12 = Vikings that come back to the Thing square during this phase, for instance after a failed roll, can be placed again this round.
ODN-PH5-13 = The action spaces are grouped in rows by trade. The colour of the background shows the group.
ODN-PH5-14 = The actions that are always available can be used in this phase, too.

## Phase 6: Start player

ODN-PH6 = Phase 6: Start player
ODN-PH6-01 = The player who was the last to place Vikings becomes start player of the next round and takes the moose. If nobody placed any, the moose stays where it is.

## Phase 7: Income

ODN-PH7 = Phase 7: Income
ODN-PH7-01 = Each player receives as much silver as the lowest uncovered income field of the home board shows. When all income fields are covered, the last value, printed beside the line, is paid: 18 on the home board.
ODN-PH7-02 = Income comes from the general supply into your supply.
ODN-PH7-03 = Each island you own pays income by the same rule, on top. Greenland has two income lines and both pay; Bear Island and Iceland pay at least 1; Labrador and Newfoundland pay nothing. When their lines are complete Shetland pays 3, the Faroe Islands 4, Bear Island 5, Baffin Island 6, Iceland 8 and Greenland 3 and 5.
ODN-PH7-04 = All income is counted and paid at the same time. The silver you receive cannot be placed on a board within this phase.
ODN-PH7-05 = From the next phase on you may use the silver freely, for instance to complete the ring around a bonus field before the bonuses are paid.
ODN-PH7-06 = Income and bonuses are two different things: income is silver and comes in phase 7, bonuses are goods and come in phase 10.

## Phase 8: Animal breeding

ODN-PH8 = Phase 8: Animal breeding
ODN-PH8-01 = Your sheep and cattle live in the barns of your home board. There is room for any number of them.
ODN-PH8-02 = If you have a pregnant sheep at the start of this phase, turn it back to its normal side and take one more normal sheep. With several pregnant sheep each gives birth. Your sheep then do nothing more in this phase.
ODN-PH8-03 = If you have at least 2 sheep at the start of this phase and none of them is pregnant, exactly one of them becomes pregnant. Your sheep then do nothing more in this phase.
ODN-PH8-04 = Animals of one kind never give birth and become pregnant in the same phase.
ODN-PH8-05 = A single sheep that is not pregnant does nothing.
ODN-PH8-06 = A pregnant sheep gives birth even if it is your only sheep.
ODN-PH8-07 = The same rules hold for cattle. Sheep and cattle breed independently of each other.
ODN-PH8-08 = New animals come from the general supply.
ODN-PH8-09 = Animals in your barns can be spent during actions. You choose whether you spend a normal or a pregnant one.

## Phase 9: Feast

ODN-PH9 = Phase 9: Feast
ODN-PH9-01 = Each player covers the free seats of their feast table: all seats without a Viking and without an emigrated ship.
ODN-PH9-02 = The feast table is one row of 12 seats. With 3 Vikings left on it, 9 seats are free.
ODN-PH9-03 = Without emigrated ships you have 6 free seats in round 1 of the long game and 7 in round 1 of the short game, and one more in every later round. A tile takes as many seats as its side along the row is long.
ODN-PH9-04 = Free seats may be covered with orange tiles, red tiles and silver.
ODN-PH9-05 = The tiles come from your supply or from your barns: sheep and cattle are red food. A pregnant animal counts as the same good as a normal one of its kind.
ODN-PH9-06 = One silver covers one seat.
ODN-PH9-07 = Two orange tiles may not lie directly next to each other on the feast table.
ODN-PH9-08 = Two red tiles may not lie directly next to each other on the feast table.
ODN-PH9-09 = Silver may lie next to silver and next to any tile.
ODN-PH9-10 = Of equal goods at one feast only one may lie lengthwise, with its long side along the row. Every further one must lie with its short side along the row.
ODN-PH9-11 = Square tiles cover the same number of seats either way, so they can be served again and again without loss.
ODN-PH9-12 = You may lay even the first tile of a good with its short side along the row.
ODN-PH9-13 = No tile may stick out beyond the free seats on either side.
ODN-PH9-14 = Building resources cannot cover seats, not even ore.
ODN-PH9-15 = Green, blue and special tiles cannot cover seats.
ODN-PH9-16 = Silver received as income in the same round may be used at the feast.
ODN-PH9-17 = For every seat left uncovered you take one Thing penalty, whether you could not or did not want to cover it.
ODN-PH9-18 = Thing penalties stay with you until the end of the game and cannot be removed.
ODN-PH9-19 = Each Thing penalty costs 3 points at the end of the game.
ODN-PH9-20 = After the feast everything served, silver included, goes to the general supply.
ODN-PH9-21 = Emigrated ships stay on the feast table for the rest of the game.
ODN-PH9-22 = Everybody feasts for themselves: nobody can interfere with another player's table, so all may do it at the same time.
ODN-PH9-23 = Planning the food for the feast during the actions is wise, but binds you to nothing.

## Phase 10: Bonuses

ODN-PH10 = Phase 10: Bonuses
ODN-PH10-01 = A visible bonus field gives its owner the good shown, every round, if all fields around it are covered: up to 8, diagonal ones included.
ODN-PH10-02 = At the edge of a board only the fields that exist must be covered. The ore field of the home board needs five.
ODN-PH10-03 = A bonus field that has been covered gives nothing for the rest of the game.
ODN-PH10-04 = All bonuses are received at the same time and cannot be placed on a board within this phase.
ODN-PH10-05 = Bonuses come from the general supply into your supply.
ODN-PH10-06 = Bonus fields on islands and in houses work the same way: the stone house gives hide, the long house oil, peas and beans.
ODN-PH10-07 = A bonus field counts as covered for the bonus fields next to it. Some fields give two goods at once, and on Newfoundland they give the cloakpin and a stone house, as long as these are still available.
ODN-PH10-08 = There are no bonuses in the last round.

## Phase 11: Mountains

ODN-PH11 = Phase 11: Mountains
ODN-PH11-01 = The leftmost item of every revealed mountain strip goes to the general supply.
ODN-PH11-02 = If only a single double silver coin is left on a strip after that, the strip leaves the game and the coin goes to the general supply.
ODN-PH11-03 = A strip that has become empty leaves the game, too.
ODN-PH11-04 = Then exactly one new strip is revealed and filled.
ODN-PH11-05 = There may be more strips on the table than at the start of the game.
ODN-PH11-06 = The new strip loses no item in the phase in which it is revealed.
ODN-PH11-07 = If the stack is empty, no strip is revealed. In the long game with 4 players this happens at the end of round 6.

## Phase 12: Return of the Vikings

ODN-PH12 = Phase 12: Return of the Vikings
ODN-PH12-01 = Each player moves all their Vikings from the action board back to the Thing square.
ODN-PH12-02 = The next round then begins with phase 1.

## Placing tiles

ODN-PLACE = Placing tiles
ODN-PLACE-01 = At any time you may place green tiles, blue tiles, special tiles, silver and ore from your supply on empty fields of your home board.
ODN-PLACE-02 = Orange tiles, red tiles, wood and stone cannot be placed on the home board.
ODN-PLACE-03 = Two green tiles may not touch along an edge on the home board. Their corners may touch.
ODN-PLACE-04 = Blue tiles and special tiles may touch each other and everything else.
ODN-PLACE-05 = Silver and ore may touch everything.
ODN-PLACE-06 = A green tile may touch blue tiles, special tiles, silver and ore.
ODN-PLACE-07 = Tiles may not overlap, not even in part.
ODN-PLACE-08 = A tile must lie completely on fields of the board.
ODN-PLACE-09 = Tiles lie along the grid and may be turned by 90 degrees.
ODN-PLACE-10 = A bonus field may be covered by a tile, but then its bonus is lost for good.
ODN-PLACE-11 = A bonus field counts as covered wherever covered fields are asked for, even while it is visible.
ODN-PLACE-12 = The three extra fields at the top right of the home board are ordinary fields for placing tiles.
ODN-PLACE-13 = One silver covers one field and one ore covers one field. A larger coin covers as many fields as it is worth.
ODN-PLACE-14 = An income field may be covered only if every field to the left of it, every field below it and every field of the rectangle between them is covered already or at the same moment.
ODN-PLACE-15 = The fields covered by the very tile you are placing count as covered for its income fields.
ODN-PLACE-16 = Income fields are therefore covered in ascending order, from the lower left to the upper right.
ODN-PLACE-17 = All other fields may be covered anywhere and in any order, also to the right of or above uncovered income fields.
ODN-PLACE-18 = One tile may cover several income fields at once if the condition holds for each of them.
ODN-PLACE-19 = The light and dark shading of the board is only a reminder. Tiles are placed one at a time, and each must be allowed by itself.
ODN-PLACE-20 = On your islands the same rules hold as on the home board: green, blue and special tiles, silver and ore, with the same rules for touching and for income fields.
ODN-PLACE-21 = Fields with a thick frame inside an island can never be covered, nor can anything outside its outline. They are not part of the board and need not be covered.
ODN-PLACE-22 = Each board stands alone: tiles on different boards never touch each other.
ODN-PLACE-23 = In stone houses and long houses you may at any time place orange, red, green, blue and special tiles and silver on empty fields. Sheep and cattle may be laid there as red tiles; they then no longer breed or score.
ODN-PLACE-24 = Ore cannot be placed in houses.
ODN-PLACE-25 = In houses two orange tiles may not touch along an edge.
ODN-PLACE-26 = In houses two red tiles may not touch along an edge.
ODN-PLACE-27 = In houses tiles may always touch at corners, and green tiles may even touch green tiles along an edge.
ODN-PLACE-28 = The two pillars of a long house cannot be covered and need not be covered.
ODN-PLACE-29 = A shed takes only wood and stone: 3 wood and 3 stone on its marked places, at any time.
ODN-PLACE-30 = A stone house has one place for wood and one for stone besides its fields; they can be filled at any time. A long house has none.
ODN-PLACE-31 = A placed tile is never taken back, moved or turned over, unless an occupation says so.
ODN-PLACE-32 = You may try out positions. Once you have confirmed a placement, the tile stays for good.

## Actions that are always available

ODN-ANYTIME = Actions that are always available
ODN-ANYTIME-01 = You may carry out the actions of this chapter at any time and as often as you like, even while you are carrying out an action in phase 5. The table offers them at the start and at the end of your turns, before the phases in which they can make a difference, and before final scoring; in the middle of an action only if you have switched that on.
ODN-ANYTIME-02 = You may always place goods on your home board.
ODN-ANYTIME-03 = You may always place goods on your islands.
ODN-ANYTIME-04 = You may always place goods in your houses.
ODN-ANYTIME-05 = You may always buy a ship for silver.
ODN-ANYTIME-06 = You may always load ore from your supply onto your whaling boats and longships, as much as fits.
ODN-ANYTIME-07 = Ore can be loaded right before and right after an action, but not while it is carried out. Likewise, a ship bought in the middle of an action cannot be used in that action.
ODN-ANYTIME-08 = You may always change coins into others of the same total value.
ODN-ANYTIME-09 = You may always use your played blue occupations.
ODN-ANYTIME-10 = You may not return or discard goods, ships, boards or cards, unless an action says so.
ODN-ANYTIME-11 = What you receive as income in phase 7 or as a bonus in phase 10 cannot be placed on a board within the same phase.

## Ships

ODN-SHIP = Ships
ODN-SHIP-01 = A whaling boat costs 3 silver, a knarr 5 and a longship 8. It is worth as many points as it costs.
ODN-SHIP-02 = You may buy a ship at any time by paying its price in silver to the general supply.
ODN-SHIP-03 = Instead of buying ships, you can build them with wood on the action spaces for building ships.
ODN-SHIP-04 = A new ship needs a free berth of its size in your bay. A whaling boat may not lie in a large berth.
ODN-SHIP-05 = Your bay has room for 3 whaling boats and for 4 large ships.
ODN-SHIP-06 = If no fitting berth is free, you cannot get the ship. You may not give up another ship to make room.
ODN-SHIP-07 = There are always enough ships in the general supply.
ODN-SHIP-08 = A whaling boat has one ore printed on it and room for one more ore.
ODN-SHIP-09 = A longship has room for 3 ore.
ODN-SHIP-10 = A knarr cannot carry ore.
ODN-SHIP-11 = Ore on a ship can never be taken off again, unless an occupation says so.
ODN-SHIP-12 = The same ship may be used for several actions in one round.
ODN-SHIP-13 = Longships are used for raiding, pillaging and plundering, whaling boats for whaling, knarrs for overseas trading and special sale. For exploration the island decides which ship will do.
ODN-SHIP-14 = If you exchange a whaling boat or emigrate with a longship, the ore loaded on it goes to the general supply.

## Production and exchange spaces

ODN-ACT = Production and exchange spaces
ODN-ACT-01 = If goods must be paid for with silver, the price stands at the left of the action space.
ODN-ACT-02 = On one space you buy 1 cattle and 1 milk for 3 silver together.
ODN-ACT-03 = Light green spaces give you what they show, for instance 1 stockfish.
ODN-ACT-04 = On the milk space you receive 1, 2 or 3 milk if you have 1, 2 or at least 3 cattle. Pregnant ones count.
ODN-ACT-05 = On the wool space you receive 1, 2 or 3 wool if you have 1, 2 or at least 3 sheep. Pregnant ones count.
ODN-ACT-06 = On the spices space you receive 1 spices and 1 silver, also 2 milk if you have at least 1 cattle, and 1 wool if you have at least 1 sheep.
ODN-ACT-07 = On one space you receive 1 ore and as much wood as there are players, all from the general supply. Alone you receive 1 wood and 1 ore.
ODN-ACT-08 = On grey spaces you exchange one thing for another, exactly once.
ODN-ACT-09 = On one space of column 1 you build a shed for 2 wood.
ODN-ACT-10 = On one space of column 2 you build a stone house for 1 stone.
ODN-ACT-11 = On one space of column 3 you build a long house for 2 stone.
ODN-ACT-12 = A building that is no longer in stock cannot be built.
ODN-ACT-13 = The action spaces for building ships give exactly the ship shown: a whaling boat for 1 wood, a knarr for 2 wood, a longship for 2 wood.
ODN-ACT-14 = On one space of column 4 you pay 2 stone and 2 wood for your choice of a stone house and a longship, or a long house and a knarr.
ODN-ACT-15 = On one space you exchange 1 flax for 1 linen.
ODN-ACT-16 = On one space you exchange 1 hide and 1 linen for 1 clothing and 2 silver.
ODN-ACT-17 = In the forge you pay 1 ore and take one available tile marked with tongs.
ODN-ACT-18 = Tongs mark the jewelry and seven special tiles: helmet, cloakpin, crucifix, horseshoe, forge hammer, fibula and throwing axe.
ODN-ACT-19 = On one space you receive 4 silver. You may also exchange 1 wool for 1 robe and 1 silverware for 1 jewelry, either or both.
ODN-ACT-20 = Three spaces make rune stones and chests: 1 stone gives 1 rune stone and 1 silver; 1 wood or 1 ore gives 1 chest and 1 silver; 2 stone and 2 wood give 2 rune stones and 2 chests.
ODN-ACT-21 = On one space you pay 1 stone or 1 ore to play 1 occupation, and receive 1 silver.
ODN-ACT-22 = On one space of column 4 you may exchange a whaling boat for a knarr without a price, and then emigrate with this knarr or another large ship at the usual cost. You may also do only one of the two; a knarr that stays needs a free large berth.
ODN-ACT-23 = Ore loaded on the exchanged whaling boat goes to the general supply.

## Mountain strips

ODN-MTN = Mountain strips
ODN-MTN-01 = Items are always taken from a strip from left to right, beginning at the arrow.
ODN-MTN-02 = A double silver coin counts as one item and gives 2 silver.
ODN-MTN-03 = A strip leaves the game when its last item has been taken.
ODN-MTN-04 = “2 items” means up to 2 items from one strip of your choice.
ODN-MTN-05 = If the strip you chose holds fewer items than you may take, the rest is lost. You cannot take it from another strip.
ODN-MTN-06 = “3+2 items” means up to 3 items from one strip and up to 2 from a different one, never 5 from the same strip.
ODN-MTN-07 = “2+2+2+2 items” means up to 2 items from each of up to four different strips, never more than 2 from the same strip.
ODN-MTN-08 = One space of column 4 gives up to 4 items from one strip and two double upgrades.
ODN-MTN-09 = You may always take fewer items than allowed.

## Upgrading goods

ODN-TRADE = Upgrading goods
ODN-TRADE-01 = An upgrade exchanges a goods tile of your supply for the tile of the same shape one level higher: orange to red, red to green, green to blue. Sheep become fur and cattle become clothing, even if they are pregnant.
ODN-TRADE-02 = The old tile goes to the general supply and the new one comes from there.
ODN-TRADE-03 = “Upgrade 1 good” raises exactly one tile by one level.
ODN-TRADE-04 = “Upgrade 2 goods” raises one or two tiles by one level each. They may be of the same kind.
ODN-TRADE-05 = An ordinary upgrade action may not raise the same tile by two levels.
ODN-TRADE-06 = Spaces with a higher number upgrade as many tiles as they say, or fewer.
ODN-TRADE-07 = A double upgrade raises a tile by exactly two levels: orange to green or red to blue. You may raise fewer tiles than allowed, but not a tile by only one level.
ODN-TRADE-08 = One upgrade space also lets you draw the top 4 cards of the weapon pile.
ODN-TRADE-09 = Blue tiles and special tiles cannot be upgraded.
ODN-TRADE-10 = Tiles lying on boards cannot be upgraded.

## Overseas trading and special sale

ODN-KNARR = Overseas trading and special sale
ODN-KNARR-01 = The blue spaces can be used only with at least one knarr in your bay.
ODN-KNARR-02 = Overseas trading has one space in column 1 and one in column 2. Each use costs 1 silver.
ODN-KNARR-03 = With overseas trading you turn any number of green tiles of your supply to their blue side, but at most one tile of each kind.
ODN-KNARR-04 = Green tiles lying on boards cannot be turned. You may pay the silver and turn nothing.
ODN-KNARR-05 = At the special sale in column 3 you buy up to 2 special tiles at their printed prices in silver.
ODN-KNARR-06 = The English Crown cannot be bought.
ODN-KNARR-07 = The glass beads cost nothing; helmet and cloakpin cost 1 silver; belt, crucifix, drinking horn, amber figure and horseshoe 2; gold brooch 3; forge hammer, fibula and throwing axe 4; chalice 5; round shield 6.

## Emigration

ODN-EMI = Emigration
ODN-EMI-01 = To emigrate, turn one of your knarrs or longships over and put it on the leftmost free seats of your feast table, to the right of earlier emigrated ships. It covers 2 seats.
ODN-EMI-02 = Emigrating costs as much silver as the number of the current round, paid to the general supply.
ODN-EMI-03 = An emigrated ship is no longer a ship: it leaves its berth and cannot be used for actions any more.
ODN-EMI-04 = Every emigration leaves fewer seats to be covered at all later feasts.
ODN-EMI-05 = Emigration needs two free seats side by side on your feast table. Without them it is not possible.
ODN-EMI-06 = Ore on an emigrating longship goes to the general supply.
ODN-EMI-07 = Emigrating costs you no Viking.

## Actions with dice

ODN-DICE = Actions with dice
ODN-DICE-01 = Red spaces with a die ask for a roll: the orange die with 8 sides for an orange symbol, the blue die with 12 sides for a blue one.
ODN-DICE-02 = For raiding and pillaging high rolls are good. For hunting, laying a snare and whaling low rolls are good.
ODN-DICE-03 = You roll up to 3 times and may stop after any roll.
ODN-DICE-04 = Each new roll cancels the one before. Only the last roll counts.
ODN-DICE-05 = After your last roll you may change the result with what the action allows, then you declare a success or a failure. You pay only for a success.
ODN-DICE-06 = The symbols beside a die space show both what you may spend to change the result and what you receive after a failure.
ODN-DICE-07 = A weapon card of a certain kind is taken from the discard pile. If there is none, it is taken from the draw pile, which is then shuffled.
ODN-DICE-08 = Spent weapon cards go to the discard pile, spent wood and stone to the general supply. After a failure nothing is spent.
ODN-DICE-09 = Raiding needs at least one longship.
ODN-DICE-10 = Ore on longships makes no difference to raiding.
ODN-DICE-11 = The result of a raid is the roll of the orange die plus 1 for each stone and each long sword you spend. It may exceed 8.
ODN-DICE-12 = After a successful raid you take exactly one blue tile or one available special tile whose sword value is not higher than your result. The blue goods need: rune stone 6, silverware 7, chest and silk 8, spices 9, jewelry 10, treasure chest 11, silver hoard 15.
ODN-DICE-13 = A raid with a result of 5 or less always fails.
ODN-DICE-14 = You may declare a raid failed whatever the result.
ODN-DICE-15 = A failed raid gives you 1 stone and 1 long sword.
ODN-DICE-16 = A failed raid brings no Viking back.
ODN-DICE-17 = Pillaging needs at least one longship.
ODN-DICE-18 = If you have several longships, the one with the most ore is used for pillaging.
ODN-DICE-19 = The result of pillaging is the roll of the blue die plus the ore on that longship plus 1 for each stone and each long sword you spend. It may exceed 12.
ODN-DICE-20 = The ore stays on the longship.
ODN-DICE-21 = After successful pillaging you take exactly one blue tile or one available special tile whose sword value is not higher than your result.
ODN-DICE-22 = Pillaging with a result of 5 or less always fails, and you may declare a failure whatever the result.
ODN-DICE-23 = Failed pillaging gives you 1 stone and 1 long sword.
ODN-DICE-24 = After failed pillaging you may move 1 Viking from the space back to the Thing square and use it again this round.
ODN-DICE-25 = Hunting and laying a snare use the orange die, whaling uses the blue die. Low rolls are good.
ODN-DICE-26 = For a success you pay as much wood as your result. Each wood may be replaced by one weapon card of the fitting kind.
ODN-DICE-27 = The fitting weapon is the bow for hunting, the snare for laying a snare and the spear for whaling.
ODN-DICE-28 = A successful hunt gives you 1 hide and 1 game meat.
ODN-DICE-29 = A successful snare gives you 1 fur and 1 snare card.
ODN-DICE-30 = Successful whaling gives you 1 oil, 1 skin and bones and 1 whale meat.
ODN-DICE-31 = In whaling the roll is lowered by the ore on the whaling boats used, the printed ore included. The ore stays on the boats.
ODN-DICE-32 = A result below 0 counts as 0.
ODN-DICE-33 = If your result is 0, you must stop rolling at once and the action succeeds. You may not declare a failure.
ODN-DICE-34 = In all other cases you may declare a failure, which costs nothing.
ODN-DICE-35 = If you cannot or do not want to pay the result, the action fails.
ODN-DICE-36 = A failure gives you 1 wood and 1 weapon card of the fitting kind.
ODN-DICE-37 = After a failed snare you may move 1 Viking from the space back to the Thing square.
ODN-DICE-38 = After failed whaling you may move up to 2 Vikings from the space back to the Thing square.
ODN-DICE-39 = A failed hunt brings no Viking back.
ODN-DICE-40 = There is one hunting space in column 1 and one in column 2.
ODN-DICE-41 = On the whaling space of column 3 you use 1 to 3 whaling boats. You choose them before the first roll.
ODN-DICE-42 = On the whaling space of column 4 you use exactly one whaling boat.
ODN-DICE-43 = Whaling needs at least one whaling boat.
ODN-DICE-44 = Plundering needs no die: with at least two longships you take 1 silver hoard.
ODN-DICE-45 = Ore on longships makes no difference to plundering.

## Exploration

ODN-EXP = Exploration
ODN-EXP-01 = To explore, place the Vikings needed and take one island that nobody has taken. It lies beside your home board and gives you new fields for tiles.
ODN-EXP-02 = Silver lying on the island goes into your supply.
ODN-EXP-03 = Only the side of an island that is face up can be taken. It decides what you need for it.
ODN-EXP-04 = Shetland and the Faroe Islands need 1 Viking on the space of column 1, and any ship.
ODN-EXP-05 = Iceland, Greenland and Bear Island need 2 Vikings and a knarr or a longship.
ODN-EXP-06 = Baffin Island, Labrador and Newfoundland need 3 Vikings and a longship.
ODN-EXP-07 = You keep the ship used for exploring.
ODN-EXP-08 = Each island board can be taken only once, so there are at most four explorations in a game.
ODN-EXP-09 = A taken island keeps its side for the rest of the game.
ODN-EXP-10 = Your island scores its points, but its uncovered −1 fields also count against you.

## Occupations

ODN-OCC = Occupations
ODN-OCC-01 = The occupations in your hand are hidden from the other players. Everything else you own is open.
ODN-OCC-02 = An occupation has an effect only after you have played it.
ODN-OCC-03 = Occupations gained during the game come from the dark brown pile.
ODN-OCC-04 = On one space you draw the top dark brown card into your hand and receive 1 silver.
ODN-OCC-05 = On one space you pay 1 stone or 1 ore to play one occupation, and receive 1 silver.
ODN-OCC-06 = On one space of column 2 you play up to two occupations, one after the other, without a cost.
ODN-OCC-07 = On one space of column 3 you play up to four occupations, one after the other, without a cost.
ODN-OCC-08 = Whenever you place three Vikings on a space of column 3, you first draw the top dark brown card into your hand and may look at it. If the pile is empty, you draw nothing.
ODN-OCC-09 = On the space of column 3 that lets you play four occupations, the card you have just drawn may be played at once.
ODN-OCC-10 = Whenever you place four Vikings on a space of column 4, you may play one occupation from your hand for nothing, either right before or right after the action.
ODN-OCC-11 = The effect of that occupation may be used at once. Played before the action, it already helps in the action.
ODN-OCC-12 = Without an occupation in your hand, the reward for four Vikings is lost.
ODN-OCC-13 = These two rewards belong to columns 3 and 4 only.
ODN-OCC-14 = Only played occupations score. Their value may be negative.
ODN-OCC-15 = A slash separates alternatives of which exactly one applies.
ODN-OCC-16 = Where a card has several lists with slashes, they belong together place by place: first to first, second to second.
ODN-OCC-17 = Of a list of conditions only the one that applies counts: the one that matches your exact number, or the highest one you reach where the card says “at least”. You neither get the lower ones as well nor may you choose one of them instead.
ODN-OCC-18 = A grey arrow stands for an exchange that you may make once at that moment, more often only if the card says so.
ODN-OCC-19 = A yellow arrow stands for an exchange that you may make at any time and as often as you like.
ODN-OCC-20 = If a card has two effects, you choose when playing it which of them you use.
ODN-OCC-21 = If you use two immediate effects of a card, you carry them out in the printed order.
ODN-OCC-22 = Every occupation belongs to one of four categories: immediate (yellow), always (blue), each time (red), as soon as (green).
ODN-OCC-23 = An immediate card acts once, when it is played; after that it only scores. Gifts are received, while exchanges, purchases and granted actions may be declined.
ODN-OCC-24 = An immediate card may give you goods, an exchange, an action of the action board, or a phase for yourself alone.
ODN-OCC-25 = A card that works always can be used from the moment it is played until scoring, at any time and as often as you like.
ODN-OCC-26 = Cards of this category without a yellow arrow bend a rule in your favour for the rest of the game.
ODN-OCC-27 = The light part of an each-time card says when it works, the dark part what you may do. You may do so every time the condition is met.
ODN-OCC-28 = Each-time cards say whether they work before or after the event where this matters. A good received before an action may be used in that action.
ODN-OCC-29 = Some each-time cards bend a rule, for instance by allowing a fourth roll.
ODN-OCC-30 = As-soon-as cards occur only in decks B and C.
ODN-OCC-31 = An as-soon-as card acts exactly once in the game, when its condition is met for the first time. If you decline it then, it is gone.
ODN-OCC-32 = If the condition is already met when the card is played, it acts at once.
ODN-OCC-33 = A card that speaks of the next time something happens ignores what happened before it was played.

## Extension tiles

ODN-EXT = Extension tiles
ODN-EXT-01 = With 4 players each of the two extension tiles adds one imitation space: one in column 1 or 2, the other in column 3 or 4, depending on the side that is up.
ODN-EXT-02 = On an imitation space you carry out the action of a space of the same column that another player occupies.
ODN-EXT-03 = You cannot imitate an empty space or a space occupied by your own Vikings.
ODN-EXT-04 = Each imitation space can be used once per round.
ODN-EXT-05 = An imitation space needs as many Vikings as its column says. Costs, needed ships, the rewards of columns 3 and 4 and the return of Vikings after a failure are as on the imitated space.

## When something runs out

ODN-SUPPLY = When something runs out
ODN-SUPPLY-01 = There are only 3 sheds, 3 stone houses and 5 long houses. When a stack is empty, nobody gets such a building any more.
ODN-SUPPLY-02 = There are only four island boards.
ODN-SUPPLY-03 = There is only one of each special tile.
ODN-SUPPLY-04 = There are only eight mountain strips.
ODN-SUPPLY-05 = Ships, goods tiles, building resources and weapon cards are not limited.
ODN-SUPPLY-06 = If ship tiles run out, anything may stand in for them.
ODN-SUPPLY-07 = If a goods tile runs out, it may be borrowed from the completely covered part of a home board. The place still counts as covered.
ODN-SUPPLY-08 = If a building resource runs out, the back of a Thing penalty tile stands for 5 pieces of it.
ODN-SUPPLY-09 = If the weapon draw pile is empty, the discard pile is shuffled and becomes the new draw pile.
ODN-SUPPLY-10 = If a weapon card you are due is in neither pile, you receive it all the same.
ODN-SUPPLY-11 = All stand-ins for missing pieces are matters of the box. In the game these things never run out.

## End of the game

ODN-END = End of the game
ODN-END-01 = The game ends right after the feast of the last round.
ODN-END-02 = Before scoring you may still put wood and stone from your supply on the marked places of your sheds and stone houses.
ODN-END-03 = Before scoring you may still place goods on your boards as the rules allow.
ODN-END-04 = Occupations that work always may be used until scoring.

## Scoring

ODN-SCORE = Scoring
ODN-SCORE-01 = Each whaling boat in your bay is worth 3 points, each knarr 5, each longship 8.
ODN-SCORE-02 = Each emigrated knarr is worth 18 points, each emigrated longship 21. They do not score as ships as well.
ODN-SCORE-03 = Islands score their printed value: Shetland 6, Bear Island 12, Faroe Islands 4, Baffin Island 12, Iceland 16, Labrador 36, Greenland 12, Newfoundland 38.
ODN-SCORE-04 = Each shed is worth 8 points, each stone house 10, each long house 17.
ODN-SCORE-05 = Each sheep is worth 2 points, a pregnant one 3.
ODN-SCORE-06 = Each cattle is worth 3 points, a pregnant one 4.
ODN-SCORE-07 = Each played occupation scores its printed value. Cards in hand score nothing.
ODN-SCORE-08 = Each silver in your supply is worth 1 point. Silver lying on boards scores nothing.
ODN-SCORE-09 = The income of the last round is paid as usual; what you do not spend of it scores as silver. It is never counted twice.
ODN-SCORE-10 = The English Crown gives its owner 2 points, whether it lies on a board or in the supply.
ODN-SCORE-11 = Every uncovered −1 field of your home board, islands and houses costs 1 point, and so does every empty place for wood or stone in your sheds and stone houses.
ODN-SCORE-12 = Every Thing penalty costs 3 points.
ODN-SCORE-13 = Your score is the sum of your points minus the sum of your minus points.
ODN-SCORE-14 = The highest score wins, and tied players share the victory. Goods left over, building resources and weapon cards are worth nothing.

## Mistakes in placing

ODN-ERR = Mistakes in placing
ODN-ERR-01 = Tiles that may not touch cannot be placed side by side here. With the boxed game, such a mistake is corrected when it is noticed right away.
ODN-ERR-02 = If such a mistake is noticed later, the group may charge one Thing penalty at final scoring for each pair of tiles that may not touch.
ODN-ERR-03 = Every contact counts as a pair: three green tiles in a row make two pairs (−6 points), three green tiles that all touch each other make three (−9 points).

## Solo game

ODN-SOLO = Solo game
ODN-SOLO-01 = Alone you play on either side of the home board with Vikings of two colours, the first colour and the second colour.
ODN-SOLO-02 = Long game: of the first colour 1 Viking stands on place 1 of the feast table and 2 each on places 3, 5 and 7; of the second colour 2 each on places 2, 4 and 6.
ODN-SOLO-03 = Short game: of the first colour 2 Vikings each stand on places 1, 3 and 5 of the feast table; of the second colour 2 each on places 2, 4 and 6.
ODN-SOLO-04 = 5 Vikings of the first colour start on the Thing square, in both lengths of the game.
ODN-SOLO-05 = 5 Vikings of the second colour (6 in the short game) start in the waiting room.
ODN-SOLO-06 = One Viking is left over and not used: one of the second colour in the long game, one of the first colour in the short game.
ODN-SOLO-07 = You play as in the game for several players, taking turn after turn without an opponent.
ODN-SOLO-08 = The colours take turns: the first colour acts in odd rounds, the second colour in even rounds.
ODN-SOLO-09 = Vikings placed in a round stay on the action board during the next round and block their spaces.
ODN-SOLO-10 = In phase 12 of round 1 no Viking leaves the action board. The Vikings of the second colour go from the waiting room to the Thing square.
ODN-SOLO-11 = In phase 12 of each later round the Vikings placed in that round stay, while those of the round before leave the action board. These act in the next round.
ODN-SOLO-12 = In phase 1 you receive all Vikings standing on the place of the current round: 1 in round 1 of the long game, otherwise 2.
ODN-SOLO-13 = You therefore act with as many Vikings as in the game for several players. Vikings you did not place wait and act again two rounds later, with their colour.
ODN-SOLO-14 = Phase 3 takes place as usual, so the islands and the silver on them are the same as in the game for several players.
ODN-SOLO-15 = Phase 6 is always skipped.
ODN-SOLO-16 = The feast table shows which colour leaves the action board in phase 12.
ODN-SOLO-17 = Two mountain strips are revealed at the start, and extension tiles are not used.
ODN-SOLO-18 = If you like, choose your starting occupation from the light brown cards instead of drawing it at random.
ODN-SOLO-19 = A result of about 100 points is considered very good.
ODN-SOLO-20 = How the mountain strips are kept ready is only a matter of convenience. At the solo feast a place with Vikings on it is one occupied seat, however many stand there.

## Open and hidden information

ODN-INFO = Open and hidden information
ODN-INFO-01 = Everybody may see all boards and placed tiles, all supplies, ships and their ore, played occupations, Thing penalties, the action board, the revealed mountain strips, the islands and the silver on them, and the discarded weapon cards.
ODN-INFO-02 = Nobody knows the order of the weapon pile, of the occupation pile and of the mountain stack.
ODN-INFO-03 = Only you know which occupations you hold. How many you hold is open.
ODN-INFO-04 = Whoever looks for a weapon card in the draw pile sees what it holds. The pile is shuffled afterwards.
