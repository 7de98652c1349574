// Scripted players of boardgame.io: each moves as soon as it is its turn. Usage: players.js PORT MATCHES SECONDS
const { io } = require("socket.io-client");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const SEATS = 4;
const WARM_UP = 1;
const trips = [];
let began = 0;

function sit(match, seat) {
  const matchID = `m${match}`;
  const playerID = String(seat);
  const socket = io(`http://127.0.0.1:${port}/peer`, { transports: ["websocket"], forceNew: true });
  let sent = 0;
  const play = (state) => {
    if (sent && state._stateID > sent.state) {
      trips.push([performance.now(), performance.now() - sent.at]);
      sent = 0;
    }
    if (!sent && began && state.ctx.currentPlayer === playerID) {
      sent = { at: performance.now(), state: state._stateID };
      const payload = { type: "play", args: [state._stateID], playerID, credentials: undefined };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
    }
  };
  let last = null;
  return new Promise((seated) => {
    socket.on("sync", (_, info) => {
      last = info.state;
      seated(() => play(last));
    });
    socket.on("update", (_, state) => play((last = state)));
    socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, SEATS));
  });
}

async function main() {
  const begin = [];
  for (let match = 0; match < matches; match++)
    for (let seat = 0; seat < SEATS; seat++) begin.push(await sit(match, seat));
  began = performance.now();
  for (const play of begin) play();
  await new Promise((done) => setTimeout(done, (WARM_UP + seconds) * 1000));
  const from = began + WARM_UP * 1000;
  const counted = trips.filter(([at]) => at >= from && at <= from + seconds * 1000).map(([, trip]) => trip / 1000);
  // A pipe takes long answers in parts: the process ends only when the last one is written.
  process.stdout.write(JSON.stringify(counted), () => process.exit(0));
}

main();
