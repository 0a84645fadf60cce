import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { Network } from './network.ts';
import { isPublicAddress } from './publicAddress.ts';
import { hostOf, portOf, readPublicUrl } from './publicUrl.ts';

/** Why something outside was not got. */
export type FetchProblem = 'not_public' | 'unreachable' | 'slow' | 'refused' | 'too_large' | 'redirected';

export class FetchError extends Error {
  readonly problem: FetchProblem;
  /** What it answered, where it did. */
  readonly status: number | null;

  constructor(problem: FetchProblem, status: number | null = null, cause?: unknown) {
    super(`${problem}${status === null ? '' : ` ${status}`}`, { cause });
    this.problem = problem;
    this.status = status;
  }
}

export interface FetchLimits {
  readonly bytes: number;
  readonly milliseconds: number;
}

export interface Fetched {
  /** Not changed since the validators that were sent. */
  readonly isUnchanged: boolean;
  readonly text: string;
  readonly etag: string | null;
  readonly modified: string | null;
}

const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Gets a text from the public internet and from nowhere else: a name is resolved once, every address it has must be
 * public, and the socket connects to the checked one. The same holds for every redirect.
 */
export async function fetchPublic(
  network: Network,
  url: URL,
  validators: { readonly etag: string | null; readonly modified: string | null },
  limits: FetchLimits,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  const headers = {
    accept: 'text/calendar, */*;q=0.5',
    'accept-encoding': 'identity',
    'user-agent': 'Gza calendar reader',
    ...(validators.etag !== null && { 'if-none-match': validators.etag }),
    ...(validators.modified !== null && { 'if-modified-since': validators.modified }),
  };
  try {
    for (let current = url, redirects = 0; ; redirects += 1) {
      if (redirects > MOST_REDIRECTS) throw new FetchError('redirected');
      const answer = await ask(network, current, headers, signal);
      const status = answer.statusCode ?? 0;
      if (REDIRECTS.has(status)) {
        answer.destroy();
        current = nextAddress(answer.headers.location, current);
      } else return await readAnswer(answer, status, limits.bytes);
    }
  } catch (error) {
    if (error instanceof FetchError) throw error;
    throw new FetchError(signal.aborted ? 'slow' : 'unreachable', null, error);
  }
}

function nextAddress(location: string | undefined, current: URL): URL {
  const next = location === undefined ? null : readPublicUrl(location, current);
  if (next === null) throw new FetchError('not_public');
  return next;
}

/** One request to a checked address; with a body it posts. */
export async function ask(
  network: Network,
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  body?: Buffer,
): Promise<http.IncomingMessage> {
  const address = await publicAddressOf(network, hostOf(url), signal);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const options = {
      method: body === undefined ? 'GET' : 'POST',
      ...network.reach(address, portOf(url)),
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host },
      // The certificate is that of the name, not of the address.
      servername: hostOf(url),
      agent: false,
      signal,
    };
    request(options, resolve).on('error', reject).end(body);
  });
}

async function publicAddressOf(network: Network, host: string, signal: AbortSignal): Promise<string> {
  const addresses = isIP(host) === 0 ? await Promise.race([network.resolve(host), rejectWhen(signal)]) : [host];
  const [address] = addresses;
  if (address === undefined) throw new FetchError('unreachable');
  // One private address among public ones is how a name is made to mean another place the next time.
  if (!addresses.every(isPublicAddress)) throw new FetchError('not_public');
  return address;
}

function rejectWhen(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new FetchError('slow')), { once: true });
  });
}

async function readAnswer(answer: http.IncomingMessage, status: number, most: number): Promise<Fetched> {
  const { etag = null, 'last-modified': modified = null } = answer.headers;
  if (status === 304) {
    answer.destroy();
    return { isUnchanged: true, text: '', etag, modified };
  }
  if (status !== 200) {
    answer.destroy();
    throw new FetchError('refused', status);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  // A stream without an encoding gives buffers.
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) {
      answer.destroy();
      throw new FetchError('too_large');
    }
    chunks.push(chunk);
  }
  return { isUnchanged: false, text: Buffer.concat(chunks).toString('utf8'), etag, modified };
}
