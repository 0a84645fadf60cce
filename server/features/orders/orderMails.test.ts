import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askChange } from '#contract/calls/orders/changes.ts';
import { type OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import { orderTransitions } from '#contract/domain/orders/orderTransitions.ts';
import { aFine, answered, claimed, decided } from '#server/testing/claims.ts';
import { dropDeposit } from '#server/testing/deposits.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { atBank, endOpenOrders, type Market, market, ordered, payment } from '#server/testing/people/renters.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { testConfig } from '#server/testing/testConfig.ts';
import { passClaims, remindOfClaims, remindOfDeposits } from './claims/afterReturnJob.ts';
import { endUnfinished } from './claims/endUnfinished.ts';
import { expireOrders } from './deadlines/expireOrders.ts';
import { remindOfPayment, remindOfTrip } from './deadlines/remind.ts';
import { emptyMarket, similarCar } from '#server/testing/people/similarCars.ts';

const dates = (month: number) => ({ from: `2027-0${month}-10T10:00`, to: `2027-0${month}-13T10:00` });

/** Mails since the last look, sorted, for jobs run side by side; without the order's number in the subject. */
async function newMails({ app }: Market): Promise<string[]> {
  await drainJobs(app);
  const { rows } = await app.context.pool.query<Record<'recipient' | 'subject' | 'text' | 'html', string>>(
    `with taken as (delete from outbox_mails returning *)
     select recipient, subject, text, html from taken where recipient like '%@access.test'`,
  );
  const mails = rows.map(({ recipient, subject, text, html }) => {
    const isClient = recipient.startsWith('client');
    assert.match(html, new RegExp(`<html lang="${isClient ? 'ru' : 'ka'}">`));
    assert.match(text, new RegExp(`http://localhost:3000/${isClient ? '' : 'admin/'}orders/\\d+`));
    return `${isClient ? 'client' : 'owner'}: ${subject.split(' · ')[0]}`;
  });
  return mails.toSorted();
}

test('each event of an order is mailed to both sides, in their languages', async (t) => {
  const place = await market(t);
  await endOpenOrders(place);
  const { client, owner, app, clock } = place;
  await app.context.pool.query(`update users set language = 'ru' where email = 'client@access.test'`);
  await app.context.pool.query(`update users set language = 'ka' where email = 'physicalOwner@access.test'`);
  const byEvent = new Map<OrderEventName, string[]>();
  const note = async (event: OrderEventName) => byEvent.set(event, await newMails(place));
  const askFirst = (needsConfirmation: boolean) =>
    app.context.pool.query('update cars set needs_confirmation = $1 where id = $2', [needsConfirmation, place.carId]);
  const act = async (id: number, action: string) =>
    assert.equal((await post(owner, `/api/orders/${id}/${action}`)).status, 200, action);

  const count = async (order: number, kind: 'taken' | 'returned' | 'kept') => {
    const body = { kind, amount: 1_000, way: 'cash', ...(kind === 'kept' && { reason: 'A scratch' }) };
    assert.equal((await post(owner, `/api/orders/${order}/deposit`, body)).status, 200, kind);
  };

  await app.context.pool.query('update cars set deposit = 20000 where id = $1', [place.carId]);
  const { id } = await ordered(place, client, dates(1), 'part');
  await note('book');
  await atBank(client, await payment(client, id), 'action=approve&delivery=twice');
  await note('pay');
  clock.set(new Date(`${dates(1).from}:00+04:00`));
  await count(id, 'taken');
  await note('take_deposit');
  await count(id, 'taken');
  await newMails(place);
  for (const [action, event] of [
    ['start', 'start'],
    ['mark-paid', 'mark_paid'],
    ['finish', 'finish'],
  ] as const) {
    await act(id, action);
    await note(event);
  }
  await count(id, 'kept');
  await note('keep_deposit');
  await count(id, 'returned');
  await note('give_deposit');
  const claim = await claimed(place, id, aFine(5_000));
  await note('claim');
  clock.advance(72 * 3_600_000);
  await passClaims(app.context);
  await note('pass_claim');
  assert.equal((await decided(place.admin, claim.id, 4_000)).status, 200);
  await note('decide_claim');
  clock.advance(72 * 3_600_000);
  await remindOfClaims(app.context);
  await note('remind_claim');
  assert.equal((await post(owner, `/api/claims/${claim.id}/confirm`)).status, 200);
  await note('pay_claim');
  const gesture = await post(place.admin, `/api/orders/${id}/refunds`, { amount: 1_000, reason: 'Not clean' });
  assert.equal(gesture.status, 201);
  await note('refund');
  await askFirst(true);
  const accepted = await ordered(place, client, dates(2));
  await note('request');
  await atBank(client, await payment(client, accepted.id), 'action=approve&delivery=now');
  await drainJobs(app);
  assert.ok(await dropDeposit(place, accepted.id, true, 'order'));
  await note('drop_hold');
  await act(accepted.id, 'accept');
  await note('accept');
  clock.advance(6 * 3_600_000);
  await remindOfPayment(app.context);
  await note('remind_pay');
  await act(accepted.id, 'cancel');
  await note('cancel');
  const declined = await ordered(place, client, dates(3));
  await ordered(place, client, dates(4));
  await newMails(place);
  await act(declined.id, 'decline');
  await note('decline');
  clock.advance(9 * 3_600_000);
  await expireOrders(app.context);
  await note('expire');

  await askFirst(false);
  await app.context.pool.query(
    `update cars set deposit = 20000, terms = '{"deposit": {"how": ["card_hold"], "back_within_days": 3}}' where id = $1`,
    [place.carId],
  );
  const held = await ordered(place, client, dates(5));
  await atBank(client, await payment(client, held.id), 'action=approve&delivery=now');
  await newMails(place);
  clock.set(new Date(`${dates(5).from}:00+04:00`));
  await atBank(client, await payment(client, held.id, { purpose: 'deposit' }), 'action=approve&delivery=now');
  await note('hold_deposit');
  assert.ok(await dropDeposit(place, held.id));
  await note('drop_deposit');
  await atBank(client, await payment(client, held.id, { purpose: 'deposit' }), 'action=approve&delivery=now');
  await newMails(place);
  await act(held.id, 'start');
  await act(held.id, 'finish');
  await newMails(place);
  const refused = await claimed(place, held.id, aFine(5_000));
  await newMails(place);
  assert.equal((await answered(client, refused.id, 0)).status, 200);
  await note('answer_claim');
  assert.equal((await decided(place.admin, refused.id, 5_000)).status, 200);
  assert.ok(await dropDeposit(place, held.id));
  // It was decided just before.
  const decision = byEvent.get('decide_claim') ?? [];
  byEvent.set(
    'reopen_claim',
    (await newMails(place)).filter((mail) => !decision.includes(mail)),
  );
  const quiet = await ordered(place, client, dates(6));
  await atBank(client, await payment(client, quiet.id), 'action=approve&delivery=now');
  await newMails(place);
  clock.set(new Date(`${dates(6).from}:00+04:00`));
  await atBank(client, await payment(client, quiet.id, { purpose: 'deposit' }), 'action=approve&delivery=now');
  await newMails(place);
  await act(quiet.id, 'start');
  await act(quiet.id, 'finish');
  await newMails(place);
  await act(quiet.id, 'deposit/return');
  await note('return_deposit');

  await emptyMarket(place);
  const car = await similarCar(place);
  for (const [month, action] of [
    [7, 'substitute'],
    [8, 'release'],
  ] as const) {
    const lost = await ordered(place, client, dates(month));
    await atBank(client, await payment(client, lost.id), 'action=approve&delivery=twice');
    await drainJobs(app);
    await act(lost.id, 'cancel');
    await app.context.pool.query(`update users set language = 'ka' where email = 'legalOwner@access.test'`);
    await newMails(place);
    const answer = await post(
      client,
      `/api/orders/${lost.id}/${action}`,
      action === 'release' ? undefined : { car_id: car },
    );
    assert.ok(answer.status < 300, answer.text);
    const mails = await newMails(place);
    // Two of each side, sorted: one for each event.
    const isBoth = action === 'substitute';
    if (isBoth)
      byEvent.set(
        'take_over',
        mails.filter((_mail, index) => index % 2 === 0),
      );
    byEvent.set(action, isBoth ? mails.filter((_mail, index) => index % 2 === 1) : mails);
  }

  const changed = await ordered(place, client, dates(7));
  await atBank(client, await payment(client, changed.id), 'action=approve&delivery=twice');
  await newMails(place);
  const ask = async (): Promise<number> => {
    const asked = await post(client, `/api/orders/${changed.id}/changes`, { to: '2027-07-14T10:00' });
    assert.equal(asked.status, 201, asked.text);
    return askChange.response.parse(asked.body).change.id;
  };
  const answer = async (browser: TestBrowser, change: number, word: string) =>
    assert.equal((await post(browser, `/api/orders/${changed.id}/changes/${change}/${word}`)).status, 200, word);
  const first = await ask();
  await note('take_change');
  await answer(client, first, 'withdraw');
  await note('withdraw_change');
  await askFirst(true);
  const second = await ask();
  await note('ask_change');
  await answer(owner, second, 'decline');
  await note('decline_change');
  await ask();
  await newMails(place);
  clock.advance(9 * 3_600_000);
  await expireOrders(app.context);
  await note('expire_change');
  const fourth = await ask();
  await newMails(place);
  await answer(owner, fourth, 'accept');
  await note('accept_change');
  clock.advance(6 * 3_600_000);
  await remindOfPayment(app.context);
  await note('remind_change');
  const bill = { purpose: 'change', purpose_id: fourth };
  await atBank(client, await payment(client, changed.id, bill), 'action=approve&delivery=twice');
  await note('change');
  await askFirst(false);
  await endOpenOrders(place);
  const unstarted = await ordered(place, client, dates(8));
  await atBank(client, await payment(client, unstarted.id), 'action=approve&delivery=now');
  clock.set(new Date(`${dates(8).to}:00+04:00`));
  clock.advance(24 * 3_600_000);
  await newMails(place);
  await endUnfinished(app.context);
  await note('remind_start');
  clock.advance(48 * 3_600_000);
  await endUnfinished(app.context);
  await note('no_show');
  const forgotten = await ordered(place, client, dates(9));
  await atBank(client, await payment(client, forgotten.id), 'action=approve&delivery=now');
  await newMails(place);
  clock.set(new Date(`${dates(9).from}:00+04:00`));
  clock.advance(-24 * 3_600_000);
  await remindOfTrip(app.context);
  await note('remind_pick_up');
  clock.advance(24 * 3_600_000);
  await count(forgotten.id, 'taken');
  await act(forgotten.id, 'start');
  await newMails(place);
  clock.set(new Date(`${dates(9).to}:00+04:00`));
  clock.advance(-2 * 3_600_000);
  await remindOfTrip(app.context);
  await note('remind_drop_off');
  clock.advance(3 * 3_600_000);
  await remindOfTrip(app.context);
  await note('remind_late');
  clock.advance(23 * 3_600_000);
  await endUnfinished(app.context);
  await note('remind_return');
  clock.advance(48 * 3_600_000);
  await endUnfinished(app.context);
  await note('close');
  clock.advance(72 * 3_600_000);
  await remindOfDeposits(app.context);
  await note('remind_deposit');

  assert.deepEqual([...byEvent.keys()].toSorted(), [...new Set(orderTransitions.map(({ event }) => event))].toSorted());
  for (const [event, mails] of byEvent) {
    const sides = mails.map((mail) => mail.slice(0, mail.indexOf(':')));
    assert.deepEqual(sides, ['client', 'owner'], event);
  }
  assert.deepEqual(byEvent.get('cancel'), ['client: Владельцу пришлось отменить ваш заказ', 'owner: შეკვეთა გაუქმდა']);
});

test('the time a mail names is the one the settings give', async (t) => {
  const { rental } = testConfig();
  const place = await market(t, {}, { config: { rental: { ...rental, holdMinutes: 95, requestHours: 3 } } });
  const texts = async () => {
    await drainJobs(place.app);
    const { rows } = await place.app.context.pool.query<{ text: string }>(
      'select text from outbox_mails order by id desc limit 2',
    );
    return rows.map(({ text }) => text.split('\n\n')[1]);
  };
  await ordered(place, place.client, dates(1), 'part');
  // It is ten in the morning in Tbilisi.
  assert.match((await texts())[1] ?? '', /Please pay 90\s₾ before 20 Nov 2026, 11:35, or they become free again\.$/);
  await place.app.context.pool.query('update cars set needs_confirmation = true where id = $1', [place.carId]);
  await ordered(place, place.client, dates(2));
  const [ownersText, clientsText] = await texts();
  assert.match(clientsText ?? '', /The owner can answer until 20 Nov 2026, 13:00\.$/);
  assert.match(ownersText ?? '', /It is open until 20 Nov 2026, 13:00\.$/);
});
