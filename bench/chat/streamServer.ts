import { buildApp } from '#server/app.ts';
import { makeContext } from '#server/makeContext.ts';
import { readConfig } from '#server/config.ts';
import { connectPool } from '#server/platform/db/connect.ts';

/** A separate server process, whose memory can be measured; sends its address, and its memory on request. */
const url = process.env['BENCH_DATABASE'] ?? '';
const config = readConfig({ DATA_DIR: process.env['BENCH_DATA'], LOG_LEVEL: 'silent', LIMITS_FACTOR: '100000' });
const pool = connectPool({ url, max: 10 });
const app = await buildApp(makeContext({ config, pool, databaseUrl: url }));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', () => {
  const asIs = process.memoryUsage.rss();
  // Frees all that V8 can: its reserve depends on how the streams were opened, not on their number.
  const options: NodeJS.GCOptions = { type: 'major', execution: 'sync', flavor: 'last-resort' };
  globalThis.gc?.(options);
  process.send?.({ weight: { asIs, held: process.memoryUsage.rss() } });
});
process.send?.({ port: Number(new URL(address).port) });
