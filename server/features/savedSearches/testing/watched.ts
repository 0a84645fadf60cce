import type { TestContext } from 'node:test';
import { listSavedSearches, saveSearch } from '#contract/calls/savedSearches/savedSearches.ts';
import { findFitting } from '#server/features/cars/search/findFitting.ts';
import { logInClient, mailsTo, post } from '#server/testing/people/people.ts';
import { rentalCar } from '#server/testing/people/rentalCar.ts';
import { type TestApp, testApp } from '#server/testing/testApp.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { type TestClock, testClock } from '#server/testing/testClock.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import { checkSavedSearches } from '../checkSavedSearches.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const me = 'nino@example.com';
const dates = { from: '2027-01-10T10:00', to: '2027-01-12T10:00' };
export const every = ['new', 'cheaper', 'free_again'];

export interface Place {
  readonly app: TestApp;
  readonly clock: TestClock;
  /** The one car that a search for its year finds. */
  readonly carId: number;
  readonly sql: (text: string, values?: unknown[]) => Promise<unknown>;
}

export async function place(t: TestContext): Promise<Place> {
  const clock = testClock(fleetMoment);
  const app = await testApp(t, { fleet: true, clock });
  const carId = await rentalCar(app);
  const sql = (text: string, values?: unknown[]) => app.context.pool.query(text, values);
  await sql('update cars set year = 1987, status = $2 where id = $1', [carId, 'active']);
  await logInClient(app);
  return { app, clock, carId, sql };
}

export const filters = { ...dates, year_min: 1987, year_max: 1987 };
export const save = async (browser: Pick<TestBrowser, 'inject'>, body: object = {}) =>
  post(browser, '/api/saved-searches', { name: 'Old ones', filters, alerts: every, ...body });
export const saved = async (browser: Pick<TestBrowser, 'inject'>, body: object = {}) =>
  saveSearch.response.parse((await save(browser, body)).body).saved_search;
export const list = async (browser: Pick<TestBrowser, 'inject'>) =>
  listSavedSearches.response.parse((await browser.inject('/api/saved-searches')).body);

/** Looks through the searches some time later; the reasons that the list then shows as unseen. */
export async function check({ app, clock }: Place, later = 10 * MINUTE): Promise<string[]> {
  clock.advance(later);
  await checkSavedSearches(app.context, findFitting);
  // A session lasts two hours: the list is read from the database of the test as the user would.
  const { rows } = await app.context.pool.query<{ reason: string; at: Date }>(
    'select reason, changed_at as at from saved_search_cars where changed_at = $1 order by car_id',
    [clock()],
  );
  return rows.map(({ reason }) => reason);
}

export const found = async (at: Place) =>
  (await mailsTo(at.app, me)).filter(({ subject }) => subject.includes('saved searches'));

export const setPrice = (price: number) => (at: Place) =>
  at.sql('update cars set price_per_day = $2 where id = $1', [at.carId, price]);
