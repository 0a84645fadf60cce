import { codeRules, DAY_MS, HOUR_MS } from './codeRules.ts';
import type { CodeFlow } from './codeRules.ts';

export type Ask =
  | { readonly may: 'ask' }
  | { readonly may: 'wait'; readonly why: 'resend' | 'budget'; readonly seconds: number };

/**
 * Whether an address may ask for another code now. `requests` are those of the last day, newest first;
 * the pause of 120 s counts within the flow, the limits per hour and day over both.
 */
export function nextAsk(requests: readonly { flow: CodeFlow; asked_at: Date }[], flow: CodeFlow, now: Date): Ask {
  const last = requests.find((code) => code.flow === flow);
  const pause = last === undefined ? 0 : last.asked_at.getTime() + codeRules.resendMs - now.getTime();
  if (pause > 0) return { may: 'wait', why: 'resend', seconds: Math.ceil(pause / 1000) };
  const budget = Math.max(
    untilFree(requests, codeRules.codesPerHour, HOUR_MS, now),
    untilFree(requests, codeRules.codesPerDay, DAY_MS, now),
  );
  return budget > 0 ? { may: 'wait', why: 'budget', seconds: Math.ceil(budget / 1000) } : { may: 'ask' };
}

/** Milliseconds until fewer than `limit` requests lie within the window. */
function untilFree(requests: readonly { asked_at: Date }[], limit: number, windowMs: number, now: Date): number {
  const oldestCounted = requests[limit - 1];
  return oldestCounted === undefined ? 0 : oldestCounted.asked_at.getTime() + windowMs - now.getTime();
}
