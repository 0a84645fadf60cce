import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { composeIBAN } from 'ibantools';
import { Secret, TOTP } from 'otpauth';
import { drainJobs } from './testing/drainJobs.ts';
import { codeFor, physicalOwnerForm, post } from './testing/people/people.ts';
import { fileOf, noise } from './testing/pictureCorpus.ts';
import { type TestApp, testApp } from './testing/testApp.ts';
import { testClock } from './testing/testClock.ts';

const OWNER = 'canary.owner@example.com';
const CLIENT = 'canary.client@example.com';

/** Each appears nowhere else in the world. */
const canaries = {
  password: 'canary-password-Zq81xW',
  newPassword: 'canary-changed-Jt50mB',
  wrongPassword: 'canary-mistyped-Vn33kD',
  identityNumber: '73910462858',
  iban: composeIBAN({ countryCode: 'GE', bban: 'TB7391046285873910' }) ?? '',
  newIban: composeIBAN({ countryCode: 'GE', bban: 'TB6028417395528417' }) ?? '',
} as const;

/** All output of the server except its answers to users who are entitled to them. */
interface Watch {
  readonly log: string[];
  readonly errors: string[];
}

/** A visitor whose error bodies are collected. */
function watched(browser: Pick<TestApp, 'inject'>, { errors }: Watch): Pick<TestApp, 'inject'> {
  return {
    inject: async (request) => {
      const answer = await browser.inject(request);
      if (answer.status >= 400) errors.push(answer.text);
      return answer;
    },
  };
}

/** Every column of every table as text, bytes as they are and in hexadecimal; mails are separate. */
async function dump({ pool }: TestApp['context']): Promise<{ database: string; mails: string }> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  let database = '';
  let mails = '';
  for (const { name } of tables) {
    const { rows } = await pool.query<Record<string, unknown>>(`select * from ${name}`);
    const text = rows
      .flatMap((row) => Object.values(row))
      .map((value) =>
        Buffer.isBuffer(value) ? `${value.toString('latin1')} ${value.toString('hex')}` : JSON.stringify(value),
      )
      .join('\n');
    if (name === 'public.outbox_mails') mails += text;
    else database += `${text}\n`;
  }
  return { database, mails };
}

const formsOf = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  return [secret, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, ''), encodeURIComponent(secret)];
};

test('secrets that went through every journey are in no log, database text, mail or error', async (t) => {
  const watch: Watch = { log: [], errors: [] };
  const logStream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      watch.log.push(chunk.toString());
      done();
    },
  });
  const clock = testClock('2026-11-20T06:00:00Z');
  const config = { limitsFactor: 1000, logLevel: 'debug' } as const;
  const server = await testApp(t, {
    fleet: true,
    clock,
    config,
    logStream,
  });
  const secrets: Record<string, string> = { ...canaries };
  const owner = watched(server, watch);
  const { password, newPassword, wrongPassword, identityNumber, iban, newIban } = canaries;

  // An owner registers with a code that is mistyped once, and logs in.
  const form = {
    ...physicalOwnerForm(OWNER),
    identity_number: identityNumber,
    iban,
    password,
    password_confirmation: password,
  };
  await post(owner, '/api/physical_owner/first_step', { ...form, iban: `${iban}9` });
  await post(owner, '/api/physical_owner/first_step', form);
  const registrationCode = await codeFor(server, OWNER);
  await post(owner, '/api/register/physical_owner', { ...form, code: registrationCode, roles: ['admin'] });
  assert.equal((await post(owner, '/api/register/physical_owner', { ...form, code: registrationCode })).status, 201);
  await post(owner, '/api/login', { email: OWNER, password: wrongPassword });
  const login = await post(owner, '/api/login', { email: OWNER, password });
  assert.equal(login.status, 200);
  secrets['apiToken'] = (login.body as { apiToken: string }).apiToken;
  secrets['cookie'] = server.cookies.get('session') ?? '';
  const { owner: party } = login.body as { owner: { id: number } };
  await owner.inject(`/api/threads/list?owner=${party.id}&api_token=${secrets['apiToken']}`);
  await owner.inject(`/api/threads/list?owner=${party.id}&api_token=${secrets['apiToken']}x`);

  // The profile: bank details and e-mail change, wrong ones are refused.
  const patch = (body: object) => owner.inject({ method: 'PATCH', url: '/api/profile', body });
  await patch({ iban: newIban, current_password: wrongPassword });
  assert.equal((await patch({ iban: newIban, current_password: password })).status, 200);
  assert.equal((await owner.inject('/api/profile/export')).status, 200);

  // A second factor, with a replayed code and a recovery code.
  const started = await post(owner, '/api/profile/second-factor', { current_password: password });
  const secret = (started.body as { secret: string }).secret;
  secrets['totpSecret'] = secret;
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const appCode = () => app.generate({ timestamp: clock().getTime() });
  const confirmed = await post(owner, '/api/profile/second-factor/confirm', { code: appCode() });
  const recovery = (confirmed.body as { recovery_codes: string[] }).recovery_codes;
  recovery.forEach((code, index) => (secrets[`recovery${index}`] = code));
  await post(owner, '/api/login', { email: OWNER, password });
  await post(owner, '/api/login', { email: OWNER, password, code: appCode() });
  assert.equal((await post(owner, '/api/login', { email: OWNER, password, code: recovery[0] })).status, 200);
  secrets['secondCookie'] = server.cookies.get('session') ?? '';

  // A new password in the profile, then another one by recovery.
  const change = { current_password: password, password: newPassword, password_confirmation: newPassword };
  await post(owner, '/api/profile/password', { ...change, current_password: wrongPassword });
  assert.equal((await post(owner, '/api/profile/password', change)).status, 200);
  await post(owner, '/api/password-restoring/first-step', { address: OWNER });
  const recoveryCode = await codeFor(server, OWNER);
  const reset = { address: OWNER, code: recoveryCode, password, password_confirmation: password };
  assert.equal((await post(owner, '/api/password-reset', reset)).status, 204);

  // A client's documents, whole and broken, and a picture.
  const visitor = server.visitor();
  const client = watched(visitor, watch);
  const person = { name: 'Nino', surname: 'Beridze', email: CLIENT, address: CLIENT, phone: '+995555123456' };
  const agreed = { is_above_21: 1, has_drive_license_more_then_2_years: 1, agreed: 1 };
  await post(client, '/api/client/register', { ...person, ...agreed, password, password_confirmation: password });
  assert.equal((await post(client, '/api/login', { email: CLIENT, password })).status, 200);
  const picture = await noise(320, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'canary-document-Hs27pL' } })
    .toBuffer();
  secrets['documentText'] = 'canary-document-Hs27pL';
  const send = (url: string, bytes: Uint8Array, kind?: string) => {
    const upload = new FormData();
    if (kind !== undefined) upload.append('kind', kind);
    upload.append('file', fileOf(bytes));
    return client.inject({ method: 'POST', url, body: upload });
  };
  const documents = '/api/client/user_verification_images';
  await send(documents, picture.subarray(0, 900), 'id_front');
  const stored = await send(documents, picture, 'id_front');
  assert.ok(stored.status < 300, stored.text);
  assert.equal((await send('/api/profile/picture', picture)).status, 200);

  await drainJobs(server);
  const { database, mails } = await dump(server.context);
  const log = watch.log.join('');
  const places = { database, mails, log, errors: watch.errors.join('\n') };
  // What is looked through is there: each place holds something that belongs in it.
  assert.ok(database.includes(OWNER) && mails.includes(recoveryCode) && log.includes('/api/threads/list'));
  assert.ok(watch.errors.length > 8, String(watch.errors.length));

  const found: string[] = [];
  for (const [name, value] of Object.entries(secrets)) {
    assert.ok(value.length >= 10, name);
    for (const [place, text] of Object.entries(places)) {
      if (formsOf(value).some((shape) => text.includes(shape))) found.push(`${name} in ${place}`);
    }
  }
  assert.deepEqual(found, []);
  // Four digits may be part of any number: they are searched for as whole words, and belong in their own mail alone.
  const codeAlone = (code: string) => new RegExp(`"(?:code"\\s*:\\s*")?${code}"`);
  for (const code of [registrationCode, recoveryCode]) {
    for (const [place, text] of Object.entries({ ...places, mails: '' }))
      assert.equal(codeAlone(code).test(text), false, `a code in ${place}`);
  }
  // The bytes of the document are nowhere in the storage either, in whatever part.
  const { rows } = await server.context.pool.query<{ storage_key: string }>(
    'select storage_key from verification_documents',
  );
  const storedBytes = (await server.context.storage.get(rows[0]?.storage_key ?? '')) ?? Buffer.alloc(0);
  assert.ok(storedBytes.length > 0);
  assert.equal(
    storedBytes.includes('RIFF') || storedBytes.includes('WEBP') || storedBytes.includes(picture.subarray(300, 340)),
    false,
  );
});
