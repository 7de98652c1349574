"""Load for servers of games: scripted players over sockets, servers under load, peers to compare with."""
