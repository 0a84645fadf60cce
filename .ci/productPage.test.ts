import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { calls } from '../contract/calls.ts';
import { routePatterns } from '../contract/routes.ts';

const root = join(import.meta.dirname, '..');
const isFile = (text: string) => /^[\w.-]+(\/[\w.-]+)*\.\w+$/.test(text) && !text.endsWith('.json');

for (const [doc, least] of [
  ['docs/product.md', 50],
  ['docs/architecture.md', 25],
] as const) {
  test(`${doc} names only files that exist`, () => {
    const page = readFileSync(join(root, doc), 'utf8');
    const named = [...page.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '').filter(isFile);
    assert.ok(named.length > least, 'the page names the files that make and prove things');
    assert.deepEqual(
      named.filter((path) => !existsSync(join(root, path))),
      [],
    );
  });
}

const page = readFileSync(join(root, 'docs/product.md'), 'utf8');
const inBraces = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

test('docs/product.md names every route', () => {
  const [, table = ''] = page.split('## Routes');
  const named = [...(table.split('\n## ')[0] ?? '').matchAll(/`([^`?]+)(?:\?[^`]*)?`/g)].map(([, text]) => text);
  assert.deepEqual(
    routePatterns.filter((route) => !named.includes(inBraces(route))),
    [],
  );
});

test('docs/product.md names every call, the end of an address standing for the one before it', () => {
  const isNamed = (path: string) => {
    const ends = [...path.matchAll(/\//g)].map(({ index }) => `…${path.slice(index)}`);
    return [path, ...ends].some((text) => page.includes(`${text}\``) || page.includes(`${text}?`));
  };
  assert.deepEqual(
    Object.values(calls)
      .map(({ path }) => inBraces(path))
      .filter((path) => !isNamed(path)),
    [],
  );
});
