/* boardgame.io's own server: node server.js [FOLDER]. Its matches are in memory only or, by its own FlatFile, also kept in
 * files of the folder (written without waiting for the disk). Tells its parent the port.
 */
'use strict';
const { FlatFile, Server } = require('boardgame.io/server');
const game = require('./game');

const [folder] = process.argv.slice(2);
const db = folder && new FlatFile({ dir: folder });
const server = Server({ games: [game], origins: [/127\.0\.0\.1/], ...(db && { db }) });
server.run({ port: { port: 0, host: '127.0.0.1' } }).then(({ appServer }) => {
  process.send({ port: appServer.address().port });
});
process.on('disconnect', () => process.exit(0));
