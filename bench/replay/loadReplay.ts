import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/** Of `src/replay`, which is written for the browser: tools load it when they run. */
export interface Trace {
  readonly committedState: Readonly<Record<string, unknown>>;
  readonly stagedActionIds: readonly number[];
  readonly actionsById: Readonly<Record<string, Step>>;
  readonly skippedActionIds: readonly number[];
  readonly trace: { readonly finalHash: string; readonly buildId: string } | null;
}

interface Step {
  readonly type: 'PERFORM_ACTION';
  readonly action: { readonly type: string; readonly [field: string]: unknown };
  readonly timestamp: number;
}

export interface ReplayStep {
  readonly id: number;
  readonly action: Step['action'];
  readonly kind: string;
  readonly slices: readonly string[];
  readonly thrown?: string;
}

interface Replay {
  readonly steps: readonly ReplayStep[];
  readonly stateAt: (step: number) => Readonly<Record<string, unknown>>;
  readonly isSameEnd: boolean | null;
}

export interface FollowedStep {
  readonly step: number;
  readonly action: string;
  readonly changes: readonly (readonly [path: string, value?: unknown])[];
  readonly thrown?: string;
}

type Reduce = (state: never, action: never) => unknown;

export interface ReplayCode {
  readonly openTrace: (text: string) => { readonly trace: Trace } | { readonly refusal: string };
  readonly makeReplay: (trace: Trace, reduce?: Reduce) => Replay;
  readonly followTrace: (trace: Trace, reduce?: Reduce) => readonly FollowedStep[];
  readonly everyReducer: Reduce;
}

const folder = 'src/replay';
const files = ['openTrace', 'makeReplay', 'followTrace', 'everyReducer'];

type Import = (path: string) => Promise<unknown>;

/** From the files of a version in `root`, or as `load` says. */
export async function loadReplay(
  root: string,
  load: Import = (path) => import(pathToFileURL(join(root, path)).href),
): Promise<ReplayCode> {
  const modules = await Promise.all(files.map((name) => load(`${folder}/${name}.ts`)));
  // What these files export is described above.
  return Object.assign({}, ...modules) as ReplayCode;
}

export function open(text: string, { openTrace }: Pick<ReplayCode, 'openTrace'>): Trace {
  const opened = openTrace(text);
  if ('refusal' in opened) throw new Error(`This is not opened: ${opened.refusal}.`);
  return opened.trace;
}
