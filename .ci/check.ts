import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { checkParts } from './parts.ts';
import { runParts } from './runParts.ts';
import { summarize } from './summarize.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');
const memory = join(cache, 'passed.json');

/** The fingerprint with which each part last passed. */
async function readPassed(): Promise<Record<string, unknown>> {
  const known: unknown = await readFile(memory, 'utf8').then(JSON.parse, () => null);
  return typeof known === 'object' && known !== null ? { ...known } : {};
}

const printAll = () => Promise.all(checkParts.map((part) => fingerprint(root, part)));

const passed = process.argv.includes('--all') ? {} : await readPassed();
const before = await printAll();
const isUnchanged = (index: number) =>
  before[index] !== null && passed[checkParts[index]?.name ?? ''] === before[index];
const unchanged = checkParts.filter((_, index) => isUnchanged(index));
const results = await runParts(
  checkParts.filter((_, index) => !isUnchanged(index)),
  Math.min(availableParallelism() + 1, 4),
);

// A part may or may not have read a file that changed while it ran.
const after = await printAll();
const successes = new Set(results.filter(({ outcome }) => outcome === 'passed').map(({ name }) => name));
const sure = checkParts.flatMap(({ name }, index) =>
  successes.has(name) && before[index] === after[index] ? [[name, before[index]]] : [],
);
await mkdir(cache, { recursive: true });
await writeFile(memory, JSON.stringify({ ...(await readPassed()), ...Object.fromEntries(sure) }));

for (const { name } of unchanged) console.log(`unchanged ${name}: passed before, and nothing it reads has changed`);
summarize(results);
