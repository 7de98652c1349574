# Lidé: co server odmítá a co říká o hodnocení a přátelích.

error-no-such-player = Nikdo tu nemá účet se jménem „{ $given }“.
error-lend-rated-bot = V hodnocené hře si nikdo nevybírá bota, který převezme místo: hraje přibližně stejně dobře jako hráč.
error-no-such-friend = Tento člověk není na tvém seznamu.
error-friend-link = Tento odkaz už nikam nevede; popros o nový.
error-friend-yourself = Tohle je tvůj vlastní odkaz: pošli ho někomu jinému.
error-friends-full = Nikdo tu nemůže mít víc než { $most } přátel.
error-blocked = Hostitel s tebou nechce hrát.
notice-invited = Máš pozvánku ke stolu „{ $table }“ ({ $game }).
