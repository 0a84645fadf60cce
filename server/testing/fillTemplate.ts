import { connectPool } from '#server/db/connect.ts';
import { fillFleet } from '#server/features/cars/demo/fillFleet.ts';
import { fleetMoment, testConfig } from './testConfig.ts';

/** Puts the demo fleet into a template database, as it is on one fixed morning. */
export async function fillTemplate(url: string): Promise<void> {
  const pool = connectPool({ url, max: 2 });
  try {
    await fillFleet({ config: testConfig(), pool, clock: () => fleetMoment });
  } finally {
    await pool.end();
  }
}
