import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { boxAround, middleOf, readBox, squaresOf, squaresPerCluster, writeBox } from './mapSquares.ts';

const lat = fc.double({ min: -89, max: 89, noNaN: true });
const lng = fc.double({ min: -179, max: 179, noNaN: true });

test('a box is what it was written as, to the metre', () => {
  fc.assert(
    fc.property(lat, lng, fc.double({ min: 0.001, max: 0.9, noNaN: true }), (south, west, size) => {
      const box = { west, south, east: west + size, north: south + size };
      const read = readBox(writeBox(box));
      assert.ok(read);
      for (const side of ['west', 'south', 'east', 'north'] as const)
        assert.ok(Math.abs(read[side] - box[side]) <= 0.000_01);
      assert.equal(writeBox(read), writeBox(box));
    }),
  );
});

test('around the middle of a square is that square alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 30_000 }), fc.integer({ min: -45_000, max: 45_000 }), (row, column) => {
      const { lat: y, lng: x } = middleOf(row, column);
      assert.deepEqual(squaresOf(boxAround(y, x)), {
        firstRow: row,
        lastRow: row,
        firstColumn: column,
        lastColumn: column,
      });
    }),
  );
});

test('clusters grow with the box so that there are never more than asked', () => {
  fc.assert(
    fc.property(lat, lng, lat, lng, fc.double({ min: 0, max: 22, noNaN: true }), (south, west, north, east, zoom) => {
      fc.pre(south < north && west < east);
      const squares = squaresOf({ west, south, east, north });
      const side = squaresPerCluster(squares, zoom, 300);
      const along = (first: number, last: number) => Math.floor(last / side) - Math.floor(first / side) + 1;
      const rows = along(squares.firstRow, squares.lastRow);
      assert.ok(rows * along(squares.firstColumn, squares.lastColumn) <= 300);
    }),
  );
});
