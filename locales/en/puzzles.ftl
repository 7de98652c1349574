# Puzzles: the page, what the best move of a puzzle is good for, the command that makes them, and what can go wrong.

web-puzzle-any = Find the best move.
web-puzzle-part = Find the best move: that way { $gain }.

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
