import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export interface ProgramOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Where what it prints goes. */
  readonly log: string;
  /** Engines of databases refuse to run as root. */
  readonly account?: { readonly uid: number; readonly gid: number };
  readonly stopSignal?: NodeJS.Signals;
  /** Throws while it cannot be used yet. */
  readonly check: () => Promise<void>;
  /** Processes it has started that outlive it. */
  readonly strays?: (pid: number) => readonly number[];
}

/** A machine that many share may be slow. */
const START_MS = 180_000;
const STOP_MS = 15_000;

/** One process of the cluster: started, killed, stopped and started again by its id. */
export class Program {
  readonly name: string;
  #options: ProgramOptions;
  #child: ChildProcess | null = null;
  #isOver = false;

  constructor(options: ProgramOptions) {
    this.name = options.name;
    this.#options = options;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isAlive(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** What it is started with from its next start on; `env` is added to what it has. */
  change({ args = this.#options.args, env = {} }: Partial<Pick<ProgramOptions, 'args' | 'env'>>): void {
    this.#options = { ...this.#options, args, env: { ...this.#options.env, ...env } };
  }

  async start(): Promise<void> {
    if (this.#isOver) throw new Error(`${this.name} is not started again: the cluster ends.`);
    const { command, args, env = {}, log, account } = this.#options;
    const output = openSync(log, 'a');
    // A group of its own: a Ctrl-C in the terminal reaches the cluster, which stops its parts in order.
    this.#child = spawn(command, args, {
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', output, output],
      detached: true,
      ...account,
    });
    this.#child.on('error', (error) => console.error(`${this.name}: ${error.message}`));
    closeSync(output);
    await this.ready();
  }

  async ready(): Promise<void> {
    const mustLive = (): void => {
      if (!this.isAlive) throw new Error(`${this.name} has ended; see ${this.#options.log}`);
    };
    await untilWorks(this.#options.check, START_MS, mustLive);
    // What answered may have been another program at the same address.
    mustLive();
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** As if its machine had lost its power: nothing of it is asked to end. */
  async kill(): Promise<void> {
    // What was never started has none: the children of 0 are those of the whole machine.
    const strays = this.pid === 0 ? [] : (this.#options.strays?.(this.pid) ?? []);
    const ended = this.#ended();
    this.signal('SIGKILL');
    for (const pid of strays) killOne(pid);
    await ended;
  }

  async stop(): Promise<void> {
    const ended = this.#ended();
    this.signal(this.#options.stopSignal ?? 'SIGTERM');
    const isEnded = await Promise.race([ended.then(() => true), pause(STOP_MS, false)]);
    if (!isEnded) await this.kill();
  }

  /** For good: a drill under way cannot start it again. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.stop();
  }

  async #ended(): Promise<void> {
    if (this.#child !== null && this.isAlive) await once(this.#child, 'exit');
  }
}

export function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Tries until it works; `before` may give up earlier. */
export async function untilWorks(check: () => Promise<void>, withinMs: number, before?: () => void): Promise<void> {
  for (const end = performance.now() + withinMs; ; await pause(200)) {
    before?.();
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}
