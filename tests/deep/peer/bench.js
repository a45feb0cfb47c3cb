/* boardgame.io under the load the table server is put under:
 *   NODE_PATH=.../node_modules node bench.js TABLES RATE SECONDS WARM_UP [FOLDER]
 * Without a folder its server keeps nothing. Two sockets a table. First moves at random times at the rate (0: none), then as fast as they go. Prints one line
 * of JSON for each; tells its progress on the error output. CPU is the server process's, from /proc as for ours.
 */
'use strict';
const { fork } = require('node:child_process');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const game = require('./game');

const TICKS = 100; // of /proc, in a second
const AT_ONCE = 16; // tables that are made at the same time
const PATIENCE = 60_000; // milliseconds

const now = () => performance.now() / 1000;
const pause = (seconds) => new Promise((go) => setTimeout(go, 1000 * seconds));
const tell = (what) => process.stderr.write(`${what}\n`);

class Table {
  /* Its next move is made only when the other seat has seen the one before; then it is that one's turn. */
  constructor(load, players) {
    this.load = load;
    this.players = players;
    this.mover = 0;
    this.busy = false;
    players.forEach((player, seat) => player.subscribe((state) => this.see(seat, state)));
  }

  move(planned) {
    const player = this.players[this.mover];
    const { G, ctx } = player.getState();
    const free = G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
    this.turn = ctx.turn;
    this.planned = planned;
    this.busy = true;
    this.load.playing += 1;
    player.moves.mark(free.length ? free[Math.floor(Math.random() * free.length)] : 0);
  }

  see(seat, state) {
    if (!this.busy || seat === this.mover || state.ctx.turn <= this.turn) return;
    this.busy = false;
    this.mover = seat;
    this.load.playing -= 1;
    this.load.moved(this, now() - this.planned);
  }
}

class Load {
  constructor(server, url) {
    this.server = server;
    this.url = url;
    this.tables = [];
    this.playing = 0;
    this.moved = () => {};
  }

  async ask(address, body) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(this.url + address, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  async makeTable() {
    const { matchID } = await this.ask(`/games/${game.name}/create`, { numPlayers: 2 });
    const players = [];
    for (const playerID of ['0', '1']) {
      const seat = { playerID, playerName: `Player ${playerID}` };
      const { playerCredentials } = await this.ask(`/games/${game.name}/${matchID}/join`, seat);
      const socketOpts = { transports: ['websocket'] };
      const multiplayer = SocketIO({ server: this.url, socketOpts });
      const player = Client({ game, matchID, playerID, credentials: playerCredentials, multiplayer, debug: false });
      player.start();
      players.push(player);
    }
    while (!players.every((player) => player.getState()?.isConnected)) await pause(0.005);
    this.tables.push(new Table(this, players));
  }

  async makeTables(count) {
    let left = count;
    const some = async () => { while (left > 0) { left -= 1; await this.makeTable(); } };
    await Promise.all(Array.from({ length: AT_ONCE }, some));
  }

  /* Moves at random times that do not depend on how fast the server is. */
  async atRate(rate, seconds) {
    const times = Array.from({ length: Math.round(rate * seconds) }, () => Math.random() * seconds);
    times.sort((one, other) => one - other);
    const ready = [...this.tables];
    return this.measure(async (start, latencies) => {
      this.moved = (table, latency) => { latencies.push(latency); ready.push(table); };
      for (const time of times) {
        for (let early; (early = start + time - now()) > 0;) await pause(early);
        while (!ready.length) await pause(0.001);
        ready.shift().move(start + time);
      }
    });
  }

  /* Every table moves again as soon as its move was seen. */
  async asFastAsItGoes(seconds) {
    return this.measure(async (start, latencies) => {
      const end = start + seconds;
      this.moved = (table, latency) => {
        latencies.push(latency);
        // Not at once: the client is still inside its own update.
        setImmediate(() => { if (now() < end) table.move(now()); });
      };
      for (const table of this.tables) table.move(now());
      await pause(seconds);
    });
  }

  async measure(play) {
    const latencies = [];
    const before = this.cpu();
    const start = now();
    await play(start, latencies);
    const limit = now() + PATIENCE / 1000;
    await pause(0.01);
    while (this.playing) {
      if (now() > limit) throw new Error(`${this.playing} moves were never seen`);
      await pause(0.002);
    }
    const seconds = now() - start;
    const cpu = this.cpu() - before;
    latencies.sort((one, other) => one - other);
    const at = (part) => latencies[Math.min(latencies.length - 1, Math.floor(part * latencies.length))];
    const moves = latencies.length;
    return { moves, seconds, cpu, p50: at(0.5), p99: at(0.99), most: at(1) };
  }

  cpu() {
    const fields = readFileSync(`/proc/${this.server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  }
}

async function main([tables, rate, seconds, warmUp], kept) {
  const server = fork(path.join(__dirname, 'server.js'), kept, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { port } = await new Promise((heard) => server.once('message', heard));
  const load = new Load(server, `http://127.0.0.1:${port}`);
  const print = (how, found) => console.log(JSON.stringify({ how, tables, ...found }));
  tell(`${tables} tables are made`);
  await load.makeTables(tables);
  tell('warm-up');
  await load.asFastAsItGoes(warmUp);
  if (rate) {
    tell(`${rate} moves a second`);
    print('offered', await load.atRate(rate, seconds));
  }
  tell('as fast as it goes');
  print('saturated', await load.asFastAsItGoes(seconds));
  server.kill();
}

main(process.argv.slice(2, 6).map(Number), process.argv.slice(6)).then(
  () => process.exit(0),
  (error) => { console.error(error); process.exit(1); },
);
