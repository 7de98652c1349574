# Rules of Pax Viking, in our own words. One message per rule id.
#
# Terms, one word for one thing:
# - map: zone (north, south, east, west), region (sea, river, harbour region), post, port, white (open) and black (closed) border, node
# - posts: empty post, venture, trade centre, key trade centre, powerful ally
# - saga tiles (tiles): venture, event, god, advocate; saga pile, saga track, discard pile, hand
# - pieces: follower (Jarls, Sweden, Theocracy, Rus), longship, ally longship, home marker, action marker, influence marker, trade-centre tile, jarl board, silfr
# - home: where longships on the jarl board start; duchy: a region with two of one's ventures
# - actions: invest, journey, play, activate, parley; the influence actions Jarls, Sweden, Rus, Theocracy
# - verbs: establish, challenge, return, draw, discard, place, replace, exhaust and renew (pieces), refresh (the saga track), encounter, alone
# - victory card: a card with a victory condition, fulfilled or not; levels beginner, standard, hard, legendary

## Goal of the game

PAX-GOAL = Goal of the game
PAX-GOAL-01 = You win by fulfilling one of the victory cards that lie face up in this game. Each card names a condition, for example six established followers of one type.
PAX-GOAL-02 = Every victory card belongs to one of four levels: beginner, standard, hard or legendary.

## Victory checks

PAX-VC = Victory checks
PAX-VC-01 = Beginner victory cards are checked at the end of every player's turn, as the last thing in that player's winter solstice.
PAX-VC-02 = Standard, hard and legendary victory cards are checked each time an event has been resolved. When levels are mixed, each card is checked only at the moment of its own level.
PAX-VC-03 = After an althing event the victory cards are checked whether the vote passed or failed.
PAX-VC-04 = A check looks at all players, not only at the player whose turn it is.
PAX-VC-05 = Only face-up victory cards count. A card that still lies face down can make nobody win.

## End of the game

PAX-END = End of the game
PAX-END-01 = The game ends at once when a check finds a player who fulfils a victory card that is due in that check.
PAX-END-02 = The game also ends when both the saga track and the saga pile are empty. This is tested after each complete action and after each refresh; while tiles are left in the pile, an empty track is only a gap.
PAX-END-03 = When the game ends because no tiles are left, all face-up victory cards of every level are checked one last time.
PAX-END-04 = If exactly one player fulfils a victory card when the game ends, that player wins.
PAX-END-05 = If several players fulfil a victory card in the same check, the one of them with the most established followers wins. If nobody does, the player with the most established followers wins.
PAX-END-06 = If these players are still tied, the one with the most silfr wins.
PAX-END-07 = Players who are tied even then share the victory.
PAX-END-08 = There is no limit to the number of rounds. Any player can bring the end nearer, because drawing by invest discards the tile on space 1 even when the pile is empty. House rule: if no tile leaves the saga pile or the saga track for five full rounds, the game ends as if the track were empty.

## Components

PAX-COMP = Components
PAX-COMP-01 = There are 220 saga tiles, each of them a venture, an event, a god or an advocate. The numbers of each kind are reconstructed: 73 ventures, 55 events, 37 gods and 55 advocates.
PAX-COMP-02 = Each player has 24 followers (6 each of Jarls, Sweden, Theocracy and Rus), 6 longships, 4 action markers and 12 home markers.
PAX-COMP-03 = There are 7 ally longships: 3 black ones of Dublin, 2 grey ones of the Faroe Islands and 2 white ones of Iceland.
PAX-COMP-04 = There are 4 influence markers, one for each type of follower.
PAX-COMP-05 = There are 7 trade-centre tiles, one for each trade centre on the map.
PAX-COMP-06 = All prices and incomes are counted in silfr. There is always enough of it.
PAX-COMP-07 = You can place a follower, a longship or a home marker only if it is in your own supply. Nothing else may stand in for it.

## Setup

PAX-SETUP = Setup
PAX-SETUP-01 = Lay out the map.
PAX-SETUP-02 = Put the ally longships in the seas beside their posts: 3 black ones at Dublin, 2 grey ones at the Faroe Islands and 2 white ones at Iceland.
PAX-SETUP-03 = Put the 4 influence markers on their spaces on the board.
PAX-SETUP-04 = Choose a level, draw 4 victory cards of that level at random and lay them face up on their spaces.
PAX-SETUP-05 = Draw 12 random saga tiles for each player, shuffle them together and put them face down as the saga pile.
PAX-SETUP-06 = Then lay one tile from the saga pile face up on each space of the saga track.
PAX-SETUP-07 = The starting ventures are drawn after the saga pile has been made, from the tiles that are left over.
PAX-SETUP-08 = Put the 7 trade-centre tiles on their trade centres.
PAX-SETUP-09 = Each player gets a random jarl board and all pieces of one colour.
PAX-SETUP-10 = Your 24 followers and 6 longships go on your jarl board, your 4 action markers and 12 home markers beside it.
PAX-SETUP-11 = Put one of your home markers on the home of your jarl on the map and one on your jarl board. You have 10 left.
PAX-SETUP-12 = The first player is chosen at random. Play goes clockwise from there.
PAX-SETUP-13 = Players start with 3, 4, 5, 6, 7 and 8 silfr, in turn order: 3 for the first player, one more for each player after that.
PAX-SETUP-14 = If your jarl grants extra silfr at the start, you get it now.
PAX-SETUP-15 = With the starter deck, the saga pile is made of the tiles marked for your number of players and for every smaller number, instead of random tiles. With 3 players, for example, these are the tiles marked 2 and 3.
PAX-SETUP-16 = With the custom deck, sort the tiles by kind and draw 4 ventures, 3 events, 2 gods and 3 advocates for each player at random. Shuffled together, they are the saga pile.
PAX-SETUP-17 = The starter deck has 24 tiles for 2 players and 12 more for each further player.
PAX-SETUP-18 = Some ventures lie on the map from the start: 4 with 2 players, 3 with 3, 2 with 4, 1 with 5 and none with 6. They are drawn at random from the tiles that are not in the saga pile.
PAX-SETUP-19 = The starting ventures must all belong to different regions. If one belongs to a region already drawn or to a whole zone, another is drawn instead.
PAX-SETUP-20 = Each starting venture is put face up, without followers, on an empty post of its region. If there are several such posts, one is chosen at random.
PAX-SETUP-21 = To even out the chances, victory cards of different levels can be mixed in one game, for example two beginner and two hard ones.
PAX-SETUP-22 = In a game with mixed levels some players can be marked as experienced before the game begins. They cannot win by victory cards of the easiest level in the game; all others win by any card.
PAX-SETUP-23 = In Bragi mode all victory cards start face down.
PAX-SETUP-24 = In Bragi mode one more victory card is turned face up each time an event has been resolved, after the check that belongs to that event. A rejected althing event turns up nothing.
PAX-SETUP-25 = Before the game the players agree whether the tiles in hand are open to all or secret.
PAX-SETUP-26 = The teaching game is for 2 players with the starter deck. Radimichs, Ibn Khordadbeh, Great Schism and Freyr lie on the spaces 2, 4, 6 and 8 of the saga track; the other 20 tiles are shuffled as the saga pile, which fills the remaining spaces.
PAX-SETUP-27 = In the teaching game Sigrid plays first with 3 silfr and Styrbjörn second with 7 (4, and 3 more from his jarl). All beginner victory cards except Domination are used, and nobody wins.

## The turn

PAX-TURN = The turn
PAX-TURN-01 = Players take turns clockwise, beginning with the first player, until the game ends.
PAX-TURN-02 = A turn has three phases in this order: influence, actions, winter solstice.
PAX-TURN-03 = In the action phase you take up to 4 actions in any order. You may take the same basic action several times, and you may stop early.
PAX-TURN-04 = You never have more than 4 actions in a turn, however many influence markers you hold.
PAX-TURN-05 = There are 5 basic actions (invest, journey, play, activate, parley) and 4 influence actions (Jarls, Sweden, Rus, Theocracy).
PAX-TURN-06 = Each action takes one of your renewed markers. The marker is then exhausted until your winter solstice.
PAX-TURN-07 = A basic action can be paid for with an action marker or with any influence marker.
PAX-TURN-08 = An influence action can be paid for only with the influence marker of its own type. Each influence action is therefore possible at most once in a turn.

## Influence phase

PAX-INFL = Influence phase
PAX-INFL-01 = At the start of your turn, compare established followers, type by type. You have the majority of a type if you have more of it than every other player; a tie is no majority, and neither is zero.
PAX-INFL-02 = For each type of which you have the majority you take the influence marker and put aside one of your action markers in exchange.
PAX-INFL-03 = Because of this exchange you always have exactly 4 markers to use.
PAX-INFL-04 = If you hold an influence marker but no longer have the majority of its type, you put it back on the board in your influence phase and take your action marker back.
PAX-INFL-05 = Influence markers change hands only in an influence phase. If you have the majority and another player still holds the marker, you take it from that player at once, who gets the action marker back.
PAX-INFL-06 = Each established follower counts as one. A key trade centre therefore counts as two.
PAX-INFL-07 = As long as you have no established followers, nothing happens in your influence phase.

## Saga track

PAX-SAGA = Saga track
PAX-SAGA-01 = The saga track has 7 spaces with the costs 1, 2, 4, 6, 8, 10 and 12, each for one face-up tile. The face-down saga pile lies beside the most expensive one, on the space with cost 0.
PAX-SAGA-02 = To refresh the saga track, all tiles slide down to the cheapest free spaces without changing their order. Then the free spaces are filled from the saga pile, the cheapest first.
PAX-SAGA-03 = If the saga pile runs out during a refresh, the most expensive spaces stay empty.
PAX-SAGA-04 = The discard pile lies face up and everybody may look through it. It is never shuffled back into the saga pile.

## Invest

PAX-INVEST = Invest
PAX-INVEST-01 = Invest, first option: buy a tile from the saga track. Pay the cost of its space to the supply and take the tile into your hand.
PAX-INVEST-02 = You can buy a tile only if you can pay its whole cost.
PAX-INVEST-03 = Buying does not refresh the saga track. The gap stays until somebody draws by invest or until the next winter solstice.
PAX-INVEST-04 = Invest, second option: draw the top tile of the saga pile into your hand for 0 silfr.
PAX-INVEST-05 = After drawing by invest, the tile on the space with cost 1 goes to the discard pile, if there is one.
PAX-INVEST-06 = After that, the saga track is refreshed.
PAX-INVEST-07 = Draws that are not part of invest, such as that of the Sweden action, neither discard the tile on space 1 nor refresh the saga track.
PAX-INVEST-08 = Jarls and other abilities can lower the price of a tile. Sigrid, for example, pays 0 silfr for every god.

## Hand

PAX-HAND = Hand
PAX-HAND-01 = Tiles that you buy or draw go to your hand. During your turn the hand may grow without limit.
PAX-HAND-02 = The hand limit is 4 tiles unless an ability changes it. It applies only in your winter solstice.

## Map

PAX-MAP = Map
PAX-MAP-01 = The map has four zones: west (purple), north (blue), east (green) and south (orange). Each zone consists of land regions, and each land region holds posts.
PAX-MAP-02 = A region is any named area of the map that is not a post.
PAX-MAP-03 = Sea regions are water. They contain no posts.
PAX-MAP-04 = River regions are land with at least one white (open) border. Longships can enter them.
PAX-MAP-05 = Harbour regions are land without any white (open) border. Longships cannot enter them, only the posts in them.
PAX-MAP-06 = A post is any round space on the map, whether it is empty, printed or holds a venture.
PAX-MAP-07 = A post always belongs to a land region. Whoever is at the post is in that region.
PAX-MAP-08 = There are four kinds of posts: empty posts, ventures, trade centres (grey rim) and powerful allies (brown rim).
PAX-MAP-09 = A home belongs to no region and to no zone. The colour of a jarl's name only helps to find the home on the map.
PAX-MAP-10 = Longships can never enter an area that has only black (closed) borders. This is also true of harbour regions.
PAX-MAP-11 = The area printed on a saga tile is either one region or a whole zone.
PAX-MAP-12 = Gandvik is a sea one node from Sigrid's home and one node from Birka, a post in the north.
PAX-MAP-13 = Dublin is one node from the Germanic Ocean, where the black longships start, and three nodes from Sigrid's jarl board.
PAX-MAP-14 = The Strait of Gibraltar is a white (open) border, and crossing it is one node. Through it a longship reaches the Black Sea from the Germanic Ocean in 3 nodes.
PAX-MAP-15 = From the Black Sea to the river region Burtas it is 2 nodes, and from the region Pechenegs to a post in Burtas also 2.
PAX-MAP-16 = From the Germanic Ocean it is 3 nodes to a post in Bulgars and 3 nodes to Damascus.
PAX-MAP-17 = From a post in Burtas it is 3 nodes to the post India.
PAX-MAP-18 = The border between Biarmia and Burtas is black (closed).
PAX-MAP-19 = Byzantium is a harbour region, and all its ports are in the Black Sea. From a home marker there Damascus is 3 nodes away and a post of Byzantium 2.
PAX-MAP-20 = Biarmia is a river region in the north with an open border to Gandvik. From a home marker there Birka is 3 nodes away and a post of Biarmia 2.
PAX-MAP-21 = Damascus is a post in the south.
PAX-MAP-22 = The north has 8 posts, two of them in Biarmia.
PAX-MAP-23 = Styrbjörn's longships reach Dublin from his jarl board in one journey: it is at most 3 nodes away.

## Journey

PAX-JOURNEY = Journey
PAX-JOURNEY-01 = Journey: move one renewed longship that you control by 1 to 3 nodes, then exhaust it.
PAX-JOURNEY-02 = An exhausted longship cannot journey.
PAX-JOURNEY-03 = When a tile or an ability moves longships, exhausted ones may move, too, and no longship is exhausted by it, unless the text says otherwise.
PAX-JOURNEY-04 = Longships on your jarl board count as standing at any of your home markers on the map. You choose the one from which a journey starts.
PAX-JOURNEY-05 = For a longship from your jarl board, the first node of the journey is the step away from the home marker.
PAX-JOURNEY-06 = Ally longships that you control journey like your own.
PAX-JOURNEY-07 = Any number of longships may be in the same region or at the same post, whoever they belong to.

## Nodes and movement

PAX-MOVE = Nodes and movement
PAX-MOVE-01 = Movement is counted in nodes. One node is one step: across a border, away from a home, or into or out of a post.
PAX-MOVE-02 = Crossing a white (open) border between two regions is one node.
PAX-MOVE-03 = A black (closed) border can never be crossed.
PAX-MOVE-04 = From the home where you started the game, the first node always leads to a sea region.
PAX-MOVE-05 = From a home marker in a river region, the first node leads to that region.
PAX-MOVE-06 = From a home marker on a post, the first node is made as if leaving the post: to its river region or to the sea region with its port.
PAX-MOVE-07 = Moving into a post or out of it is one node.
PAX-MOVE-08 = A post in a river region is entered from that region and left to it.
PAX-MOVE-09 = A post with a port is entered only from the sea region that holds its port, and left only to it.
PAX-MOVE-10 = A harbour region itself can never be entered, only its posts. This holds even if the region is a duchy with a home marker.
PAX-MOVE-11 = From a home marker in a harbour region, that is a duchy, the first node leads to a sea region that holds the port of a post of that duchy.
PAX-MOVE-12 = A post without a port can be reached only from its river region.
PAX-MOVE-13 = There is no direct step from one post to another. The way always leads through a region.
PAX-MOVE-14 = Longships of other players never keep you from entering a region or a post.
PAX-MOVE-15 = Longships can leave a home but never sail into one. They come back to the jarl board only by being returned.

## Encounters and trade

PAX-TRADE = Encounters and trade
PAX-TRADE-01 = Players have encountered each other when both have a longship in the same region. A longship at a post is in the land region of that post, not in the sea of its port.
PAX-TRADE-02 = During your journey, before the first node and after each node, you may trade with opponents you have encountered. House rule: at most 2 offers can be made at each of these moments and at most 4 in a turn.
PAX-TRADE-03 = It is enough that any of your longships has encountered the opponent. It need not be the one on the journey.
PAX-TRADE-04 = Trade is not an action and exhausts nothing.
PAX-TRADE-05 = The two sides may exchange silfr and tiles from hand in any mix that both accept. The rulebook also names followers and longships, but not what a piece of another colour would do. House rule: they are traded only if the table has agreed to it. Then longships on the map, and posts, gods and advocates with their followers, change hands like this: the giver's pieces return, and the receiver puts own ones in their place, free of cost, if they have them. Ally longships and the longship on the journey are not traded.
PAX-TRADE-06 = Players may promise each other anything, but promises bind nobody.
PAX-TRADE-07 = When an offer is accepted, the goods change hands at once.
PAX-TRADE-08 = Every trade includes the player on the journey; either side may make the offer. An offer can be accepted, refused or answered with one counter-offer, which can only be accepted or refused.
PAX-TRADE-09 = Longships on a jarl board encounter nobody, because a home is in no region.

## Play

PAX-PLAY = Play
PAX-PLAY-01 = Play: play one tile from your hand whose requirement you meet.
PAX-PLAY-02 = The requirement: at some post in the area named on the tile you have at least one longship, and no other player has a longship there. Your longship may be exhausted. (The rulebook contradicts itself: its overview of a tile asks for a renewed longship, its glossary and its example game do not. We follow the latter.)
PAX-PLAY-03 = If the area is a zone, any post in that zone will do. If several posts meet the requirement, you name one; it is the post that an event means by “here”.
PAX-PLAY-04 = Only the post with your longship matters for being alone. Other players may have longships elsewhere in the area.
PAX-PLAY-05 = Playing a tile does not exhaust your longship.
PAX-PLAY-06 = A venture is put on the post where your longship meets the requirement, if that post is empty or holds another venture, which is then replaced. Then the venture is established.
PAX-PLAY-07 = A trade centre or a powerful ally can never be replaced by a tile.
PAX-PLAY-08 = A god goes to the god space and an advocate to an advocate space of your jarl board. Then it is established.
PAX-PLAY-09 = Each jarl board has one god space and two advocate spaces.
PAX-PLAY-10 = A tile played onto an occupied space replaces the tile there, which goes to the discard pile while its followers return to their owners. If both advocate spaces are full, you choose which advocate is replaced.
PAX-PLAY-11 = A venture, god or advocate that you play is established: put a follower of the type shown on the tile from your jarl board on it.
PAX-PLAY-12 = An event is resolved at once. It takes no follower.
PAX-PLAY-13 = The ability of a venture is not used when it is played, only by the activate action.
PAX-PLAY-14 = If you have no follower of the type left, you may still play the tile. It is not established, and its ability cannot be used.

## Events

PAX-EVENT = Events
PAX-EVENT-01 = To play an event, your longships must be alone at a post in the area of the event.
PAX-EVENT-02 = An event is resolved at once and as fully as possible; you cannot choose to use only a part of it. It may be played even if nothing in it can be done.
PAX-EVENT-03 = After it has been resolved, an event leaves the game. It does not go to the discard pile.
PAX-EVENT-04 = After an event has been resolved, the victory cards of the standard, hard and legendary levels are checked.
PAX-EVENT-05 = An event that concerns several players is carried out clockwise from the active player, unless it says otherwise.
PAX-EVENT-06 = If an effect lets you establish something for free, you pay no cost and need no longship there. A key trade centre still takes two followers.

## Althing

PAX-ALTHING = Althing
PAX-ALTHING-01 = When an event with the althing symbol is played, all players vote on whether it is resolved. The votes are open and cast one after the other, first by the active player, then clockwise.
PAX-ALTHING-02 = The event is resolved if at least half of the votes are yes. Every player has one vote unless an ability grants more; a player casts all votes the same way.
PAX-ALTHING-03 = With two players and no extra votes, the player who plays the event therefore decides alone.
PAX-ALTHING-04 = A vote is either yes or no. Nobody may abstain.
PAX-ALTHING-05 = If the vote fails, the event has no effect and leaves the game. The action is spent, and the victory cards are checked all the same.

## Parley and challenge

PAX-PARLEY = Parley and challenge
PAX-PARLEY-01 = Parley: choose a post where you have at least one longship, in order to establish it or to challenge an opponent there. If neither is possible, you cannot parley.
PAX-PARLEY-02 = A parley needs no renewed longship and exhausts none.
PAX-PARLEY-03 = If you are alone at the post, being the only player with longships there, you establish it. All followers there return to their owner.
PAX-PARLEY-04 = If you are not alone but have more longships at the post than one of the opponents there, you may challenge that opponent.
PAX-PARLEY-05 = When an opponent is challenged, one of that opponent's longships at the post is returned and all the others there move to the nearest region. The challenger chooses which longship is returned.
PAX-PARLEY-06 = The nearest region is the one from which the post is entered: its river region or the sea region with its port.
PAX-PARLEY-07 = Followers that serve as longships at the post count when longships are compared. If their owner is challenged, they all return.
PAX-PARLEY-08 = A challenge concerns only one opponent, and there is only one challenge in a parley. The longships of other players at the post stay.
PAX-PARLEY-09 = If you are alone at the post after the challenge, you may establish it in the same action.
PAX-PARLEY-10 = You cannot challenge an opponent who has as many longships at the post as you or more.
PAX-PARLEY-11 = If you cannot pay the cost of the post, you may still parley just to challenge.
PAX-PARLEY-12 = Longships that must move to the nearest region are neither exhausted nor renewed.
PAX-PARLEY-13 = Ally longships that you control count as yours in every respect. Ally longships that nobody controls do not keep you from being alone.
PAX-PARLEY-14 = An empty post has no follower symbol and cannot be established. A parley there can only challenge.

## Establish

PAX-EST = Establish
PAX-EST-01 = To establish means to pay the cost of the post, if it has one, and to put the required follower or followers from your jarl board on it. They replace any followers there.
PAX-EST-02 = Only one player can have followers on a post. Followers that are replaced return to the jarl board of their owner.
PAX-EST-03 = The follower must be of the type shown on the tile or post.
PAX-EST-04 = Ventures, gods and advocates cost nothing to establish. Trade centres and powerful allies have a cost, which is paid each time they are established.
PAX-EST-05 = You can establish only if you can pay the full cost.
PAX-EST-06 = You can use the ability of a tile or post only after you have established a follower there.
PAX-EST-07 = A key trade centre takes two followers, and you must place both. With only one matching follower left, you cannot establish it.
PAX-EST-08 = You cannot establish a post that already carries your own followers.
PAX-EST-09 = If you lose your follower on a tile or post, you can no longer use its ability from that moment on.
PAX-EST-10 = Dublin costs 6 silfr and takes one Jarls follower, India costs 9 and takes two Jarls followers, Chang'an costs 11 and takes two Rus followers.

## Trade centres

PAX-TC = Trade centres
PAX-TC-01 = A trade centre gives its owner a permanent ability that goes with certain actions. Gains and draws come right after the action, changes of a price or a range apply during it; your follower must have been there when the action began.
PAX-TC-02 = When you establish a trade centre, you take its trade-centre tile as a reminder, from the map or from the former owner. If the followers leave without a new owner, the tile goes back to the map.
PAX-TC-03 = There are 7 trade centres: Birka, Itil, Córdoba and the key trade centres Miklagard, Chang'an, India and Damascus. Itil and Córdoba are reconstructed.

## Powerful allies and their longships

PAX-ALLY = Powerful allies and their longships
PAX-ALLY-01 = A powerful ally has an immediate ability. It works once, directly after you have established the ally.
PAX-ALLY-02 = The ability of a powerful ally works again only when another player establishes it.
PAX-ALLY-03 = If you establish Dublin, the Faroe Islands or Iceland, you control all longships of that ally, wherever they are.
PAX-ALLY-04 = Each ally longship that you control carries one of your home markers. Markers of a former controller go back to that player.
PAX-ALLY-05 = When control changes, the ally longships stay where they are and as they are, renewed or exhausted. The new controller may use them at once.
PAX-ALLY-06 = You control ally longships as long as you have a follower established at their ally.
PAX-ALLY-07 = If your control ends and nobody takes over, your markers come off. The longships stay where they are and are renewed.
PAX-ALLY-08 = A returned ally longship goes back to the sea where it started the game, not to a jarl board. Its controller stays the same.
PAX-ALLY-09 = Some powerful allies let you put a home marker on their post. It is a home but not a duchy, and it goes back to you when you lose the post.
PAX-ALLY-10 = Trøndelag is a powerful ally of the Theocracy type. It lets you move each of your longships by 1 node for free, in any order, also those on your jarl board. This is no journey, so there is no trade.
PAX-ALLY-11 = If you have fewer home markers than the ally has longships, you choose which ones to mark and control only those.

## Activate

PAX-ACTIVATE = Activate
PAX-ACTIVATE-01 = Activate: choose a venture that carries your follower and where you have a renewed longship. Exhaust that longship and use the ability of the venture.
PAX-ACTIVATE-02 = You may activate the same venture several times in a turn. Each time takes another action and another renewed longship there.
PAX-ACTIVATE-03 = You need not be alone at the venture that you activate.
PAX-ACTIVATE-04 = You may also exhaust an ally longship that you control in order to activate.
PAX-ACTIVATE-05 = Activating Radimichs places up to 2 longships from your jarl board at that venture. Renewed longships stay renewed when placed, so they can journey in the same turn.

## Jarls action

PAX-JARLS = Jarls action
PAX-JARLS-01 = Jarls action: move a longship that you control by one node into a post, then return one longship of an opponent from that post.
PAX-JARLS-02 = The longship that you move may be exhausted, and the Jarls action does not exhaust it.
PAX-JARLS-03 = If you are alone at the post after that, you may establish it at its normal cost.
PAX-JARLS-04 = The longship may already be at the post. You need not return a longship, and you need not establish the post.
PAX-JARLS-05 = You need not have more longships at the post than the opponent whose longship you return.

## Sweden action

PAX-SWEDEN = Sweden action
PAX-SWEDEN-01 = Sweden action: first draw one tile from the saga pile into your hand.
PAX-SWEDEN-02 = If the drawn tile is a venture, you may then place one longship from your jarl board at any post in the area of the venture.
PAX-SWEDEN-03 = If no opponent has a longship at that post, you may play the drawn venture there and establish it, without a further action. If you place no longship, you may play it at a post where you already meet its requirement.
PAX-SWEDEN-04 = A drawn tile that is no venture, or a venture that you do not play, stays in your hand.

## Rus action

PAX-RUS = Rus action
PAX-RUS-01 = Rus action: your longship must be alone at a post in the area of an advocate that an opponent has established.
PAX-RUS-02 = Take that advocate from the opponent's jarl board and play it on your own at once. The opponent's follower returns, and you put one of yours of the same type on the advocate.
PAX-RUS-03 = If both your advocate spaces are full, the advocate you take replaces one of yours.

## Theocracy action

PAX-THEO = Theocracy action
PAX-THEO-01 = Theocracy action: establish one venture or powerful ally with the Theocracy symbol, anywhere on the map. You need no longship there.
PAX-THEO-02 = With the Theocracy action, the cost of the post is paid as usual.
PAX-THEO-03 = Longships of other players at the post do not prevent the Theocracy action. Followers of another player there are replaced.
PAX-THEO-04 = Trade centres cannot be established with the Theocracy action.

## Duchies

PAX-DUCHY = Duchies
PAX-DUCHY-01 = If you have two established ventures in the same region, that region is your duchy.
PAX-DUCHY-02 = A duchy is marked at once with one of your home markers in the region. If you have none left, it is a duchy all the same, but no home until a marker is free.
PAX-DUCHY-03 = The marker of a duchy is a home. Longships on your jarl board may start from it.
PAX-DUCHY-04 = As soon as you have fewer than two ventures left in the region, the duchy falls and you take the marker back.
PAX-DUCHY-05 = Some abilities create a duchy in another way. Such a duchy lasts as long as you have an established venture in the region.
PAX-DUCHY-06 = Trade centres and powerful allies do not count for a duchy, only ventures do.

## Homes

PAX-HOME = Homes
PAX-HOME-01 = Home markers have three uses: they mark homes, duchies and the ally longships that you control.
PAX-HOME-02 = You start with one home on the map. You get more only through abilities and duchies.
PAX-HOME-03 = The home where you started the game can never be lost.

## Winter solstice

PAX-SOLSTICE = Winter solstice
PAX-SOLSTICE-01 = Winter solstice, first step: use the abilities of your established tiles that have the winter-solstice symbol.
PAX-SOLSTICE-02 = Winter solstice, second step: gain 1 silfr for each type of follower that you have established, 4 at most.
PAX-SOLSTICE-03 = Winter solstice, third step: discard tiles of your choice from your hand until you are within your hand limit.
PAX-SOLSTICE-04 = Winter solstice, fourth step: renew all your exhausted longships, ally longships and markers, then refresh the saga track.
PAX-SOLSTICE-05 = Winter solstice, fifth step: the beginner victory cards are checked, if there are any in the game.
PAX-SOLSTICE-06 = The winter solstice comes at the end of each player's turn and concerns only the pieces of that player.

## General rules

PAX-GEN = General rules
PAX-GEN-01 = Golden rule: where the text of a tile or another component differs from the rules, the text on the component prevails.
PAX-GEN-02 = There are no debts. You can choose to do something only if you can pay its full cost in silfr.
PAX-GEN-03 = If an effect forces you to pay more silfr than you have, you pay what you can.
PAX-GEN-04 = Effects that concern several players are resolved clockwise from the active player, unless they say otherwise.
PAX-GEN-05 = An ability with the word “once” can be used once in each turn of any player.
PAX-GEN-06 = To copy means to use the ability of an opponent.
PAX-GEN-07 = Available means in your hand, on your jarl board, on the saga track or in the discard pile.
PAX-GEN-08 = To return a piece means to put it back where it started the game: your own longships and followers on your jarl board, ally longships in their sea. A longship stays renewed or exhausted when it is returned or placed.
PAX-GEN-09 = To gain something means to get it without spending a further action or silfr.
PAX-GEN-10 = You may use only a part of an action or an ability, unless it says otherwise. Events are the exception.
PAX-GEN-11 = All players means every player including you. An opponent is any other player, or a piece that another player controls.
PAX-GEN-12 = An exhausted piece cannot be used for anything that would exhaust it.
PAX-GEN-13 = If several of your own effects happen in the same step, you choose their order.

## Saga tiles

PAX-TILE = Saga tiles
PAX-TILE-01 = Each saga tile shows its kind by a symbol at the top and by the colour of its frame.
PAX-TILE-02 = Each saga tile names an area, a region or a zone, in the colour of the zone. The area sets the requirement for playing the tile.
PAX-TILE-03 = Ventures, gods and advocates show one type of follower. Events show none.
PAX-TILE-04 = The name of a tile and the story told about it have no effect.
PAX-TILE-05 = A symbol says when the ability of a tile works: permanent, activate, immediate or althing.
PAX-TILE-06 = A permanent ability works only in the circumstances it describes. If an action is named under the symbol, the ability works only during that action.
PAX-TILE-07 = An ability with the activate symbol needs a renewed longship, which is exhausted for it.
PAX-TILE-08 = An immediate ability works once, directly after the post has been established or the tile has been played.
PAX-TILE-09 = Each tile has a number of its own, for reference.
PAX-TILE-10 = The tiles of the starter deck carry a mark with the number of players from which on they are used.
PAX-TILE-11 = Freyr is a god of the north with a Jarls follower. In the winter solstice he gives 2 silfr.
PAX-TILE-12 = Radimichs is a venture in Burtas with a Theocracy follower. Ibn Khordadbeh is an advocate of the south with a Sweden follower.

## Jarl boards

PAX-BOARD = Jarl boards
PAX-BOARD-01 = Your jarl board holds your followers (four rows of six) and your longships. It also has your jarl's special ability, your home, one god space, two advocate spaces, the action spaces and a summary of the turn.
PAX-BOARD-02 = Each jarl has a special ability that no other jarl has.
PAX-BOARD-03 = Styrbjörn Starke starts with 3 extra silfr. He gains 3 silfr each time he establishes a venture by playing it, also with the Sweden action.
PAX-BOARD-04 = Styrbjörn gains nothing for a god, an advocate, a trade centre or a powerful ally, and nothing for a venture that he takes by a parley or the Theocracy action.
PAX-BOARD-05 = There are eight jarls, among them Sigrid Storråda, Styrbjörn Starke and Eric the Victorious. Eric makes the solo game easier. The number of jarls and the other five are reconstructed.

## Solo mode: Nordic Empire

PAX-SOLO = Solo mode: Nordic Empire

### Basics

PAX-SOLO-01 = Priority: whenever a post has to be chosen, it is the southernmost one, and of equally southern posts the easternmost. Every post has a fixed place in this order.
PAX-SOLO-02 = You have a single opponent, to whom all pieces of every colour but yours belong.
PAX-SOLO-03 = Every choice of the opponent on the map follows the priority.
PAX-SOLO-04 = Which post is nearest is found by counting nodes. Of posts at the same distance the priority decides.
PAX-SOLO-05 = A longship placed for the opponent is drawn at random from the opponent's pool. Every longship there is equally likely, ally longships included; from an empty pool nothing comes.
PAX-SOLO-06 = A follower placed for the opponent has the colour of the longships at that post. With several colours it is the one with the most longships there, and chance decides a tie; where there are only ally longships, the opponent cannot establish.
PAX-SOLO-07 = Ally longships always belong to the opponent, even if you have established Iceland, the Faroe Islands or Dublin.
PAX-SOLO-08 = If the opponent has run out of a piece in some colour, nothing replaces it.
PAX-SOLO-09 = The opponent has no silfr and ignores all costs. Silfr that the opponent would get goes to the supply.
PAX-SOLO-10 = The opponent has no advocates, no gods and no tiles in hand.
PAX-SOLO-11 = The opponent wins every tie.

### Setup

PAX-SOLO-12 = Lay out the map. Take one colour and a random jarl board, or Eric the Victorious for an easier game.
PAX-SOLO-13 = You start with 3 silfr and what your jarl adds to it.
PAX-SOLO-14 = Put your home marker on the home of your jarl.
PAX-SOLO-15 = Put the 4 influence markers on their spaces and the 7 trade-centre tiles beside the board.
PAX-SOLO-16 = Put one ally longship, of a random colour, at each post in the north. Only one post stays free: that of the two in Biarmia which comes last in the priority.
PAX-SOLO-17 = Sort the tiles into three stacks: gods with advocates, ventures, and events.
PAX-SOLO-18 = Draw 12 random events as the face-down event pile. All other events leave the game.
PAX-SOLO-19 = More events in the event pile make the game easier, fewer make it harder.
PAX-SOLO-20 = All gods and advocates, shuffled together, are the saga pile. The saga track is filled from it.
PAX-SOLO-21 = Put 9 random ventures on the map, each on the first empty post of its area by priority. A post is empty even if a longship stands there; a venture for which there is no empty post is discarded and another one drawn.
PAX-SOLO-22 = Put one random longship of the opponent at each venture, trade centre and powerful ally on the map, also where an ally longship already stands. The rest are the opponent's pool.

### Goal

PAX-SOLO-23 = You win as soon as all 24 of your followers are established. Victory cards are not used, and an empty saga track does not end the game.
PAX-SOLO-24 = You lose when an event must be revealed and the event pile is empty.

### Turn

PAX-SOLO-25 = A turn has six steps: the opponent's move, event, invest, actions, automatic parley, winter solstice.
PAX-SOLO-26 = The opponent's move: each longship of the opponent that is not at a post moves to the nearest post with a longship of its colour, however far that is.
PAX-SOLO-27 = If there is no such post, the longship moves to the nearest post with any longship of the opponent. The longship whose target comes first in the priority moves first; after each move the targets are found anew.
PAX-SOLO-28 = Ally longships do not seek their own colour. They move to the nearest post outside the west that holds a longship of the opponent but no ally longship; if there is none, they stay.
PAX-SOLO-29 = Event, first step: reveal the top tile of the event pile.
PAX-SOLO-30 = Event, second step: a random longship from the opponent's pool is added at the first post by priority in the area of the event.
PAX-SOLO-31 = The opponent then establishes that post, if possible and if no followers are there yet, neither yours nor the opponent's.
PAX-SOLO-32 = Event, third step: the event is resolved as if the opponent had played it.
PAX-SOLO-33 = Where the text of an event says opponent, you are meant.
PAX-SOLO-34 = Althing events are always resolved, without a vote.
PAX-SOLO-35 = Events that create duchies or call for playing, trading or putting a tile beside a jarl board are ignored.
PAX-SOLO-36 = Where the event takes a tile from the saga pile or the saga track (there always the tile on space 1), that tile is discarded and a random longship of the opponent is added at a post in its area. The opponent establishes the post if possible and if no followers are there yet.
PAX-SOLO-37 = Where the event calls for a parley, an automatic parley takes place at the first post by priority where both sides have longships. If there is none, the opponent establishes the first post by priority where only the opponent has longships, nobody has followers and it is possible.
PAX-SOLO-38 = Where the event calls for the Rus action, you discard one of your advocates or gods, at your choice.
PAX-SOLO-39 = Where the event calls for the Jarls action, all pieces, yours and the opponent's, return from the first post by priority where you have any that is not protected; protected pieces stay; a random longship of the opponent is added there, and the opponent establishes the post if possible. For the Sweden action the opponent takes a tile from the saga pile; for the Theocracy action the opponent establishes the first possible venture or powerful ally with the Theocracy symbol and without followers.
PAX-SOLO-40 = Longships of the opponent that are returned go to the opponent's pool.
PAX-SOLO-41 = If an event would add a tile to the map and there is no empty post in its area, the tile is discarded.
PAX-SOLO-42 = Invest: you may invest once, by the normal rules.
PAX-SOLO-43 = Actions: you use no action markers but exhaust one of your longships for each action, so that you have up to 6 in a turn. Journey and activate exhaust the longship that does them; all other actions any renewed longship of yours, also one on your jarl board.
PAX-SOLO-44 = No action may exhaust more than one longship.
PAX-SOLO-45 = Of the basic actions you may take journey, play and activate, but not invest and parley.
PAX-SOLO-46 = With activate you may also discard a god or an advocate from your jarl board. It is an activate action like any other: abilities that come with one can be used.
PAX-SOLO-47 = For an influence action you need its influence marker. Exhaust that marker and a longship.
PAX-SOLO-48 = Sweden action: take the top tile of the saga pile, a god or an advocate, and put it on the map at an empty post of its area that you choose. If there is none, the tile is discarded.
PAX-SOLO-49 = Theocracy action: place a Theocracy follower on any Theocracy symbol on the map, trade centres included, or replace one there. It costs nothing.
PAX-SOLO-50 = Jarls action: the longship of the opponent is not returned but removed from the game.
PAX-SOLO-51 = Rus action: when one of your longships moves to a post that holds an advocate or a god, on a journey or in any other way, you may at once exhaust a longship in the same region, take that tile and play it on your jarl board. The longship on the journey cannot be the one that pays. Later, when you merely stand there, the action is not possible.
PAX-SOLO-52 = All longships and followers of the opponent at the post where you took the tile are then removed from the game.
PAX-SOLO-53 = Automatic parley: at the end of your turn it takes place at every post where both sides have longships, and at every post where you are alone and can establish. The posts are settled in the order of the priority. Wherever you establish the post or drive longships off, it is a parley of yours with all abilities: lower costs, strength, what they give after a parley, and what they give after a challenge, before you establish.
PAX-SOLO-54 = Where you are alone, you establish the post and pay its cost.
PAX-SOLO-55 = Where both sides have longships, the side with more of them establishes the post, if nobody has followers there yet. The opponent wins ties.
PAX-SOLO-56 = If the opponent has as many longships there as you or more, all your longships at the post are returned.
PAX-SOLO-57 = If you have more, all longships of the opponent there, ally longships included, go to the pool.
PAX-SOLO-58 = If you have more at a post that the opponent has established, only one of the opponent's longships is returned. The others move to the nearest region.
PAX-SOLO-59 = The winter solstice follows the normal rules. In addition you take the influence marker of each type of which you have at least 4 established followers, and put back the marker of each type of which you have fewer.

## Words of the game

PAX-GLOSS = Words of the game
PAX-GLOSS-01 = Alone: of all players only you have longships at the post.
PAX-GLOSS-02 = Draw: take the top tile of the saga pile into your hand.
PAX-GLOSS-03 = Discard: put tiles face up on the discard pile.
PAX-GLOSS-04 = Refresh: fill the gaps of the saga track. In the winter solstice all your pieces are renewed as well.
PAX-GLOSS-05 = Place or replace: put something from your hand or your jarl board on the map, or exchange something on the map for it.
PAX-GLOSS-06 = Exhaust and renew: mark a piece as used, or as ready to be used again.
PAX-GLOSS-07 = Home: a place to start from, printed on the map or added as a marker. It lies outside all regions and zones.
PAX-GLOSS-08 = North, south, east and west: belonging to that zone or lying in it.
PAX-GLOSS-09 = Saga pile: the face-down tiles on the space with cost 0. Saga track: the face-up tiles on the spaces with a price.
PAX-GLOSS-10 = The symbol with no particular follower stands for a follower of any type.
