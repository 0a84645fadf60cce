import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientForm, countStatuses, mailsTo, post } from '#server/testing/people/people.ts';
import { testApp } from '#server/testing/testApp.ts';

const path = '/api/client/register';

test('a client registers: 200, an account, a client and a welcome', async (t) => {
  const server = await testApp(t);
  const answer = await post(server, path, clientForm('Nino@Example.com'));
  assert.deepEqual([answer.status, answer.body], [200, { status: 'success' }]);
  assert.equal(server.cookies.size, 0);
  const user = await server.context.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual([user.email, user.roles, user.language], ['nino@example.com', ['client'], 'en']);
  assert.match(user.password_hash, /^\$argon2id\$/);
  const client = await server.context.db.selectFrom('clients').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual([client.user_id, client.name, client.phone], [user.id, 'Nino', '+995555123456']);
  const mails = await mailsTo(server, 'nino@example.com');
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['Welcome to Gza'],
  );
});

test('a taken address is a message under the e-mail, whatever its capitals', async (t) => {
  const server = await testApp(t);
  await post(server, path, clientForm('nino@example.com'));
  const answer = await post(server, path, clientForm('NINO@example.com'));
  assert.equal(answer.status, 422);
  assert.deepEqual(answer.body, {
    email: 'There is already an account with this e-mail.',
  });
});

test('of registrations that race for one address one wins', async (t) => {
  const server = await testApp(t, { config: { limitsFactor: 1000 } });
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(server, path, clientForm())));
  assert.deepEqual(countStatuses(answers), { 200: 1, 422: 7 });
  assert.equal((await server.context.db.selectFrom('users').select('id').execute()).length, 1);
  assert.equal((await server.context.db.selectFrom('clients').select('id').execute()).length, 1);
});

test('agreements must be given, and say what they are for', async (t) => {
  const server = await testApp(t);
  const form = { ...clientForm(), is_above_21: 0, has_drive_license_more_then_2_years: 0, agreed: 0 };
  const answer = await post(server, path, form);
  assert.equal(answer.status, 422);
  assert.deepEqual(answer.body, {
    is_above_21: 'You must be over 21 years old to rent a car.',
    has_drive_license_more_then_2_years: 'You must have had a driving licence for more than 2 years to rent a car.',
    agreed: 'You can register only if you agree to the terms and conditions.',
  });
});

test('messages come in the language of the visitor', async (t) => {
  const server = await testApp(t);
  const form = { ...clientForm(), phone: '555' };
  const expected = {
    en: 'Enter the full number, for example +995 555 12 34 56.',
    ka: 'მიუთითეთ სრული ნომერი, მაგალითად: +995 555 12 34 56.',
    ru: 'Укажите номер полностью, например: +995 555 12 34 56.',
  };
  for (const [language, phone] of Object.entries(expected)) {
    await server.inject(`/api/language/${language}`);
    assert.deepEqual((await post(server, path, form)).body, { phone });
  }
});

test('an unknown field is refused', async (t) => {
  const server = await testApp(t);
  for (const field of ['roles', 'owner_id', 'verified_at', 'is_admin']) {
    const answer = await post(server, path, { ...clientForm(), [field]: ['admin'] });
    assert.deepEqual([answer.status, answer.body], [422, { [field]: 'This field is not known.' }]);
  }
});

test('five registrations an hour from one network; wrong forms do not count', async (t) => {
  const server = await testApp(t);
  for (let index = 0; index < 10; index += 1) await post(server, path, { ...clientForm(), phone: '1' });
  for (let index = 0; index < 5; index += 1) {
    assert.equal((await post(server, path, clientForm(`nino${index}@example.com`))).status, 200);
  }
  const answer = await post(server, path, clientForm('nino5@example.com'));
  assert.equal(answer.status, 429);
  assert.equal(answer.headers['retry-after'], '3600');
});
