# The drawing of games that have none of their own, in the terminal and in the browser.

view-round = Ronda { $round }
view-total = Puntos
view-yes = sí
view-no = no
view-mine = Solo lo ves tú
