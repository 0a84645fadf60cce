export interface LockEntry {
  readonly version?: string;
  readonly name?: string;
  readonly integrity?: string;
  readonly [field: string]: unknown;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
  readonly [field: string]: unknown;
}

/** The registry's data on `name@version`; null where it has no such package. */
export type AskIntegrity = (name: string, version: string) => Promise<string | null>;

/**
 * The lockfile as it should be after an install: with the entries of other platforms that npm left out because the
 * registry lacks them, as they were `before`, and with the hash of every package that the registry does have.
 */
export async function completeLock(lock: Lock, before: Lock, ask: AskIntegrity): Promise<Lock> {
  const entries = Object.entries(lock.packages);
  for (const [path, entry] of droppedEntries(lock, before)) {
    const next = entries.findIndex(([other]) => other !== '' && other.localeCompare(path, 'en') > 0);
    entries.splice(next === -1 ? entries.length : next, 0, [path, entry]);
  }
  const packages: Record<string, LockEntry> = {};
  for (const [path, entry] of entries) {
    const integrity = needsHash(path, entry) ? await ask(nameOf(path, entry), entry.version ?? '') : null;
    packages[path] = integrity === null ? entry : withHash(entry, integrity);
  }
  return { ...lock, packages };
}

/** Entries that remaining packages still depend on, in the locked version: the others were removed on purpose. */
function droppedEntries(lock: Lock, before: Lock): [string, LockEntry][] {
  const wanted = new Set(Object.values(lock.packages).flatMap((entry) => Object.entries(entriesOf(entry)).map(named)));
  return Object.entries(before.packages).filter(
    ([path, entry]) =>
      !Object.hasOwn(lock.packages, path) &&
      entry['optional'] === true &&
      wanted.has(named([nameOf(path, entry), entry.version])),
  );
}

const named = ([name, version]: readonly [string, unknown]): string => `${name}@${String(version)}`;

function entriesOf({ optionalDependencies }: LockEntry): Readonly<Record<string, unknown>> {
  return typeof optionalDependencies === 'object' ? { ...optionalDependencies } : {};
}

/** Neither the project itself nor a link has one. */
const needsHash = (path: string, entry: LockEntry): boolean =>
  path !== '' && entry.integrity === undefined && entry['link'] !== true && entry.version !== undefined;

const nameOf = (path: string, { name }: LockEntry): string => name ?? path.replace(/^.*node_modules\//, '');

/** At the position where npm writes it: after the version. */
function withHash({ version = '', ...rest }: LockEntry, integrity: string): LockEntry {
  return { version, integrity, ...rest };
}
