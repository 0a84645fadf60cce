import { z } from 'zod';
import type { BogSettings } from '#server/features/payments/paymentSettings.ts';

/** A token is renewed so long before it ends, so that none ends on its way. */
const MARGIN_MS = 30_000;

const TokenAnswer = z.object({ access_token: z.string(), expires_in: z.number().positive() });

interface Token {
  readonly text: Promise<string>;
  goodUntil: number;
}

/** One token for each set of credentials, shared by all requests of this process. */
const tokens = new WeakMap<BogSettings, Token>();

/** OAuth 2.0 client credentials: the token that is good now, or a new one. */
export function bogToken(settings: BogSettings, clock: () => Date): Promise<string> {
  const known = tokens.get(settings);
  if (known !== undefined && clock().getTime() < known.goodUntil) return known.text;
  const token: Token = {
    goodUntil: Number.POSITIVE_INFINITY,
    text: fetchToken(settings, clock, (end) => (token.goodUntil = end)),
  };
  tokens.set(settings, token);
  // A refusal is not kept.
  token.text.catch(() => tokens.delete(settings));
  return token.text;
}

/** The bank did not take it. */
export function forgetBogToken(settings: BogSettings): void {
  tokens.delete(settings);
}

async function fetchToken(
  { tokenUrl, clientId, clientSecret, patienceMs }: BogSettings,
  clock: () => Date,
  keepUntil: (end: number) => void,
): Promise<string> {
  const asked = clock().getTime();
  const answer = await fetch(tokenUrl, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`The bank refuses a token: ${answer.status}.`);
  const { access_token, expires_in } = TokenAnswer.parse(await answer.json());
  keepUntil(asked + expires_in * 1000 - MARGIN_MS);
  return access_token;
}
