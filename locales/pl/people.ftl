# Ludzie: czego serwer odmawia i co mówi o rankingu i znajomych.

error-no-such-player = Nikt tu nie ma konta o nazwie „{ $given }”.
error-lend-rated-bot = W grze rankingowej nikt nie wybiera bota, który przejmuje miejsce: gra mniej więcej tak dobrze jak gracz.
