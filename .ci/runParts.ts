import { spawn } from 'node:child_process';

/** One part of a check: a command that prints problems and exits with a non-zero code. */
export interface Part {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The files and folders on which its outcome depends; without them it always runs. */
  readonly reads?: readonly [string, ...string[]];
  /** Started only when these have passed. */
  readonly after?: readonly string[];
}

export interface Result {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  readonly output: string;
}

/** Several times the duration of the longest part on a slow machine, so that only a part that hangs is ended, with its output. */
const LIMIT_MS = 40 * 60_000;

/** Runs the parts in order, `width` at a time, and prints each one's output in one piece when it ends. */
export async function runParts(parts: readonly Part[], width: number, limitMs = LIMIT_MS): Promise<Result[]> {
  const results = new Map<string, Result>();
  const waiting = [...parts];
  const running = new Set<Promise<void>>();

  const names = new Set(parts.map(({ name }) => name));
  while (waiting.length > 0 || running.size > 0) {
    const index = running.size < width ? waiting.findIndex((part) => isSettled(part, names, results)) : -1;
    const part = waiting[index];
    if (part === undefined) {
      await Promise.race(running);
      continue;
    }
    waiting.splice(index, 1);
    const done: Promise<void> = runPart(part, results, limitMs).then((result) => {
      results.set(part.name, result);
      running.delete(done);
      report(result);
    });
    running.add(done);
  }
  return parts.flatMap((part) => results.get(part.name) ?? []);
}

/** `after` names earlier parts of the list, so that one can always run; a skipped part has passed before. */
function isSettled(part: Part, names: ReadonlySet<string>, results: ReadonlyMap<string, Result>): boolean {
  return (part.after ?? []).every((name) => results.has(name) || !names.has(name));
}

async function runPart(part: Part, results: ReadonlyMap<string, Result>, limitMs: number): Promise<Result> {
  const isBlocked = (part.after ?? []).some((name) => (results.get(name)?.outcome ?? 'passed') !== 'passed');
  if (isBlocked) return { name: part.name, outcome: 'skipped', seconds: 0, output: '' };
  const start = performance.now();
  const { code, output } = await run(part, limitMs);
  const seconds = (performance.now() - start) / 1000;
  return { name: part.name, outcome: code === 0 ? 'passed' : 'failed', seconds, output };
}

function run(
  { command: [file, ...args], env }: Part,
  limitMs: number,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const limit = setTimeout(() => child.kill(), limitMs);
    const end = (code: number | null) => {
      clearTimeout(limit);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.on('close', (code, signal) => {
      if (child.killed) output += `It was ended (${signal ?? code}), as it took over ${limitMs / 1000} s.\n`;
      end(child.killed ? 1 : code);
    });
  });
}

function report({ name, outcome, seconds, output }: Result): void {
  const isQuiet = outcome === 'passed' && process.env['VERBOSE'] === undefined;
  if (!isQuiet && output !== '') console.log(`\n${output.trimEnd()}`);
  console.log(`${outcome.padEnd(8)} ${name} ${seconds.toFixed(1)} s`);
}
