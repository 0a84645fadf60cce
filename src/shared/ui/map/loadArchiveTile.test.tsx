import { expect, test } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { server } from '#mocks/server.ts';
import { loadArchiveTile } from './loadArchiveTile.ts';

const archive = 'https://tiles.example/georgia.pmtiles';
const [none, vector] = [1, 1];
const bytes = (text: string) => new TextEncoder().encode(text);

/** An archive of one tile, 0/0/0, as its specification (version 3) has it. */
function archiveOf(tile: Uint8Array, metadata: object): Uint8Array<ArrayBuffer> {
  const about = bytes(JSON.stringify(metadata));
  // One entry: the first tile, once, its length, at the beginning of the data.
  const directory = Uint8Array.of(1, 0, 1, tile.length, 1);
  const header = new DataView(new ArrayBuffer(127));
  new Uint8Array(header.buffer).set(bytes('PMTiles'));
  header.setUint8(7, 3);
  const parts = [directory, about, new Uint8Array(0), tile];
  let [place, at] = [8, 127];
  for (const { length } of parts) {
    header.setBigUint64(place, BigInt(at), true);
    header.setBigUint64(place + 8, BigInt(length), true);
    [place, at] = [place + 16, at + length];
  }
  for (const counter of [72, 80, 88]) header.setBigUint64(counter, 1n, true);
  [1, none, none, vector, 0, 0].forEach((value, index) => header.setUint8(96 + index, value));
  return Uint8Array.from([...new Uint8Array(header.buffer), ...parts.flatMap((part) => [...part])]);
}

test('a map of one file is read in ranges of it, with the names that it asks to give', async () => {
  const file = archiveOf(bytes('a tile'), { attribution: '© OpenStreetMap', vector_layers: [] });
  const ranges: string[] = [];
  server.use(
    http.get(archive, ({ request }) => {
      const range = request.headers.get('range') ?? '';
      const [first = 0, last = 0] = range.replace('bytes=', '').split('-').map(Number);
      ranges.push(range);
      return new HttpResponse(file.slice(first, last + 1), { status: 206, headers: { etag: '"1"' } });
    }),
  );
  const ask = async (url: string, type: 'json' | 'arrayBuffer') =>
    (await loadArchiveTile({ url, type }, new AbortController())).data;
  const about = (await ask(`pmtiles://${archive}`, 'json')) as { tiles: [string]; attribution: string };
  expect(about.attribution).toBe('© OpenStreetMap');
  const tile = await ask(about.tiles[0].replace('{z}/{x}/{y}', '0/0/0'), 'arrayBuffer');
  expect(new TextDecoder().decode(tile as Uint8Array)).toBe('a tile');
  expect(ranges).not.toContain('');
});
