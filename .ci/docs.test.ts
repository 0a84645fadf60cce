import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { routePatterns } from '../contract/routes.ts';

const root = join(import.meta.dirname, '..');
const read = (doc: string) => readFileSync(join(root, `docs/${doc}.md`), 'utf8');
const isFile = (text: string) => /^[\w.-]+(\/[\w.-]+)*\.\w+$/.test(text) && !text.endsWith('.json');

test('the tour and the map name only files that exist', () => {
  const [, map = ''] = read('contributing').split('## Where something is');
  for (const [page, atLeast] of [
    [read('architecture'), 25],
    [map, 12],
  ] as const) {
    const named = [...page.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '').filter(isFile);
    assert.ok(named.length > atLeast);
    assert.deepEqual(
      named.filter((path) => !existsSync(join(root, path))),
      [],
    );
  }
});

const inBraces = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

test('docs/product.md names every route', () => {
  const [, table = ''] = read('product').split('## Routes');
  const named = [...(table.split('\n## ')[0] ?? '').matchAll(/`([^`?]+)(?:\?[^`]*)?`/g)].map(([, text]) => text);
  assert.deepEqual(
    routePatterns.filter((route) => !named.includes(inBraces(route))),
    [],
  );
});

test('docs/decisions/README.md lists every decision with its title, and its status unless it is accepted', () => {
  const files = readdirSync(join(root, 'docs/decisions')).filter((file) => file !== 'README.md');
  const lines = files.map((file) => {
    const [title = '', , status = ''] = readFileSync(join(root, 'docs/decisions', file), 'utf8').split('\n');
    const shown = /^Status: accepted, \d{4}-\d\d-\d\d$/.test(status) ? '' : ` · ${status.replace('Status: ', '')}`;
    return `- [${title.replace('# ', '')}](${file})${shown}`;
  });
  const index = read('decisions/README').split('\n');
  assert.deepEqual(
    index.filter((line) => line.startsWith('- ')),
    lines,
  );
});

test('a documented command runs on the Node that npm ci brought, and is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const pages = ['README.md', ...readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'))];
  const commands = pages.flatMap((file) => {
    const text = readFileSync(join(root, file === 'README.md' ? file : `docs/${file}`), 'utf8');
    return [...text.matchAll(/(?:`|^)((?:npm run|npx|node) [^`\n]+)/gm)].map(([, command = '']) => command);
  });
  assert.ok(commands.length > 20);
  assert.deepEqual(
    commands.filter((command) => {
      const [program, , name = ''] = command.split(/\s+/);
      return program !== 'npm' || !Object.hasOwn(scripts, name);
    }),
    [],
  );
});
