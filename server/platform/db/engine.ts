import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type EnginePlace, findEnginePlace, openSocketDir, renameUnlessThere } from './enginePlace.ts';
import { StartError } from '#server/platform/startError.ts';
import { findPostmaster, findSocketDir } from './postmaster.ts';
import { steadyNow } from '#server/platform/systemClock.ts';

/** Shared by all users of the engine; exclusive only for the one that stops it. */
const USE_LOCK = 7_264_000;
const START_DEADLINE = 30_000;
const USER = 'gza';

export interface Engine {
  /** Address of a database in the engine, for pg and for DATABASE_URL-like settings. */
  url(database: string): string;
  /** Process id of the postmaster. */
  readonly pid: number;
  /** Lets the process end while it still uses the engine. */
  unref(): void;
  /** Ends the use of the engine; it stops with its last user. */
  stop(): Promise<void>;
}

export interface EngineOptions {
  /** Folder for the data, made when missing. */
  readonly dir: string;
  /** PostgreSQL settings, `{fsync: 'off'}`; only the process that starts it sets them. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts the embedded PostgreSQL, or joins the one that already runs on the same data: of another process,
 * or left behind by a killed one. PostgreSQL's own lock file decides between several that start at once.
 */
export async function startEngine({ dir, settings = {} }: EngineOptions): Promise<Engine> {
  const place = findEnginePlace(dir);
  if (!existsSync(place.dataDir)) await initialise(place);
  const deadline = steadyNow() + START_DEADLINE;
  for (;;) {
    if (findPostmaster(place.dataDir) === null) launch(place, settings);
    const anchor = await joinEngine(place);
    const pid = findPostmaster(place.dataDir);
    if (anchor !== null && pid !== null) {
      return {
        url: (database) => addressOf(anchor.socketDir, database),
        pid,
        unref: () => void anchor.socket.unref(),
        stop: () => leaveEngine(anchor, place.dataDir),
      };
    }
    if (steadyNow() > deadline)
      throw new StartError(`The embedded PostgreSQL does not start; its log is ${place.logFile}.`);
    await pause(50);
  }
}

function addressOf(socketDir: string, database: string): string {
  return `postgresql://${USER}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
}

function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC' };
}

async function initialise(place: EnginePlace): Promise<void> {
  const draft = `${place.dataDir}.${randomUUID()}`;
  const identity = place.uid === undefined ? {} : { uid: place.uid, gid: place.uid };
  // Under the plain C locale trigrams know no Georgian letters.
  const options = ['-D', draft, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'];
  const initdb = join(place.nativeDir, 'bin/initdb');
  try {
    await promisify(execFile)(initdb, options, { cwd: '/', env: environment(), ...identity });
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw new StartError(`The embedded PostgreSQL cannot be set up in ${place.dataDir}: ${lastComplaint(error)}`);
  }
  renameUnlessThere(draft, place.dataDir);
}

function lastComplaint(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return output.split('\n').findLast((line) => /error|fatal|could not/i.test(line)) ?? output.trim();
}

/** Not a child in the terminal's eyes: Ctrl-C must reach the server alone, which still needs its database. */
function launch(place: EnginePlace, settings: Readonly<Record<string, string>>): void {
  const identity = place.uid === undefined ? {} : { uid: place.uid, gid: place.uid };
  const log = openSync(place.logFile, 'a', 0o600);
  if (place.uid !== undefined) chownSync(place.logFile, place.uid, place.uid);
  const all = {
    listen_addresses: '',
    unix_socket_directories: openSocketDir(place),
    unix_socket_permissions: '0700',
    max_connections: '200',
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(place.nativeDir, 'bin/postgres'), ['-D', place.dataDir, ...options], {
    cwd: '/',
    env: environment(),
    detached: true,
    stdio: ['ignore', log, log],
    ...identity,
  });
  // A failed start shows as an engine without connections, and in its log.
  child.on('error', () => undefined);
  child.unref();
  closeSync(log);
}

/** A connection held open as long as the engine is used. */
interface Anchor {
  readonly socketDir: string;
  readonly client: pg.Client;
  readonly socket: Socket;
}

/** Null when the engine is not (or no longer) ready. */
async function joinEngine({ dataDir }: EnginePlace): Promise<Anchor | null> {
  // As the engine itself says: another version of this program may have started it.
  const socketDir = findSocketDir(dataDir);
  if (socketDir === null) return null;
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: addressOf(socketDir, 'postgres'),
    application_name: 'gza engine',
    connectionTimeoutMillis: 5_000,
    stream: () => socket,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Waits while another process is stopping the engine, and fails when it has.
    await client.query('select pg_advisory_lock_shared($1)', [USE_LOCK]);
    return { socketDir, client, socket };
  } catch {
    await client.end().catch(() => undefined);
    return null;
  }
}

async function leaveEngine({ client, socket }: Anchor, dataDir: string): Promise<void> {
  socket.ref();
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [USE_LOCK]);
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [USE_LOCK]);
    if (rows[0]?.alone === true) await stopPostmaster(dataDir);
  } catch {
    // It is gone already, with its connections.
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function stopPostmaster(dataDir: string): Promise<void> {
  const pid = findPostmaster(dataDir);
  // Fast shutdown: open transactions are rolled back, connections closed.
  if (pid !== null) process.kill(pid, 'SIGINT');
  const deadline = steadyNow() + 8_000;
  while (findPostmaster(dataDir) !== null && steadyNow() < deadline) await pause(20);
}

/** Creates a database unless it is there. */
export async function ensureDatabase(engine: Engine, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: engine.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    // Another start may have been faster.
    if (!(error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505'))) throw error;
  } finally {
    await client.end();
  }
  return engine.url(name);
}
