import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TraceFile } from '#contract/calls/traces.ts';
import { visit } from './visit.ts';
import type { VisitAction } from './visit.ts';

type State = Readonly<Record<string, unknown>>;

interface Recorder {
  readonly record: (action: VisitAction, before: State, at: number) => void;
  readonly fileOf: (state: State, now: number, facts: object) => TraceFile;
}

/** Of `src`, which is written for the browser: tools load it when they run. */
interface Code {
  readonly makeRecorder: () => Recorder;
  readonly everyReducer: (state: State, action: VisitAction) => State;
}

async function loadCode(): Promise<Code> {
  const load = (path: string): Promise<unknown> =>
    import(pathToFileURL(join(import.meta.dirname, '../../src', path)).href);
  // Both files export what they are named after.
  const recorder = (await load('features/traces/makeRecorder.ts')) as Pick<Code, 'makeRecorder'>;
  const reducer = (await load('app/replay/everyReducer.ts')) as Pick<Code, 'everyReducer'>;
  return { ...recorder, ...reducer };
}

const begin = Date.UTC(2026, 10, 22);
const facts = { buildId: 'bench', locale: 'en', viewport: { width: 390, height: 844 } } as const;

/** `--actions 5000 --warm-up 2000 --rounds 7`: what recording a visit costs beside its reducers. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      actions: { type: 'string', default: '5000' },
      'warm-up': { type: 'string', default: '2000' },
      rounds: { type: 'string', default: '7' },
    },
  });
  const code = await loadCode();
  const [warmUp, count] = [Number(values['warm-up']), Number(values.actions)];
  // The same visit again and again: of each action the least counts, as other programs only add to it.
  let least: readonly Cost[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const { costs } = record(code, warmUp, count);
    least = costs.map((cost, index) => ({
      kind: cost.kind,
      recording: Math.min(cost.recording, least[index]?.recording ?? Infinity),
      reducing: Math.min(cost.reducing, least[index]?.reducing ?? Infinity),
    }));
  }
  console.log(`${count} actions of a visit, after ${warmUp} of warming up, the least of ${values.rounds} rounds.`);
  print(
    'recording',
    least.map(({ recording }) => recording),
  );
  for (const kind of new Set(least.map((cost) => cost.kind)))
    print(
      `  ${kind}`,
      least.filter((cost) => cost.kind === kind).map(({ recording }) => recording),
    );
  print(
    'its reducers',
    least.map(({ reducing }) => reducing),
  );
  measureMemory(code, warmUp + count);
}

interface Cost {
  readonly kind: string;
  /** Milliseconds. */
  readonly recording: number;
  readonly reducing: number;
}

function record({ makeRecorder, everyReducer }: Code, warmUp: number, count: number) {
  const recorder = makeRecorder();
  const costs: Cost[] = [];
  let state: State = everyReducer({}, { type: '@@INIT' });
  let index = 0;
  for (const action of visit()) {
    if (index >= warmUp + count) break;
    const start = performance.now();
    recorder.record(action, state, begin + index * 400);
    const recorded = performance.now();
    state = everyReducer(state, action);
    const reduced = performance.now();
    if (index >= warmUp)
      costs.push({ kind: kindOf(action), recording: recorded - start, reducing: reduced - recorded });
    index += 1;
  }
  return { costs, state, recorder };
}

/** What is let go with the recorder while the state stays. */
function measureMemory(code: Code, count: number): void {
  setFlagsFromString('--expose-gc');
  // Node's own function, which has no types before the flag.
  const collect = runInNewContext('gc') as () => void;
  const held: { recorder: Recorder | null; state: State } = record(code, count, 0);
  const file = held.recorder?.fileOf(held.state, begin + count * 400, facts);
  console.log(
    `A file of ${file?.trace.count} actions: ${bytesOf(file)} bytes, ${bytesOf(file?.committedState)} of them the first state.`,
  );
  collect();
  const before = process.memoryUsage().heapUsed;
  held.recorder = null;
  collect();
  console.log(`Only the recorder holds ${((before - process.memoryUsage().heapUsed) / 1024).toFixed(0)} KiB.`);
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const kindOf = ({ type, meta }: VisitAction) => {
  // Its own actions.
  const { arg } = (meta ?? {}) as { arg?: { endpointName: string } };
  return type.endsWith('/fulfilled') ? `answer of ${arg?.endpointName}` : 'anything else';
};

function print(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => ((sorted[Math.floor(sorted.length * share)] ?? 0) * 1000).toFixed(0);
  console.log(`${what.padEnd(28)} p50 ${at(0.5)} µs, p99 ${at(0.99)} µs, most ${at(0.999999)} µs (${sorted.length})`);
}
