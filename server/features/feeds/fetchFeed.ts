import { FEED_BYTES, type FeedProblem } from '#contract/calls/feeds.ts';
import type { Context } from '#server/context.ts';
import { FetchError, fetchPublic } from '#server/platform/network/fetchPublic.ts';
import { readPublicUrl } from '#server/platform/network/publicUrl.ts';
import { ReadError } from './reading/feedEvent.ts';
import { readWithinTime } from './reading/readWithinTime.ts';
import type { ReadFeed } from './feedRepository.ts';

const YEARS_AHEAD_MS = 2 * 366 * 24 * 3_600_000;
const LIMITS = { bytes: FEED_BYTES, milliseconds: 10_000 };

interface Asked {
  readonly url: string;
  readonly etag: string | null;
  readonly modified: string | null;
}

/** The text of a calendar, or that it has not changed. */
export async function fetchFeed(
  { network, clock }: Pick<Context, 'network' | 'clock'>,
  { url, ...validators }: Asked,
): Promise<ReadFeed | 'unchanged'> {
  const address = readPublicUrl(url);
  if (address === null) throw new FetchError('not_public');
  const { isUnchanged, text, etag, modified } = await fetchPublic(network, address, validators, LIMITS);
  if (isUnchanged) return 'unchanged';
  return { events: await readCalendar(text, clock()), etag: shorten(etag), modified: shorten(modified) };
}

/** What is sent back to where it came from: nothing longer than these are. */
const shorten = (header: string | null): string | null => (header !== null && header.length <= 200 ? header : null);

/** The taken spans of the next two years. */
export function readCalendar(text: string, now: Date) {
  return readWithinTime(text, { from: now, to: new Date(now.getTime() + YEARS_AHEAD_MS) });
}

/** The message for an error of a calendar; null when the error is ours. */
export function problemOf(error: unknown): { readonly problem: FeedProblem; readonly status: number | null } | null {
  if (error instanceof FetchError) return { problem: error.problem, status: error.status };
  return error instanceof ReadError ? { problem: error.problem, status: null } : null;
}
