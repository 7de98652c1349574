# People: what the server refuses or says about ratings and friends.

error-no-such-player = Nobody here has an account called “{ $given }”.
error-lend-rated-bot = In a rated game nobody chooses the bot that takes their seat: it plays about as well as they do.
error-no-such-friend = This person is not in your list.
error-friend-link = This link leads nowhere any more; ask for a new one.
error-friend-yourself = This is your own link: send it to somebody else.
error-friends-full = Nobody can have more than { $most } friends here.
error-blocked = The host does not want to play with you.
notice-invited = You are invited to the table “{ $table }” ({ $game }).
