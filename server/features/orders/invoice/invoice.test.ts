import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { Language } from '#contract/domain/values.ts';
import { seal } from '#server/platform/crypto/encryption.ts';
import { couponOfMarket, orderWith, quoteWith } from '#server/testing/people/coupons.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { createQuote } from '#contract/calls/orders/quotes.ts';
import { placeOrder } from '#contract/calls/orders/orders.ts';
import { post } from '#server/testing/people/people.ts';
import { atBank, type Market, market, ordered, payment } from '#server/testing/people/renters.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { invoiceContent, type Invoiced } from './invoiceContent.ts';
import { invoiceTexts } from './invoiceTexts.ts';

const line = (code: string, quantity: number, unit_price: number, whose: 'client' | 'owner' = 'client') => ({
  code,
  quantity,
  unit_price,
  total: quantity * unit_price,
  for: whose,
});

const sold: Invoiced = {
  number: 'GZA-100042',
  status: 'confirmed',
  carried: 0,
  from: new Date('2027-01-10T06:00:00Z'),
  to: new Date('2027-01-13T06:00:00Z'),
  items: [
    line('day', 3, 10_000),
    line('child_seat', 3, 1_000),
    line('coupon', 1, -3_000),
    line('commission', 1, -1_950, 'owner'),
  ],
  total: 30_000,
  prepaid: 9_000,
  refund: 0,
  paid_at: new Date('2026-12-31T20:30:00Z'),
  rest_paid_at: null,
  sold_car: 'Toyota Prius 2019',
  buyer_name: 'Nino Beridze',
  seller_kind: 'legal',
  seller_name: 'შპს Kolkheti',
  seller_address: 'Tbilisi, Rustaveli 1',
  extra_names: { child_seat: 'Child seat' },
  seller_code: '404123456',
  vat_percent: null,
  vat_number: null,
};
const now = new Date('2027-01-02T08:00:00Z');
const migrations = new URL('../../../platform/db/migrations/', import.meta.url);

test('an invoice has both sides, each line of the client, the coupon, and what was paid how', () => {
  const { lines, sums, seller, buyer, ...rest } = invoiceContent(sold, 'client', 'en', now);
  assert.deepEqual(rest, {
    title: 'Invoice GZA-100042',
    // By then it was the next year in Georgia.
    date: 'Date: 1 Jan 2027',
    rental: 'Rental of Toyota Prius 2019, 10 Jan 2027 – 13 Jan 2027',
    made: 'Made by Gza on behalf of the seller; as the order was on 2 Jan 2027.',
  });
  assert.deepEqual(seller, ['შპს Kolkheti', 'Company', 'Identification code: 404123456', 'Tbilisi, Rustaveli 1']);
  assert.deepEqual(buyer, ['Nino Beridze']);
  assert.deepEqual(
    lines.map(({ what, count, price, sum }) => [what, count, price, sum].join(' | ').replaceAll('\u00A0', ' ')),
    [
      'Day of the rental | 3 | 100.00 ₾ | 300.00 ₾',
      'Child seat | 3 | 10.00 ₾ | 30.00 ₾',
      'Promo code | 1 | −30.00 ₾ | −30.00 ₾',
    ],
  );
  assert.deepEqual(
    sums.map(({ what, sum }) => `${what} ${sum}`.replaceAll('\u00A0', ' ')),
    ['Total 300.00 ₾', 'Paid online 90.00 ₾', 'To be paid to the owner in cash 210.00 ₾'],
  );
});

test('cash that was paid and money that went back are said so; a private owner shows a name only', () => {
  const person = { seller_kind: 'physical', seller_name: 'Giorgi Beridze', seller_code: null } as const;
  const content = invoiceContent({ ...sold, ...person, rest_paid_at: now, refund: 9_000 }, 'client', 'ru', now);
  assert.deepEqual(content.seller, ['Giorgi Beridze', 'Частное лицо']);
  assert.deepEqual(
    content.sums.map(({ what, sum }) => `${what} ${sum}`.replaceAll('\u00A0', ' ')),
    ['Итого 300,00 ₾', 'Оплачено онлайн 90,00 ₾', 'Оплачено владельцу наличными 210,00 ₾', 'Возврат −90,00 ₾'],
  );
  assert.equal(invoiceContent({ ...sold, extra_names: {} }, 'client', 'ka', now).lines[1]?.what, invoiceTexts.ka.extra);
});

test('of a cancelled order no cash is due, what went on to another one did not come back, and no number is legible', () => {
  const cancelled = { ...sold, status: 'cancelled', refund: 9_000 } as const;
  const sumsOf = (order: Invoiced) =>
    invoiceContent(order, 'client', 'en', now).sums.map(({ what, sum }) => `${what} ${sum}`.replaceAll('\u00A0', ' '));
  assert.deepEqual(sumsOf(cancelled), ['Total 300.00 ₾', 'Paid online 90.00 ₾', 'Refund −90.00 ₾']);
  assert.deepEqual(sumsOf({ ...cancelled, carried: 7_000 }), [
    'Total 300.00 ₾',
    'Paid online 90.00 ₾',
    'Moved to another order −70.00 ₾',
    'Refund −20.00 ₾',
  ]);
  const named = { ...cancelled, seller_name: 'Cars 599 41 20 07' };
  assert.doesNotMatch(invoiceContent(named, 'client', 'en', now).seller.join(), /599/);
  assert.match(invoiceContent({ ...named, status: 'confirmed' }, 'client', 'en', now).seller.join(), /599/);
});

test('of a seller who pays VAT each line says how much it contains, together as much as the total', () => {
  const vat = { vat_percent: 18, vat_number: '404123456' } as const;
  const items = [line('day', 3, 3_333), line('child_seat', 1, 3_333), line('coupon', 1, -1_000)];
  const taxed: Invoiced = { ...sold, ...vat, items, total: 12_332, prepaid: 12_332 };
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  const content = invoiceContent(taxed, 'client', 'en', now);
  assert.ok(content.seller.includes('VAT number: 404123456'));
  // 9,999 contain 1,525.27 tetri, 13,332 contain 2,033.69 and 12,332 contain 1,881.15.
  assert.deepEqual(
    content.lines.map((one) => plain(one.vat ?? '')),
    ['15.25 ₾', '5.09 ₾', '−1.53 ₾'],
  );
  assert.deepEqual(
    content.sums.map(({ what, sum }) => plain(`${what} ${sum}`)),
    ['Total 123.32 ₾', 'VAT of 18% in the total 18.81 ₾', 'Paid online 123.32 ₾'],
  );
  // Of what went back none is paid.
  const refunded = invoiceContent({ ...taxed, status: 'cancelled', refund: 12_332 }, 'client', 'ka', now);
  assert.deepEqual(plain(refunded.sums.at(-1)?.sum ?? ''), '0,00 ₾');
  assert.ok(invoiceContent(sold, 'client', 'en', now).lines.every((one) => one.vat === null));
});

test('an invoice keeps the VAT as it was when the order was paid, whatever the owner says later', async (t) => {
  const place = await market(t);
  const vatOf = (vat_number: string) =>
    place.owner.inject({ method: 'PATCH', url: '/api/profile', body: { vat_number } });
  assert.equal((await vatOf('404 123 456')).status, 200);
  const paid = async () => {
    const order = await ordered(place, place.client);
    await atBank(place.client, await payment(place.client, order.id), 'action=approve&delivery=now');
    await drainJobs(place.app);
    return order.id;
  };
  const first = await paid();
  const before = await textOf(place.client, first);
  assert.match(before, /VAT number: 404123456/);
  assert.match(before, /VAT of 18% in the total/);
  assert.equal((await vatOf('01017012345')).status, 200);
  assert.equal(await textOf(place.client, first), before);
  assert.equal((await vatOf('')).status, 200);
  assert.equal(await textOf(place.client, first), before);
  assert.equal((await post(place.client, `/api/orders/${first}/cancel`)).status, 200);
  assert.doesNotMatch(await textOf(place.client, await paid()), /VAT/);
});

test('an invoice says of both sides and the car what they were when it was paid', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  await makeCompany(place);
  const paid = async () => {
    const order = await ordered(place, place.client);
    await atBank(place.client, await payment(place.client, order.id), 'action=approve&delivery=now');
    await drainJobs(place.app);
    return order.id;
  };
  const first = await paid();
  const before = await textOf(place.client, first);
  for (const part of ['შპს Kolkheti Дача', 'Identification code: 404123456', 'Nino Beridze'])
    assert.ok(before.includes(part), before);

  const change = (browser: TestBrowser, body: object) => browser.inject({ method: 'PATCH', url: '/api/profile', body });
  await makeCompany(place, 'შპს Iveria', '405999888');
  assert.equal((await change(place.owner, { legal_address: 'Batumi, Gorgiladze 5' })).status, 200);
  assert.equal((await change(place.client, { name: 'Ketevan', surname: 'Mindeli' })).status, 200);
  await pool.query('update cars set year = year - 3 where id = $1', [place.carId]);
  for (const browser of [place.client, place.owner, place.admin]) assert.equal(await textOf(browser, first), before);
  assert.equal((await post(place.client, `/api/orders/${first}/cancel`)).status, 200);
  const cancelled = await textOf(place.client, first);
  assert.ok(cancelled.includes('შპს Kolkheti Дача') && cancelled.includes('404123456'), cancelled);

  const second = await textOf(place.client, await paid());
  for (const part of ['შპს Iveria', '405999888', 'Batumi, Gorgiladze 5', 'Ketevan Mindeli'])
    assert.ok(second.includes(part), second);

  // As an accepted change to another car does.
  const { rows } = await pool.query<{ id: number; name: string }>(
    `select c.id, concat_ws(' ', b.name, m.name, c.year) as name from cars c join brands b on b.code = c.brand_code
     join models m on m.code = c.model_code where c.id <> $1 and c.status = 'active' order by c.id limit 1`,
    [place.carId],
  );
  await pool.query('update orders set car_id = $2 where id = $1', [first, rows[0]?.id]);
  const swapped = await textOf(place.client, first);
  assert.ok(swapped.includes(rows[0]?.name ?? '-') && swapped.includes('შპს Kolkheti Дача'), swapped);
});

test('orders that were paid before invoices were frozen keep what these said', async (t) => {
  const { app } = await market(t);
  const { pool } = app.context;
  const frozen = 'seller_kind, seller_name, seller_address, seller_code_encrypted, buyer_name, sold_car';
  const read = async () =>
    (
      await pool.query<Record<string, unknown>>(
        `select id, ${frozen} from orders where paid_at is not null order by id`,
      )
    ).rows;
  const before = await read();
  assert.ok(before.length > 100);
  // Of a person no more is kept than an invoice shows.
  for (const row of before.filter((paid) => paid.seller_kind === 'physical'))
    assert.deepEqual([row.seller_address, row.seller_code_encrypted], ['', null]);
  await pool.query(`drop trigger orders_freeze_invoice on orders; drop function freeze_invoice; alter table orders
    ${frozen
      .split(', ')
      .map((column) => `drop column ${column}`)
      .join()}`);
  await pool.query(readFileSync(new URL('029_invoice_sides.sql', migrations), 'utf8'));
  assert.deepEqual(await read(), before);
});

async function textOf(browser: TestBrowser, id: number): Promise<string> {
  const answer = await browser.inject(`/api/orders/${id}/invoice.pdf`);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.headers['content-type'], 'application/pdf');
  assert.equal(answer.bytes.subarray(0, 4).toString(), '%PDF');
  assert.ok(answer.bytes.length < 200_000);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

async function makeCompany({ app, carId }: Market, name = 'შპს Kolkheti Дача', number = '404123456'): Promise<void> {
  const { pool, config } = app.context;
  const { rows } = await pool.query<{ id: number; user_id: number }>(
    'select o.id, o.user_id from owners o join cars c on c.owner_id = o.id where c.id = $1',
    [carId],
  );
  const [owner = assert.fail()] = rows;
  const code = seal(config.encryptionKey, `owners.identity_number/${owner.user_id}`, Buffer.from(number));
  await pool.query(
    `update owners set kind = 'legal', name = $3, surname = null, identity_number_encrypted = $2 where id = $1`,
    [owner.id, code, name],
  );
}

test('the sides of a paid order and admins have its invoice in their language, nobody else and not before', async (t) => {
  const place = await market(t);
  await makeCompany(place);
  await couponOfMarket(place, { code: 'INVOICED', percent: 10 });
  const { quote } = createQuote.response.parse((await quoteWith(place.client, place.carId, 'INVOICED')).body);
  const { order } = placeOrder.response.parse((await orderWith(place.client, quote.id)).body);
  const statuses = async () => {
    const found: number[] = [];
    for (const browser of [place.client, place.owner, place.admin, place.stranger, place.app.visitor()])
      found.push((await browser.inject(`/api/orders/${order.id}/invoice.pdf`)).status);
    return found;
  };
  assert.deepEqual(await statuses(), [404, 404, 404, 404, 401]);
  await atBank(place.client, await payment(place.client, order.id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  assert.deepEqual(await statuses(), [200, 200, 200, 404, 401]);
  for (const wrong of ['0', 'x', '999999999999'])
    assert.equal((await place.client.inject(`/api/orders/${wrong}/invoice.pdf`)).status, 404);

  const expected = {
    en: ['Invoice', '100.00 ₾', '−30.00 ₾', '270.00 ₾', 'Page 1 of 1'],
    ka: ['ინვოისი', '100,00 ₾', '−30,00 ₾', '270,00 ₾', 'გვერდი 1 / 1'],
    ru: ['Счёт', '100,00 ₾', '−30,00 ₾', '270,00 ₾', 'Страница 1 из 1'],
  };
  for (const language of Language.options) {
    await place.client.inject(`/api/language/${language}`);
    const text = await textOf(place.client, order.id);
    const { lines, code, online } = invoiceTexts[language];
    const parts = [order.number, 'შპს Kolkheti Дача', `${code}: 404123456`, lines.day, lines.coupon, online];
    for (const part of [...parts, ...expected[language]])
      assert.ok(text.includes(part), `${language}: ${part} in ${text}`);
    assert.ok(!text.includes(lines.discount));
  }

  // What goes back is on the next one.
  assert.equal((await post(place.client, `/api/orders/${order.id}/cancel`)).status, 200);
  assert.match(await textOf(place.owner, order.id), /Refund −270\.00/);
});

test('invoices are drawn so often only', async (t) => {
  const place = await market(t, {}, { config: { limitsFactor: 1 } });
  const order = await ordered(place, place.client);
  await place.app.context.pool.query('update orders set paid_at = now() where id = $1', [order.id]);
  const take = async (browser: TestBrowser) => (await browser.inject(`/api/orders/${order.id}/invoice.pdf`)).status;
  for (let count = 0; count < 30; count += 1) assert.equal(await take(place.client), 200);
  assert.deepEqual([await take(place.client), await take(place.owner)], [429, 200]);
});
