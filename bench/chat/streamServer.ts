import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connectDatabase, connectPool } from '#server/platform/db/connect.ts';
import { makeFailures } from '#server/platform/failures.ts';
import { featureEffects } from '#server/featureEffects.ts';
import { realNetwork } from '#server/platform/network/network.ts';
import { openStorage } from '#server/platform/storage/openStorage.ts';

/** A separate server process, whose memory can be measured; sends its address, and its memory on request. */
const url = process.env['BENCH_DATABASE'] ?? '';
const config = readConfig({ DATA_DIR: process.env['BENCH_DATA'], LOG_LEVEL: 'silent', LIMITS_FACTOR: '100000' });
const pool = connectPool({ url, max: 10 });
const app = await buildApp({
  config,
  pool,
  mainPool: pool,
  db: connectDatabase(pool),
  databaseUrl: url,
  storage: openStorage(config),
  clock: () => new Date(),
  failures: makeFailures(),
  network: realNetwork,
  ...featureEffects,
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', () => {
  const asIs = process.memoryUsage.rss();
  // Frees all that V8 can: its reserve depends on how the streams were opened, not on their number.
  const options: NodeJS.GCOptions = { type: 'major', execution: 'sync', flavor: 'last-resort' };
  globalThis.gc?.(options);
  process.send?.({ weight: { asIs, held: process.memoryUsage.rss() } });
});
process.send?.({ port: Number(new URL(address).port) });
