import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, instantOf, localDateOf } from '#contract/domain/rentalTime.ts';
import { testApp } from '#server/testing/testApp.ts';
import { countCarDays } from './carDaysRepository.ts';
import { listRentalDays } from './rentalDays.ts';

const DAY = 24 * 3_600_000;
interface Span {
  readonly from: Date;
  readonly to: Date;
}

test('rented days of a fleet are those that clients are charged for, of all days that were available', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  const { db, pool } = context;
  await pool.query("delete from car_blocks where order_id is null or upper(period) < '2026-11-20'");
  // From ten to ten a day of the calendar, and what only touches the next one.
  const blocked: [string, string, string][] = [
    ['owner', '2026-06-01 10:00', '2026-06-03 10:00'],
    ['maintenance', '2026-07-01 09:00', '2026-07-01 10:01'],
    ['ical', '2026-08-05 00:00', '2026-08-06 00:00'],
    ['hold', '2026-09-01 10:00', '2026-09-05 10:00'],
  ];
  for (const [kind, from, to] of blocked)
    await pool.query(
      "insert into car_blocks (car_id, kind, period) select id, $1, tstzrange($2::timestamptz, $3::timestamptz) from cars where status = 'active'",
      [kind, `${from}+04`, `${to}+04`],
    );
  const { rows: cars } = await pool.query<{ id: number; created_at: Date }>('select id, created_at from cars');
  const { rows: orders } = await pool.query<Span & { car_id: number; days: number }>(
    `select car_id, days, lower(period) as "from", upper(period) as "to" from orders
     where status in ('confirmed', 'active', 'completed')`,
  );
  const { rows: blocks } = await pool.query<Span & { car_id: number }>(
    `select car_id, lower(period) as "from", upper(period) as "to" from car_blocks
     where kind in ('owner', 'maintenance', 'ical')`,
  );
  const spans = [
    { from: '2026-01-01', to: '2026-11-19' },
    { from: '2026-06-02', to: '2026-06-02' },
    { from: '2026-07-01', to: '2026-07-07' },
    { from: '2026-11-20', to: '2027-01-31' },
  ];
  const found = await countCarDays(
    db,
    cars.map(({ id }) => id),
    spans,
  );
  assert.equal(found.size, cars.length);
  let rented = 0;
  for (const { id, created_at } of cars) {
    const taken = new Set(orders.filter(({ car_id }) => car_id === id).flatMap((dates) => listRentalDays(dates)));
    const own = blocks.filter(({ car_id }) => car_id === id);
    const isFree = (day: string): boolean => {
      const start = instantOf(day)?.getTime() ?? 0;
      return (
        day >= localDateOf(created_at) &&
        own.every(({ from, to }) => Number(to) <= start || Number(from) >= start + DAY)
      );
    };
    const expected = spans.map(({ from, to }) => {
      const days = [];
      for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
      return {
        rented: days.filter((day) => taken.has(day)).length,
        available: days.filter((day) => taken.has(day) || isFree(day)).length,
      };
    });
    rented += expected[0]?.rented ?? 0;
    assert.deepEqual(
      found.get(id),
      { rented: expected.map((span) => span.rented), available: expected.map((span) => span.available) },
      `car ${id}`,
    );
  }
  assert.ok(rented > 1000, 'a fleet of which much was rented');
});
