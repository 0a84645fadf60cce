import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { ConfigError, projectDir, readConfig } from './config.ts';

function dataDir(t: TestContext): string {
  const dir = mkdtempSync(join(tmpdir(), 'gza-config-'));
  t.after(() => rmSync(dir, { recursive: true }));
  return dir;
}

const production = {
  PUBLIC_URL: 'http://localhost:3000',
  DATABASE_URL: 'postgresql://gza:pass@db/gza',
  SECRET: 'x'.repeat(32),
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
};

const stripe = { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const pem = (type: 'rsa' | 'ec') =>
  (type === 'rsa'
    ? generateKeyPairSync('rsa', { modulusLength: 2048 })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  ).publicKey.export({ type: 'spki', format: 'pem' });
const bog = {
  PAYMENT_PROVIDER: 'bog',
  BOG_CLIENT_ID: '10001',
  BOG_CLIENT_SECRET: 'hush',
  BOG_CALLBACK_KEY: String(pem('rsa')).replaceAll('\n', String.raw`\n`),
};
const site = { ...production, PUBLIC_URL: 'https://gza.ge' };

test('a provider has all of its settings, and a real site no sandbox', () => {
  assert.deepEqual(
    [readConfig({ ...site, ...stripe, ...bog }).payments.provider, readConfig(production).payments.provider],
    ['bog', 'sandbox'],
  );
  const { payments } = readConfig({ ...site, ...bog, ...stripe });
  assert.deepEqual(
    [payments.provider, payments.bog?.callbackKeys.length, payments.bog?.apiUrl, payments.isSandboxOpen],
    ['stripe', 1, 'https://api.bog.ge', false],
  );
  const wrong: [Record<string, string | undefined>, RegExp][] = [
    [site, /^Wrong setting PAYMENT_PROVIDER="sandbox": /],
    [{ ...site, PAYMENT_PROVIDER: 'cash' }, /^Wrong setting PAYMENT_PROVIDER="cash": must be/],
    [{ ...site, PAYMENT_PROVIDER: 'bog' }, /^Missing setting BOG_CLIENT_ID: PAYMENT_PROVIDER is bog\.$/],
    [{ ...site, ...stripe, STRIPE_WEBHOOK_SECRET: undefined }, /^Missing setting STRIPE_WEBHOOK_SECRET: /],
    [{ ...site, ...stripe, BOG_CLIENT_SECRET: 'hush' }, /^Missing setting BOG_CLIENT_ID: BOG_CLIENT_SECRET alone/],
    [{ ...site, ...stripe, STRIPE_SECRET_KEY: 'pk_live_1' }, /^Wrong setting STRIPE_SECRET_KEY: must begin with/],
    [{ ...site, ...bog, BOG_CALLBACK_KEY: 'hush' }, /^Wrong setting BOG_CALLBACK_KEY: must be an RSA/],
    [{ ...site, ...bog, BOG_CALLBACK_KEY: String(pem('ec')) }, /^Wrong setting BOG_CALLBACK_KEY: must be an RSA/],
    [{ ...site, ...bog, BOG_API_URL: 'api.bog.ge' }, /^Wrong setting BOG_API_URL: must be an address/],
    [{ ...production, ...bog }, /^Wrong setting PUBLIC_URL: Bank of Georgia/],
    [{ ...production, ...stripe }, /^Wrong setting PUBLIC_URL: a live key/],
  ];
  for (const [env, line] of wrong) {
    assert.throws(
      () => readConfig(env),
      (error) => error instanceof ConfigError && line.test(error.message) && !/hush|\n/.test(error.message),
      String(line),
    );
  }
  assert.equal(readConfig({ ...production, ...stripe, STRIPE_SECRET_KEY: 'sk_test_1' }).payments.provider, 'stripe');
});

test('nothing set is the demo on localhost', (t) => {
  const config = readConfig({ DATA_DIR: dataDir(t), PORT: '' });
  assert.deepEqual(
    [config.isDemo, config.port, config.publicUrl, config.defaultCurrency],
    [true, 3000, 'http://localhost:3000', 'usd'],
  );
});

test('the secrets of the demo are made once and are private', (t) => {
  const dir = dataDir(t);
  const first = readConfig({ DATA_DIR: dir });
  const second = readConfig({ DATA_DIR: dir });
  assert.equal(second.secret, first.secret);
  assert.deepEqual(second.encryptionKey, first.encryptionKey);
  assert.equal(first.encryptionKey.length, 32);
  assert.equal(statSync(join(dir, 'secrets.json')).mode & 0o777, 0o600);
});

test('with a database of one’s own nothing is a demo', () => {
  const config = readConfig({
    ...production,
    ...stripe,
    PUBLIC_URL: 'https://gza.ge/',
    TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1',
  });
  assert.deepEqual([config.isDemo, config.isSecure, config.publicUrl], [false, true, 'https://gza.ge']);
  assert.deepEqual(config.trustedProxies, ['10.0.0.0/8', '192.0.2.1']);
});

test('each wrong setting is named in one line', () => {
  const wrong = [
    { PORT: 'abc' },
    { PORT: '70000' },
    { PORT: '30.5' },
    { DATABASE_URL: 'mysql://x/y' },
    { PUBLIC_URL: 'gza.ge' },
    { DEFAULT_CURRENCY: 'eur' },
    { LIMITS_FACTOR: '0' },
    { KEPT_SECONDS: '61' },
    { SMTP_URL: 'http://mail' },
    { MAIL_FROM: 'nobody' },
    { ENCRYPTION_KEY: 'c2hvcnQ=' },
    { OLD_SECRETS: 'too short' },
    { SECRET: 'short' },
    { LOG_LEVEL: 'loud' },
    { TRUSTED_PROXIES: 'everybody' },
  ];
  for (const setting of wrong) {
    const [name = ''] = Object.keys(setting);
    assert.throws(
      () => readConfig({ ...production, ...setting }),
      (error) => error instanceof ConfigError && error.message.includes(name) && !error.message.includes('\n'),
      name,
    );
  }
});

test('a wrong secret is not printed', () => {
  assert.throws(
    () => readConfig({ ...production, SECRET: 'my-short-secret' }),
    (error) => error instanceof ConfigError && !error.message.includes('my-short-secret'),
  );
});

test('production has no made-up secrets', () => {
  for (const name of ['SECRET', 'ENCRYPTION_KEY'] as const) {
    assert.throws(() => readConfig({ ...production, [name]: undefined }), new RegExp(`Missing setting ${name}`));
  }
  assert.throws(() => readConfig({ DATABASE_READ_URL: production.DATABASE_URL }), /Missing setting DATABASE_URL/);
  assert.throws(() => readConfig({ DATABASE_DIRECT_URL: production.DATABASE_URL }), /Missing setting DATABASE_URL/);
});

test('a database of one’s own belongs to a site with an address', () => {
  assert.throws(
    () => readConfig({ ...production, PUBLIC_URL: '' }),
    (error) => error instanceof ConfigError && /^Missing setting PUBLIC_URL: .*\.$/.test(error.message),
  );
});

test('staff need a second factor everywhere but in a demo that sends no mails', (t) => {
  const dir = dataDir(t);
  const settingOf = (env: Record<string, string>) => readConfig(env).staffSecondFactor;
  assert.equal(settingOf({ DATA_DIR: dir }), 'optional');
  assert.equal(settingOf({ DATA_DIR: dir, SMTP_URL: 'smtp://mail' }), 'required');
  assert.equal(settingOf(production), 'required');
  assert.equal(settingOf({ DATA_DIR: dir, STAFF_SECOND_FACTOR: 'required' }), 'required');
  assert.equal(settingOf({ ...production, STAFF_SECOND_FACTOR: 'optional' }), 'optional');
});

test('the page for operators explains every setting', () => {
  const textOf = (path: string) => readFileSync(join(projectDir, path), 'utf8');
  const sources = [
    'config',
    'features/rental/price/rentalRules',
    'features/payments/providers/paymentSettings',
    'features/payments/payoutAccount',
  ].map((name) => textOf(`server/${name}.ts`));
  // A setting is a line of a schema; what is read out of them is indented further.
  const names = [...sources.join('\n').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  assert.ok(names.length > 40);
  const page = textOf('docs/operations.md');
  assert.deepEqual(
    names.filter((name) => !page.includes(`\`${name}\``)),
    [],
  );
});
