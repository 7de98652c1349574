# People: what the server refuses or says about ratings and friends.

error-no-such-player = Nobody here has an account called “{ $given }”.
