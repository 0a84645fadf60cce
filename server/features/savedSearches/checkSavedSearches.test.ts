import assert from 'node:assert/strict';
import { test } from 'node:test';
import { post } from '#server/testing/people/people.ts';
import { check, DAY, found, me, MINUTE, type Place, place, save, setPrice } from './testing/watched.ts';

const block = 'insert into car_blocks (car_id, kind, period) values ($1, $2, $3)';
const taken = '[2027-01-10 08:00+00,2027-01-11 08:00+00)';

interface Situation {
  readonly name: string;
  readonly search?: object;
  /** Before the search is saved, after it, and what is told then. */
  readonly before?: (at: Place) => Promise<unknown>;
  readonly steps: readonly (readonly [change: ((at: Place) => Promise<unknown>) | null, told: readonly string[]])[];
}

const take = (at: Place) => at.sql(block, [at.carId, 'owner', taken]);
const free = (at: Place) => at.sql('delete from car_blocks where car_id = $1', [at.carId]);

const situations: readonly Situation[] = [
  { name: 'what fits already is known', steps: [[null, []]] },
  {
    name: 'cheaper, told once',
    steps: [
      [setPrice(8_000), ['cheaper']],
      [null, []],
    ],
  },
  {
    name: 'dearer, then as before',
    steps: [
      [setPrice(12_000), []],
      [setPrice(10_000), []],
      // Shown as the same price.
      [setPrice(9_999), []],
      [setPrice(9_900), ['cheaper']],
    ],
  },
  {
    name: 'taken, then free again',
    steps: [
      [take, []],
      [free, ['free_again']],
      [null, []],
    ],
  },
  {
    name: 'taken when it was saved',
    before: take,
    steps: [
      [null, []],
      [free, ['free_again']],
    ],
  },
  {
    name: 'taken and freed for a search without dates',
    search: { filters: { year_min: 1987, year_max: 1987 } },
    steps: [
      [take, []],
      [free, []],
      [setPrice(7_000), ['cheaper']],
    ],
  },
  {
    name: 'the base of the dates alone',
    steps: [
      [
        (at) => at.sql("insert into car_date_prices (car_id, date, price) values ($1, '2027-01-10', 5000)", [at.carId]),
        ['cheaper'],
      ],
    ],
  },
  { name: 'alerts that are off', search: { alerts: [] }, steps: [[setPrice(5_000), []]] },
  {
    name: 'only prices',
    search: { alerts: ['cheaper'] },
    before: take,
    steps: [
      [free, []],
      [setPrice(5_000), ['cheaper']],
    ],
  },
  {
    name: 'a car that leaves and comes back is not new',
    steps: [
      [(at) => at.sql("update cars set status = 'inactive' where id = $1", [at.carId]), []],
      [(at) => at.sql("update cars set status = 'active' where id = $1", [at.carId]), []],
    ],
  },
  {
    name: 'an account that is blocked',
    before: () => Promise.resolve(),
    steps: [
      [
        async (at) => {
          await at.sql("update users set blocked_at = now(), blocked_reason = 'x' where email = $1", [me]);
          await setPrice(5_000)(at);
        },
        [],
      ],
    ],
  },
];

test('the job tells what has changed, by situation', async (t) => {
  const at = await place(t);
  for (const { name, search, before, steps } of situations) {
    await at.sql('delete from saved_searches');
    await setPrice(10_000)(at);
    await free(at);
    await before?.(at);
    at.clock.advance(MINUTE);
    // A session ends after two hours of the clock.
    await post(at.app, '/api/login', { email: me, password: 'seven green buses' });
    assert.equal((await save(at.app, search)).status, 201, name);
    for (const [index, [change, told]] of steps.entries()) {
      await change?.(at);
      assert.deepEqual(await check(at), told, `${name}, step ${index + 1}`);
    }
  }
});

test('what was found for dates that have begun by the turn of its mail is not mailed any more', async (t) => {
  const at = await place(t);
  await save(at.app);
  at.clock.set(new Date('2027-01-09T12:00:00Z'));
  await setPrice(9_000)(at);
  await check(at);
  assert.equal((await found(at)).length, 1);
  await setPrice(8_000)(at);
  assert.deepEqual(await check(at), ['cheaper']);
  // The rental would have begun at ten; the next mail may be written at noon.
  at.clock.set(new Date('2027-01-10T12:00:00Z'));
  await check(at);
  assert.equal((await found(at)).length, 1);
});

test('a mail names the price that a car has when it is written, and no car that got dear again', async (t) => {
  const at = await place(t);
  await save(at.app);
  await setPrice(9_000)(at);
  await check(at);
  // The mail of this day is written: what comes now waits for the next one.
  await setPrice(7_000)(at);
  assert.deepEqual(await check(at), ['cheaper']);
  await setPrice(8_000)(at);
  await check(at, DAY);
  const mails = await found(at);
  assert.equal(mails.length, 2);
  assert.match(mails[0]?.text ?? '', /160/);
  assert.doesNotMatch(mails[0]?.text ?? '', /140/);
  await setPrice(7_000)(at);
  assert.deepEqual(await check(at), ['cheaper']);
  await setPrice(12_000)(at);
  await check(at, DAY);
  assert.equal((await found(at)).length, 2);
});

test('a mail leads to the page of a car with the dates and the place that its price is for', async (t) => {
  const at = await place(t);
  await at.sql(
    `insert into places (owner_id, kind, airport_id, price, notice_hours) select owner_id, 'airport', 1, 3000, 0 from cars
     where id = $1 on conflict (owner_id, kind, target_id) do update set price = 3000, hours = null, notice_hours = 0`,
    [at.carId],
  );
  const asked = { from: '2027-01-10T10:00', to: '2027-01-12T10:00', pick_up: 'airport-1', drop_off: 'airport-1' };
  await save(at.app, { filters: { ...asked, year_min: 1987, year_max: 1987 } });
  await setPrice(9_000)(at);
  await check(at);
  const [mail] = await found(at);
  // Two days, and twice the airport.
  assert.match(mail?.text ?? '', /240\s₾ for your dates/);
  assert.ok(mail?.text.includes(`?${new URLSearchParams(asked).toString()}\n`), mail?.text);
});
