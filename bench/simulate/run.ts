import { simulate, type SimulationOptions } from '#server/testing/simulation/simulate.ts';
import { planted } from './planted.ts';

/** One simulation: its result as a line, or the first contradiction and a code other than zero. */
const { SEED = '1', OPERATIONS = '128', FAULT_EVERY = '12', BANK = 'sandbox', PLANT } = process.env;
const bank: SimulationOptions['bank'] = BANK === 'bog' || BANK === 'stripe' ? BANK : undefined;
const closing: (() => Promise<void>)[] = [];
const sql = planted.find(({ name }) => name === PLANT)?.sql;
try {
  const options = { seed: Number(SEED), operations: Number(OPERATIONS), faultEvery: Number(FAULT_EVERY), bank };
  const after = (close: () => Promise<void>) => void closing.push(close);
  console.log(JSON.stringify(await simulate({ after }, { ...options, ...(sql !== undefined && { sql }) })));
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
for (const close of closing.reverse()) await close();
