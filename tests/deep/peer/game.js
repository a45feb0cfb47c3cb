/* Tic-tac-toe that never ends: whoever finds the board full marks an empty one. */
'use strict';

const empty = () => Array(9).fill(null);

module.exports = {
  name: 'endless-tic-tac-toe',
  setup: () => ({ cells: empty() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (!G.cells.includes(null)) G.cells = empty();
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
    },
  },
};
