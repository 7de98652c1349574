# Lidé: co server odmítá a co říká o hodnocení a přátelích.

error-no-such-player = Nikdo tu nemá účet se jménem „{ $given }“.
