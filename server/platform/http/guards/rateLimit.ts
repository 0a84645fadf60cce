import { isIPv6 } from 'node:net';
import type { Kysely } from 'kysely';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '../apiError.ts';
import { countUse, deleteEndedWindows } from './rateLimitRepository.ts';

export interface RateLimit {
  /** The action and the caller: `login:203.0.113.7`. */
  readonly key: string;
  /** How often in one window; multiplied by LIMITS_FACTOR. */
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface LimitContext {
  readonly config: Pick<Config, 'limitsFactor'>;
  readonly db: Kysely<Database>;
  readonly clock: () => Date;
}

/** Counts one use and refuses it past the limit. Counted in the database, so for all processes together. */
export async function limitRate(context: LimitContext, rate: RateLimit): Promise<void> {
  const seconds = await secondsTooEarly(context, rate);
  if (seconds > 0) throw new ApiError(429, 'TOO_MANY_REQUESTS', { 'retry-after': String(seconds) });
}

/** Counts one use as well, for what is left out past the limit instead of refused. */
export async function isWithinRate(context: LimitContext, rate: RateLimit): Promise<boolean> {
  return (await secondsTooEarly(context, rate)) === 0;
}

async function secondsTooEarly(
  { config, db, clock }: LimitContext,
  { key, limit, windowSeconds }: RateLimit,
): Promise<number> {
  const now = clock();
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const { used, resets_at } = await countUse(db, { key, now, resetsAt });
  if (used <= limit * config.limitsFactor) return 0;
  return Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / 1000));
}

/** Forgets windows that are over. */
export async function forgetOldLimits({ db, clock }: LimitContext): Promise<void> {
  await deleteEndedWindows(db, clock());
}

/** Whom an address counts for: a household has one IPv4 address, but a whole /64 of IPv6. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = tail === undefined ? [] : tail.split(':');
  const groups = [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
