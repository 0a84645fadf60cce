import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { getOrder, type Order } from '#contract/orders.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people.ts';
import { anotherClient, atBank, type Market, market, order, payment, quoteId } from '#server/testing/renters.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { expireOrders } from './expireOrders.ts';

const HOUR = 3_600_000;
const OPERATIONS = 120;

/** What anybody may try at any time: on some order, by some client, for some days. */
const operation = fc.record({
  kind: fc.constantFrom(
    'order',
    'order',
    'order',
    'pay',
    'pay',
    'cancel',
    'accept',
    'decline',
    'start',
    'finish',
    'withdraw',
    'wait',
    'drain',
  ),
  who: fc.nat({ max: 2 }),
  which: fc.nat(),
  start: fc.integer({ min: 1, max: 9 }),
  days: fc.integer({ min: 1, max: 3 }),
});
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

interface Made {
  readonly id: number;
  readonly client: TestBrowser;
}

async function perform(
  place: Market,
  clients: readonly TestBrowser[],
  made: Made[],
  { kind, who, which, start, days }: Operation,
): Promise<number> {
  const chosen = made[which % Math.max(1, made.length)];
  if (kind === 'drain') return drainJobs(place.app).then(() => 200);
  if (kind === 'wait') {
    place.clock.advance((which % 4) * 7 * 60_000);
    return expireOrders(place.app.context).then(() => 200);
  }
  if (kind === 'order') {
    const browser = clients[who] ?? place.client;
    const day = (date: number) => `2027-02-${String(date).padStart(2, '0')}T10:00`;
    const quote = await post(browser, '/api/quotes', {
      car_id: place.carId,
      from: day(start),
      to: day(start + days),
      extras: [],
    });
    if (quote.status !== 201) return quote.status;
    const answer = await order(browser, (quote.body as { quote: { id: string } }).quote.id);
    if (answer.status === 201) made.push({ id: getOrder.response.parse(answer.body).order.id, client: browser });
    return answer.status;
  }
  if (chosen === undefined) return 404;
  if (kind === 'pay') {
    const begun = await post(chosen.client, `/api/orders/${chosen.id}/payments`);
    if (begun.status !== 201) return begun.status;
    const bank = await payment(chosen.client, chosen.id).catch(() => null);
    if (bank?.redirect_url)
      await atBank(chosen.client, bank, `action=${which % 5 === 0 ? 'decline' : 'approve'}&delivery=twice`);
    return 201;
  }
  // Only cancelling is the client's; the owner withdraws by the same call.
  const mover = kind === 'cancel' ? chosen.client : place.owner;
  return (await post(mover, `/api/orders/${chosen.id}/${kind === 'withdraw' ? 'cancel' : kind}`)).status;
}

/** What must hold whatever was done. */
async function checkBooks(place: Market, made: readonly Made[]): Promise<void> {
  const { rows } = await place.app.context.pool.query<Record<string, number>>(
    `with mine as (select * from orders where id = any($2)) select
    (select count(*) from mine a join mine b on a.car_id = b.car_id and a.id < b.id and a.period && b.period
      where a.status in ('confirmed', 'active') and b.status in ('confirmed', 'active')) as overlapping,
    (select count(*) from mine o where (o.status in ('confirmed', 'active', 'completed')) <> exists (select from car_blocks b where b.order_id = o.id)) as misblocked,
    (select count(*) from mine o join car_blocks b on b.order_id = o.id where (o.paid_at is not null) <> (b.kind = 'order')) as miskept,
    (select count(*) from mine o where o.status <> (select e.status from order_events e where e.order_id = o.id order by e.id desc limit 1)) as unrecorded,
    (select count(*) from mine o where o.status in ('requested', 'confirmed') and o.paid_at is null and o.expires_at is null) as eternal,
    (select count(*) from mine o where coalesce((select sum(amount) from ledger_entries l where l.order_id = o.id), 0)
      <> case when o.paid_at is null then 0 else o.prepaid - o.refund end) as misbooked,
    (select count(*) from cars where id = $1 and busy <> busy_of(id)) as stale`,
    [place.carId, made.map(({ id }) => id)],
  );
  assert.deepEqual(rows[0], {
    overlapping: 0,
    misblocked: 0,
    miskept: 0,
    unrecorded: 0,
    eternal: 0,
    misbooked: 0,
    stale: 0,
  });
}

for (const needsConfirmation of [false, true]) {
  test(`whatever clients, owner, bank and clock do, dates and books are right (${needsConfirmation ? 'requests' : 'instant'})`, async (t) => {
    const place = await market(t, { needsConfirmation });
    const clients = [place.client, place.stranger, await anotherClient(place, 'third@example.com')];
    const made: Made[] = [];
    const [operations = []] = fc.sample(fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS }), {
      numRuns: 1,
      seed: needsConfirmation ? 7 : 11,
    });
    const statuses = new Set<number>();
    // Eight at a time, as people do: nobody waits for the others.
    for (let index = 0; index < operations.length; index += 8) {
      const batch = operations.slice(index, index + 8);
      for (const status of await Promise.all(batch.map((one) => perform(place, clients, made, one))))
        statuses.add(status);
    }
    await drainJobs(place.app);
    await checkBooks(place, made);
    assert.ok(
      [...statuses].every((status) => status < 500),
      [...statuses].join(' '),
    );
    assert.ok(made.length >= 5, `${made.length} orders`);

    // Once time has passed nobody waits for anything any more.
    place.clock.advance(9 * HOUR);
    await expireOrders(place.app.context);
    await drainJobs(place.app);
    await checkBooks(place, made);
    const ended: Order[] = [];
    for (const { id, client } of made)
      ended.push(getOrder.response.parse((await client.inject(`/api/orders/${id}`)).body).order);
    assert.ok(
      ended.every(
        ({ status, is_paid_online, expires_at }) =>
          status !== 'requested' && expires_at === null && (status !== 'confirmed' || is_paid_online),
      ),
    );
    assert.ok((await quoteId(place.client, place.carId, { from: '2027-06-01', to: '2027-06-02' })).length > 0);
  });
}
