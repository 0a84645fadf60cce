import type { Context } from '#server/context.ts';
import { limitRate, networkOf } from '#server/platform/http/guards/rateLimit.ts';

/** Counted once everything typed is right and before the address is looked up: so this also limits asking who has an account. */
export async function limitRegistrations(context: Context, ip: string): Promise<void> {
  await limitRate(context, { key: `registration:${networkOf(ip)}`, limit: 5, windowSeconds: 3600 });
}
