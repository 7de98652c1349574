# Words of the browser's drawing of A Feast for Odin.

odn-word-action-board = Action board
odn-word-boards = Boards
odn-word-can-now = What can I do now
odn-word-where-from = Where do I get…
odn-word-goods = Goods
odn-word-resources = Silver and building resources
odn-word-weapons = Weapon cards
odn-word-bay = Bay
odn-word-tiles = Special tiles
odn-word-islands = Islands
odn-word-supply = Supply
odn-word-things = What I have
odn-word-occupations = Occupations
odn-word-hand = In hand
odn-word-played = Played
odn-word-offered = To choose from
odn-word-usable = usable now
odn-word-no-occupations = No occupations yet.
odn-word-income = Income
odn-word-minus = Uncovered −1 fields
odn-word-at = row { $row }, column { $column }
odn-word-rotate = Rotate the tile
odn-word-flip = Flip the tile
odn-word-lay-here = Lay it here
odn-word-put-back = Put it back
odn-word-best-use = Suggest a layout
odn-word-best-feast = Suggest a feast
odn-word-best-none = Nothing to add: it is best to leave it as it is.
odn-word-rounds = Rounds
odn-word-round = Round { $round }
odn-word-round-of = Round { $round } of { $rounds }
odn-word-over = The game is over
odn-word-harvest = harvest: { $goods }
odn-word-turns = an island turns over: { $board }
odn-word-on-thing = Vikings on the Thing square
odn-word-start = Start player
odn-word-passed = has passed
odn-word-gone = taken
odn-word-weapon-pile = Weapon cards in the pile
odn-word-deck = Occupations in the pile
odn-word-strips-to-come = Mountain strips to come
odn-word-part-actions = Actions
odn-word-part-boards = Boards
odn-word-part-supply = Supply
odn-word-part-table = Table
odn-word-vikings = { $count ->
        [one] 1 Viking
       *[other] { $count } Vikings
    }
odn-word-vikings-of = { $count ->
        [one] 1 Viking of { $player }
       *[other] { $count } Vikings of { $player }
    }
odn-word-old-vikings = { $count ->
        [one] 1 Viking of the last round
       *[other] { $count } Vikings of the last round
    }
odn-word-points = { $count ->
        [one] point
       *[other] points
    }
odn-word-points-of = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
odn-word-feast = { $count ->
        [one] Feast table: 1 seat to serve
       *[other] Feast table: { $count } seats to serve
    }
odn-word-sword = sword value { $count }
odn-word-price = price { $count } silver
odn-word-rolls-left = { $count ->
        [one] 1 roll left
       *[other] { $count } rolls left
    }
odn-word-free-berth = { $size ->
        [small] free small berth
       *[other] free large berth
    }
odn-word-laying = { $thing } at row { $row }, column { $column }: { $fits ->
        [yes] it fits
       *[other] it may not lie there
    }. Arrow keys move it, R turns it, F flips it, Enter lays it.
odn-word-vikings-head = Vikings
odn-word-tone-orange = orange goods
odn-word-tone-red = red goods
odn-word-tone-green = green goods
odn-word-tone-blue = blue goods
odn-word-used = used
odn-word-look = Look at { $board }
odn-word-boards-of = Boards of { $player }
odn-word-seats-left = { $count ->
        [one] seat left
       *[other] seats left
    }
odn-word-seats-taken = { $count ->
        [one] 1 seat is taken by a Viking or an emigrated ship
       *[other] { $count } seats are taken by Vikings and emigrated ships
    }
odn-word-empty-seat = a seat left empty
odn-word-dish-laid = { $thing } lengthwise on { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
odn-word-dish-upright = { $thing } upright on { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
odn-word-dish-square = { $thing } on { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
odn-word-island-fields = { $count } fields, { $minus } of them cost a point while uncovered
odn-word-island-income = Income up to { $counts } silver a round
odn-word-island-bonuses = Bonuses when surrounded:
odn-word-island-ships = Ships that reach it:
odn-word-island-space = { $space }: { $count ->
        [one] 1 Viking
       *[other] { $count } Vikings
    }
odn-word-island-silver = { $count } silver lies on it for whoever explores it.
odn-word-island-owner = { $player } has explored it.
odn-word-island-until = In round { $round } it turns over: { $board }.
odn-word-island-from = It turns up in round { $round }, if nobody has explored its front by then.
odn-word-pass-wastes = { $count ->
        [one] You have 1 Viking left; it would do nothing more this round.
       *[other] You have { $count } Vikings left; they would do nothing more this round.
    }
