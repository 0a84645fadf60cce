import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { type AppOptions, buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { makeContext } from '#server/makeContext.ts';
import { connectPool } from '#server/platform/db/connect.ts';
import type { Network } from '#server/platform/network/network.ts';
import { cloneDatabase } from './testDatabase.ts';
import { testEngine } from './testEngine.ts';
import { type TestBrowser, testBrowser } from './testBrowser.ts';
import { noNetwork } from './testNetwork.ts';
import { testClock } from './testClock.ts';
import { fleetMoment, testConfig } from './testConfig.ts';

/** A test that overtakes nothing ends as fast as before; on a busy machine it waits instead of getting a 503. */
export const TEST_PATIENCE = 10;

export interface TestAppOptions extends AppOptions {
  /** Whether the demo fleet is in the database. */
  readonly fleet?: boolean;
  /** Stopped at `fleetMoment` by default. */
  readonly clock?: () => Date;
  readonly config?: Partial<Config>;
  /** What is outside; nothing, unless given. */
  readonly network?: Network;
  /** Before the pool has any connection. */
  readonly onPool?: (pool: Pool) => void;
}

/** Where what was opened says how to close it: a test, or a run of the simulation. */
export interface Closing {
  after(close: () => Promise<void>): void;
}

export interface TestApp extends TestBrowser {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly databaseUrl: string;
  /** Another visitor of the same server: no cookies yet. */
  visitor(): TestBrowser;
}

/** The real server on a real database of its own, gone after the test. */
export async function testApp(t: Closing, options: TestAppOptions = {}): Promise<TestApp> {
  const database = await cloneDatabase(await testEngine(), options.fleet === true);
  const dataDir = join(tmpdir(), `gza-test-${randomUUID()}`);
  const config: Config = { ...testConfig(dataDir), ...options.config };
  const pool = connectPool({ url: database.url, max: 5, patience: TEST_PATIENCE });
  options.onPool?.(pool);
  const context = makeContext({
    config,
    pool,
    databaseUrl: database.url,
    clock: options.clock ?? testClock(fleetMoment),
    network: options.network ?? noNetwork,
  });
  const app = await buildApp(context, options);
  t.after(async () => {
    await app.close();
    await pool.end();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const visitor = () => testBrowser(app, new URL(config.publicUrl).host);
  return { ...visitor(), app, context, databaseUrl: database.url, visitor };
}
