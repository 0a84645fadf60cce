import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

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

test('docs/product.md names every documented route and call', () => {
  const page = readFileSync(join(root, 'docs/product.md'), 'utf8');
  const routes = [
    '/',
    '/search',
    '/cars/rent/{slug}/{id}',
    '/terms-and-conditions',
    '/about-us',
    '/safety',
    '/profile',
    '/changepw',
  ];
  const more = ['/chat', '/favourites', '/orders', '/payment-success/{id}', '/payment-failure/{id}', '/admin/home'];
  for (const route of [...routes, ...more]) assert.ok(page.includes(`\`${route}\``), route);
});
