import type { Transaction } from 'kysely';
import { type Feed, FEED_BYTES, LONGEST_FEED_NAME, type FeedProblem } from '#contract/calls/feeds.ts';
import { MOST_FEEDS } from '#contract/domain/limits.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import { readFields } from '#server/features/auth/fields/fields.ts';
import { readCompanyName } from '#server/features/auth/fields/name.ts';
import { isOwnCar } from '#server/features/rental/ownCarRepository.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { lockOwner } from '#server/platform/db/userRepository.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { conflictTransaction } from '#server/platform/http/failures/conflictTransaction.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { hostOf, readPublicUrl } from '#server/platform/network/publicUrl.ts';
import type { FieldTextKey } from '#server/platform/texts/en.ts';
import { insertFeed, listFeeds, lockCar, type NewFeed, renameFeed, saveEvents, deleteFeed } from './feedRepository.ts';
import { findFeed } from './feedView.ts';
import { fetchFeed, problemOf, readCalendar } from './fetchFeed.ts';
import { placeBlocks } from './placeBlocks.ts';

/** The message for a calendar that cannot be followed. */
const problemTexts: Readonly<Record<FeedProblem, FieldTextKey>> = {
  not_public: 'feedNotPublic',
  unreachable: 'feedUnreachable',
  slow: 'feedUnreachable',
  refused: 'feedRefused',
  too_large: 'feedTooLarge',
  redirected: 'feedUnreachable',
  not_a_calendar: 'feedNotCalendar',
  unreadable_event: 'feedUnreadableEvent',
  too_complex: 'feedTooComplex',
  too_many_events: 'feedTooComplex',
};

/** Who follows calendars, and with which of their cars. */
export interface Follower {
  readonly ownerId: number;
  readonly userId: number;
  readonly carId: number;
}

export interface TypedFeed {
  readonly url?: string | undefined;
  readonly file?: File | undefined;
  readonly name?: string | undefined;
}

const ADDED_AN_HOUR = 60;

/** Follows a calendar from now on; it has to be read well once. */
export async function addFeed(context: Context, by: Follower, typed: TypedFeed): Promise<Feed> {
  const { db, clock } = context;
  if (!(await isOwnCar(db, by.ownerId, by.carId))) throw new ApiError(404, 'NOT_FOUND');
  await limitRate(context, { key: `feeds:${by.ownerId}`, limit: ADDED_AN_HOUR, windowSeconds: 3600 });
  const named = (typed.name ?? '').trim() === '' ? null : readFields({ name: readCompanyName(typed.name ?? '') });
  const feed = { ...(await readSource(context, typed)), ...named, carId: by.carId };
  const now = clock();
  const feedId = await conflictTransaction(context, {}, async (transaction) => {
    await lockOwner(transaction, by.ownerId);
    await lockCar(transaction, by.carId);
    // Reading the calendar took a while.
    if (!(await isOwnCar(transaction, by.ownerId, by.carId))) throw new ApiError(404, 'NOT_FOUND');
    const id = await keepFeed(transaction, by, { feed, isNamed: named !== null }, now);
    await placeBlocks(transaction, by.carId, now);
    await recordAudit(transaction, {
      at: now,
      actorUserId: by.userId,
      action: 'feed_added',
      subjectUserId: by.userId,
      details: { car: by.carId, feed: id, is_file: feed.url === null },
    });
    return id;
  });
  return findFeed(db, clock, by.ownerId, { carId: by.carId, feedId });
}

/** The same address, or a file of the same name, takes the place of the one before, whose name stays without another. */
async function keepFeed(
  transaction: Transaction<Database>,
  by: Follower,
  { feed, isNamed }: { readonly feed: NewFeed; readonly isNamed: boolean },
  now: Date,
): Promise<number> {
  const feeds = await listFeeds(transaction, by.ownerId, by);
  const same = feeds.find(({ url, name }) =>
    feed.url === null ? url === null && name === feed.name : url === feed.url,
  );
  if (same === undefined) {
    if (feeds.length >= MOST_FEEDS) throw new ApiError(409, 'LIMIT_REACHED');
    return insertFeed(transaction, feed, now);
  }
  if (isNamed) await renameFeed(transaction, same.id, feed.name);
  await saveEvents(transaction, same.id, feed, now);
  return same.id;
}

type Source = Omit<NewFeed, 'carId'>;

async function readSource(context: Context, { url, file }: TypedFeed): Promise<Source> {
  if ((url === undefined) === (file === undefined)) throw new FieldError({ url: 'feedSourceNeeded' });
  return url === undefined ? readFile(context, file) : readAddress(context, url);
}

async function readAddress(context: Context, typed: string): Promise<Source> {
  const address = readPublicUrl(typed);
  if (address === null) throw new FieldError({ url: 'feedNotPublic' });
  const url = address.href;
  const read = await orFieldError('url', () => fetchFeed(context, { url, etag: null, modified: null }));
  if (read === 'unchanged') throw new FieldError({ url: 'feedNotCalendar' });
  return { ...read, url, name: hostOf(address).slice(0, LONGEST_FEED_NAME) };
}

async function readFile({ clock }: Context, file: File | undefined): Promise<Source> {
  if (file === undefined || file.size === 0) throw new FieldError({ file: 'fileEmpty' });
  if (file.size > FEED_BYTES) throw new ApiError(413, 'TOO_LARGE');
  const events = await orFieldError('file', async () => readCalendar(await file.text(), clock()));
  return { events, etag: null, modified: null, url: null, name: nameOf(file) };
}

/** Without the extension and the characters that our names cannot have. */
function nameOf({ name }: File): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}.'&()+-]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_FEED_NAME);
  return words === '' ? 'iCal' : words;
}

async function orFieldError<Answer>(field: 'url' | 'file', work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    throw new FieldError({ [field]: problemTexts[problem.problem] });
  }
}

/** Frees the days that this calendar alone had. */
export async function removeFeed(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  by: Follower,
  feedId: number,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    await lockCar(transaction, by.carId);
    const [feed] = await listFeeds(transaction, by.ownerId, { carId: by.carId, feedId });
    if (feed === undefined) throw new ApiError(404, 'NOT_FOUND');
    await deleteFeed(transaction, feedId);
    await placeBlocks(transaction, by.carId, now);
    await recordAudit(transaction, {
      at: now,
      actorUserId: by.userId,
      action: 'feed_removed',
      subjectUserId: by.userId,
      details: { car: by.carId, feed: feedId },
    });
  });
}
