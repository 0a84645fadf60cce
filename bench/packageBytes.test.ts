import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesByPackage } from './packageBytes.ts';

test('every character of the output belongs to one package', () => {
  const map = {
    sources: ['webpack://gza/./src/main.tsx', 'webpack://gza/./node_modules/@mui/material/Button/Button.js'],
    // Column 0 is ours, column 4 is the package's; the second line starts unmapped and is ours from column 2.
    mappings: 'AAAA,ICAA;EDAA',
  };
  const bytes = bytesByPackage('ownXpackage\n..own', map);
  assert.deepEqual(Object.fromEntries(bytes), { unmapped: 2, gza: 7, '@mui/material': 7 });
});
