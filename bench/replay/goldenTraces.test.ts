import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { root } from '../mutate/mutatedModules.ts';
import { findParting } from './findParting.ts';
import { makeFreshReplay } from './freshReplay.ts';
import { open } from './loadReplay.ts';
import type { Trace } from './loadReplay.ts';
import { plantedBugs } from './plantedBugs.ts';

const read = (file: string): Trace => open(readFileSync(file, 'utf8'), good);
const tracesIn = (folder: string): ReadonlyMap<string, Trace> =>
  new Map(globSync(join(root, folder, '*.json')).map((file) => [basename(file, '.json'), read(file)]));

const { good, withBug, after } = await makeFreshReplay();
/** Traces recorded with the store only. */
const traces = tracesIn('src/replay/traces');
/** Traces recorded in a browser with the real server. */
const recorded = tracesIn('e2e/traces');

/** Code that a page loads on demand. */
const lazy = globSync('src/{features,forms}/**/*{Api,Slice}.ts', { cwd: root });

/** The same for the same seed. */
function shuffle<Item>(items: readonly Item[], seed: number): readonly Item[] {
  const weigh = (index: number) => Math.sin((index + 1) * (seed + 1)) * 10_000;
  const weighed = items.map((item, index) => ({ item, weight: weigh(index) - Math.floor(weigh(index)) }));
  return weighed.toSorted((one, other) => one.weight - other.weight).map(({ item }) => item);
}

test('each golden trace ends in the recorded state, in any order of loading the code of screens', async () => {
  assert.ok(traces.size >= 8 && recorded.size >= 8);
  assert.ok(lazy.length > 30);
  for (let round = 0; round < 20; round += 1) {
    const { makeReplay } = await after(shuffle(lazy, round));
    for (const [name, trace] of [...traces, ...recorded])
      assert.equal(makeReplay(trace).isSameEnd, true, `${name}, round ${round}`);
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
