# Ludzie: czego serwer odmawia i co mówi o rankingu i znajomych.

error-no-such-player = Nikt tu nie ma konta o nazwie „{ $given }”.
error-lend-rated-bot = W grze rankingowej nikt nie wybiera bota, który przejmuje miejsce: gra mniej więcej tak dobrze jak gracz.
error-no-such-friend = Tej osoby nie ma na Twojej liście.
error-friend-link = Ten link już donikąd nie prowadzi; poproś o nowy.
error-friend-yourself = To Twój własny link: wyślij go komuś innemu.
error-friends-full = Nikt nie może mieć tu więcej niż { $most } znajomych.
error-blocked = Gospodarz nie chce z Tobą grać.
notice-invited = Zaproszenie do stołu „{ $table }” ({ $game }).
