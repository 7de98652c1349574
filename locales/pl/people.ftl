# Ludzie: czego serwer odmawia i co mówi o rankingu i znajomych.

error-no-such-player = Nikt tu nie ma konta o nazwie „{ $given }”.
