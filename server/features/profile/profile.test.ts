import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import type { Method } from '#contract/call.ts';
import {
  codeFor,
  goodPassword,
  legalOwnerForm,
  logInClient,
  mailsTo,
  physicalOwnerForm,
  post,
} from '#server/testing/people/people.ts';
import { type TestApp, testApp } from '#server/testing/testApp.ts';
import type { TestAnswer } from '#server/testing/testBrowser.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { fileOf, noise } from '#server/testing/pictureCorpus.ts';

const email = 'nino@example.com';
const generous = { config: { limitsFactor: 1000 } };
type Browser = Pick<TestApp, 'inject'>;

const send = (browser: Browser, method: Method, url: string, body: object): Promise<TestAnswer> =>
  browser.inject({ method, url, body });
const patch = (browser: Browser, body: object) => send(browser, 'PATCH', '/api/profile', body);
const profileOf = async (browser: Browser) =>
  ((await browser.inject('/api/profile')).body as { profile: Record<string, unknown> }).profile;
const logIn = (browser: Browser, password: string, address = email) =>
  post(browser, '/api/login', { email: address, password });

async function logInOwner(server: TestApp, kind: 'physical' | 'legal') {
  await server.context.pool.query(
    `insert into cities (id, code, name_en, name_ka, name_ru, position)
     values (1, 'tbilisi', 'Tbilisi', 'თბილისი', 'Тбилиси', 1), (2, 'batumi', 'Batumi', 'ბათუმი', 'Батуми', 2) on conflict do nothing`,
  );
  const form = kind === 'legal' ? legalOwnerForm('o@example.com') : physicalOwnerForm('o@example.com');
  await post(server, `/api/${kind}_owner/first_step`, form);
  const code = await codeFor(server, 'o@example.com');
  assert.equal((await post(server, `/api/register/${kind}_owner`, { ...form, code })).status, 201);
  assert.equal((await logIn(server, goodPassword, 'o@example.com')).status, 200);
}

test('a client changes details, and what opens or reaches the account only with the password', async (t) => {
  const server = await testApp(t, generous);
  await logInClient(server);
  const saved = await patch(server, { name: 'Ana', physical_address: '3 Agmashenebeli Avenue' });
  assert.equal(saved.status, 200, saved.text);
  const profile = await profileOf(server);
  assert.deepEqual((saved.body as { profile: object }).profile, profile);
  assert.deepEqual(
    [profile['kind'], profile['name'], profile['surname'], profile['iban'], profile['trips']],
    ['client', 'Ana', 'Beridze', null, 0],
  );
  const user = (await server.inject('/api/user')).body as { client: { name: string } };
  assert.equal(user.client.name, 'Ana');

  const number = { identity_number: '01017012345', phone: '+995 599 41 20 07' };
  const refusals = [
    [number, 'current_password'],
    [{ ...number, current_password: 'not this one' }, 'current_password'],
    [{ phone: '12', current_password: goodPassword }, 'phone'],
    [{ name: '<b>' }, 'name'],
    [{ iban: 'GE29NB0000000101904917' }, 'iban'],
    [{ contact_name: 'Nino' }, 'contact_name'],
    [{ roles: ['admin'] }, 'roles'],
    [{ user_id: 1 }, 'user_id'],
    [{ verified_at: null }, 'verified_at'],
    [{ city_id: 99_999_999_999 }, 'city_id'],
  ] as const;
  for (const [body, field] of refusals) {
    const answer = await patch(server, body);
    assert.deepEqual([answer.status, Object.keys(answer.body as object)], [422, [field]], JSON.stringify(body));
  }
  assert.deepEqual(await profileOf(server), profile, 'a refused change changes nothing');

  assert.equal((await patch(server, { ...number, current_password: goodPassword })).status, 200);
  assert.deepEqual(
    [(await profileOf(server))['identity_number'], (await profileOf(server))['phone']],
    ['01017012345', '+995599412007'],
  );
  assert.equal(
    (await patch(server, { phone: '+995599412007', name: 'Ana' })).status,
    200,
    'nothing changes: no password',
  );
  const news = (await mailsTo(server, email)).filter(({ subject }) => subject.includes('phone number'));
  assert.equal(news.length, 1);
  const { rows } = await server.context.pool.query<{ text: string; bytes: Buffer }>(
    'select row_to_json(clients)::text as text, identity_number_encrypted as bytes from clients',
  );
  assert.equal(rows[0]?.text.includes('01017012345') || rows[0]?.bytes.includes('01017012345'), false);
  assert.equal(
    (await patch(server, { identity_number: '', physical_address: '', current_password: goodPassword })).status,
    200,
  );
  assert.deepEqual(
    [(await profileOf(server))['identity_number'], (await profileOf(server))['physical_address']],
    [null, null],
  );
});

test('an owner has bank details and, as a company, a contact person', async (t) => {
  const server = await testApp(t, generous);
  await logInOwner(server, 'legal');
  const verify = () => server.context.pool.query('update owners set verified_at = now()');
  const isVerified = async () =>
    (await server.context.pool.query('select verified_at from owners')).rows[0].verified_at !== null;
  await verify();
  const changes = {
    contact_name: 'Lika Kobalia',
    contact_phone: '+995 599 41 20 07',
    city_id: 2,
  };
  assert.equal((await patch(server, changes)).status, 200);
  assert.equal(await isVerified(), true);
  assert.equal((await patch(server, { name: 'Kolkheti LLC' })).status, 200);
  assert.equal(await isVerified(), false, 'another name has not been verified');
  await verify();
  for (const [body, field] of [
    [{ surname: 'X' }, 'surname'],
    [{ iban: '' }, 'iban'],
    [{ iban: 'GE00NB0000000101904917' }, 'iban'],
    [{ city_id: null }, 'city_id'],
    [{ identity_number: '123' }, 'identity_number'],
    [{ vat_number: '1234567890' }, 'vat_number'],
    [{ iban: 'GE60NB0000000123456789' }, 'current_password'],
  ] as const) {
    const answer = await patch(server, body);
    assert.deepEqual([answer.status, Object.keys(answer.body as object)], [422, [field]], JSON.stringify(body));
  }
  assert.equal((await profileOf(server))['vat_number'], null);
  for (const [typed, kept] of [
    ['404 123 456', '404123456'],
    ['', null],
    ['404123456', '404123456'],
  ] as const) {
    assert.equal((await patch(server, { vat_number: typed })).status, 200);
    assert.equal((await profileOf(server))['vat_number'], kept);
  }
  const { iban, ...rest } = await profileOf(server);
  assert.deepEqual(
    [iban, rest['contact_name'], rest['contact_phone'], rest['city_id'], rest['name'], rest['identity_number']],
    ['GE29NB0000000101904917', 'Lika Kobalia', '+995599412007', 2, 'Kolkheti LLC', '404123456'],
  );
  assert.equal((await patch(server, { identity_number: '404999999', current_password: goodPassword })).status, 200);
  assert.equal(await isVerified(), false, 'nor has another company');
  const other = { iban: 'GE60NB0000000123456789', current_password: goodPassword };
  assert.equal((await patch(server, other)).status, 200);
  assert.equal((await patch(server, other)).status, 200, 'the same again changes nothing');
  const told = (await mailsTo(server, 'o@example.com')).filter(({ subject }) => subject.includes('IBAN'));
  assert.deepEqual(
    told.map(({ subject }) => subject),
    ['The IBAN of your Gza payouts was changed'],
  );
});

test('a new e-mail is confirmed with a code sent to it, and the old address is informed', async (t) => {
  const server = await testApp(t, generous);
  await logInClient(server);
  await logInClient(server, server.visitor(), 'taken@example.com');
  const fresh = 'ana@example.com';
  const ask = (body: object) => send(server, 'POST', '/api/profile/email', body);
  const withPassword = { current_password: goodPassword };
  assert.deepEqual(Object.keys((await ask({ email: fresh, current_password: 'wrong one' })).body as object), [
    'current_password',
  ]);
  assert.deepEqual(Object.keys((await ask({ email, ...withPassword })).body as object), ['email']);
  assert.deepEqual(Object.keys((await ask({ email: 'taken@example.com', ...withPassword })).body as object), ['email']);
  assert.equal((await ask({ email: fresh, ...withPassword })).status, 200);
  const code = await codeFor(server, fresh);

  const move = (body: object) => patch(server, { email: fresh, ...body });
  assert.deepEqual(Object.keys((await move(withPassword)).body as object), ['code']);
  assert.deepEqual(Object.keys((await move({ code })).body as object), ['current_password']);
  const thief = server.visitor();
  await logInClient(server, thief, 'thief@example.com');
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
  assert.deepEqual(Object.keys((await move({ code: wrong, ...withPassword })).body as object), ['code']);
  assert.equal((await move({ code, ...withPassword })).status, 200);
  assert.equal((await profileOf(server))['email'], fresh);
  assert.match((await mailsTo(server, email))[0]?.subject ?? '', /e-mail of your Gza account was changed/);
  assert.equal((await logIn(server.visitor(), goodPassword)).status, 422);
  assert.equal((await logIn(server.visitor(), goodPassword, fresh)).status, 200);
  assert.equal((await patch(thief, { email: fresh, code, ...withPassword })).status, 422, 'a code is good once');
});

test('a new password ends every other session and gives this one new secrets', async (t) => {
  const server = await testApp(t, generous);
  await logInClient(server);
  const other = server.visitor();
  await logIn(other, goodPassword);
  const old = server.cookies.get('session') ?? '';
  const { expireMinutes } = (await server.inject('/api/user')).body as { expireMinutes: number };
  const change = (current_password: string, password: string, password_confirmation = password) =>
    post(server, '/api/profile/password', { current_password, password, password_confirmation });
  const fresh = 'eight yellow trams';
  for (const [answer, field] of [
    [await change('not this one', fresh), 'current_password'],
    [await change(goodPassword, 'short'), 'password'],
    [await change(goodPassword, fresh, 'different one'), 'password_confirmation'],
    [await change(goodPassword, goodPassword), 'password'],
  ] as const) {
    assert.deepEqual([answer.status, Object.keys(answer.body as object)], [422, [field]]);
  }
  assert.equal((await other.inject('/api/user')).status, 200);
  const changed = await change(goodPassword, fresh);
  assert.equal(changed.status, 200, changed.text);
  const { user } = changed.body as { user: { apiToken: string; expireMinutes: number } };
  assert.equal(user.expireMinutes, expireMinutes, 'the session ends when it would have');
  assert.equal((await other.inject('/api/user')).status, 401);
  assert.notEqual(server.cookies.get('session'), old);
  assert.equal((await server.inject('/api/user')).status, 200);
  const copy = server.visitor();
  copy.cookies.set('session', old);
  assert.equal((await copy.inject('/api/user')).status, 401, 'the old cookie is worth nothing');
  assert.match((await mailsTo(server, email))[0]?.text ?? '', /on every other device/);
  assert.equal((await logIn(other, goodPassword)).status, 422);
  assert.equal((await logIn(other, fresh)).status, 200);
});

test('of two new passwords at once one counts', async (t) => {
  const server = await testApp(t, generous);
  await logInClient(server);
  const cookie = server.cookies.get('session') ?? '';
  const tries = ['eight yellow trams', 'nine purple trains'].map((password) => {
    const tab = server.visitor();
    tab.cookies.set('session', cookie);
    return post(tab, '/api/profile/password', {
      current_password: goodPassword,
      password,
      password_confirmation: password,
    });
  });
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort((a, b) => a - b);
  assert.equal(statuses[0], 200);
  assert.ok([401, 422].includes(statuses[1] ?? 0), String(statuses));
});

test('a picture is made anew, replaces the one before, and is gone when it is removed', async (t) => {
  const server = await testApp(t, generous);
  await logInClient(server);
  const upload = (bytes: Uint8Array | string) => {
    const form = new FormData();
    form.append('file', fileOf(bytes));
    return server.inject({ method: 'POST', url: '/api/profile/picture', body: form });
  };
  const large = await noise(900, 600)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer();
  const first = await upload(large);
  assert.equal(first.status, 200, first.text);
  const address = (first.body as { picture: string }).picture;
  assert.equal((await profileOf(server))['picture'], address);
  const picture = await server.visitor().inject(address);
  assert.deepEqual([picture.status, picture.headers['content-type']], [200, 'image/webp']);
  const key = `profiles/${address.split('/').at(-1)}`;
  const stored = (await server.context.storage.get(key)) ?? Buffer.alloc(0);
  const { width, height, exif } = await sharp(stored).metadata();
  assert.deepEqual([width, height, exif], [400, 400, undefined]);

  assert.equal((await upload('<svg xmlns="http://www.w3.org/2000/svg"/>')).status, 415);
  assert.equal((await profileOf(server))['picture'], address, 'what is refused replaces nothing');
  const second = (await upload(large)).body as { picture: string };
  assert.notEqual(second.picture, address);
  assert.equal((await server.inject(address)).status, 404);
  await drainJobs(server);
  assert.equal((await server.context.storage.get(key)) === null, true);
  assert.equal((await server.inject({ method: 'DELETE', url: '/api/profile/picture' })).status, 200);
  assert.equal((await server.inject(second.picture)).status, 404);
  assert.equal((await profileOf(server))['picture'], null);
  for (const wrong of [
    '/pictures/people/..%2f..%2fx',
    '/pictures/people/0',
    '/pictures/people/ABCDEF0123456789abcdef0123456789',
  ])
    assert.equal((await server.inject(wrong)).status, 404);
});
