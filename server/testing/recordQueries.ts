import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Compilable, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

/**
 * Loaded before tests (`node --import`), it notes every statement that a function of a repository has made, for
 * `.ci/checkPlans.ts`: by the stack, as tests ask the database themselves. Written when the process ends.
 */
const found = new Map<string, Set<string>>();

/** Who is at work, innermost first. What a stack is made into as a text costs more than the whole query. */
function listFrames(): readonly NodeJS.CallSite[] {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = 40;
  Error.prepareStackTrace = (_error, frames) => frames;
  const frames = new Error().stack as unknown as readonly NodeJS.CallSite[]; // as it was just prepared
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return frames;
}

/** The functions of repositories that are at work, `file#function`. */
function listAsking(frames: readonly NodeJS.CallSite[]): string[] {
  return frames.flatMap((frame) => {
    const [, file] = /\/(server\/[^:]*Repository\.ts)$/.exec(frame.getFileName() ?? '') ?? [];
    const name = file && frame.getFunctionName();
    return file === undefined || !name ? [] : [`${file}#${name}`];
  });
}

function note(text: string, frames = listFrames()): void {
  for (const place of listAsking(frames)) found.set(place, (found.get(place) ?? new Set()).add(text));
}

/**
 * Whether the call comes from a pool, which has recorded it already: if all connections were in use, the stack is that
 * of the caller who has released one.
 */
const isPassedOn = (frames: readonly NodeJS.CallSite[]): boolean =>
  frames.some((frame) => frame.getFileName()?.includes('/pg-pool/'));

interface Runnable {
  execute(...args: unknown[]): Promise<unknown>;
}

/** Patches a method of a prototype; what it does stays as it is. */
function watch<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  look: (self: unknown, args: unknown[]) => void,
): void {
  const original: unknown = target[name];
  if (typeof original !== 'function') throw new TypeError(`${String(name)} is no method.`);
  Object.defineProperty(target, name, {
    configurable: true,
    writable: true,
    value(this: unknown, ...args: unknown[]): unknown {
      look(this, args);
      return Reflect.apply(original, this, args);
    },
  });
}

const textOf = (query: unknown): string | undefined => {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
    ? query.text
    : undefined;
};

for (const prototype of [pg.Pool.prototype, pg.Client.prototype])
  watch(prototype, 'query', (_self, [query]) => {
    const text = textOf(query);
    if (text === undefined) return;
    const frames = listFrames();
    if (!isPassedOn(frames)) note(text, frames);
  });

// Queries of Kysely reach the connection some turns later, when their caller is not on the stack any more.
const db = new Kysely<Record<string, { id: number }>>({ dialect: new PostgresDialect({ pool: new pg.Pool() }) });
const builders = [db.selectFrom('a'), db.insertInto('a'), db.updateTable('a'), db.deleteFrom('a')];
for (const builder of builders)
  watch(Object.getPrototypeOf(builder) as Runnable, 'execute', (self) => note((self as Compilable).compile().sql));
watch(Object.getPrototypeOf(sql`select`) as Runnable, 'execute', (self, [executor]) => {
  // A raw query is compiled when it is executed.
  note((self as ReturnType<typeof sql>).compile(executor as Kysely<unknown>).sql);
});

process.on('exit', () => {
  const dir = join(import.meta.dirname, '../../.cache/queries');
  mkdirSync(dir, { recursive: true });
  const name = process.env['QUERIES'];
  if (name === undefined) throw new Error('Set QUERIES to the name of the list.');
  const list = Object.fromEntries([...found].map(([place, texts]) => [place, [...texts]]));
  writeFileSync(join(dir, `${name}.json`), JSON.stringify(list));
});
