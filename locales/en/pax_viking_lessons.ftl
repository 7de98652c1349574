# Pax Viking: the texts of the lessons in src/longhall/games/pax_viking/lessons, one for each step.

## The rulebook's three rounds

pax-lesson-three-rounds-title = Three rounds with Sigrid and Styrbjörn
pax-lesson-three-rounds-about = Invest, sail, parley, trade, vote: the rulebook's own example, played by you.
pax-lesson-three-rounds-01 = You are Sigrid and begin with 3 silfr. Styrbjörn comes second and has 7: 4 for his place and 3 from his jarl board.
pax-lesson-three-rounds-02 = Victory is always in sight: each of the four cards asks for 6 established followers of one type. The numbers beside it tell how many each of you still lacks.
pax-lesson-three-rounds-03 = You have 4 actions. Investing buys a tile from the saga track; but gods cost you nothing, because of your jarl's ability. Take { pax-tile-freyr }.
pax-lesson-three-rounds-04 = { pax-tile-freyr } asks for a longship of yours that is alone at a post in the North. Begin a journey with a longship from your jarl board.
pax-lesson-three-rounds-05 = A journey goes up to 3 nodes. From your home the first node leads straight to a post with a port on { pax-region-gandvik }: sail to { pax-post-birka }.
pax-lesson-three-rounds-06 = Here you want to stay: stop. The longship is exhausted by its journey and lays down its mast.
pax-lesson-three-rounds-07 = You are alone at { pax-post-birka }, in the North. Play { pax-tile-freyr }: he comes to your jarl board with a follower of the Jarls.
pax-lesson-three-rounds-08 = One action is left. Drawing a tile from the saga pile costs nothing but the action.
pax-lesson-three-rounds-09 = Your turn ends with the winter solstice: { pax-tile-freyr } gives 2 silfr, your one follower type gives 1, and you have 6. Your longship is renewed, and new tiles come to the track.
pax-lesson-three-rounds-10 = Styrbjörn buys two tiles for 1 and 2 silfr and sends two longships out: one to the { pax-region-germanic_ocean }, one along the rivers to the { pax-region-pechenegs }.
pax-lesson-three-rounds-11 = Round 2 begins with the influence phase. You have the most followers of the Jarls, so their influence marker is yours: once a turn you may use their influence action.
pax-lesson-three-rounds-12 = You have 6 silfr, enough for a powerful ally: { pax-post-dublin }. Begin a journey from your jarl board.
pax-lesson-three-rounds-13 = { pax-post-dublin } is entered from the { pax-region-germanic_ocean }. White wavy lines are borders you may cross.
pax-lesson-three-rounds-14 = Styrbjörn's longship is here, too; you could trade with him. Sail on to { pax-post-dublin }.
pax-lesson-three-rounds-15 = A parley establishes a post. First you would have to challenge opponents who are here, but nobody is. It costs 6 silfr.
pax-lesson-three-rounds-16 = Your follower is at { pax-post-dublin }, and its ability works at once: the three black longships obey you, each marked with one of your home markers.
pax-lesson-three-rounds-17 = All three are renewed and can sail at once. Begin a journey with a black longship in the { pax-region-germanic_ocean }.
pax-lesson-three-rounds-18 = Let it guard your new post: a challenger would have to have more longships there than you.
pax-lesson-three-rounds-19 = Your last action took another black longship through the { pax-region-mediterranean } to the { pax-region-black_sea }. You have 3 silfr after the solstice.
pax-lesson-three-rounds-20 = On its way Styrbjörn's longship meets one of yours, and he offers a trade: he asks for a tile of your choice and gives nothing but his word. Your only tile is of little use to you: accept.
pax-lesson-three-rounds-21 = Styrbjörn is alone at a post of the { pax-region-burtas } and plays { pax-tile-radimichs } there. A venture lies on the map; his jarl pays him 3 silfr for it.
pax-lesson-three-rounds-22 = With a longship in the South he also plays the advocate { pax-tile-ibn_khordadbeh } onto his jarl board. From now on his journeys reach a node farther.
pax-lesson-three-rounds-23 = Round 3. The track has an event that lets everybody establish a trade centre for free. It costs 1 silfr: buy { pax-tile-great_schism }.
pax-lesson-three-rounds-24 = An event is played at a post in its area. You sail one black longship to the { pax-region-burtas }, where it stands in Styrbjörn's way, and another to { pax-post-damascus } in the South.
pax-lesson-three-rounds-25 = Now play { pax-tile-great_schism }.
pax-lesson-three-rounds-26 = It is an althing: before it happens, all vote in turn order, you first. Vote for it.
pax-lesson-three-rounds-27 = Styrbjörn votes against it. One of two votes is at least half, so it happens all the same.
pax-lesson-three-rounds-28 = Each of you now establishes a trade centre for free, wherever it is. The dearest are the key trade centres: take { pax-post-india } with two followers of the Jarls.
pax-lesson-three-rounds-29 = Styrbjörn takes { pax-post-changan }. Events leave the game, and victory is checked after each of them. You have 4 followers of the Jarls; with 6 you would win.
pax-lesson-three-rounds-30 = Styrbjörn activates his venture: he exhausts a longship there and places two more from his jarl board.
pax-lesson-three-rounds-31 = He leads in three types and holds three influence markers. With the Sweden action he draws a tile.
pax-lesson-three-rounds-32 = Then he sails to { pax-post-india }, where you have no longship, parleys and pays the cost: his followers take the place of yours.
pax-lesson-three-rounds-33 = Styrbjörn now holds three posts and leads in three types; you are back to two followers. What is not guarded can be taken.
pax-lesson-three-rounds-34 = Now it is your turn, and you know enough. What lights up can be chosen; what does not says why. Do whatever you like.
pax-lesson-three-rounds-35 = Well done. Now play a game of your own, with bots at the other seats; the hint beside the question helps whenever you want it.
