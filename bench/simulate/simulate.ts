import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { planted } from './planted.ts';

// npm run simulate -- --seed 7 --operations 200 --runs 10: so many seeds from 7 on, each with its hash.
// --bank bog or --bank stripe: with the stand-in of that bank, which fails, and loses and delays its reports.
// npm run simulate -- --planted --runs 10: each planted mistake, with the first of so many seeds that finds it; which one
// that is changes with every statement that the server writes. --only 'part of a name' plants one.
// npm run simulate -- --writes 1000000: so many random writes to the rows of orders, which are then what their log makes.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '1' },
    operations: { type: 'string', default: '128' },
    faults: { type: 'string', default: '12' },
    bank: { type: 'string', default: 'sandbox' },
    planted: { type: 'boolean', default: false },
    only: { type: 'string' },
    writes: { type: 'string' },
  },
});
const first = Number(values.seed);
const seeds = Array.from({ length: Number(values.runs) }, (_, index) => first + index);

interface Outcome {
  readonly isFound: boolean;
  readonly output: string;
}

/** A process of its own: whatever it has planted is gone with it. */
function run(seed: number, plant?: string): Outcome {
  const flags = plant === undefined ? [] : ['--import', './bench/simulate/plant.ts'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...flags, '--import', './server/testing/cheapHashes.ts', 'bench/simulate/run.ts'],
    {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
      env: {
        ...process.env,
        SEED: String(seed),
        OPERATIONS: values.operations,
        FAULT_EVERY: values.faults,
        BANK: values.bank,
        ...(plant !== undefined && { PLANT: plant }),
      },
    },
  );
  return { isFound: status !== 0, output: stdout + stderr };
}

const sound = new Map<number, boolean>();
/** A seed that fails without any mistake finds none. */
function isSound(seed: number): boolean {
  const known = sound.get(seed) ?? !run(seed).isFound;
  sound.set(seed, known);
  if (!known) console.log(`seed ${seed} fails without a mistake`);
  return known;
}

const reasonOf = (output: string): string =>
  /^\s*(?:AssertionError.*: |Error: )?(.+)$/m.exec(output)?.[1]?.slice(0, 120) ?? '';

if (values.writes !== undefined) {
  const { status } = spawnSync(
    process.execPath,
    ['--import', './server/testing/cheapHashes.ts', 'bench/simulate/writes.ts'],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, SEED: values.seed, WRITES: values.writes },
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
} else if (values.planted) {
  const chosen = planted.filter(({ name }) => values.only === undefined || name.includes(values.only));
  let missed = 0;
  for (const { name } of chosen) {
    let found: string | undefined;
    for (const seed of seeds) {
      const { isFound, output } = run(seed, name);
      if (!isFound || !isSound(seed)) continue;
      found = `seed ${seed}: ${reasonOf(output)}`;
      break;
    }
    if (found === undefined) missed += 1;
    console.log(`${found === undefined ? 'missed' : 'found '} ${name}${found === undefined ? '' : ` · ${found}`}`);
  }
  console.log(`${chosen.length - missed} of ${chosen.length} found`);
  process.exitCode = missed === 0 ? 0 : 1;
} else {
  for (const seed of seeds) {
    const { isFound, output } = run(seed);
    console.log(`seed ${seed}: ${output.trim()}`);
    if (isFound) process.exitCode = 1;
  }
}
