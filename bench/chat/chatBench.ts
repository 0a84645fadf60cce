import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { projectDir } from '#server/config.ts';
import { ensureDatabase, startEngine } from '#server/platform/db/engine.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openStreams, tokenOf } from './openStreams.ts';

const dir = join(projectDir, '.cache/bench-chat');
const LARGEST_KB = 25;
const LARGEST_RATIO = 10;

/**
 * Measures the memory of idle streams in a separate server process, and compares the time from a notification to a browser
 * with a bare round trip through the database, alternating in the same run.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      streams: { type: 'string', default: '5000' },
      rounds: { type: 'string', default: '500' },
      // How many streams come and go first.
      'warm-up': { type: 'string', default: '300' },
    },
  });
  const count = Number(values.streams);
  const engine = await startEngine({ dir, settings: { max_connections: '60' } });
  const url = await ensureDatabase(engine, 'bench_chat');
  const client = new pg.Client({ connectionString: url });
  let server: ChildProcess | undefined;
  try {
    await migrate(url);
    await client.connect();
    await fillSessions(client, count);
    server = fork(join(import.meta.dirname, 'streamServer.ts'), {
      execArgv: ['--expose-gc'],
      env: { ...process.env, BENCH_DATABASE: url, BENCH_DATA: dir },
    });
    const { port = 0 } = await nextMessage(server);
    const users = Array.from({ length: count }, (_, index) => index + 1);

    // The first streams also load code, which does not count.
    for (const { socket } of await openStreams(port, users.slice(0, Number(values['warm-up'])))) socket.destroy();
    const before = await weigh(server);
    const streams = await openStreams(port, users);
    const after = await weigh(server);
    const kb = (after.held - before.held) / count / 1000;
    console.log(
      `${count} idle streams: ${kb.toFixed(1)} kB RSS each (${mb(before.held)} → ${mb(after.held)} MB), limit ${LARGEST_KB}`,
    );
    const loose = (after.asIs - before.asIs) / count / 1000;
    console.log(`without any collection: ${loose.toFixed(1)} kB (${mb(before.asIs)} → ${mb(after.asIs)} MB)`);

    const bare: number[] = [];
    const delivered: number[] = [];
    const listener = new pg.Client({ connectionString: url });
    await listener.connect();
    await listener.query('listen gza_bench');
    for (let round = 0; round < Number(values.rounds); round += 1) {
      let start = performance.now();
      const heard = once(listener, 'notification');
      await client.query("select pg_notify('gza_bench', $1)", [String(round)]);
      await heard;
      bare.push(performance.now() - start);

      const place = (round * 997) % count;
      const arrives = streams[place]?.nextEvent();
      start = performance.now();
      const event = { kind: 'thread', thread: round, users: [place + 1] };
      await client.query("select pg_notify('gza_events', $1)", [JSON.stringify(event)]);
      delivered.push(((await arrives) ?? 0) - start);
    }
    await listener.end();
    for (const { socket } of streams) socket.destroy();
    const ratio = quantile(delivered, 0.95) / quantile(bare, 0.95);
    console.log(`bare LISTEN/NOTIFY: p50 ${ms(bare, 0.5)}, p95 ${ms(bare, 0.95)} ms`);
    console.log(`to a browser's socket: p50 ${ms(delivered, 0.5)}, p95 ${ms(delivered, 0.95)} ms`);
    console.log(`ratio of the p95: ${ratio.toFixed(2)}, limit ${LARGEST_RATIO}`);
    if (kb > LARGEST_KB || ratio > LARGEST_RATIO) process.exitCode = 1;
  } finally {
    server?.kill();
    await client.end().catch(() => undefined);
    await engine.stop();
  }
}

/** Each stream belongs to another user: the most expensive case. */
async function fillSessions(client: pg.Client, count: number): Promise<void> {
  await client.query('truncate users restart identity cascade');
  await client.query(
    `insert into users (email, password_hash, roles, language)
     select 'bench-' || n || '@bench.test', 'none', array['client'], 'en' from generate_series(1, $1::integer) n`,
    [count],
  );
  await client.query(
    `insert into sessions (user_id, token_hash, api_token_hash, language, created_at, expires_at)
     select id, sha256(convert_to($1 || id, 'UTF8')), sha256('x'), 'en', now(), now() + interval '2 hours' from users`,
    [tokenOf(0).slice(0, -1)],
  );
  await client.query('analyze users, sessions');
}

interface ServerMessage {
  readonly port?: number;
  /** RSS in bytes, before and after all garbage was collected. */
  readonly weight?: Weight;
}

interface Weight {
  readonly asIs: number;
  readonly held: number;
}

async function nextMessage(server: ChildProcess): Promise<ServerMessage> {
  const [message] = (await once(server, 'message')) as [ServerMessage];
  return message;
}

async function weigh(server: ChildProcess): Promise<Weight> {
  // Memory settles a little after it is freed.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  server.send('weigh');
  const { weight } = await nextMessage(server);
  if (weight === undefined) throw new Error('The server did not report its memory.');
  return weight;
}

const mb = (bytes: number): string => (bytes / 1e6).toFixed(0);
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
const ms = (values: readonly number[], share: number): string => quantile(values, share).toFixed(2);
