import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import * as calls from '#contract/calls/verification/verificationLinks.ts';
import { countStatuses } from '#server/testing/people/people.ts';
import { bomb, fileOf } from '#server/testing/pictureCorpus.ts';
import type { TestApp } from '#server/testing/testApp.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { testClock } from '#server/testing/testClock.ts';
import { formOf, listOf, look, type Person, photo, sendIn, setUp, upload } from '../testing/reviewRoom.ts';

const links = '/api/client/verification_links';
const documents = '/api/verification_links/documents';
const MINUTE = 60_000;

async function linkOf({ send }: Person): Promise<string> {
  const answer = await send({ method: 'POST', url: links });
  assert.equal(answer.status, 201, answer.text);
  return calls.createVerificationLink.response.parse(answer.body).verification_link.secret;
}

const open = ({ inject }: TestBrowser, secret: string) =>
  inject({ method: 'POST', url: '/api/verification_links/open', body: { secret } });

/** A phone without a login, with a user's link opened. */
async function phoneOf(server: TestApp, person: Person): Promise<TestBrowser> {
  const phone = server.visitor();
  assert.equal((await open(phone, await linkOf(person))).status, 200);
  return phone;
}

const sendBy = ({ inject }: TestBrowser, kind: string, file = fileOf(photo)) =>
  inject({ method: 'POST', url: documents, body: formOf(kind, file) });

async function room(t: TestContext) {
  const clock = testClock(new Date('2027-01-10T06:00:00Z'));
  const set = await setUp(t, { clock });
  await set.server.context.pool.query("update sessions set expires_at = expires_at + interval '2 hours'");
  return { ...set, clock };
}

test('a phone sends the documents of whose link it opened, sees how they stand, and nothing else', async (t) => {
  const set = await room(t);
  const { server, client, other } = set;
  const sent = await sendIn(client, 'id_front');
  const phone = await phoneOf(server, client);
  const answer = await sendBy(phone, 'selfie');
  assert.equal(answer.status, 201, answer.text);
  assert.deepEqual((await listOf(client)).marks, ['id_front: pending', 'selfie: pending']);
  assert.deepEqual((await listOf(other)).marks, []);
  const seen = await phone.inject(documents);
  assert.deepEqual(
    calls.listPhoneDocuments.response.parse(seen.body).documents.map(({ kind }) => kind),
    ['id_front', 'selfie'],
  );
  assert.doesNotMatch(`${seen.text}${answer.text}`, /"(url|id|width)"/);
  // The phone shows whose account it is before a picture is sent, but not the whole name.
  assert.equal(calls.listPhoneDocuments.response.parse(seen.body).account_name, 'N••• B•••');
  assert.doesNotMatch(seen.text, /Nino|Beridze/);
  // What a session opens stays shut, and the link gives no more of it.
  const shut = ['/api/user', `/api/verifications/images/${sent.id}`, links, '/api/orders', '/api/profile'];
  for (const url of shut) assert.equal((await phone.inject(url)).status, 401, url);
  assert.equal((await phone.inject({ method: 'DELETE', url: `${upload}/${sent.id}` })).status, 401);
  assert.equal(
    (await phone.inject({ method: 'POST', url: upload, body: formOf('selfie', fileOf(photo)) })).status,
    401,
  );
  assert.equal((await look(set, other, sent.id)).statusCode, 404);
});

test('a link opens once, also of twenty at once, and only as long as it lasts', async (t) => {
  const { server, client, clock } = await room(t);
  const secret = await linkOf(client);
  const phones = Array.from({ length: 20 }, () => server.visitor());
  const answers = await Promise.all(phones.map((phone) => open(phone, secret)));
  assert.deepEqual(countStatuses(answers), { 200: 1, 404: 19 });
  const works = await Promise.all(phones.map(async (phone) => (await phone.inject(documents)).status === 200));
  assert.equal(works.filter(Boolean).length, 1);
  assert.equal((await open(server.visitor(), secret)).status, 404);

  const late = await linkOf(client);
  clock.advance(10 * MINUTE);
  assert.equal((await open(server.visitor(), late)).status, 404, 'it was not opened in time');
  const phone = await phoneOf(server, client);
  clock.advance(20 * MINUTE - 1);
  assert.equal((await phone.inject(documents)).status, 200);
  clock.advance(1);
  assert.equal((await phone.inject(documents)).status, 404);
  assert.equal((await sendBy(phone, 'selfie')).status, 404);
});

test('a link ends by another one, by its owner and with the session that created it', async (t) => {
  const { server, client, other } = await room(t);
  const foreign = await phoneOf(server, other);
  const first = await phoneOf(server, client);
  const unused = await linkOf(client);
  assert.equal((await first.inject(documents)).status, 404);
  const second = await phoneOf(server, client);
  assert.equal((await open(server.visitor(), unused)).status, 404);
  const state = async () =>
    calls.getVerificationLink.response.parse((await client.send(links)).body).verification_link?.is_opened ?? null;
  assert.equal(await state(), true);
  assert.equal((await client.send({ method: 'DELETE', url: links })).status, 200);
  assert.deepEqual([(await second.inject(documents)).status, await state()], [404, null]);
  const third = await phoneOf(server, client);
  await server.context.pool.query('delete from sessions where user_id = $1', [client.userId]);
  assert.equal((await third.inject(documents)).status, 404);
  assert.equal((await foreign.inject(documents)).status, 200, 'the other one goes on');
});

test('only the phone gets in, and neither of its secrets is stored', async (t) => {
  const { server, client, other } = await room(t);
  const secret = await linkOf(client);
  // The secret of the link is not that of the phone.
  const curious = server.visitor();
  curious.cookies.set('phone', secret);
  assert.equal((await curious.inject(documents)).status, 404);
  const phone = await phoneOf(server, other);
  // A logged-in user with the link sends as the phone, not as themselves.
  phone.cookies.set('session', client.cookie ?? '');
  assert.equal((await sendBy(phone, 'licence_back')).status, 201);
  assert.deepEqual([(await listOf(client)).marks, (await listOf(other)).marks], [[], ['licence_back: pending']]);
  assert.equal((await client.send(documents)).status, 404);
  const { rows } = await server.context.pool.query<{ stored: string }>(
    'select row_to_json(l)::text as stored from verification_links l',
  );
  const stored = rows.map((row) => row.stored).join(' ');
  assert.equal(rows.length, 2);
  for (const value of [secret, phone.cookies.get('phone') ?? 'none']) assert.ok(!stored.includes(value));
});

test('uploads of a phone are limited and checked as those of a session', async (t) => {
  const { server, client } = await room(t);
  const phone = await phoneOf(server, client);
  assert.equal((await sendBy(phone, 'selfie', fileOf(bomb(14_000)))).status, 422);
  for (let count = 1; count < 20; count += 1) assert.equal((await sendBy(phone, 'selfie')).status, 201);
  assert.equal((await sendBy(phone, 'selfie')).status, 429);
  const again = await phoneOf(server, client);
  assert.equal((await sendBy(again, 'selfie')).status, 429, 'another link counts for the same person');
});
