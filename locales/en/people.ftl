# People: what the server refuses or says about ratings and friends.

error-no-such-player = Nobody here has an account called “{ $given }”.
error-lend-rated-bot = In a rated game nobody chooses the bot that takes their seat: it plays about as well as they do.
