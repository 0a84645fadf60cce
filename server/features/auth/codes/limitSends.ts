import type { Context } from '#server/context.ts';
import { limitRate, networkOf } from '#server/platform/http/guards/rateLimit.ts';

/** Counts whatever may make a mail leave, by network; what an address may receive is counted with its codes. */
export async function limitSends(context: Context, ip: string): Promise<void> {
  await limitRate(context, { key: `send:${networkOf(ip)}`, limit: 20, windowSeconds: 3600 });
}
