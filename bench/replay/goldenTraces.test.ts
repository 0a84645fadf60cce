import assert from 'node:assert/strict';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { root } from '../mutate/mutatedModules.ts';
import { findParting } from './findParting.ts';
import { makeFreshReplay } from './freshReplay.ts';
import { open } from './loadReplay.ts';
import type { Trace } from './loadReplay.ts';
import { plantedBugs } from './plantedBugs.ts';

const folder = join(root, 'src/app/replay/traces');
const { good, withBug, after } = await makeFreshReplay();
const traces = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): [string, Trace] => [basename(name, '.json'), open(readFileSync(join(folder, name), 'utf8'), good)]),
);

/** Code that a page loads when somebody needs it. */
const lazy = globSync('src/{features,forms}/**/*{Api,Slice}.ts', { cwd: root });

/** The same for the same seed. */
function shuffle<Item>(items: readonly Item[], seed: number): readonly Item[] {
  const weigh = (index: number) => Math.sin((index + 1) * (seed + 1)) * 10_000;
  const weighed = items.map((item, index) => ({ item, weight: weigh(index) - Math.floor(weigh(index)) }));
  return weighed.toSorted((one, other) => one.weight - other.weight).map(({ item }) => item);
}

test('each golden trace ends where it ended, in whatever order the code of its screens was loaded', async () => {
  assert.ok(traces.size >= 8);
  assert.ok(lazy.length > 30);
  for (let round = 0; round < 20; round += 1) {
    const { makeReplay } = await after(shuffle(lazy, round));
    for (const [name, trace] of traces) assert.equal(makeReplay(trace).isSameEnd, true, `${name}, round ${round}`);
  }
});

/** The action, and of a request which one. */
function labelOf(trace: Trace, step: number): string {
  const action = trace.actionsById[String(trace.stagedActionIds[step])]?.action;
  const { arg } = (action?.['meta'] ?? {}) as { readonly arg?: { readonly endpointName?: string } };
  return [action?.type, arg?.endpointName].filter((part) => part !== undefined).join(' ');
}

test('each of many planted bugs is found at the action that brings it out', async () => {
  assert.ok(plantedBugs.length >= 50);
  const followed = new Map([...traces].map(([name, trace]) => [name, good.followTrace(trace)]));
  const missed: string[] = [];
  for (const bug of plantedBugs) {
    const trace = traces.get(bug.trace);
    assert.ok(trace !== undefined, bug.trace);
    const { followTrace } = await withBug(bug);
    const parting = findParting(followed.get(bug.trace) ?? [], followTrace(trace));
    const at = parting === null ? 'nowhere' : labelOf(trace, parting.step);
    if (at !== bug.at) missed.push(`${bug.file}: ${bug.right} → ${bug.wrong}: ${at}, not ${bug.at}`);
  }
  assert.deepEqual(missed, []);
});
