import { availableParallelism } from 'node:os';
import { findChromium } from '../e2e/support/findChromium.ts';
import { browserParts, checkParts } from './parts.ts';
import { runParts } from './runParts.ts';
import { summarize } from './summarize.ts';

const chromium = findChromium();
console.log(`Browser tests use ${chromium}`);

const results = await runParts(checkParts, Math.min(availableParallelism() + 1, 4));
// Alone on the machine: the browser tests measure time-outs and use every core themselves.
results.push(
  ...(await runParts(
    browserParts.map((part) => ({ ...part, env: { ...part.env, CHROMIUM: chromium } })),
    1,
  )),
);
console.log(results.find(({ name }) => name === 'bundle budgets')?.output ?? '');
summarize(results);
