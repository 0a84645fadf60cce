import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, localDateOf, startOfDay } from '#contract/domain/rentalTime.ts';
import { market } from '#server/testing/people/renters.ts';
import { onlyDeep } from '#server/testing/isDeep.ts';
import { listBlocks } from './feedBlockRepository.ts';
import { insertFeed, saveEvents } from './feedRepository.ts';
import { placeBlocks } from './placeBlocks.ts';
import { readEvents } from './reading/readEvents.ts';

const DAY = 24 * 3_600_000;
const first = '2026-12-01';
const dayNumbers = Array.from({ length: 80 }, (_, index) => index);

/** Bookings of a day: from which day of the story on, how long, and whether the site names them. */
const bookings = fc.array(
  fc.record(
    { from: fc.integer({ min: 0, max: 70 }), nights: fc.integer({ min: 1, max: 6 }), isNamed: fc.boolean() },
    { noNullPrototype: true },
  ),
  { maxLength: 6 },
);
type Bookings = readonly { from: number; nights: number; isNamed: boolean }[];

const compact = (day: number) => addDays(first, day).replaceAll('-', '');
/** As sites write it: what is not named gets another UID every day. */
const write = (list: Bookings, today: number) =>
  `BEGIN:VCALENDAR\r\n${list
    .map(
      ({ from, nights, isNamed }, index) =>
        `BEGIN:VEVENT\r\nUID:${isNamed ? `${from}-${nights}` : `${today}-${index}`}@site\r\nDTSTART;VALUE=DATE:${compact(from)}\r\nDTEND;VALUE=DATE:${compact(from + nights)}\r\nSUMMARY:${isNamed ? 'Reserved' : 'Not available'}\r\nEND:VEVENT\r\n`,
    )
    .join('')}END:VCALENDAR\r\n`;

const hasDay = (list: Bookings, day: number) => list.some(({ from, nights }) => from <= day && day < from + nights);

test(
  'after thirty days of changing calendars exactly their coming days are blocked, and no order lost one',
  onlyDeep,
  async (t) => {
    const { app, carId } = await market(t);
    const { db, pool } = app.context;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(bookings, bookings), { minLength: 30, maxLength: 30 }),
        fc.uniqueArray(fc.integer({ min: 5, max: 70 }), { maxLength: 5 }),
        async (story, ownDays) => {
          await pool.query('delete from car_feeds where car_id = $1', [carId]);
          await pool.query('delete from car_blocks where car_id = $1', [carId]);
          // The owner's own days: whole ones, which no import may take.
          for (const day of ownDays) {
            const from = startOfDay(addDays(first, day));
            await pool.query(`insert into car_blocks (car_id, kind, period) values ($1, 'owner', tstzrange($2, $3))`, [
              carId,
              from,
              new Date(from.getTime() + DAY),
            ]);
          }
          const none = { events: [], etag: null, modified: null };
          const start = startOfDay(first);
          const ids = await db
            .transaction()
            .execute(async (transaction) => [
              await insertFeed(transaction, { carId, name: 'one', url: null, ...none }, start),
              await insertFeed(transaction, { carId, name: 'two', url: null, ...none }, start),
            ]);
          for (const [today, feeds] of story.entries()) {
            const now = new Date(start.getTime() + today * DAY + DAY / 2);
            for (const [index, list] of feeds.entries()) {
              const events = readEvents(write(list, today), { from: now, to: new Date(now.getTime() + 400 * DAY) });
              await db.transaction().execute(async (transaction) => {
                await saveEvents(transaction, ids[index] ?? 0, { ...none, events }, now);
                await placeBlocks(transaction, carId, now);
              });
            }
            const imported = async () => (await listBlocks(db, carId, now)).filter(({ isImported }) => isImported);
            const blocks = await imported();
            await db.transaction().execute((transaction) => placeBlocks(transaction, carId, now));
            assert.deepEqual(await imported(), blocks, 'done again it changes nothing');
            const isIn = ({ from, to }: (typeof blocks)[number], day: number) => {
              const noon = startOfDay(addDays(first, day)).getTime() + DAY / 2;
              return from <= noon && noon < to;
            };
            const blocked = dayNumbers.filter((day) => blocks.some((block) => isIn(block, day)));
            const expected = dayNumbers.filter(
              (day) => day >= today && !ownDays.includes(day) && feeds.some((list) => hasDay(list, day)),
            );
            // A block that has begun keeps the days it had: they are over.
            assert.deepEqual(
              blocked.filter((day) => day >= today),
              expected,
              localDateOf(now),
            );
            // Each names a calendar that has its days.
            for (const block of blocks) {
              const list = feeds[ids.indexOf(block.feedId ?? 0)] ?? [];
              for (const day of dayNumbers.filter((each) => each >= today && isIn(block, each)))
                assert.ok(hasDay(list, day), `${localDateOf(now)}, day ${day} of feed ${block.feedId}`);
            }
          }
        },
      ),
      { numRuns: 8 },
    );
  },
);
