"""The processes beside the server in which bots think, games are analysed and content packs are tried."""
