import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { clientForm, codeFor, legalOwnerForm, physicalOwnerForm, post } from '#server/testing/people/people.ts';
import { testApp } from '#server/testing/testApp.ts';

const taken = 'taken@example.com';

/** What may be wrong with each field: its rule is broken, or its type. `undefined` leaves it out. */
const mistakes: Readonly<Record<string, readonly unknown[]>> = {
  name: ['', '<b>', 7, undefined],
  surname: ['', 'x1', null],
  email: ['nino', taken],
  phone: ['1', '', undefined],
  password: ['short', 'password'],
  password_confirmation: ['another password', undefined],
  is_above_21: [0, 2, undefined],
  has_drive_license_more_then_2_years: [0, 'yes'],
  agreed: [0, null],
  identity_number: ['12', 12],
  physical_address: ['x', {}],
  legal_address: ['', []],
  city_id: [999_999, null, '', undefined],
  iban: ['GE29NB0000000101904918', 0],
  code: ['12', 'abcd', undefined],
  is_admin: [true],
  constructor: ['x'],
};

const forms: Readonly<Record<string, () => Record<string, unknown>>> = {
  '/api/client/register': clientForm,
  '/api/physical_owner/first_step': physicalOwnerForm,
  '/api/legal_owner/first_step': legalOwnerForm,
  '/api/register/physical_owner': () => ({ ...physicalOwnerForm(), code: '0417' }),
  '/api/register/legal_owner': () => ({ ...legalOwnerForm(), code: '0417' }),
};

/** Copies follow what they copy, unless they are the mistake. */
function fillIn(form: Record<string, unknown>, wrong: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const filled = { ...form, ...wrong };
  if ('email' in wrong) filled['address'] = wrong['email'];
  if ('password' in wrong && !('password_confirmation' in wrong)) filled['password_confirmation'] = wrong['password'];
  return filled;
}

test('whichever fields are wrong, one answer names them all and no other', async (t) => {
  const server = await testApp(t, { config: { limitsFactor: 1_000_000 } });
  assert.equal((await post(server, '/api/client/register', clientForm(taken))).status, 200);
  const anyForm = fc.constantFrom(...Object.keys(forms)).chain((path) => {
    // Those of the form, and such as no form has.
    const known = { ...forms[path]?.(), is_admin: true, constructor: 'x' };
    const fields = Object.keys(mistakes).filter((field) => Object.hasOwn(known, field));
    const wrong = fc
      .subarray(fields, { minLength: 1 })
      .chain((chosen) =>
        fc.record(Object.fromEntries(chosen.map((field) => [field, fc.constantFrom(...(mistakes[field] ?? []))]))),
      );
    return fc.record({ path: fc.constant(path), wrong });
  });
  await fc.assert(
    fc.asyncProperty(anyForm, async ({ path, wrong }) => {
      const { status, body } = await post(server, path, fillIn(forms[path]?.() ?? {}, wrong));
      assert.equal(status, 422);
      // The code in these forms was never sent: it is compared only if all else could be right.
      const isCodeTried = path.startsWith('/api/register/') && Object.entries(wrong).join() === `email,${taken}`;
      const expected = [...Object.keys(wrong), ...(isCodeTried ? ['code'] : [])].sort();
      assert.deepEqual(Object.keys(body as object).sort(), expected, path);
      for (const message of Object.values(body as object)) assert.equal(typeof message, 'string');
    }),
    { numRuns: 300 },
  );
});

test('a used address is reported with other mistakes, twenty times an hour for a network', async (t) => {
  const server = await testApp(t);
  await post(server, '/api/client/register', clientForm(taken));
  const ask = async () => (await post(server, '/api/client/register', { ...clientForm(taken), phone: '1' })).body;
  for (let count = 0; count < 20; count += 1)
    assert.deepEqual(Object.keys((await ask()) as object), ['email', 'phone']);
  assert.deepEqual(Object.keys((await ask()) as object), ['phone']);
  const right = await post(server, '/api/client/register', clientForm('nino@example.com'));
  assert.equal(right.status, 200);
});

test('a wrong code and an address registered meanwhile are reported together', async (t) => {
  const server = await testApp(t, { config: { limitsFactor: 1000 } });
  const form = legalOwnerForm();
  await post(server, '/api/legal_owner/first_step', form);
  const code = await codeFor(server, form.email);
  await post(server, '/api/client/register', clientForm(form.email));
  const wrongCode = code === '0000' ? '0001' : '0000';
  const { status, body } = await post(server, '/api/register/legal_owner', { ...form, code: wrongCode });
  assert.deepEqual([status, Object.keys(body as object).sort()], [422, ['code', 'email']]);
});

test('what is no form at all says just that', async (t) => {
  const server = await testApp(t);
  const headers = { 'content-type': 'application/json' };
  for (const body of ['[]', '"text"', '5', 'null']) {
    const answer = await server.inject({ method: 'POST', url: '/api/client/register', body, headers });
    assert.deepEqual([answer.status, Object.keys(answer.body as object)], [422, ['body']], body);
  }
});
