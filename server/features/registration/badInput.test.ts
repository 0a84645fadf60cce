import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { codeFor, clientForm, legalOwnerForm, physicalOwnerForm, post } from '#server/testing/people/people.ts';
import { testApp } from '#server/testing/testApp.ts';

/** Every form of identity, filled in rightly but for what a test changes. */
const forms: Readonly<Record<string, () => Record<string, unknown>>> = {
  '/api/client/register': clientForm,
  '/api/physical_owner/first_step': physicalOwnerForm,
  '/api/legal_owner/first_step': legalOwnerForm,
  '/api/register/physical_owner': () => ({ ...physicalOwnerForm(), code: '0417' }),
  '/api/register/legal_owner': () => ({ ...legalOwnerForm(), code: '0417' }),
  '/api/first-step/send-code': () => ({ address: 'nino@example.com' }),
  '/api/password-restoring/first-step': () => ({ address: 'nino@example.com' }),
  '/api/password-reset': () => ({
    address: 'nino@example.com',
    code: '0417',
    password: 'seven green buses',
    password_confirmation: 'seven green buses',
  }),
};

const bad: Readonly<Record<string, unknown>> = {
  missing: undefined,
  null: null,
  empty: '',
  spaces: '     ',
  long: 'x'.repeat(10_000),
  number: 7.5,
  'large number': 1e300,
  boolean: true,
  array: ['nino@example.com'],
  object: { $ne: null },
  html: '<img src=x onerror=alert(1)>',
  emoji: '🚗',
  'right to left': '\u202Emoc.elpmaxe@onin',
  'zero byte': 'nino\0@example.com',
  'line break': 'nino@example.com\r\nBcc: all@example.com',
  'half a character': '\ud800',
};

/** Text that is a password like any other. */
const isFine = (field: string, kind: string) => field === 'password' && (kind === 'html' || kind === 'right to left');

test('whatever is wrong with a field, the answer is a message under that field', async (t) => {
  const server = await testApp(t, { config: { limitsFactor: 100_000 } });
  for (const [path, makeForm] of Object.entries(forms)) {
    for (const field of Object.keys(makeForm())) {
      for (const [kind, value] of Object.entries(bad)) {
        if (isFine(field, kind)) continue;
        const { status, body } = await post(server, path, { ...makeForm(), [field]: value });
        const what = `${path} ${field} ${kind}: ${status} ${JSON.stringify(body)}`;
        assert.equal(status, 422, what);
        assert.equal(typeof (body as Record<string, unknown>)[field], 'string', what);
      }
    }
  }
  assert.equal(await server.context.db.selectFrom('users').select('id').executeTakeFirst(), undefined);
});

test('a password of markup, or in any script, is a password like any other', async (t) => {
  const server = await testApp(t, { config: { limitsFactor: 100_000 } });
  const passwords = ['<img src=x onerror=alert(1)>', 'סיסמה סודית מאוד', '🚗🚕🚙🚌🚎🏎🚓🚑', ' " or 1=1 -- '];
  for (const [index, password] of passwords.entries()) {
    const email = `nino${index}@example.com`;
    const form = { ...clientForm(email), password, password_confirmation: password };
    assert.equal((await post(server, '/api/client/register', form)).status, 200, password);
    assert.equal((await post(server, '/api/login', { email, password })).status, 200, password);
  }
});

test('a city must exist', async (t) => {
  const server = await testApp(t, { config: { limitsFactor: 100_000 } });
  for (const city_id of [0, -1, 1.5, 999_999, 2 ** 31, 2 ** 53, 1e300]) {
    const { status, body } = await post(server, '/api/legal_owner/first_step', { ...legalOwnerForm(), city_id });
    assert.deepEqual([status, body], [422, { city_id: 'Please choose a city from the list.' }], String(city_id));
  }
});

test('one wrong digit in an IBAN, phone, personal number or company code is reported', async (t) => {
  const server = await testApp(t, { config: { limitsFactor: 100_000 } });
  const message = async (path: string, form: object) => (await post(server, path, form)).body;
  const person = physicalOwnerForm();
  const path = '/api/physical_owner/first_step';
  assert.deepEqual(await message(path, { ...person, iban: 'GE29NB0000000101904918' }), {
    iban: 'This IBAN contains a typing error. Please compare it with your bank’s.',
  });
  assert.deepEqual(await message(path, { ...person, phone: '+995 555 12 34 5' }), {
    phone: 'Enter the full number, for example +995 555 12 34 56.',
  });
  assert.deepEqual(await message(path, { ...person, identity_number: '0101701234' }), {
    identity_number: 'The personal number has 11 digits.',
  });
  assert.deepEqual(await message('/api/legal_owner/first_step', { ...legalOwnerForm(), identity_number: '40412345' }), {
    identity_number: 'The identification code has 9 digits.',
  });
});

test('random bodies are refused, never failed on', async (t) => {
  const server = await testApp(t, { config: { limitsFactor: 1_000_000 } });
  await post(server, '/api/physical_owner/first_step', physicalOwnerForm());
  await codeFor(server, physicalOwnerForm().email);
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary', maxLength: 40 }));
  const change = fc.dictionary(
    fc.oneof(fc.constantFrom(...Object.keys(physicalOwnerForm()), 'code'), fc.string()),
    value,
    {
      minKeys: 1,
      maxKeys: 4,
    },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(forms), '/api/login', '/api/logout'),
      change,
      fc.boolean(),
      async (path, changes, isWhole) => {
        const body = isWhole ? { ...forms[path]?.(), ...changes } : changes;
        const { status } = await post(server, path, body);
        assert.ok(status < 500, `${status}`);
      },
    ),
    { numRuns: 300 },
  );
});
