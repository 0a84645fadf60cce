import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { limitRate, networkOf } from '#server/platform/http/guards/rateLimit.ts';
import { measureTraces } from './tracesRepository.ts';

const HOUR = 3600;
const MiB = 1024 * 1024;

/** How many reports are stored of all visitors, and of all users: visitors cannot use up the room of users. */
const most = {
  visitors: { rows: 1_000, bytes: 256 * MiB },
  people: { rows: 5_000, bytes: 1024 * MiB },
} as const;

/** Counted before the file is received, refused ones too. */
export async function limitTries(context: Context, actor: Actor | null, ip: string): Promise<void> {
  await limitRate(context, { key: `traces:${networkOf(ip)}`, limit: 30, windowSeconds: HOUR });
  if (actor !== null) await limitRate(context, { key: `traces:user:${actor.userId}`, limit: 20, windowSeconds: HOUR });
}

/** Counted before one is stored: so many a day and in thirty days per user, or per network for visitors. */
export async function limitStored(context: Context, actor: Actor | null, ip: string): Promise<void> {
  const { rows, bytes } = await measureTraces(context.db, actor !== null);
  const room = most[actor === null ? 'visitors' : 'people'];
  if (rows >= room.rows || bytes >= room.bytes) throw new ApiError(503, 'UNAVAILABLE', { 'retry-after': String(HOUR) });
  const whose = actor === null ? networkOf(ip) : `user:${actor.userId}`;
  await limitRate(context, { key: `traces:day:${whose}`, limit: 20, windowSeconds: 24 * HOUR });
  // They are kept for thirty days: of the room of all, one sender gets a small part.
  await limitRate(context, { key: `traces:month:${whose}`, limit: 60, windowSeconds: 30 * 24 * HOUR });
}
