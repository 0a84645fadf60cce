import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectPool } from '../server/platform/db/connect.ts';
import { cloneDatabase } from '../server/testing/testDatabase.ts';
import { testEngine } from '../server/testing/testEngine.ts';
import { findBadPlans, type Queries } from './findBadPlans.ts';
import { listUnasked } from './listUnasked.ts';
import { planReasons, unaskedReasons } from './planReasons.ts';

// The statements of the server's tests, written by the recorder they run with.
const dir = join(import.meta.dirname, '../.cache/queries');
const lists = await Promise.all(
  ['features', 'server'].map(async (name) => JSON.parse(await readFile(join(dir, `${name}.json`), 'utf8')) as Queries),
);
// The fleet is filled by the first start of a demo, and of the tests: no visitor waits for it.
const isOfFirstStart = (place: string): boolean => place.startsWith('server/demo/fleet/');
const queries: Record<string, readonly string[]> = {};
for (const list of lists)
  for (const [place, texts] of Object.entries(list))
    if (!isOfFirstStart(place)) queries[place] = [...(queries[place] ?? []), ...texts];

const engine = await testEngine();
const database = await cloneDatabase(engine, true);
const pool = connectPool({ url: database.url, max: 1, patience: 10 });
const bad = await findBadPlans(pool, queries);
await pool.end();
await database.drop();

const problems = [
  ...bad.filter((line) => !(line in planReasons)),
  ...Object.keys(planReasons)
    .filter((line) => !bad.includes(line))
    .map((line) => `${line}: no longer so, take it off the list`),
  ...(await listUnasked(queries))
    .filter((place) => !(place in unaskedReasons) && !isOfFirstStart(place))
    .map((place) => `${place}: no test of the server calls it`),
];
for (const line of problems) console.error(line);
console.log(`${Object.values(queries).flat().length} statements, ${problems.length} problems`);
// Not `process.exit`: the engine is stopped when nothing is left to do.
process.exitCode = problems.length === 0 ? 0 : 1;
