import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { confirm, made, reportIn, reportRoom, type Room, sealed } from './testing/reportRoom.ts';

interface Sent {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Mails about reports so far, after everything that is due. */
async function mailsOf({ app }: Room): Promise<Sent[]> {
  await drainJobs(app);
  const { rows } = await app.context.pool.query<Sent>(
    `select recipient as to, subject, text from outbox_mails where text like '%/orders/%' and subject !~ 'GZA-' order by id`,
  );
  return rows;
}
const waitADay = ({ app }: Room) =>
  app.context.pool.query(
    `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'remindOfReport'`,
  );
async function peopleOf({ app, order }: Room) {
  const { rows } = await app.context.pool.query<{ client: string; owner: string }>(
    `select (select email::text from users join clients on user_id = users.id where clients.id = o.client_id) as client,
      (select email::text from users join owners on user_id = users.id where owners.id = o.owner_id) as owner
    from orders o where id = $1`,
    [order.id],
  );
  assert.ok(rows[0]);
  return rows[0];
}

test('who is to confirm a report has one mail in their language, and one more a day later', async (t) => {
  const room = await reportRoom(t);
  const { client, owner } = await peopleOf(room);
  const { pool } = room.app.context;
  await pool.query("update users set language = 'ka' where email = $1", [client]);
  await pool.query("update users set language = 'ru' where email = $1", [owner]);
  const report = await made(room);
  assert.deepEqual(await mailsOf(room), [], 'no mail before its maker confirms it');
  reportIn(await confirm(room, room.owner, report.id));
  reportIn(await confirm(room, room.owner, report.id));
  const [first, ...others] = await mailsOf(room);
  assert.deepEqual([others, first?.to], [[], client]);
  assert.match(first?.subject ?? '', /^დაადასტურეთ აქტი: /);
  assert.match(first?.text ?? '', new RegExp(`/orders/${room.order.id}\\n`));
  assert.doesNotMatch(first?.text ?? '', /ნაკაწრი/, 'no words of the other side');

  await waitADay(room);
  await mailsOf(room);
  await waitADay(room);
  const both = await sealed(room, room.client);
  const mails = await mailsOf(room);
  assert.deepEqual(
    mails.slice(1).map(({ to, subject }) => [to, subject.split(':')[0]?.slice(0, 18)]),
    [
      [client, 'აქტი ისევ გელოდება'],
      [owner, 'Подтвердите акт о '],
    ],
  );
  assert.match(mails.at(-1)?.text ?? '', new RegExp(`/admin/orders/${room.order.id}\\n`));

  reportIn(await confirm(room, room.owner, both.id));
  await waitADay(room);
  assert.equal((await mailsOf(room)).length, mails.length, 'no mail after a confirmation');
});

test('a report of a cancelled order is not reminded of', async (t) => {
  const room = await reportRoom(t);
  await sealed(room);
  assert.equal((await mailsOf(room)).length, 1);
  assert.equal((await post(room.owner, `/api/orders/${room.order.id}/cancel`)).status, 200);
  await waitADay(room);
  assert.equal((await mailsOf(room)).filter(({ subject }) => /report|აქტი|акт/i.test(subject)).length, 1);
});
