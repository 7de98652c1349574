# What any game may say: refused actions, and errors in what a person typed or in a file.
# Errors about files give the reason only; the program puts file and line in front.

## Refused actions

refused-game-over = The game is over; nothing more can be played.
refused-pause = The game is paused; nobody has anything to decide now.
refused-no-such-seat = There is no such seat: this game has { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }.
refused-not-asked = You have nothing to decide now; the game is waiting for { $seats }.
refused-other-question = This does not answer the current question: { $question }.

## Games, seats, bots and table options

error-no-such-game = There is no game called { $given }; choose one of these: { $known }.
error-game-name = A game cannot be called { $name } with the prefix { $prefix }: a name has small letters, digits and hyphens, a prefix three small letters.
error-game-taken = { $name } (prefix { $prefix }) cannot be added: the game { $other } already has this name or prefix.
error-game-seats = { $game } cannot be added for { $fewest } to { $most } players: a game is for 1 to { $limit }.
error-game-incomplete = { $game } cannot be added, as it does not define { $missing }.
error-game-load = The game at { $given } cannot be loaded: { $reason }
error-no-such-bot = There is no bot called { $given }; choose one of these: { $known }.
error-figure = There is no figure called { $name }, or its value has another shape.
error-no-such-knowledge = This game has no figures called { $given }.
error-no-such-variant = There is no variant { $given }; a number of lines goes with greedy or a level, for instance greedy:480 or master:24.
error-too-many-bots = { $bots ->
        [one] { $bots } bot was
       *[other] { $bots } bots were
    } given for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }; give at most one for each seat.
error-sprt = A sequential test needs two different shares between 0 and 1, the lower one first, not { $low } and { $high }.
error-sprt-text = { $given } is no sequential test; write two shares such as 0.25,0.3 or two differences in Elo points such as 0,30.
error-sprt-alone = A sequential test compares shares of wins; playing alone nobody has a share.
error-worker-lost = The same piece of work ended { $times ->
        [one] { $times } process
       *[other] { $times } processes
    }, so it is not tried again.
error-no-research = This needs more libraries; install them with: { $install }
error-ray-address = The Ray cluster { $address } cannot be used: { $reason }
error-ray-version = A node of the Ray cluster has longhall { $theirs }, this machine has { $ours }: install the same version everywhere.
error-ray-nodes = A node of the Ray cluster cannot do this work; longhall[research] must be installed on every node. It says: { $reason }
error-no-figures = { $game } has no figures that can be tuned.
error-no-tuning = { $file } is not the file of a search for figures.
error-other-tuning = { $file } cannot be continued: this version of the library or of the game gives other figures for the same games.
error-no-features = { $game } gives a network nothing to learn from.
error-too-few-games = Too few games to learn from: at least { $fewest } are needed.
error-policy-lines = A policy learns from what lines of play show: give at least one with --lines.
error-compare-lines = Options are compared in lines of play, and their values are learned: give at least one line with --lines, and leave out --keep-value.
error-no-decisions = No decisions were recorded for a policy: these games were played without --policy.
error-no-comparisons = No options were compared in these games: they were too few, or played without --compare.
error-other-observations = The recorded observations are those of another version of the game.
error-learning-exists = { $file } holds the games of earlier learning; go on with --resume, or choose another file.
error-no-learning = { $file } is not a file that longhall learn has written.
error-other-learning = { $file } cannot be continued: its games are missing, or they were recorded by another version of the game.
error-no-observations = { $game } has no observations that could be recorded.
error-no-dataset = { $file } is not a data set that longhall selfplay has written.
error-dataset-format = { $file } is a data set of format { $found }, and this version of longhall reads format { $ours }.
error-dataset-exists = { $file } already exists; go on with --resume, or choose another folder.
error-other-dataset = { $file } was made with other settings, or by another version of the game.
error-seat-count = { $game } is played with { $fewest } to { $most } players, not with { $given }.
error-no-such-option = There is no table option { $option }; the options are: { $known }.
error-option-value = The table option { $option } cannot be { $given }; choose one of these: { $known }.
error-no-such-move = There is no move { $given }: the game has { $last ->
        [0] no moves yet
        [one] 1 move so far
       *[other] { $last } moves so far
    }.
error-no-seed = This game was loaded without its seed: you can step through it, but not continue it.

## Outcomes of chance

error-outcome-missing = A chance outcome is missing here: { $kind }.
error-outcome-other = The next chance outcome must be { $kind }, but { $found } is written here.
error-outcome-impossible = The outcome { $value } of { $kind } is not possible here.
error-outcome-unused = More outcomes of { $kind } are written here than the move needs.

## Files

error-file-not-text = The file is not text in UTF-8.
error-file-unreadable = The file cannot be read; check that it is there and that you may open it.

## Content files

error-content-no-folder = There is no such content folder.
error-content-no-file = This content file is missing from its folder.
error-content-syntax = This is not valid TOML.
error-content-many = There are more content files than any game has; at most { $most } are read.
error-content-large = This is larger than any content; at most { $most } bytes are read.
error-content-deep = Tables and lists stand in each other more than { $most } deep.
error-edit-line = “{ $given }” cannot be read; write key = value.
error-edit-form = This record is written in an unusual way; please change it in a text editor.
error-pack-archive = This is not a zip archive that can be read.
error-pack-path = This cannot be a content file: its name must be of small letters, digits and underscores and end in .toml, and all must lie in one folder.
error-pack-game = These files are not the content of any game here.
error-endless = The content goes round in circles: after { $most } steps nobody had been asked anything.
error-content-missing = { $key } is missing or empty.
error-content-type = { $key } must be { $expected ->
        [text] a text
        [number] a whole number
        [list-of-numbers] a list of whole numbers
        [list-of-words] a list of words
        [pair] a pair of whole numbers
        [yes-or-no] true or false
        [list-of-effects] a list of effects
        [list-of-tests] a list of tests
        [list-of-points] a list of lists of points [x, y]
        [ability] a table with trigger and effects
       *[other] of this kind: { $expected }
    }.
error-content-unknown = { $key } cannot be { $given }; it must be one of these: { $known }.
error-content-twice = { $given } is already there and may not come a second time.
error-content-count = { $what } must have exactly { $expected ->
        [one] 1 entry
       *[other] { $expected } entries
    }, not { $found }.
error-content-range = The number given as { $key } must be from { $fewest } to { $most }.
error-content-order = The spaces of the track must come in order: space { $expected } belongs here.
error-content-empty-region = The region { $given } has no town.
error-content-road = A road must join two different towns of the board; this one names: { $given }.
error-content-primary = A primary action must begin with the symbol town and may not show it again.
error-content-start-reward = The start space of the track cannot give a reward.
error-content-town-rewards = No more than one space of the track may give a town.
error-content-princess = The last marriage card must offer the choices military, trade and spurn, in this order.
error-content-deal = With { $players } players, each must be dealt at least 2 cards, and all packets together may not need more cards than there are.

## Sagas

error-saga-header = This is not a header line: { $given }. The headers are: { $known }.
error-saga-no-header = The header { $given } is missing.
error-saga-format = The saga has format { $found }, but only format { $ours } can be read here.
error-saga-rules = The game was played with rules version { $found }, but this program plays version { $ours }.
error-saga-content = The game was played with content { $found }, but this program has content { $ours }.
error-saga-pack = The game was played with the content pack { $pack } (hash { $found }), which is not known here.
error-saga-number = Move { $expected } should be here, but this was found: { $given }.
error-saga-seat = { $given } is not a seat of this game; the seats are p1 to p{ $count }.
error-saga-move = { $given } is not an action of this game.
error-saga-illegal = { $given } is not allowed at this point (rule { $rule }).
error-saga-outcome = { $given } is not a possible outcome of { $kind }.
error-saga-unfinished = The saga gives a result, but its moves do not reach the end of the game.
error-saga-result = The saga gives the result { $given }, but its moves lead to { $found }.
error-saga-no-seed = The saga lacks the seed or its published hash, so its chance cannot be checked.
error-saga-seed-hash = The seed does not fit the hash that was published at the start of the game.
error-saga-back = These are not moves that could be taken back here: { $given }.
error-saga-names = The header seats-now must name { $count } players, but it names { $given }.
error-fair-record = The start record is not in the form that is described in docs/fairness.md.
error-fair-start = Table, game, options, seats or commitments are not those of the published start hash.
error-fair-secret = The server's secret is not the one that the server committed to when the table was made.
error-fair-nonce = The number of seat p{ $seat } is not the one that this seat committed to before the start.
error-fair-seed = The seed does not follow from the server's secret and the seats' numbers.
error-fair-other-hash = The saga's start hash is { $found }, but you saw { $given }: this is not the game that you were promised.
error-fair-no-hash = The saga has no start hash: the server alone chose its seed.
error-saga-stacked = { $move ->
        [0] The outcomes of chance before the first move are not those that the seed gives.
       *[other] The outcomes of chance after move { $move } are not those that the seed gives.
    }

## Scenarios

error-scenario-syntax = This is not valid YAML.
error-scenario-empty = The file holds no scenario.
error-scenario-shape = A scenario must consist of named entries, beginning with game and players.
error-scenario-key = A scenario has no entry { $given }; the entries are: { $known }.
error-scenario-missing = The entry { $given } is missing or is not a name.
error-scenario-players = The entry players must be a number, or a list of names that all differ.
error-scenario-entry = Each entry under when must be a move such as p1: play 13, or a check under then or refused.
error-scenario-refusal = Each entry under refused must name one player with one action, and the rule that forbids it.
error-scenario-refused = { $given } is not allowed at this point (rule { $rule }).
error-scenario-fact = Nothing called { $given } can be checked; what can be checked is: { $known }.

## Described positions

error-given-unknown = A position has no entry { $given }; the entries are: { $known }.
error-given-word = { $given } is not possible here; choose one of these: { $known }.
error-given-player = There is no player called { $given }; the players are: { $known }.
error-given-number = { $given } is not possible here; a whole number up to { $most } is needed.
error-given-flag = { $given } is not possible here; write true or false.
error-given-list = A list of entries in square brackets is needed here, not { $given }.
error-given-mapping = { $given } must be a set of named entries.
error-given-twice = The numbers in { $given } must be 1 or more, and each may come only once.
error-given-occupied = A town meant to be free has a disc: { $town }.
error-given-card-twice = A card can be in one place only; this is here a second time: { $given }.
error-given-no-card = { $given } has no card under cards, but here every player must have played one.
error-given-too-many-cards = There are not enough cards to give every player as many as the longest hand has.
error-given-no-active = The symbol town needs an active town; name one under active.
error-given-packets = Every player must have a packet, all of the same size and of at least 3 cards.
error-given-no-marriage = No marriage card is revealed; name one under marriage.
error-no-packs = { $game } cannot be played with other boards and cards than its own.

## Lessons

error-no-such-lesson = No lesson is called { $given }; the lessons are: { $known }.
error-lesson-step = Each step of a lesson must be named entries: say and show, and at most one of you, a player’s move or then. What you are to do needs a text.
error-lesson-thing = There is nothing called { $given } to point at.
error-lesson-until = Nothing called { $given } is still to come; what is to come is: { $known }.
error-lesson-not-reached = Play did not come to { $given }: somebody is asked something before.
error-lesson-stopped = Nothing can be played here: go on with until first.
error-lesson-free = After a step with free nothing more can be played or checked, only said.
error-lesson-not-asked = { $given } is not asked anything at this point.
error-lesson-differs = { $where } should be { $expected }, but is { $found }.
