/** The part of the runner's context that our tests use; a test that wants more fails before anything is changed. */
interface Context {
  readonly name: string;
  readonly signal: AbortSignal;
  after(work: () => unknown): void;
  test(name: string, run: Run): Promise<void>;
}
type Run = (t: Context) => unknown;

export interface RegisteredTest {
  readonly name: string;
  run(): Promise<void>;
}

let registered: RegisteredTest[] = [];
/** What the file that is being read wants done around each of its tests. */
export const hooks: { before: (() => unknown)[]; after: (() => unknown)[] } = { before: [], after: [] };

/**
 * Stands in for `node:test`, which runs each test once in the life of a process: here the tests of a file are run again
 * and again, for one change after the other.
 */
export function test(name: string, run: Run): Promise<void> {
  register(name, () => runTest(name, run));
  return Promise.resolve();
}

export function register(name: string, run: () => Promise<void>): void {
  registered.push({ name, run });
}

/** The tests that were registered since the last call. */
export function takeRegistered(): RegisteredTest[] {
  const tests = registered;
  registered = [];
  Object.assign(hooks, { before: [], after: [] });
  return tests;
}

async function runTest(name: string, run: Run): Promise<void> {
  const afters: (() => unknown)[] = [];
  const end = new AbortController();
  try {
    await run({ name, signal: end.signal, after: (work) => afters.push(work), test: runTest });
  } finally {
    end.abort();
    for (const after of afters) await after();
  }
}
