import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { type Config, readConfig } from '#server/config.ts';

/** The morning on which the demo fleet of the tests was filled; their clock starts here. */
export const fleetMoment = new Date('2026-11-20T06:00:00Z');

/** Settings of a demo, with secrets that are the same in every test. */
export function testConfig(dataDir: string = join(tmpdir(), 'gza-test')): Config {
  return readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    // Tests read what they have just changed, on a stopped clock.
    KEPT_SECONDS: '0',
    SECRET: 'a secret that only tests use, of 32 or more',
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
}
