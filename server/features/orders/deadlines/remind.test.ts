import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailsTo, post } from '#server/testing/people/people.ts';
import { atBank, type Market, market, ordered, payment } from '#server/testing/people/renters.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { remindOfTrip } from './remind.ts';

const dates = { from: '2027-01-10T10:00', to: '2027-01-13T10:00' };
const at = (moment: string) => new Date(`${moment}:00+04:00`);

async function booked(place: Market, of = dates) {
  const order = await ordered(place, place.client, of);
  await atBank(place.client, await payment(place.client, order.id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  return order;
}

/** Reminders so far: who got which. */
async function reminders({ app }: Market) {
  const about = /Your trip begins soon|Your car is picked up soon|due back soon|comes back soon/;
  const mails = [...(await mailsTo(app, 'client@access.test')), ...(await mailsTo(app, 'physicalOwner@access.test'))];
  return mails.filter(({ subject }) => about.test(subject)).map(({ subject, text }) => ({ subject, text }));
}

const remindOften = async ({ app: { context } }: Market) => {
  await Promise.all([remindOfTrip(context), remindOfTrip(context)]);
  await remindOfTrip(context);
};

test('both sides are reminded once, a day before the pick-up and two hours before the return', async (t) => {
  const place = await market(t);
  const { clock, owner } = place;
  const { id } = await booked(place);
  clock.set(at('2027-01-09T09:59'));
  await remindOften(place);
  assert.deepEqual(await reminders(place), []);

  clock.set(at('2027-01-09T10:00'));
  await remindOften(place);
  const first = await reminders(place);
  assert.deepEqual(
    first.map(({ subject }) => subject.split(' · ')[0]),
    ['Your trip begins soon', 'Your car is picked up soon'],
  );
  for (const { text } of first) assert.match(text, /on 10 Jan 2027, 10:00\./, 'the time of Tbilisi');

  clock.set(at('2027-01-10T10:00'));
  assert.equal((await post(owner, `/api/orders/${id}/start`)).status, 200);
  clock.set(at('2027-01-13T07:59'));
  await remindOften(place);
  assert.equal((await reminders(place)).length, 2);
  clock.set(at('2027-01-13T08:00'));
  await remindOften(place);
  const both = await reminders(place);
  assert.deepEqual(
    both.map(({ subject }) => subject.split(' · ')[0]),
    ['The car is due back soon', 'Your trip begins soon', 'Your car comes back soon', 'Your car is picked up soon'],
  );
});

test('not of what was cancelled, is late, or was just booked; switches and changed dates count', async (t) => {
  const place = await market(t);
  const { clock, client, app } = place;
  const cancelled = await booked(place);
  assert.equal((await post(client, `/api/orders/${cancelled.id}/cancel`)).status, 200);
  const missed = await booked(place, { from: '2027-01-20T10:00', to: '2027-01-22T10:00' });
  clock.set(at('2027-01-09T12:00'));
  await remindOften(place);
  await booked(place, { from: '2027-01-10T10:00', to: '2027-01-12T10:00' });
  await remindOften(place);
  clock.set(at('2027-01-20T10:00'));
  await remindOften(place);
  assert.deepEqual(await reminders(place), []);

  const off = { notices: [{ kind: 'reminders', mail: false }] };
  await client.inject({ method: 'PATCH', url: '/api/profile/notices', body: off });
  clock.set(at('2027-01-19T12:00'));
  await remindOften(place);
  const subjects = async () => (await reminders(place)).map(({ subject }) => subject.split(' · ')[0]);
  assert.deepEqual(await subjects(), ['Your car is picked up soon']);
  await app.context.pool.query("update orders set period = '[2027-01-24 06:00+00,2027-01-26 06:00+00)' where id = $1", [
    missed.id,
  ]);
  clock.set(at('2027-01-23T10:00'));
  await remindOften(place);
  assert.deepEqual(await subjects(), ['Your car is picked up soon', 'Your car is picked up soon']);
});

test('both sides are reminded of a late car, and again two hours before its next rental', async (t) => {
  const place = await market(t);
  const { clock, owner, app } = place;
  const late = async () => {
    await remindOften(place);
    const mails = [...(await mailsTo(app, 'client@access.test')), ...(await mailsTo(app, 'physicalOwner@access.test'))];
    return mails.filter(({ subject }) => subject.includes('overdue')).map(({ text }) => text);
  };
  const { id } = await booked(place);
  await booked(place, { from: '2027-01-14T12:00', to: '2027-01-15T12:00' });
  await booked(place, { from: '2027-01-17T12:00', to: '2027-01-18T12:00' });
  clock.set(at('2027-01-10T10:00'));
  assert.equal((await post(owner, `/api/orders/${id}/start`)).status, 200);
  // Not while the client may be on the way, and not of the other orders, whose time has not come.
  clock.set(at('2027-01-13T10:29'));
  assert.deepEqual(await late(), []);

  clock.set(at('2027-01-13T10:30'));
  const [toClient, toOwner, ...others] = await late();
  assert.deepEqual(others, []);
  assert.match(toClient ?? '', /was due back by 13 Jan 2027, 10:00\./);
  assert.doesNotMatch(toOwner ?? '', /next rental/, 'it is more than a day away');
  clock.set(at('2027-01-14T09:59'));
  assert.equal((await late()).length, 2);

  clock.set(at('2027-01-14T10:00'));
  const again = await late();
  assert.equal(again.length, 4);
  const ofNext = again.filter((text) => text.includes('The next rental of this car begins on 14 Jan 2027, 12:00.'));
  assert.equal(ofNext.length, 1, 'the owner alone is told of it');
  clock.set(at('2027-01-14T18:00'));
  assert.equal((await late()).length, 4);

  // Once it is back, nobody is reminded, also of the third rental.
  assert.equal((await post(owner, `/api/orders/${id}/finish`)).status, 200);
  clock.set(at('2027-01-17T11:00'));
  assert.equal((await late()).length, 4);
});
