# What the coach of a guided game says in every game.

web-coach-goal = Goal
web-coach-good = A good choice:
web-coach-only = There is only one thing to do here:
web-coach-show = Show me
web-coach-ask = Ask the coach
web-coach-thinking = Looking for a good move …
web-coach-silent = You know this kind of decision, so I am quiet. Ask whenever you like.
web-coach-waiting = The others are moving. Watch what they gain: your turn comes soon.
web-coach-same = { $option }: just what I would have done.
web-coach-fine = { $option }: as good as my idea ({ $better }).
web-coach-back = Take it back
web-coach-over = The game is over. Your next one can be without me: the coach is in the menu of every table.
web-coach-cost-chance = { $option } is the weaker choice: of 100 such games you would win about { $count ->
    [one] one fewer
   *[other] { $count } fewer
}. Better: { $better }.
web-coach-cost-points = { $option } costs you about { $count ->
    [one] 1 point
   *[other] { $count } points
}. Better: { $better }.
