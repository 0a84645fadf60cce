import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from '#server/platform/crypto/encryption.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import {
  clientForm,
  codeFor,
  countStatuses,
  goodPassword,
  legalOwnerForm,
  mailsTo,
  physicalOwnerForm,
  post,
} from '#server/testing/people/people.ts';
import { testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';

const generous = { limitsFactor: 1000 };

test('a person registers as owner in two steps', async (t) => {
  const server = await testApp(t, { config: generous });
  const form = physicalOwnerForm();
  const first = await post(server, '/api/physical_owner/first_step', form);
  assert.deepEqual([first.status, first.body], [200, { status: 'success' }]);
  assert.equal(await server.context.db.selectFrom('users').select('id').executeTakeFirst(), undefined);

  const final = await post(server, '/api/register/physical_owner', {
    ...form,
    code: await codeFor(server, form.email),
  });
  assert.deepEqual([final.status, final.body], [201, { status: 'success' }]);
  const login = await post(server, '/api/login', { email: form.email, password: goodPassword });
  const { owner, client, roles } = login.body as { owner: { name: string }; client: null; roles: string[] };
  assert.deepEqual([owner.name, client, roles], ['Giorgi', null, ['owner']]);
});

test('a company registers under its name; what is secret about it is sealed to it', async (t) => {
  const server = await testApp(t, { config: generous });
  const form = legalOwnerForm();
  await post(server, '/api/legal_owner/first_step', form);
  const final = await post(server, '/api/register/legal_owner', { ...form, code: await codeFor(server, form.email) });
  assert.equal(final.status, 201);
  const owner = await server.context.db.selectFrom('owners').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(
    [owner.kind, owner.name, owner.surname, owner.phone],
    ['legal', 'Kolkheti Cars LLC', null, '+995322123456'],
  );
  const key = [server.context.config.encryptionKey];
  assert.equal(open(key, `owners.iban/${owner.user_id}`, owner.iban_encrypted).toString(), 'GE29NB0000000101904917');
  assert.equal(
    open(key, `owners.identity_number/${owner.user_id}`, owner.identity_number_encrypted).toString(),
    '404123456',
  );
});

test('each kind has its own fields', async (t) => {
  const server = await testApp(t, { config: generous });
  const { surname: _, ...noSurname } = physicalOwnerForm();
  const person = await post(server, '/api/physical_owner/first_step', noSurname);
  assert.deepEqual([person.status, person.body], [422, { surname: 'Please fill in this field.' }]);
  const company = await post(server, '/api/legal_owner/first_step', { ...legalOwnerForm(), surname: 'Maisuradze' });
  assert.deepEqual([company.status, Object.keys(company.body as object)], [422, ['surname']]);
  const hidden = await post(server, '/api/legal_owner/first_step', { ...legalOwnerForm(), surname: '' });
  assert.equal(hidden.status, 200, 'a hidden field is sent empty');
  const numbers = await post(server, '/api/legal_owner/first_step', {
    ...legalOwnerForm(),
    identity_number: '01017012345',
  });
  assert.deepEqual(numbers.body, { identity_number: 'The identification code has 9 digits.' });
});

test('the final step checks the details again and uses no try up for a wrong one', async (t) => {
  const server = await testApp(t, { config: generous });
  const form = physicalOwnerForm();
  await post(server, '/api/physical_owner/first_step', form);
  const code = await codeFor(server, form.email);
  const answer = await post(server, '/api/register/physical_owner', {
    ...form,
    iban: 'GE29NB0000000101904918',
    code: '12',
  });
  assert.deepEqual(Object.keys(answer.body as object).sort(), ['code', 'iban']);
  assert.equal((await post(server, '/api/register/physical_owner', { ...form, code })).status, 201);
});

test('a used address is refused at the first step, and at the last one if it was registered meanwhile', async (t) => {
  const server = await testApp(t, { config: generous });
  const taken = { email: 'There is already an account with this e-mail.' };
  const form = physicalOwnerForm();
  await post(server, '/api/physical_owner/first_step', form);
  const code = await codeFor(server, form.email);
  await post(server, '/api/client/register', clientForm(form.email));
  assert.deepEqual((await post(server, '/api/register/physical_owner', { ...form, code })).body, taken);
  assert.deepEqual((await post(server, '/api/physical_owner/first_step', form)).body, taken);
});

test('going back and returning within two minutes passes, with the code sent before', async (t) => {
  const server = await testApp(t, { config: generous, clock: testClock('2026-11-20T10:00:00Z') });
  const form = physicalOwnerForm();
  await post(server, '/api/physical_owner/first_step', form);
  assert.equal((await post(server, '/api/physical_owner/first_step', form)).status, 200);
  const mails = await mailsTo(server, form.email);
  assert.equal(mails.length, 1);
  const code = await codeFor(server, form.email);
  assert.equal((await post(server, '/api/register/physical_owner', { ...form, code })).status, 201);
});

test('a code is sent again after 120 seconds, three times an hour; the answer says how long to wait', async (t) => {
  const clock = testClock('2026-11-20T10:00:00Z');
  const server = await testApp(t, { config: generous, clock });
  const form = physicalOwnerForm();
  const send = async () => {
    await drainJobs(server);
    return post(server, '/api/first-step/send-code', { address: form.email });
  };
  await post(server, '/api/physical_owner/first_step', form);
  clock.advance(119_000);
  const soon = await send();
  assert.deepEqual([soon.status, soon.headers['retry-after']], [429, '1']);
  clock.advance(1000);
  assert.deepEqual((await send()).body, { status: 'success' });
  clock.advance(120_000);
  assert.equal((await send()).status, 200);
  clock.advance(120_000);
  const spent = await send();
  assert.deepEqual([spent.status, spent.headers['retry-after']], [429, '3240']);
  const again = await post(server, '/api/physical_owner/first_step', form);
  assert.deepEqual(again.body, {
    email: 'We have already sent several codes to this address. Please try again later.',
  });
  assert.equal((await mailsTo(server, form.email)).length, 3);
});

test('of requests for a code that race one sends', async (t) => {
  const server = await testApp(t, { config: generous });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post(server, '/api/first-step/send-code', { address: 'giorgi@example.com' })),
  );
  assert.deepEqual(countStatuses(answers), { 200: 1, 429: 9 });
  assert.equal((await mailsTo(server, 'giorgi@example.com')).length, 1);
});

test('send-code answers alike for an address with an account, which gets no mail', async (t) => {
  const server = await testApp(t, { config: generous });
  await post(server, '/api/client/register', clientForm('nino@example.com'));
  const send = async (address: string) => {
    const { status, text } = await post(server, '/api/first-step/send-code', { address });
    return { status, text };
  };
  const unknown = [await send('giorgi@example.com'), await send('giorgi@example.com')];
  assert.deepEqual([await send('nino@example.com'), await send('nino@example.com')], unknown);
  const subjects = (await mailsTo(server, 'nino@example.com')).map(({ subject }) => subject);
  assert.deepEqual(subjects, ['Welcome to Gza']);
});

test('20 codes an hour from one network', async (t) => {
  const server = await testApp(t);
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) {
    statuses.push((await post(server, '/api/first-step/send-code', { address: `g${index}@example.com` })).status);
  }
  assert.deepEqual(statuses, [...Array<number>(20).fill(200), 429]);
});
