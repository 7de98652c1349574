# The drawing of games that have none of their own, in the terminal and in the browser.

view-round = Round { $round }
view-total = Points
view-yes = yes
view-no = no
view-mine = Only you can see this
