import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { atBank, market, ordered, payment } from '#server/testing/people/renters.ts';

const BOM = '\uFEFF';

test('the file has the rows of the list in the reader’s language, and a mark for Excel that it is UTF-8', async (t) => {
  const place = await market(t);
  const order = await ordered(place, place.client);
  await atBank(place.client, await payment(place.client, order.id), 'action=approve&delivery=now');
  await post(place.client, `/api/orders/${order.id}/cancel`);
  await drainJobs(place.app);
  const { rows } = await place.app.context.pool.query<{ owner: string }>(
    `update owners set name = '=cmd()' where id = (select owner_id from cars where id = $1)
     returning concat_ws(' ', name, surname) as owner`,
    [place.carId],
  );
  await place.owner.inject('/api/language/ka');
  const file = await place.owner.inject('/api/operations.csv?from=2026-11-20&to=2026-11-20');
  assert.equal(file.status, 200, file.text);
  assert.equal(file.headers['content-type'], 'text/csv; charset=utf-8');
  assert.match(String(file.headers['content-disposition']), /^attachment; filename="operations\.csv"$/);
  const lines = file.text.split('\r\n');
  assert.ok(lines[0]?.startsWith(`${BOM}თარიღი;სახეობა;`), lines[0]);
  assert.match(lines[1] ?? '', new RegExp(`^2026-11-20 10:00;დაბრუნება;${order.number};.*;-300,00;-45,00;-255,00;`));
  assert.match(lines[2] ?? '', /;300,00;45,00;255,00;/);
  assert.ok(lines[1]?.includes(`;'${rows[0]?.owner};`), 'the name of a sly owner is no formula');
  // Below an empty line, and not in the columns that are added up.
  assert.deepEqual(
    lines.slice(3).map((line) => line.split(';').length),
    [1, 2, 2, 2, 2, 1],
  );
  assert.equal(lines[4], 'წმინდა შემოსავალი, 2026-11-20 – 2026-11-20;0,00');
  await place.owner.inject('/api/language/en');
  const english = await place.owner.inject('/api/operations.csv?from=2026-11-20&to=2026-11-20');
  assert.match(english.text.split('\r\n')[1] ?? '', /,-300\.00,-45\.00,-255\.00,/);
  assert.equal((await place.client.inject('/api/operations.csv')).status, 403);
  assert.equal((await place.owner.inject('/api/operations.csv?from=x')).status, 422);
});
