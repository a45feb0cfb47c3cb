/* boardgame.io's own server, which keeps its matches in memory. Tells its parent the port. */
'use strict';
const { Server } = require('boardgame.io/server');
const game = require('./game');

const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
server.run({ port: { port: 0, host: '127.0.0.1' } }).then(({ appServer }) => {
  process.send({ port: appServer.address().port });
});
process.on('disconnect', () => process.exit(0));
