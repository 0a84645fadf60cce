import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { openThread } from '#contract/calls/threads.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { mailsTo, post } from '#server/testing/people/people.ts';
import { atBank, market, type Market, ordered, payment } from '#server/testing/people/renters.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';

type Side = 'client' | 'owner';

/** What the other side may read of this one once an order of the two is paid. */
const contacts = {
  client: { phone: '+995555111222', name: '599 33-22-11', message: '577 10-20-30' },
  owner: {
    phone: '+995555333444',
    name: '591 44-55-66',
    message: '568 11-22-33',
    branch: '514 20-30-40',
    address: '597 15-25-35',
  },
} as const;
/** What it may never read. */
const secret: Readonly<Record<Side, readonly string[]>> = {
  client: ['client@access.test', 'Clients Street', 'Clients Legal Street'],
  owner: [
    'physicalOwner@access.test',
    'Owners Street',
    'Owners Legal Street',
    'Kontaktidze',
    '+995555777888',
    '01017012345',
    'GE29NB0000000101904917',
  ],
};

interface Meeting extends Market {
  readonly orderId: number;
  readonly threadId: number;
  readonly browsers: Readonly<Record<Side, TestBrowser>>;
}

/** A client and a company that have written to each other, and their order, which is not paid. */
async function meeting(t: TestContext): Promise<Meeting> {
  const place = await market(t);
  const { pool } = place.app.context;
  await pool.query(
    `update clients set name = 'Nino 599 33-22-11', surname = 'Beridze', phone = $1, physical_address = 'Clients Street 7',
       legal_address = 'Clients Legal Street 8' where user_id = (select id from users where email = 'client@access.test')`,
    [contacts.client.phone],
  );
  await pool.query(
    `update owners set kind = 'legal', name = 'Cars 591 44-55-66', surname = null, phone = $1, physical_address = 'Owners Street 9',
       legal_address = 'Owners Legal Street 10', contact_name = 'Kontaktidze', contact_phone = '+995555777888'
     where user_id = (select id from users where email = 'physicalOwner@access.test')`,
    [contacts.owner.phone],
  );
  await pool.query(
    `update branches set name_en = 'Yard 514 20-30-40', address_en = 'Gate 597 15-25-35'
     where id = (select branch_id from cars where id = $1)`,
    [place.carId],
  );
  await pool.query('update cars set has_own_address = false where id = $1', [place.carId]);
  // A fixed token, as these sessions have no password to log in with.
  await pool.query("update sessions set api_token_hash = sha256('token')");
  const opened = await post(place.client, '/api/threads', {
    car_id: place.carId,
    text: `Mine: ${contacts.client.message}`,
  });
  const threadId = openThread.response.parse(opened.body).thread.id;
  const { id: orderId } = await ordered(place, place.client);
  await post(place.owner, `/api/threads/${threadId}/messages`, { text: `Ours: ${contacts.owner.message}` });
  return { ...place, orderId, threadId, browsers: { client: place.client, owner: place.owner } };
}

/** Everything one side can read of an order and of the other side, by where it reads it. */
async function read(place: Meeting, side: Side): Promise<Record<string, string>> {
  const { app, browsers, orderId, threadId, carId } = place;
  await drainJobs(app);
  const { rows } = await app.context.pool.query<{ client: number; owner: number; payment: number | null }>(
    'select client_id as client, owner_id as owner, (select max(id) from payments where order_id = $1) as payment from orders where id = $1',
    [orderId],
  );
  const urls = {
    order: `/api/orders/${orderId}`,
    orders: '/api/orders',
    calendar: `/api/orders/${orderId}/calendar.ics`,
    review: `/api/orders/${orderId}/review`,
    threads: `/api/threads/list?${side}=${rows[0]?.[side]}&api_token=token`,
    messages: `/api/threads/${threadId}/messages`,
    export: '/api/profile/export',
    car: `/api/cars/${carId}`,
    payment: `/api/payments/${rows[0]?.payment ?? 0}`,
    similar: `/api/cars/${carId}/similar`,
  };
  const pages: Record<string, string> = {};
  for (const [name, url] of Object.entries(urls)) {
    const answer = await browsers[side].inject(url);
    assert.ok(answer.status === 200 || name === 'payment', `${name}: ${answer.status}`);
    // Lines of a calendar file are folded and its commas escaped.
    pages[name] = answer.text.replaceAll('\r\n ', '').replaceAll('\\,', ',');
  }
  const mails = await mailsTo(app, side === 'client' ? 'client@access.test' : 'physicalOwner@access.test');
  assert.notEqual(mails.length, 0);
  pages['mails'] = mails.map(({ subject, text, html }) => `${subject}${text}${html}`).join('');
  return pages;
}

/** Which contacts of the other side one side finds, and where. */
async function found(place: Meeting, side: Side): Promise<Record<string, readonly string[]>> {
  const other = side === 'client' ? 'owner' : 'client';
  const pages = Object.entries(await read(place, side));
  for (const [name, text] of pages) {
    for (const value of secret[other]) assert.ok(!text.includes(value), `${value} in ${name} of the ${side}`);
  }
  const places = pages.map(([name, text]) => [
    name,
    Object.entries(contacts[other]).flatMap(([what, value]) => (text.includes(value) ? [what] : [])),
  ]);
  return Object.fromEntries(places.filter(([, whats]) => whats?.length !== 0));
}

test('before an order is paid neither side finds a contact of the other one anywhere', async (t) => {
  const place = await meeting(t);
  assert.deepEqual(await found(place, 'client'), {});
  assert.deepEqual(await found(place, 'owner'), {});
  // The control: each side finds its own contacts.
  assert.ok((await read(place, 'client'))['export']?.includes(contacts.client.phone));
  assert.ok((await read(place, 'owner'))['messages']?.includes(contacts.owner.message));
});

const whenPaid = {
  client: {
    order: ['phone', 'name', 'branch', 'address'],
    orders: ['phone', 'name', 'branch', 'address'],
    calendar: ['branch', 'address'],
    // The last message is that the order is paid.
    threads: ['name'],
    messages: ['message'],
    export: ['message'],
  },
  owner: {
    order: ['phone', 'name'],
    orders: ['phone', 'name'],
    threads: ['name'],
    messages: ['message'],
    export: ['message'],
  },
} as const;

test('once it is paid each side finds the other’s contacts where they are shown, and nothing more', async (t) => {
  const place = await meeting(t);
  const bank = await payment(place.client, place.orderId);
  assert.deepEqual([await found(place, 'client'), await found(place, 'owner')], [{}, {}], 'a payment that was begun');
  await atBank(place.client, bank, 'action=approve&delivery=now');
  assert.deepEqual(await found(place, 'client'), whenPaid.client);
  assert.deepEqual(await found(place, 'owner'), whenPaid.owner);
});

test('after a paid order is cancelled neither side finds one any more', async (t) => {
  const place = await meeting(t);
  await atBank(place.client, await payment(place.client, place.orderId), 'action=approve&delivery=now');
  assert.deepEqual(await found(place, 'owner'), whenPaid.owner);
  assert.equal((await post(place.owner, `/api/orders/${place.orderId}/cancel`)).status, 200);
  assert.deepEqual([await found(place, 'client'), await found(place, 'owner')], [{}, {}]);
});

test('an admin, whom both call, finds the phones of both before anything is paid', async (t) => {
  const { admin, orderId } = await meeting(t);
  const { text } = await admin.inject(`/api/orders/${orderId}`);
  for (const { phone, name } of [contacts.client, contacts.owner])
    assert.ok(text.includes(phone) && text.includes(name));
});
