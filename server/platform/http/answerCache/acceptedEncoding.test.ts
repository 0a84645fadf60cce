import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptedEncoding } from './acceptedEncoding.ts';

test('brotli goes before gzip, and nothing is sent that was refused', () => {
  const table = [
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.000', 'identity'],
    ['br;q=0.1', 'br'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['broken, brotli', 'identity'],
  ] as const;
  for (const [header, encoding] of table) assert.equal(acceptedEncoding(header), encoding, header);
});
