# The drawing of games that have none of their own, in the terminal and in the browser.

view-round = { $round }. kolo
view-total = Body
view-yes = ano
view-no = ne
view-mine = Vidíš jen ty
