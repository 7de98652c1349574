# Puzzles: the page, what the best move of a puzzle is good for, the command that makes them, and what can go wrong.

web-puzzles-about = Positions from games between bots, in which one move is clearly the best. Find it on the board.
web-puzzle-today = Puzzle of the day
web-puzzle-solve = Solve
web-puzzle-list = All puzzles
web-puzzle-of-game = Game
web-puzzle-difficulty = Difficulty
web-puzzle-all-grades = all
web-puzzle-grade-1 = very easy
web-puzzle-grade-2 = easy
web-puzzle-grade-3 = medium
web-puzzle-grade-4 = hard
web-puzzle-grade-5 = very hard
web-puzzle-none = No puzzles of this difficulty. Choose another one.
web-puzzle-number = Puzzle { $number }
web-puzzle-players = { $count ->
        [one] solo game
       *[other] { $count } players
    }
web-puzzle-rating = Your rating
web-puzzle-its-rating = Rating { $rating }
web-puzzle-streak = In a row
web-puzzle-solved = solved
web-puzzle-failed = missed
web-puzzle-open = not tried
web-puzzle-done = { $done } of { $count } solved
web-puzzle-you = You play { $player }.
web-puzzle-any = Find the best move.
web-puzzle-part = Find the best move: that way { $gain }.
web-puzzle-right = Right!
web-puzzle-wrong = Not the best move.
web-puzzle-behind = The best one is worth { $points } points more.
web-puzzle-far = It is far behind the best one.
web-puzzle-best = Best: { $action }.
web-puzzle-now = Rating { $rating } ({ $change })
web-puzzle-again = Try again
web-puzzle-show = Show solution
web-puzzle-next = Next puzzle
web-puzzle-back = All puzzles
web-puzzle-options = What the options are worth
web-puzzle-least = far less
web-puzzle-follows = Then: { $step } of { $count }
web-puzzle-position = The position
web-puzzle-step-back = Step back
web-puzzle-step-on = Step on
web-puzzle-counts = Only the first try counts.

bru-puzzle-claim = Find the move that wins you { $region }.
bru-puzzle-keep = Find the move that keeps { $region } yours.
bru-puzzle-wedding = Find the move that wins you the marriage card { $marriage }.
bru-puzzle-spoils = Find the move that makes you first in the battle with the Vikings.
bru-puzzle-church = Find the move that makes you first in the church area.
bru-puzzle-town = Find the move that wins you { $town }.
bru-puzzle-trick = Find the move that wins you the trick.
odn-puzzle-feast = Find the move that fills your whole table at the feast.
odn-puzzle-building = Find the move that gets you a building: { $building }.
odn-puzzle-ship = Find the move that gets you a ship: { $ship }.
odn-puzzle-island = Find the move that lets you explore { $board }.
odn-puzzle-success = Find the move that succeeds.
pax-puzzle-win = Find the move that wins the game.
pax-puzzle-marker = Find the move that gets you the influence marker of { $follower }.
pax-puzzle-post = Find the move that establishes { $post }.
bru-puzzle-at-follow = Find the card to follow with: that way { $gain }.
bru-puzzle-at-choose-two = Find the card to keep: that way { $gain }.
bru-puzzle-at-lead-town = Find the town for the trick that you lead: that way { $gain }.
bru-puzzle-at-lead-card = Find the card to lead with for { $town }: that way { $gain }.
bru-puzzle-at-expand = Expand, and where to? Find what is best: that way { $gain }.
bru-puzzle-at-lose-town = Find the town that falls to the Vikings: that way { $gain }.
odn-puzzle-at-turn = Find the action space for round { $round }: that way { $gain }.
odn-puzzle-at-upgrade = Find the goods tile to upgrade: that way { $gain }.
odn-puzzle-at-mountain = Find the mountain strip to take from: that way { $gain }.
pax-puzzle-at-sail = Your longship is at { $place }. Find where it sails: that way { $gain }.
pax-puzzle-at-action = Find the next action: that way { $gain }.
pax-puzzle-at-action-parley = Find the post for a parley: that way { $gain }.
pax-puzzle-at-action-play = Find the tile to play: that way { $gain }.
pax-puzzle-at-action-buy = Find the tile to buy: that way { $gain }.
pax-puzzle-at-action-journey = Find where a journey begins: that way { $gain }.
pax-puzzle-at-move-longships = Find the longship to move: that way { $gain }.
pax-puzzle-at-place-longships = Find the post for your longships: that way { $gain }.

cli-puzzles-make-about = Make puzzles: let bots play a game, and keep positions in which one option is clearly the best.
cli-arg-puzzles-count = how many puzzles are made
cli-arg-puzzles-out = the file they are written to; by default the one that is shipped with the game
cli-puzzles-progress = Making puzzles
cli-puzzles-done = { $count ->
        [one] 1 puzzle is
       *[other] { $count } puzzles are
    } in { $file }.

error-no-such-puzzle = There is no puzzle “{ $given }”.
error-puzzle-option = “{ $given }” is not an option of this puzzle.
error-puzzles-file = The puzzles cannot be read: { $reason }
error-puzzles-rules = These puzzles were made for other rules or boards (rules version { $found }, now { $ours }). Make them again: longhall puzzles make { $game }
