import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { PaymentProviderName } from '#contract/calls/payments.ts';

const PEM_KEY = /-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g;

/** RSA public keys as PEM (SPKI), one after the other; on one line with `\n` for the ends of lines. */
const PublicKeys = z.string().transform((text, context): KeyObject[] => {
  const keys = (text.replaceAll(String.raw`\n`, '\n').match(PEM_KEY) ?? []).map(readKey);
  const good = keys.filter((key): key is KeyObject => key?.asymmetricKeyType === 'rsa');
  if (good.length === 0 || good.length < keys.length) {
    context.addIssue({
      code: 'custom',
      message: 'must be an RSA public key that begins with -----BEGIN PUBLIC KEY-----',
    });
  }
  return good;
});

function readKey(pem: string): KeyObject | null {
  try {
    return createPublicKey(pem);
  } catch {
    return null;
  }
}

const Address = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    error: 'must be an address that starts with https:// or http://',
  })
  .transform((text) => text.replace(/\/+$/, ''));

/** Settings of the payment providers; docs/operations.md explains them one by one. */
export const paymentEnvironment = {
  PAYMENT_PROVIDER: z
    .enum(['sandbox', 'bog', 'stripe'], { error: 'must be sandbox, bog or stripe' })
    .default('sandbox'),
  BOG_CLIENT_ID: z.string().optional(),
  BOG_CLIENT_SECRET: z.string().optional(),
  BOG_CALLBACK_KEY: PublicKeys.optional(),
  BOG_API_URL: Address.default('https://api.bog.ge'),
  BOG_TOKEN_URL: Address.default('https://oauth2.bog.ge/auth/realms/bog/protocol/openid-connect/token'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, { error: 'must begin with sk_ or rk_' })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', { error: 'must begin with whsec_' }).optional(),
  STRIPE_API_URL: Address.default('https://api.stripe.com'),
};

/** How long one request to a provider may take. */
const PATIENCE_MS = 8_000;

export interface BogSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Callbacks are signed with one of them. */
  readonly callbackKeys: readonly KeyObject[];
  readonly apiUrl: string;
  readonly tokenUrl: string;
  readonly patienceMs: number;
}

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
  readonly patienceMs: number;
}

export interface PaymentSettings {
  /** Takes new payments. The others that are set up go on with theirs: captures, refunds, late callbacks. */
  readonly provider: PaymentProviderName;
  readonly isSandboxOpen: boolean;
  readonly bog: BogSettings | null;
  readonly stripe: StripeSettings | null;
}

const Settings = z.object(paymentEnvironment);
type Settings = z.output<typeof Settings>;

interface Site {
  readonly isDemo: boolean;
  readonly publicUrl: string;
}

/** Throws one line when something is missing or must not be; the caller makes a ConfigError of it. */
export function readPaymentSettings(settings: Settings, site: Site): PaymentSettings {
  const provider = settings.PAYMENT_PROVIDER;
  // At the sandbox all users approve their own payments: never where strangers could rent real cars with it.
  const isSandboxOpen = site.isDemo || isLoopback(site.publicUrl);
  if (provider === 'sandbox' && !isSandboxOpen) {
    throw new Error(
      'Wrong setting PAYMENT_PROVIDER="sandbox": with a DATABASE_URL and a PUBLIC_URL that others can reach it must be bog or stripe.',
    );
  }
  const bog = readBog(settings);
  const stripe = readStripe(settings);
  if (bog !== null && !site.publicUrl.startsWith('https:')) {
    throw new Error('Wrong setting PUBLIC_URL: Bank of Georgia reports to https:// addresses only.');
  }
  if (stripe?.secretKey.includes('_live_') === true && !site.publicUrl.startsWith('https:')) {
    throw new Error('Wrong setting PUBLIC_URL: a live key of Stripe needs an address that starts with https://.');
  }
  return { provider, isSandboxOpen, bog, stripe };
}

function isLoopback(url: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

function readBog(settings: Settings): BogSettings | null {
  const { BOG_CLIENT_ID: clientId, BOG_CLIENT_SECRET: clientSecret, BOG_CALLBACK_KEY: callbackKeys } = settings;
  if (clientId !== undefined && clientSecret !== undefined && callbackKeys !== undefined) {
    const { BOG_API_URL: apiUrl, BOG_TOKEN_URL: tokenUrl } = settings;
    return { clientId, clientSecret, callbackKeys, apiUrl, tokenUrl, patienceMs: PATIENCE_MS };
  }
  refuseGaps(settings, 'bog', ['BOG_CLIENT_ID', 'BOG_CLIENT_SECRET', 'BOG_CALLBACK_KEY']);
  return null;
}

function readStripe(settings: Settings): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (secretKey !== undefined && webhookSecret !== undefined) {
    return { secretKey, webhookSecret, apiUrl: settings.STRIPE_API_URL, patienceMs: PATIENCE_MS };
  }
  refuseGaps(settings, 'stripe', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  return null;
}

/** A provider has all of its settings or none; the one that takes payments has all. */
function refuseGaps(settings: Settings, provider: PaymentProviderName, names: readonly (keyof Settings)[]): void {
  const missing = names.find((name) => settings[name] === undefined);
  if (missing === undefined) return;
  const isWanted = settings.PAYMENT_PROVIDER === provider;
  const given = names.find((name) => settings[name] !== undefined);
  if (isWanted) throw new Error(`Missing setting ${missing}: PAYMENT_PROVIDER is ${provider}.`);
  if (given !== undefined) throw new Error(`Missing setting ${missing}: ${given} alone is not enough.`);
}
