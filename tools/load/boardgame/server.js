// boardgame.io as a peer of the bench: matches of four in memory, each with as much state as a table of ours sends.
const { Server, Origins } = require("boardgame.io/server");

const FILL = Array.from({ length: 180 }, (_, at) => ({ place: at, owner: null, note: "a piece of the board" }));

const match = {
  name: "peer",
  setup: () => ({ moves: 0, board: FILL }),
  moves: {
    play: {
      move: ({ G, events }, at) => {
        G.moves += 1;
        G.board[at % G.board.length].owner = G.moves;
        events.endTurn();
      },
      client: false, // as ours: nothing is shown before the server has it
    },
  },
  minPlayers: 4,
  maxPlayers: 4,
};

Server({ games: [match], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log("ready"));
