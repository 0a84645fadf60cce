import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type RentalRules, readRentalRules, rentalEnvironment } from './features/rental/price/rentalRules.ts';
import {
  paymentEnvironment,
  type PaymentSettings,
  readPaymentSettings,
} from './features/payments/providers/paymentSettings.ts';
import { type PayoutAccount, payoutEnvironment, readPayoutAccount } from './features/payments/payoutAccount.ts';
import { openDataDir } from './platform/dataDir.ts';
import { loadSecrets } from './platform/secrets.ts';
import { EncryptionKey, listOf, Secret } from './platform/settingSecret.ts';
import { Networks } from './platform/settingNetworks.ts';
import { number, wholeNumber } from './platform/settingNumber.ts';
import { readSpanSettings, spanEnvironment, type SpanSettings } from './platform/spans/spanSettings.ts';

/** A setting is wrong; the message is the one line the operator reads. */
export class ConfigError extends Error {}

/** Where the checkout is: `dist/`, `.data/` and the pictures are found from here, whatever the working directory. */
export const projectDir = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const Url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** Base64url without padding, as `web-push generate-vapid-keys` prints it. */
const VapidKey = (bytes: number) =>
  z.string().refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes, {
    error: `must be ${bytes} bytes in base64url`,
  });

/** Settings whose value must not appear on a screen or in a log. */
const PRIVATE = /SECRET|KEY|URL|IBAN/;

/** Every setting the server reads. docs/operations.md explains them one by one. */
const Environment = z.object({
  PORT: number(0, 65_535).int({ error: 'must be a whole number' }).default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: Url('http:', 'https:').optional(),
  DATABASE_URL: Url('postgres:', 'postgresql:').optional(),
  DATABASE_DIRECT_URL: Url('postgres:', 'postgresql:').optional(),
  DATABASE_READ_URL: Url('postgres:', 'postgresql:').optional(),
  DATABASE_READ_LAG: number(3, 60).default(5),
  DATABASE_POOL: number(2, 200).int({ error: 'must be a whole number' }).default(10),
  DATABASE_PATIENCE: number(1, 100).default(1),
  DATA_DIR: z.string().default(resolve(projectDir, '.data')),
  DEFAULT_CURRENCY: z.enum(['usd', 'gel'], { error: 'must be usd or gel' }).default('usd'),
  ...paymentEnvironment,
  ...payoutEnvironment,
  RATES_URL: Url('http:', 'https:').default('https://nbg.gov.ge/gw/api/ct/monetarypolicy/currencies/en/json/'),
  ...rentalEnvironment,
  MAP_STYLE_URL: Url('https:').optional(),
  LIMITS_FACTOR: number(0.01, 1_000_000).default(1),
  KEPT_SECONDS: wholeNumber(0, 60).default(10),
  TRUSTED_PROXIES: Networks.default([]),
  SMTP_URL: Url('smtp:', 'smtps:').optional(),
  S3_ENDPOINT: Url('http:', 'https:').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  VAPID_PUBLIC_KEY: VapidKey(65).optional(),
  VAPID_PRIVATE_KEY: VapidKey(32).optional(),
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional'], { error: 'must be required or optional' }).optional(),
  MAIL_FROM: z.string().includes('@', { error: 'must contain an e-mail address' }).default('Gza <no-reply@gza.ge>'),
  SECRET: Secret.optional(),
  OLD_SECRETS: listOf(Secret),
  ENCRYPTION_KEY: EncryptionKey.optional(),
  ENCRYPTION_OLD_KEYS: listOf(EncryptionKey),
  DOCUMENT_DAYS: wholeNumber(1, 3650).default(30),
  EVIDENCE_DAYS: wholeNumber(1, 3650).default(120),
  OWNER_CARS: wholeNumber(1, 100_000).default(500),
  CAR_UPLOADS: wholeNumber(1, 100_000).default(100),
  SAVED_SEARCH_MINUTES: wholeNumber(0, 1_440).default(10),
  ...spanEnvironment,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .optional(),
});

/** A bucket of a service that speaks the S3 protocol. */
export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How the server proves to push services who it is (RFC 8292). */
export interface PushKeys {
  /** How its operator is reached. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where people reach the site: origin checks, links in mails, secure cookies. Without a trailing slash. */
  readonly publicUrl: string;
  /** Null: the embedded engine is used. */
  readonly databaseUrl: string | null;
  /** The same database without the pooler that `databaseUrl` leads to; null where there is none. */
  readonly databaseDirectUrl: string | null;
  readonly databaseReadUrl: string | null;
  /** How many seconds an answer of the replica may lag behind. */
  readonly databaseReadLag: number;
  readonly databasePool: number;
  /** How many times longer than usual statements, locks and connections may take. */
  readonly databasePatience: number;
  readonly dataDir: string;
  /** The embedded database with the demo fleet, local outbox and API documentation; never with a DATABASE_URL. */
  readonly isDemo: boolean;
  /** Behind https: cookies are `Secure` with the `__Host-` prefix. */
  readonly isSecure: boolean;
  readonly defaultCurrency: 'usd' | 'gel';
  /** Where the National Bank of Georgia publishes the day's rates. */
  readonly ratesUrl: string;
  /** The style of the map beside the results; null: the site's own map without streets. */
  readonly mapStyleUrl: string | null;
  /** Who takes the money. */
  readonly payments: PaymentSettings;
  /** The account that owners are paid from; null until it is set. */
  readonly payoutAccount: PayoutAccount | null;
  /** Commission, holds and time limits of rentals. */
  readonly rental: RentalRules;
  readonly limitsFactor: number;
  /** How long this process and shared caches cache an answer for visitors; 0: not at all. */
  readonly keptSeconds: number;
  /** Addresses and networks whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly smtpUrl: string | null;
  /** Null: files are stored under `dataDir`. */
  readonly s3: S3Config | null;
  readonly mailFrom: string;
  /** Null: notices on devices are not offered. */
  readonly push: PushKeys | null;
  /** Whether admins and support log in with a second factor. The published accounts of a demo can't. */
  readonly staffSecondFactor: 'required' | 'optional';
  /** Key of keyed hashes (codes, tokens). */
  readonly secret: string;
  /** What such hashes are compared under: the one above, then those it has replaced. */
  readonly secrets: readonly [string, ...string[]];
  /** AES-256 key for what is stored encrypted. */
  readonly encryptionKey: Buffer;
  /** What sealed values are opened with: the key above, then those it has replaced. */
  readonly decryptionKeys: readonly [Buffer, ...Buffer[]];
  /** Pictures of identity documents are deleted so many days after the decision about them. */
  readonly documentDays: number;
  /** Photographs of a car's state are deleted so many days after the last thing that happened to their order. */
  readonly evidenceDays: number;
  /** A saved search is looked through again after so many minutes. */
  readonly savedSearchMinutes: number;
  /** What an owner can have, and do; multiplied by LIMITS_FACTOR. */
  readonly fleet: {
    /** Drafts too. */
    readonly mostCars: number;
    readonly uploadsAnHour: number;
  };
  readonly logLevel: string;
  /** Null: no spans are made. */
  readonly spans: SpanSettings | null;
}

/** Reads the environment once; the first wrong setting is named in one line. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable means "not set", as in docker-compose files.
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(filled);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    const shown = PRIVATE.test(name) ? name : `${name}=${JSON.stringify(filled[name])}`;
    throw new ConfigError(`Wrong setting ${shown}: ${issue?.message ?? 'not understood'}.`);
  }
  const settings = parsed.data;
  for (const name of ['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'] as const) {
    if (settings[name] !== undefined && settings.DATABASE_URL === undefined)
      throw new ConfigError(`Missing setting DATABASE_URL: ${name} alone is not enough.`);
  }
  const isDemo = settings.DATABASE_URL === undefined;
  if (!isDemo && settings.PUBLIC_URL === undefined) {
    throw new ConfigError(
      'Missing setting PUBLIC_URL: with a DATABASE_URL it must be said at which address people reach the site.',
    );
  }
  const dataDir = resolve(settings.DATA_DIR);
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '');
  const secrets = secretsOf(settings.SECRET, settings.ENCRYPTION_KEY, isDemo, dataDir);
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: settings.DATABASE_READ_URL ?? null,
    databaseReadLag: settings.DATABASE_READ_LAG,
    databasePool: settings.DATABASE_POOL,
    databasePatience: settings.DATABASE_PATIENCE,
    dataDir,
    isDemo,
    isSecure: publicUrl.startsWith('https:'),
    defaultCurrency: settings.DEFAULT_CURRENCY,
    ratesUrl: settings.RATES_URL,
    mapStyleUrl: settings.MAP_STYLE_URL ?? null,
    payments: orConfigError(() => readPaymentSettings(settings, { isDemo, publicUrl })),
    payoutAccount: readPayoutAccount(settings, isDemo),
    rental: readRentalRules(settings),
    limitsFactor: settings.LIMITS_FACTOR,
    keptSeconds: settings.KEPT_SECONDS,
    trustedProxies: settings.TRUSTED_PROXIES,
    smtpUrl: settings.SMTP_URL ?? null,
    s3: s3Of(settings),
    mailFrom: settings.MAIL_FROM,
    push: pushKeysOf(settings),
    ...secrets,
    secrets: [secrets.secret, ...settings.OLD_SECRETS],
    decryptionKeys: [secrets.encryptionKey, ...settings.ENCRYPTION_OLD_KEYS.map((key) => Buffer.from(key, 'base64'))],
    documentDays: settings.DOCUMENT_DAYS,
    evidenceDays: settings.EVIDENCE_DAYS,
    savedSearchMinutes: settings.SAVED_SEARCH_MINUTES,
    fleet: { mostCars: settings.OWNER_CARS, uploadsAnHour: settings.CAR_UPLOADS },
    staffSecondFactor:
      settings.STAFF_SECOND_FACTOR ?? (isDemo && settings.SMTP_URL === undefined ? 'optional' : 'required'),
    logLevel: settings.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
    spans: readSpanSettings(settings),
  };
}

/** All of its settings or none: with half of them files would be stored in the wrong bucket. */
function s3Of(settings: z.output<typeof Environment>): S3Config | null {
  const given = {
    S3_ENDPOINT: settings.S3_ENDPOINT ?? '',
    S3_BUCKET: settings.S3_BUCKET ?? '',
    S3_ACCESS_KEY_ID: settings.S3_ACCESS_KEY_ID ?? '',
    S3_SECRET_ACCESS_KEY: settings.S3_SECRET_ACCESS_KEY ?? '',
  };
  const missing = Object.entries(given).find(([, value]) => value === '')?.[0];
  if (missing !== undefined) {
    if (Object.values(given).every((value) => value === '')) return null;
    throw new ConfigError(`Missing setting ${missing}: a bucket needs all settings that begin with S3_.`);
  }
  return {
    endpoint: given.S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: given.S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: given.S3_ACCESS_KEY_ID,
    secretAccessKey: given.S3_SECRET_ACCESS_KEY,
  };
}

/** Both keys or none. */
function pushKeysOf(settings: z.output<typeof Environment>): PushKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, MAIL_FROM: from } = settings;
  if (publicKey === undefined && privateKey === undefined) return null;
  if (publicKey === undefined || privateKey === undefined)
    throw new ConfigError(
      `Missing setting ${publicKey === undefined ? 'VAPID_PUBLIC_KEY' : 'VAPID_PRIVATE_KEY'}: the two are one pair.`,
    );
  return { subject: `mailto:${/<([^>]+)>/.exec(from)?.[1] ?? from}`, publicKey, privateKey };
}

function orConfigError<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof Error ? new ConfigError(error.message) : error;
  }
}

function secretsOf(
  secret: string | undefined,
  key: string | undefined,
  isDemo: boolean,
  dataDir: string,
): Pick<Config, 'secret' | 'encryptionKey'> {
  if (secret !== undefined && key !== undefined) return { secret, encryptionKey: Buffer.from(key, 'base64') };
  if (!isDemo) {
    const missing = secret === undefined ? 'SECRET' : 'ENCRYPTION_KEY';
    throw new ConfigError(
      `Missing setting ${missing}: with a DATABASE_URL the secrets must be given, the same for every process.`,
    );
  }
  openDataDir(dataDir);
  const stored = loadSecrets(dataDir);
  return { secret: secret ?? stored.secret, encryptionKey: Buffer.from(key ?? stored.encryptionKey, 'base64') };
}
