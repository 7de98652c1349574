# The drawing of games that have none of their own, in the terminal and in the browser.

view-round = Runda { $round }
view-total = Punkty
view-yes = tak
view-no = nie
view-mine = Widzisz to tylko ty
