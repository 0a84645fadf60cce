import { connectPool } from '#server/platform/db/connect.ts';
import { fillFleet } from '#server/demo/fleet/fillFleet.ts';
import { fleetMoment, testConfig } from './testConfig.ts';

/** Puts the demo fleet into a template database, as it is on one fixed morning. */
export async function fillTemplate(url: string): Promise<void> {
  // A busy machine takes longer than the site may.
  const pool = connectPool({ url, max: 2, patience: 20 });
  try {
    await fillFleet({ config: testConfig(), pool, clock: () => fleetMoment });
  } finally {
    await pool.end();
  }
}
