import { z } from 'zod';
import { kept, personal, secret, shown } from '../privacy.ts';
import { call } from '../call.ts';
import { Instant } from './orders/quotes.ts';
import { Id, RentalMoment, Success, UploadedFile } from '../domain/values.ts';

/** The largest calendar that is read: 2 MiB. */
export const FEED_BYTES = 2 * 1024 * 1024;
export const LONGEST_FEED_NAME = 80;

/** Why a calendar could not be read. */
export const FeedProblem = z.enum([
  'not_public',
  'unreachable',
  'slow',
  'refused',
  'too_large',
  'redirected',
  'not_a_calendar',
  'unreadable_event',
  'too_complex',
  'too_many_events',
]);
export type FeedProblem = z.infer<typeof FeedProblem>;

/** An order on days that the calendar has booked elsewhere, too. The order stays valid; its owner has to choose. */
export const FeedOverlap = z.object({
  order_id: Id,
  number: z.string().meta(kept),
  /** The dates booked elsewhere. */
  from: RentalMoment,
  to: RentalMoment,
});
export type FeedOverlap = z.infer<typeof FeedOverlap>;

/** A calendar of another site that blocks its days for a car. Its address is a secret of that site and is not sent back. */
export const Feed = z.object({
  id: Id,
  name: z.string().meta(personal),
  /** The host of its address; null of an uploaded file, which does not change by itself. */
  host: z.string().meta(personal).nullable(),
  /** Its current and future spans. */
  events_count: z.number().int(),
  /** When its days were last read. */
  read_at: Instant,
  failing: z.object({ since: Instant, problem: FeedProblem, status: z.number().int().nullable() }).nullable(),
  overlaps: z.array(FeedOverlap),
});
export type Feed = z.infer<typeof Feed>;

const ThatCar = z.object({ id: Id });
const ThatFeed = z.object({ id: Id, feed_id: Id });
const Answer = z.object({ status: Success, feed: Feed });

export const listFeeds = call({
  method: 'GET',
  path: '/api/fleet/cars/:id/feeds',
  access: 'owner',
  summary: "The calendars a car imports, and the secret address of the car's own.",
  params: ThatCar,
  provides: { Feed: 'params.id' },
  isSecret: true,
  response: z.object({
    status: Success,
    feeds: z.array(Feed),
    export_url: z.string().meta(secret),
    car: z.string().meta(shown),
  }),
});

export const addFeed = call({
  method: 'POST',
  path: '/api/fleet/cars/:id/feeds',
  access: 'owner',
  upload: 'or json',
  summary:
    'Imports a calendar: by its public http or https address, requested every half an hour from now on, or by a file (.ics). The same address, or a file of the same name, replaces the one before.',
  params: ThatCar,
  body: z.strictObject({
    url: z.string().meta(secret).max(2_000).optional(),
    file: UploadedFile.optional(),
    name: z.string().meta(personal).max(LONGEST_FEED_NAME).optional(),
  }),
  invalidates: { Feed: 'params.id', Availability: 'params.id' },
  isSecret: true,
  success: 201,
  response: Answer,
  errors: ['LIMIT_REACHED'],
});

export const refreshFeed = call({
  method: 'POST',
  path: '/api/fleet/cars/:id/feeds/:feed_id/refresh',
  access: 'owner',
  summary: 'Requests a calendar now. The feed has the error where it could not be read, and keeps its last days.',
  params: ThatFeed,
  invalidates: { Feed: 'params.id', Availability: 'params.id' },
  response: Answer,
});

export const removeFeed = call({
  method: 'DELETE',
  path: '/api/fleet/cars/:id/feeds/:feed_id',
  access: 'owner',
  summary: 'Removes an imported calendar and frees its days.',
  params: ThatFeed,
  invalidates: { Feed: 'params.id', Availability: 'params.id' },
  success: 204,
  response: z.undefined(),
});

export const renewExport = call({
  method: 'POST',
  path: '/api/fleet/cars/:id/feeds/export',
  access: 'owner',
  summary: "Gives the car's own calendar another secret address; the old one stops working.",
  params: ThatCar,
  invalidates: { Feed: 'params.id' },
  isSecret: true,
  response: z.object({ status: Success, export_url: z.string().meta(secret) }),
});
