import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../mutate/mutatedModules.ts';
import { findParting } from './findParting.ts';
import { makeFreshReplay } from './freshReplay.ts';
import { open } from './loadReplay.ts';
import type { ReplayCode, Trace } from './loadReplay.ts';
import { plantedBugs } from './plantedBugs.ts';

const rounds = 21;
const mostActions = 400;

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const traceOf = (name: string, code: ReplayCode): Trace =>
  open(readFileSync(join(root, 'src/replay/traces', `${name}.json`), 'utf8'), code);

/** The largest golden trace again and again, until it is as long as the recorder lets one be. */
function fill(trace: Trace): Trace {
  const own = trace.stagedActionIds.slice(1).map((id) => trace.actionsById[String(id)]);
  const first = trace.actionsById['0'];
  const steps = [first, ...Array.from({ length: mostActions }, (_none, index) => own[index % own.length])];
  const actionsById = Object.fromEntries(steps.flatMap((step, id) => (step === undefined ? [] : [[id, step]])));
  return { ...trace, actionsById, stagedActionIds: [...steps.keys()] };
}

const line = (what: string, milliseconds: number, bound: number) =>
  `${what.padEnd(56)} ${milliseconds.toFixed(1).padStart(8)} ms   (bound ${bound} ms)`;

/** `npm run bench -- replay` */
export async function run(): Promise<void> {
  const { good, withBug } = await makeFreshReplay();
  const text = JSON.stringify(fill(traceOf('searchToPaidOrder', good)));
  const trace = open(text, good);
  const parsing = median(Array.from({ length: rounds }, () => timed(() => good.openTrace(text))));
  const opening = median(Array.from({ length: rounds }, () => timed(() => good.makeReplay(trace))));
  const { stateAt } = good.makeReplay(trace);
  // Back and forth over the whole of it: no two in a row are neighbours.
  const steps = Array.from({ length: mostActions }, (_none, index) => (index * 173) % mostActions);
  const stepping = steps.map((step) => timed(() => stateAt(step)));

  const searches: number[] = [];
  for (const bug of plantedBugs) {
    const recorded = traceOf(bug.trace, good);
    const { followTrace } = await withBug(bug);
    searches.push(timed(() => findParting(good.followTrace(recorded), followTrace(recorded))));
  }
  console.log(`${mostActions} actions, ${(text.length / 1024).toFixed(0)} KiB; medians of ${rounds}`);
  console.log(line('read and checked', parsing, 1000));
  console.log(line('opened beyond that', opening, 300));
  console.log(line('a step, anywhere', median(stepping), 50));
  console.log(line('the slowest step', Math.max(...stepping), 50));
  console.log(line(`the slowest of ${searches.length} planted bugs, beyond loading`, Math.max(...searches), 1000));
}
