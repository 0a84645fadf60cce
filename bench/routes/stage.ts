import { calls } from '#contract/calls.ts';
import { connectDatabase, connectPool } from '#server/platform/db/connect.ts';
import { testClient } from '#server/testing/people/testActors.ts';
import { testConfig } from '#server/testing/testConfig.ts';

/** The cookie of a session on a database whose planner knows its tables. */
export async function logIn(url: string): Promise<string> {
  const pool = connectPool({ url, max: 1 });
  const context = { config: testConfig(), pool, db: connectDatabase(pool), clock: () => new Date() };
  const { cookie } = await testClient(context, 'bench');
  await pool.query("update sessions set expires_at = now() + interval '1 hour'");
  await pool.query('analyze');
  await pool.end();
  return cookie ?? '';
}

export async function firstCar(origin: string): Promise<{ readonly id: number; readonly slug: string }> {
  const answer = await fetch(`${origin}${calls.searchCars.path}`);
  const [car] = calls.searchCars.response.parse(await answer.json()).cars;
  if (car === undefined) throw new Error('The demo fleet is empty.');
  return car;
}
