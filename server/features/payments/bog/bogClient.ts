import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { BogSettings } from '#server/features/payments/providers/paymentSettings.ts';
import { ProviderRefusal } from '../providers/paymentProvider.ts';

interface BogRequest {
  readonly path: string;
  /** A POST when there is one. */
  readonly body?: object;
  /** Of a POST: the bank answers the same key with the same answer, so that it may be sent again. */
  readonly key?: string;
  readonly language?: 'ka' | 'en';
}

const BUSY = new Set([429, 502, 503, 504]);

/** Sends a request and reads the answer's JSON. Once more when the bank was out of reach or busy: a GET, or a POST with a key. */
export async function askBog(settings: BogSettings, clock: () => Date, request: BogRequest): Promise<unknown> {
  try {
    return await askOnce(settings, clock, request);
  } catch (error) {
    if (error instanceof ProviderRefusal) throw error;
    return askOnce(settings, clock, request);
  }
}

async function askOnce(settings: BogSettings, clock: () => Date, request: BogRequest): Promise<unknown> {
  let answer = await send(settings, await bogToken(settings, clock), request);
  if (answer.status === 401) {
    forgetBogToken(settings);
    answer = await send(settings, await bogToken(settings, clock), request);
  }
  if (answer.ok) return answer.json();
  const message = `The bank answers ${answer.status} to ${request.path.split('/').slice(0, -1).join('/')}.`;
  throw BUSY.has(answer.status) ? new Error(message) : new ProviderRefusal(message);
}

function send(settings: BogSettings, token: string, { path, body, key, language }: BogRequest): Promise<Response> {
  return fetch(`${settings.apiUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': uuidOf(key) }),
      ...(language === undefined ? {} : { 'accept-language': language }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(settings.patienceMs),
    redirect: 'error',
  });
}

/** The bank wants keys in the form of a UUID v4: the same one for the same key of ours. */
function uuidOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  // Version and variant have their places in it (RFC 9562, 5.4).
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

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
function bogToken(settings: BogSettings, clock: () => Date): Promise<string> {
  const known = tokens.get(settings);
  if (known !== undefined && clock().getTime() < known.goodUntil) return known.text;
  const token: Token = {
    goodUntil: Number.POSITIVE_INFINITY,
    text: fetchToken(settings, clock, (end) => (token.goodUntil = end)),
  };
  tokens.set(settings, token);
  // A refusal is not cached.
  token.text.catch(() => tokens.delete(settings));
  return token.text;
}

/** The bank did not take it. */
function forgetBogToken(settings: BogSettings): void {
  tokens.delete(settings);
}

async function fetchToken(
  { tokenUrl, clientId, clientSecret, patienceMs }: BogSettings,
  clock: () => Date,
  keepUntil: (end: number) => void,
): Promise<string> {
  const requestedAt = clock().getTime();
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
  keepUntil(requestedAt + expires_in * 1000 - MARGIN_MS);
  return access_token;
}
