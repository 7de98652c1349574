# The terminal: the command longhall, its help and errors, and what it shows while people play.

## The language itself

cli-language = English
# The last item of a list. before_i: whether $last begins with an i sound (only Spanish cares).
cli-join = { $rest } and { $last }

## Help

cli-about = One table for three Viking-age board games: in the terminal, against bots and friends, in four languages.
cli-help-usage = usage
cli-help-arguments = arguments
cli-help-options = options
cli-help-more = How to use a command: longhall COMMAND --help. Without a command, longhall opens the table in the browser; longhall play plays in the terminal.

cli-play-about = Play a game at this terminal, against bots or with others at the same keyboard.
cli-games-about = List the games with their table options, the bots and the languages.
cli-rules-about = Show the text of a rule or a chapter, or which rules of a game have a scenario.
cli-replay-about = Step through a saved game.
cli-verify-about = Check a saga: every move is legal, and every outcome of chance is the one its published seed gives.
cli-scenario-check-about = Run scenario and lesson files and print what differs.
cli-content-check-about = Check the boards, cards and tiles of a game.
cli-content-template-about = Write an editable copy of the boards, cards and tiles of a game.
cli-content-edit-about = Type in boards, cards and tiles of your own box, one at a time; the pack stays in your folder.
cli-simulate-about = Let bots play many games, and report speed, scores and anything that breaks.
cli-arena-about = Let bots play the same deals from every seat, and report how strong they are.
cli-tune-about = Search for better figures for a game's bots, by many games against earlier selves.
cli-learn-about = Train a network for a game's bots on games that they play against themselves.
cli-selfplay-about = Let bots play games and write every decision to a data set, to train on.
cli-dataset-describe-about = Show what is in a data set.
cli-bench-about = Measure how fast the games run.
cli-version-about = Show the version, and whether it is compiled.

cli-word-command = COMMAND
cli-word-lang = LANGUAGE
cli-word-game = GAME
cli-word-seats = SEATS
cli-word-names = NAMES
cli-word-seed = SEED
cli-word-option = NAME=VALUE
cli-word-folder = FOLDER
cli-word-number = NUMBER
cli-word-hash = HASH
cli-word-saga = FILE.saga
cli-word-paths = FILE_OR_FOLDER
cli-word-rule = RULE_ID
cli-word-bots = BOTS
cli-word-knowledge = FIGURES
cli-word-two-shares = LOW,HIGH
cli-word-numbers = NUMBERS
cli-word-dataset = DATASET
cli-word-share = SHARE

cli-arg-game = the game, for instance brian-boru
cli-arg-seats = who sits where, separated by commas: human or a bot, for instance human,casual,strong,master
cli-arg-names = the players' names, separated by commas, one for each seat
cli-arg-seed = the random seed; the same seed gives the same game again
cli-arg-option = a table option; may be given several times (longhall games lists them)
cli-arg-content = a folder with other boards and cards than the game's own
cli-arg-folder = a new or empty folder for the copy
cli-arg-saga = the saved game
cli-arg-at = the move to begin with; 0 is the set-up
cli-arg-seat = the seat to look from, counted from 1; without it you are a spectator
cli-arg-paths = scenario or lesson files, or folders with them
cli-arg-rule = a rule such as BRU-TRICK-05, or a chapter such as BRU-TRICK
cli-arg-coverage = show which rules of this game have a scenario
cli-arg-scenarios = the folder with the scenarios; tests/rules if not given
cli-arg-players = how many play
cli-arg-games = how many games
cli-arg-bots = one bot for all seats, or one for each, separated by commas
cli-arg-hash = the start hash that you saw before the game, to compare it
cli-arg-check-bots = also let the bots decide again, and compare
cli-arg-json = print JSON, for programs
cli-arg-arena-bots = the bots, separated by commas; the last one also takes the seats that are left; greedy:480 is greedy with 480 lines, master:24 is Master with no more than 24
cli-arg-arena-games = how many games, rounded up to whole deals: each deal is played once from every seat
cli-arg-workers = how many processes play at the same time; if not given one, with --ray as many as the cluster has cores
cli-arg-workers-all = how many processes play at the same time; if not given as many as this machine has cores to use, with --ray as many as the cluster has
cli-arg-ray = share the work out with Ray: alone on the cores of this machine, with an address (HOST:PORT, or auto) on that cluster
cli-arg-sprt = stop as soon as the first bot's share of wins is surely nearer to one of these two: shares such as 0.25,0.3 or Elo points such as 0,30
cli-arg-reference-lines = how many lines a plain greedy follows for a decision; 120 if not given
cli-arg-timed = bots keep to their seconds as they do with people; the games can then differ from run to run
cli-arg-calibration = also compare the win chances that the first bot's knowledge tells with what happened
cli-arg-json-file = also write the result to this file, as JSON
cli-arg-minutes = how long to search; the gain is measured after that
cli-arg-generations = stop after so many generations, if that comes before the minutes are over
cli-arg-out = the file for the figures and how they were found; written after every generation
cli-arg-resume = go on with a search from its file; all else is taken from there
cli-arg-lines = how many lines of play a decision gets; 0: the rollout policy alone
cli-arg-solo = tune for playing alone
cli-arg-knowledge = the figures to begin with: hand, or a file of the game's bot/figures
cli-arg-population = how many candidates a generation has
cli-arg-tune-games = how many games each candidate plays in a generation
cli-arg-check-games = on how many games on fresh deals the gain is measured; 0: none
cli-arg-learn-players = the numbers of players, separated by commas; they take turns, and matches are played with the first
cli-arg-rounds = how many rounds of playing, training and matching there are; 3 if not given
cli-arg-learn-games = how many games each round plays; 1000 if neither games nor minutes are given
cli-arg-learn-minutes = how long each round plays at most
cli-arg-match-games = how many games the match at the end of a round has at most
cli-arg-match-deep = how many further lines the best options of a decision get in the match
cli-arg-match-horizons = to how many horizons of the game these lines are followed
cli-arg-hidden = how many hidden units the network has
cli-arg-share = how much of a position's value is learned, above 0 and at most 1; the rest is the value by the figures
cli-arg-learn-tree = play games and matches with a tree: the answers of all players are searched, too
cli-arg-learn-policy = train a policy as well: which of the options are worth looking at
cli-arg-learn-keep-value = train the policy alone; the network that values positions stays as it is
cli-arg-learn-compare = let the network learn from options that are compared by playing each to the end of the game
cli-arg-learn-out = the file for the network and how it was made; the games are kept beside it
cli-arg-learn-resume = go on with learning from its file; all but the rounds is taken from there
cli-arg-dataset = the data set: a folder that longhall selfplay has written, or one of its files
cli-arg-selfplay-bots = the bots, separated by commas; the last one also takes the seats that are left, and from game to game all move on by one seat
cli-arg-selfplay-players = the numbers of players, separated by commas; they take turns
cli-arg-selfplay-games = how many games the data set has in the end
cli-arg-tries = how often a bot takes one of its three best options instead of the best, so that games differ more; never if not given
cli-arg-shard-games = how many games each file has; 1000 if not given
cli-arg-selfplay-out = the folder for the data set, such as games.parquet
cli-arg-selfplay-resume = go on with a data set that was interrupted, or make it larger
cli-arg-lang = the language: en, pl, cs or es
cli-arg-help = show this help

## A command line that cannot be used

cli-usage-wrong = The command line was not understood; see { $see }.
cli-usage-value = { $given } needs a value; see { $see }.
cli-usage-flag = { $given } takes no value; see { $see }.
cli-usage-option = There is no option { $given }; see { $see }.
cli-usage-extra = Unexpected argument { $given }; see { $see }.
cli-usage-missing = { $word } is missing; see { $see }.
cli-usage-number = { $argument } needs a whole number from { $fewest } upwards, not { $given }.
cli-usage-share = { $argument } needs a number above 0 and at most 1, not { $given }.
cli-usage-pair = { $given } is not a table option; write it as name=value.
cli-usage-half = { $given } is only half a command; write { $known }.
cli-usage-command = There is no command { $given }; perhaps you mean { $known }? All are listed by longhall --help.

cli-error-language = There is no language { $given }; choose one of these: { $known }.
cli-error-player = { $given } cannot sit at the table; each seat is one of these: { $known }.
cli-error-name-count = { $names ->
        [one] { $names } name was
       *[other] { $names } names were
    } given for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }; give one name for each seat.
cli-error-name-twice = Two players have the same name; give each a name of their own.
cli-error-bot-count = { $bots ->
        [one] { $bots } bot was
       *[other] { $bots } bots were
    } given for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }; give one for all, or one for each seat.
cli-error-seat = There is no seat { $given }; this game has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
cli-error-rule = There is no rule { $given }{ $known_count ->
        [0] .
       *[other] ; rules that look like it: { $known }.
    }
cli-error-scenario-folder = There is no folder { $given } with scenarios; name one with --scenarios.
cli-error-no-scenarios = There are no scenario files there.
cli-error-physical = The list of physical rules must give a reason for each rule id.
cli-error-folder-full = The folder { $given } is not empty; name a new one, so that nothing is overwritten.
cli-error-folder-closed = Nothing can be written to the folder { $given }.

## The table

# Usual names, separated by a comma and a space; their first letters differ.
cli-names = Astrid, Bran, Ciara, Dag, Emer, Finn
cli-you = (you)
cli-player-human = human
cli-player-bot = bot: { $bot }
cli-play-players = At the table: { $players }.
cli-play-hash = Hash of the seed, as a promise about chance: { $hash }
cli-play-hint = Type the number of an option, or ? for the rule behind the question, or help for all commands.
cli-hint-thinking = Thinking about a hint
cli-play-thinking = The bots are thinking
cli-play-curtain = Pass the keyboard to { $player }; { $player }, press Enter.
cli-play-left = You left the game after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
cli-play-seed = The seed was { $seed }; its hash was promised at the start: { $hash }
cli-play-over = The game is over. You can still type save FILE.saga, log, board or score; an empty line quits.

cli-ask-no-number = There is no option { $given }; type one of the numbers shown.
cli-ask-unclear = “{ $given }” was not understood; type a number, an action such as play 13, or help.
cli-ask-why = ({ $rule }; type ? to read it)
cli-ask-help =
    a number          the option with that number
    play 13           an action in words, as in saga files
    ?                 the rule behind the question or the refusal, and what the signs mean
    ? coin            about a symbol, a town, a card or a region; also ? 13, ? BRU-TRICK-05 or any word of the rules
    undo              undo your last move, if nothing was revealed since
    hint              what a master would do, and why
    save FILE.saga    save the game so far
    log               what happened lately; log all: everything
    board             draw the table again
    score             the points if the game ended now
    quit              quit the game

cli-undo-done = Undone: { $move }
cli-undo-nothing = Nothing can be undone: since your last move hidden information was revealed, or another player has moved.
cli-save-no-name = Say where to save: save FILE.saga
cli-save-exists = { $file } exists already; choose another name.
cli-save-failed = { $file } cannot be written; check that its folder exists and that you may write there.
cli-save-done = Saved in { $file }, with { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
cli-explain-nothing = Nothing found about “{ $given }”.
cli-log-forced = (no other choice)

cli-score-now = If the game ended now:
cli-score-place = Place
cli-score-nobody = Nobody has won.
cli-score-winners = { $players_count ->
        [one] { $players } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
       *[other] { $players } share the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each!
    }

## Replay and verify

cli-replay-keys = Enter or n: next; p: previous; a number: that move; q: quit
cli-replay-unclear = Type n, p, q or a number from 0 to { $last }.
cli-replay-end = This was the last move.
cli-replay-start = This is the beginning.
cli-verify-shared = Start hash { $hash }. The seed was made by the server and these players together: { $players }.
cli-verify-nobody = Start hash { $hash }. No player contributed to the seed: it rests on the server alone.
cli-verify-alone = One party alone chose the seed (a server of an older kind, or the program that it was played in).
cli-verify-left-out = { $player } had committed to a number, but it is not in the seed.
cli-verify-back = { $count ->
        [one] { $count } move was taken back; its outcomes of chance were checked as well.
       *[other] { $count } moves were taken back; their outcomes of chance were checked as well.
    }
cli-verify-bots = { $same } of { $all } decisions of bots are those that this program's bots take with the game's seed.
cli-verify-bots-timed = { $count ->
        [one] { $count } other decision is
       *[other] { $count } other decisions are
    } of bots that stop after a few seconds. They may have had less time at the table than here: this proves nothing.
cli-verify-done = The saga is valid: { $moves ->
        [one] { $moves } legal move
       *[other] { $moves } legal moves
    }, and the seed gives all of its { $outcomes ->
        [one] { $outcomes } chance outcome
       *[other] { $outcomes } chance outcomes
    }.

## Scenarios and rules

cli-scenario-check-progress = Checking scenarios
cli-scenario-check-differs = { $title }: { $where } should be { $expected }, but is { $found }.
cli-scenario-check-done = { $checked ->
        [one] { $checked } scenario
       *[other] { $checked } scenarios
    } checked; { $differing ->
        [0] all hold
        [one] { $differing } differs
       *[other] { $differing } differ
    }{ $unreadable ->
        [0] .
        [one] ; { $unreadable } file cannot be used.
       *[other] ; { $unreadable } files cannot be used.
    }
cli-coverage-rule = Rule
cli-coverage-scenarios = Scenarios
cli-coverage-text = Text
cli-coverage-physical = physical
cli-coverage-done = { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }: { $covered } with a scenario, { $physical } purely physical, { $without } without a scenario.

## Simulations, benchmarks, content

cli-simulate-progress = Playing
cli-simulate-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played in { $seconds } s.
cli-simulate-interrupted = Interrupted: the games that were finished are counted.
cli-simulate-speed = { $games } games/s, { $decisions } decisions/s, invariants checked after each.
cli-simulate-length = Decisions per game: { $shortest } to { $longest }.
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-mean = Mean score
cli-simulate-wins = Wins
cli-simulate-sound = No invariant broke.
cli-simulate-broken = { $count ->
        [one] { $count } invariant broke:
       *[other] { $count } invariants broke:
    }

cli-arena-interrupted = Interrupted: only deals that were played from every seat are counted.
cli-arena-share = An equal share of the wins is { $share }. In brackets or behind ±: 95 % intervals; of ratings, the standard deviation.
cli-arena-rating = Rating
cli-arena-decision = ms a decision, median / worst
cli-arena-turn = s a turn, median / worst
cli-arena-sprt-higher = Sequential test: { $bot } wins { $high } rather than { $low } (log-likelihood ratio { $ratio }).
cli-arena-sprt-lower = Sequential test: { $bot } wins { $low } rather than { $high } (log-likelihood ratio { $ratio }).
cli-arena-sprt-open = Sequential test: not decided between { $low } and { $high } for { $bot } (log-likelihood ratio { $ratio }).
cli-arena-no-chances = This bot's knowledge tells no win chances.
cli-arena-calibration = { $count ->
        [one] { $count } forecast
       *[other] { $count } forecasts
    } of a win; expected calibration error { $error }.
cli-arena-count = Forecasts
cli-arena-forecast = Forecast
cli-arena-won = Won

cli-tune-start = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    } to tune.
cli-tune-generation = Generation { $generation }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: mean fitness { $mean }, best { $best }, step { $step }
cli-tune-checking = Measuring the gain
cli-tune-gain-wins = Against the figures it began with: { $share } of the wins ({ $low } – { $high }); an equal share is { $equal }.
cli-tune-gain-points = Against the figures it began with, on the same deals: { $points } points on average ({ $low } – { $high }).
cli-tune-done = The figures are in { $file }.

cli-learn-matching = Match against the best so far
cli-learn-round = Round { $round }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: calibration error { $error }, points wrong by { $points }, on games that were not trained on.
cli-learn-round-policy = Round { $round }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, policy: surprise { $surprise } (equal priors { $equal }, at best { $least }), the search's choice is its first in { $agrees } of decisions that were not trained on.
cli-learn-round-compared = Round { $round }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $decisions ->
        [one] in { $decisions } decision
       *[other] in { $decisions } decisions
    } that { $decisions ->
        [one] was
       *[other] were
    } not trained on, options turned out { $by_hand } points other than by hand and { $learned } other than with the network.
cli-learn-match-wins = Match against the best so far: { $mean } of the wins ({ $low } – { $high }); an equal share is { $equal }.
cli-learn-match-points = Against the best so far, on the same deals: { $mean } points on average ({ $low } – { $high }).
cli-learn-match-alone = Against the best so far, on the same deals: wins { $mean } ({ $low } – { $high }).
cli-learn-kept = The new network is better and is kept.
cli-learn-not-kept = The new network is not surely better; the best so far stays.
cli-learn-done = The best result is in { $file }.
cli-learn-interrupted = Interrupted: games and finished rounds are kept; go on with --resume { $file }.
cli-selfplay-done = { $file } has { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
cli-selfplay-interrupted = Interrupted: { $file } has { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; go on with --resume.
cli-dataset-game = Game
cli-dataset-rules = rules { $rules }
cli-dataset-made = Made
cli-dataset-made-by = by longhall { $version }, format { $format }, seed { $seed }
cli-dataset-bots = Bots
cli-dataset-options = Options
cli-dataset-games = Games
cli-dataset-seats = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
cli-dataset-decisions = Decisions
cli-dataset-decisions-each = { $count }, { $each } per game
cli-dataset-actions = Actions
cli-dataset-actions-taken = { $taken } of { $all } were taken
cli-dataset-values = Values
cli-dataset-valued = in { $share } of the decisions, which have { $options } options on average
cli-dataset-observation = Observation
cli-dataset-layout = { $numbers } numbers in { $parts } parts
cli-dataset-files = Files
cli-dataset-size = { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, { $megabytes } MB

cli-bench-progress = Measuring
cli-bench-game = Game
cli-bench-seats = Seats
cli-bench-figure = Measured
cli-bench-value = Best of 5
cli-bench-figure-random-play = random play
cli-bench-figure-clone = clone of a position
cli-bench-figure-view-as-json = view as JSON
cli-bench-figure-unlike-a-plain-loop = against a plain Python loop
cli-bench-figure-places-of-a-tile = all places of a tile, board half full
cli-bench-unit-decisions-s = decisions/s
cli-bench-unit-us = µs
cli-bench-unit-decisions-per-loop = decisions per 1000 turns

cli-content-edit-part = Which part? Its number, or Enter to end.
cli-content-edit-record = Which record? Its number, { $new }, or { $delete } and a number; Enter goes back.
cli-content-edit-field = Type key = value to change a field, key = to remove it. Enter keeps the record, { $cancel } drops the changes.
cli-content-edit-number = Please type a number from 1 to { $most }.
cli-content-edit-kept = { $file } is written; the whole pack is in order (hash { $hash }).
cli-content-edit-cancelled = Nothing was changed.
cli-content-edit-no-drawing = This cannot be drawn yet.
cli-content-check-done = { $game }: the content is valid (hash { $hash }).
cli-content-template-done = { $count ->
        [one] { $count } file has
       *[other] { $count } files have
    } been written to { $folder }. Check them with: longhall content check { $game } --content { $folder }. Play with them: longhall play { $game } --content { $folder }.

## Games and version

cli-games-facts = { $fewest } to { $most } players · rules version { $rules } · content { $content }
cli-games-options = Table options:
cli-games-default = (default)
cli-games-bots = Bots
cli-games-languages = Languages
cli-version-compiled = kernel and games compiled
cli-version-plain = kernel and games not compiled

## Drawing Brian Boru

cli-bru-head-region = region
cli-bru-head-threshold = needs/pts
cli-bru-head-claim = claim
cli-bru-head-counts = held
cli-bru-head-towns = towns
cli-bru-head-points = points
cli-bru-head-points-short = pts
cli-bru-head-coins = coins
cli-bru-head-renown = renown
cli-bru-head-raiders = raiders
cli-bru-head-church = church
cli-bru-head-space = track
cli-bru-head-claims = claims
cli-bru-head-claims-short = claims
cli-bru-head-cards = cards
cli-bru-head-cards-short = cards
cli-bru-head-track = Marriage track
cli-bru-head-history = Played this round
cli-bru-head-hand = Your hand
cli-bru-head-picked = You keep
cli-bru-head-packet = Packet
cli-bru-head-primary = if you win
cli-bru-head-upper = else upper row
cli-bru-head-lower = or lower row
cli-bru-wins = wins
cli-bru-battle = { $left } of { $strength } raiders left in the battle area
cli-bru-about-town = Town { $number }; colour: { $colour }; region: { $region }.
cli-bru-about-roads = { $roads_count ->
        [0] No road leads there.
        [one] A road leads to { $roads }.
       *[other] Roads lead to { $roads }.
    }
cli-bru-about-disc = It has a disc of { $player }.
cli-bru-about-monastery = It has a monastery and counts as two towns.
cli-bru-about-vikings = The Vikings control it.
cli-bru-about-active = It is the active town.
cli-bru-about-region = It has { $towns ->
        [one] { $towns } town
       *[other] { $towns } towns
    }; its claim token is turned face up at { $threshold } controlled towns and is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-bru-about-claim = { $player } holds its claim token.

## Pax Viking in the terminal

cli-pax-round = Round { $round }
cli-pax-silfr = silfr
cli-pax-sum = all
cli-pax-duchies = duchies
cli-pax-hand = hand
cli-pax-longships = longships
cli-pax-track = Saga track
cli-pax-pile = pile: { $count }
cli-pax-discards = discard pile: { $count }
cli-pax-events = events to come: { $count }
cli-pax-face-down = Victory cards face down: { $count }
cli-pax-waters = Waters
cli-pax-my-hand = Your hand
cli-pax-port = port: { $sea }
cli-pax-cost = cost: { $cost }
cli-pax-sign-follower = established followers
cli-pax-sign-renewed = renewed longship
cli-pax-sign-exhausted = exhausted longship
cli-pax-sign-marker = influence marker
