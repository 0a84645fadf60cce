import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import type { AnyCall } from '#contract/call.ts';

const root = resolve('.');

/** What the client's code reads of the contract when it runs: file to the names of its values. */
function valuesRead(): Map<string, Set<string>> {
  const read = new Map<string, Set<string>>();
  for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.|testing\//.test(file)) continue;
    const source = readFileSync(join(root, 'src', file), 'utf8');
    const note = (file: string, name: string) => read.set(file, (read.get(file) ?? new Set()).add(name));
    for (const [, names = '', from = ''] of source.matchAll(/import \{([^}]*)\} from '#contract\/([^']+)'/g)) {
      for (const [name = ''] of names.matchAll(/\w+(?: as \w+)?/g)) note(from, name.split(' ')[0] ?? '');
    }
    for (const [, alias = '', from = ''] of source.matchAll(/import \* as (\w+) from '#contract\/([^']+)'/g)) {
      for (const [, name = ''] of source.matchAll(new RegExp(`(?<![\\w/])${alias}\\.(\\w+)`, 'g'))) note(from, name);
    }
  }
  return read;
}

type Modules = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The same files as the tests load them, or as the production build does. */
async function load(files: Iterable<string>, isShipped: boolean): Promise<Modules> {
  const modules = new Map<string, Record<string, unknown>>();
  await jest.isolateModulesAsync(async () => {
    const stub = await import('./zodStub.ts');
    if (isShipped) jest.doMock('zod', () => stub);
    // A file of the contract gives values of its own names.
    for (const file of files)
      modules.set(file, (await import(join(root, 'contract', file))) as Record<string, unknown>);
    jest.dontMock('zod');
  });
  return modules;
}

const isCall = (value: unknown): value is AnyCall => typeof value === 'object' && value !== null && 'access' in value;

const schemas = ['params', 'query', 'body', 'response'];

/**
 * What a value is, as text, but for the schemas of a call, which are never asked in the browser. Any other schema would be,
 * and the stub says yes to whatever compares it, so neither is compared as it is.
 */
function plain(value: unknown): string {
  if (typeof value === 'function') return String(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if ('_zod' in value) return 'a schema';
  const entries = Object.entries(value).filter(([name]) => !isCall(value) || !schemas.includes(name));
  return `{${entries.map(([name, part]) => `${name}: ${plain(part)}`).join(', ')}}`;
}

const read = valuesRead();
const used = [...read].flatMap(([file, names]) => Array.from(names, (name) => [file, name] as const));

test('the client reads the contract', () => {
  expect(used.length).toBeGreaterThan(50);
});

test('whatever the client reads of the contract is the same in the build, which has no zod, and in the tests', async () => {
  const [tested, shipped] = [await load(read.keys(), false), await load(read.keys(), true)];
  for (const [file, name] of used) {
    const value = tested.get(file)?.[name];
    expect([file, name, value === undefined]).toEqual([file, name, false]);
    expect([file, name, plain(shipped.get(file)?.[name])]).toEqual([file, name, plain(value)]);
  }
});
