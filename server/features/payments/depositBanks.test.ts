import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Transaction } from 'kysely';
import { instantOf } from '#contract/domain/rentalTime.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { arrive, dates, hurry, ledgerOf, type Opened, paid, refOf, setups } from '#server/testing/banks/bankJourney.ts';
import { waitUntil } from '#server/testing/claims.ts';
import { market, ordered, payment } from '#server/testing/people/renters.ts';
import { emptyMarket } from '#server/testing/people/similarCars.ts';
import { bookDeposit, keepOfDeposit } from './deposits.ts';

/** A deposit is authorized: a part of it is captured, all of it is voided, it is captured early and the rest refunded, or the bank drops it. */
async function holdDeposits({ place, bank }: Opened): Promise<void> {
  const { client, app } = place;
  await app.context.pool.query(
    `update cars set deposit = 30000, terms = '{"deposit": {"how": ["card_hold"], "back_within_days": 3}}' where id = $1`,
    [place.carId],
  );
  const within = (work: (transaction: Transaction<Database>) => Promise<unknown>) =>
    app.context.db.transaction().execute(work);
  const settle = async () => {
    await arrive(place, bank, []);
    await hurry(place);
    await arrive(place, bank, []);
  };
  const hold = async (number: number) => {
    const { id, from } = await ordered(place, client, dates(number));
    await paid(place, bank, id);
    waitUntil(place, Number(instantOf(from)) - 3_600_000);
    const begun = await payment(client, id, { purpose: 'deposit' });
    await arrive(place, bank, await bank.decide(client, begun.redirect_url ?? '', 'approve'));
    const ref = await refOf(place, begun);
    assert.deepEqual(await bank.look(ref), { captured: 0, refunded: 0, isVoided: false });
    return { id, ref };
  };
  const keepDeposit = (id: number, owed: number) =>
    within((transaction) => keepOfDeposit(transaction, id, owed, place.clock()));

  const part = await hold(1);
  await keepDeposit(part.id, 9_000);
  await settle();
  assert.deepEqual(await bank.look(part.ref), { captured: 9_000, refunded: 0, isVoided: false });
  assert.deepEqual((await ledgerOf(place, part.id)).at(-1), { kind: 'claim', amount: 9_000 });

  const none = await hold(2);
  await keepDeposit(none.id, 0);
  await settle();
  assert.deepEqual(await bank.look(none.ref), { captured: 0, refunded: 0, isVoided: true });

  const long = await hold(3);
  await within((transaction) => bookDeposit(transaction, long.id));
  await settle();
  assert.deepEqual(await bank.look(long.ref), { captured: 30_000, refunded: 0, isVoided: false });
  await keepDeposit(long.id, 8_000);
  await settle();
  assert.deepEqual(await bank.look(long.ref), { captured: 30_000, refunded: 22_000, isVoided: false });
  assert.deepEqual(await ledgerOf(place, long.id), [
    { kind: 'payment', amount: 30_000 },
    { kind: 'claim', amount: 8_000 },
  ]);

  const lost = await hold(4);
  await bank.drop(lost.ref);
  await within((transaction) => bookDeposit(transaction, lost.id));
  await settle();
  assert.deepEqual(await ledgerOf(place, lost.id), [{ kind: 'payment', amount: 30_000 }]);
  const events = 'select event from order_events where order_id = $1 order by id desc limit 1';
  assert.deepEqual((await app.context.pool.query(events, [lost.id])).rows, [{ event: 'drop_deposit' }]);
  const { rows } = await app.context.pool.query('select count(*) from payments where wanted is not null');
  assert.deepEqual(rows, [{ count: 0 }]);
}

for (const [name, setUp] of setups) {
  test(`a deposit is held, captured in part, voided, captured before it expires, or dropped: ${name}`, async (t) => {
    const { payments, requests, open } = await setUp(t);
    const place = await market(t, {}, { config: { payments } });
    await emptyMarket(place);
    await holdDeposits({ place, bank: open(place), requests });
  });
}
