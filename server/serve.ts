import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { makeContext } from './makeContext.ts';
import { blameDataDir, openDataDir } from './platform/dataDir.ts';
import { connectPool } from './platform/db/connect.ts';
import { connectReplica } from './platform/db/replica/replicaPool.ts';
import { findMissingSettings } from './platform/db/findMissingSettings.ts';
import { type Engine, ensureDatabase, startEngine } from './platform/db/engine.ts';
import { migrate } from './platform/db/migrate.ts';
import { fillDemo } from './demo/fillDemo.ts';
import type { Lifecycle } from './platform/http/lifecycle.ts';
import { jobs } from './jobs.ts';
import { type JobRunner, migrateJobs, runJobs } from './platform/jobs/runJobs.ts';
import { StartError } from './platform/startError.ts';
import { systemClock } from './platform/systemClock.ts';

/** Requests under way have this long to finish before their connections are cut. */
const PATIENCE = 7_000;
const SPANS_PATIENCE = 1_000;

export interface Server {
  readonly context: Context;
  readonly log: FastifyBaseLogger;
  /** Finishes requests under way, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Database, server and jobs together; ready when it returns. Null where `ended` came first: a database that is away, or
 * another process that migrates it, is not waited for then. An engine of its own is, so that none is left running.
 */
export async function serve(
  config: Config,
  ended: Promise<void> = new Promise(() => undefined),
): Promise<Server | null> {
  openDataDir(config.dataDir);
  const parts: Parts = { lifecycle: { phase: 'starting' }, pools: [] };
  const stop = () => stopAll(parts);
  const begun = begin(config, parts);
  try {
    const server = await (config.databaseUrl === null ? begun : Promise.race([begun, ended.then(() => null)]));
    if (server !== null) return { ...server, stop };
  } catch (error) {
    await stop();
    throw config.databaseUrl === null ? blameDataDir(config.dataDir, error) : error;
  }
  // What it waits for fails now.
  begun.catch(() => undefined);
  await stop();
  return null;
}

async function begin(config: Config, parts: Parts): Promise<Omit<Server, 'stop'>> {
  const url = config.databaseUrl ?? (await startOwnEngine(config, parts));
  const context = connect(config, url, parts);
  if (config.spans !== null) parts.stopSpans = (await import('./platform/spans/sendSpans.ts')).sendSpans(config.spans);
  parts.app = await buildApp(context, { lifecycle: parts.lifecycle });
  // The port first: one in use must be reported before anything is changed.
  await listen(parts.app, config);
  await prepareDatabase(context);
  parts.runner = await runJobs(context.databaseUrl, jobs, context, parts.app.log);
  parts.lifecycle.phase = 'ready';
  return { context, log: parts.app.log };
}

interface Parts {
  readonly lifecycle: Lifecycle;
  readonly pools: Pool[];
  engine?: Engine;
  app?: FastifyInstance;
  runner?: JobRunner;
  stopSpans?: () => Promise<void>;
}

async function startOwnEngine(config: Config, parts: Parts): Promise<string> {
  parts.engine = await startEngine({ dir: join(config.dataDir, 'engine') });
  return ensureDatabase(parts.engine, 'gza');
}

function connect(config: Config, url: string, { pools }: Parts): Context {
  const limits = { max: config.databasePool, patience: config.databasePatience };
  const pool = connectPool({ url, ...limits, isShared: config.databaseDirectUrl !== null });
  const replica = {
    ...limits,
    url: config.databaseReadUrl ?? '',
    lagMs: config.databaseReadLag * 1_000,
    clock: systemClock,
  };
  const readPool = config.databaseReadUrl === null ? pool : connectReplica(replica, pool);
  // The replica's first: it looks at the other.
  if (readPool !== pool) pools.push(readPool);
  pools.push(pool);
  return makeContext({ config, pool: readPool, mainPool: pool, databaseUrl: config.databaseDirectUrl ?? url });
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is taken: stop the program that uses it, or set PORT to another number.`);
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this account: set PORT to a number above 1023.`);
    throw new StartError(`Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function prepareDatabase(context: Context): Promise<void> {
  const { config, databaseUrl: url } = context;
  try {
    await migrate(url);
    await migrateJobs(url);
    const missing = config.databaseDirectUrl === null ? [] : await findMissingSettings(context.mainPool);
    if (missing.length > 0) throw new Error(`the pooler opens connections without ${missing.join(', ')}`);
  } catch (error) {
    const { host } = new URL(url);
    const reason =
      error instanceof AggregateError
        ? error.errors.map(String).join(', ')
        : error instanceof Error
          ? error.message
          : String(error);
    throw new StartError(`Cannot use the database at ${host}: ${reason}`);
  }
  if (config.isDemo) await fillDemo(context);
}

async function stopAll({ lifecycle, pools, engine, app, runner, stopSpans }: Parts): Promise<void> {
  lifecycle.phase = 'stopping';
  const impatience = setTimeout(() => app?.server.closeAllConnections(), PATIENCE);
  await app?.close();
  clearTimeout(impatience);
  await runner?.stop().catch(() => undefined);
  // A collector that does not answer keeps no process alive.
  await Promise.race([stopSpans?.().catch(() => undefined), pause(SPANS_PATIENCE, undefined, { ref: false })]);
  await Promise.all(pools.map((pool) => pool.end()));
  await engine?.stop();
}
