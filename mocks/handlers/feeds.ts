import { MOST_FEEDS } from '#contract/domain/limits.ts';
import { type Feed } from '#contract/calls/feeds.ts';
import { feeds } from '../fixtures/feeds.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse, refuseFields } from '../refuse.ts';
import { mockUser } from '../session.ts';

const stored: Feed[] = [...feeds];
let renewed = 0;
const notFound = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
const isOwner = () => (mockUser()?.owner ?? null) !== null;
const notAllowed = () => refuse(403, 'NOT_ALLOWED', 'You are not allowed to do this.');
const exportUrl = () => `https://gza.example/ical/1-mock${renewed}.ics`;

export const feedMocks = {
  listFeeds: () =>
    isOwner() ? { status: 'success', feeds: stored, export_url: exportUrl(), car: 'Toyota Prius 2019' } : notAllowed(),
  addFeed: ({ body }) => {
    if (!isOwner()) return notAllowed();
    if (stored.length >= MOST_FEEDS)
      return refuse(409, 'LIMIT_REACHED', 'Your account has reached the limit of these.');
    const url = body.url !== undefined && URL.canParse(body.url) ? new URL(body.url) : null;
    if (url === null && body.file === undefined)
      return refuseFields({ url: 'This is not a public http or https address.' });
    const feed: Feed = {
      id: Math.max(0, ...stored.map(({ id }) => id)) + 1,
      name: body.name ?? url?.hostname ?? body.file?.name.replace(/\.ics$/, '') ?? '',
      host: url?.hostname ?? null,
      events_count: 2,
      read_at: new Date().toISOString(),
      failing: null,
      overlaps: [],
    };
    stored.push(feed);
    return { status: 'success', feed };
  },
  refreshFeed: ({ params }) => {
    if (!isOwner()) return notAllowed();
    const index = stored.findIndex(({ id }) => id === Number(params['feed_id']));
    const feed = stored[index];
    if (feed === undefined) return notFound();
    const read = { ...feed, read_at: new Date().toISOString(), failing: null };
    stored[index] = read;
    return { status: 'success', feed: read };
  },
  removeFeed: ({ params }) => {
    if (!isOwner()) return notAllowed();
    const index = stored.findIndex(({ id }) => id === Number(params['feed_id']));
    if (index === -1) return notFound();
    stored.splice(index, 1);
    return undefined;
  },
  renewExport: () => {
    if (!isOwner()) return notAllowed();
    renewed += 1;
    return { status: 'success', export_url: exportUrl() };
  },
} satisfies MocksOf<'listFeeds' | 'addFeed' | 'refreshFeed' | 'removeFeed' | 'renewExport'>;
