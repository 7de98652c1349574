# Lidé: co server odmítá a co říká o hodnocení a přátelích.

error-no-such-player = Nikdo tu nemá účet se jménem „{ $given }“.
error-lend-rated-bot = V hodnocené hře si nikdo nevybírá bota, který převezme místo: hraje přibližně stejně dobře jako hráč.
