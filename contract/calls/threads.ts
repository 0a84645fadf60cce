import { z } from 'zod';
import { kept, personal, secret, shown } from '../privacy.ts';
import { call } from '../call.ts';
import { Picture } from './cars/cars.ts';
import { OrderEventName, OrderStatus } from '../domain/orders/orderStatus.ts';
import { OwnerLink } from './owners.ts';
import { Instant } from './orders/quotes.ts';
import { Cursor, Flag, Id, RentalMoment, SentId, Success } from '../domain/values.ts';
import { LONGEST_MESSAGE } from '../domain/limits.ts';
import { PlainText } from '../domain/plainText.ts';

/** The two people of a thread; the marketplace itself writes the lines about orders. */
export const ThreadSide = z.enum(['client', 'owner']);
export type ThreadSide = z.infer<typeof ThreadSide>;

export const Message = z.object({
  id: Id,
  author: z.enum(['client', 'owner', 'system']),
  is_own: z.boolean(),
  /** As typed, plain; empty in a line about an order. */
  text: z.string().meta(personal),
  /** The text has contacts, which the other side can read once an order between the two is paid. */
  is_masked: z.boolean(),
  /** The order and its event, in a line about one. */
  order: z
    .object({
      id: Id,
      number: z.string().meta(kept),
      event: OrderEventName,
      from: RentalMoment,
      to: RentalMoment,
    })
    .nullable(),
  /** The `Idempotency-Key` of an own message, by which its sender recognises it. */
  key: z.string().meta(kept).nullable(),
  at: Instant,
});
export type Message = z.infer<typeof Message>;

/** `is_answer` 1: the last message is the owner's answer, so it is unread for the client while `is_seen` is 0. */
export const ThreadFlags = z.object({ is_seen: Flag, is_answer: Flag });
export type ThreadFlags = z.infer<typeof ThreadFlags>;

/** A client and an owner about a car. */
export const Thread = ThreadFlags.extend({
  id: Id,
  /** The current user. */
  side: ThreadSide,
  /** Name of the other side. */
  name: z.string().meta(personal),
  /** Whether the other side's account was deleted, so that nobody would read a message. */
  is_other_side_deleted: z.boolean(),
  /** For the client: the owner's page and picture. Null for the owner. */
  owner: OwnerLink.nullable(),
  car: z.object({
    id: Id,
    slug: z.string().meta(kept),
    brand: z.string().meta(shown),
    model: z.string().meta(shown),
    year: z.number().int(),
    /** Whether it is active, so that its page exists. */
    is_active: z.boolean(),
    image: Picture.nullable(),
  }),
  last_message: Message.nullable(),
  /** The newest message that the other side has seen; 0 for none. */
  seen_id: z.number().int().nonnegative(),
  /** The newest order of the two sides for this car. */
  order: z
    .object({ id: Id, number: z.string().meta(kept), status: OrderStatus, from: RentalMoment, to: RentalMoment })
    .nullable(),
  at: Instant,
});
export type Thread = z.infer<typeof Thread>;

export const listThreads = call({
  method: 'GET',
  path: '/api/threads/list',
  carriesToken: true,
  access: 'user',
  summary: "The user's threads as owner or client, the last written in first.",
  query: z.object({
    owner: Id.optional(),
    client: Id.optional(),
    api_token: z.string().meta(secret).optional(),
    cursor: Cursor.optional(),
  }),
  isKeptOffline: true,
  response: z.object({
    status: Success,
    // Other back ends know only the flags.
    threads: z.array(z.union([Thread, ThreadFlags])),
    /** Cursor of the threads after these; other back ends have one list. */
    next_cursor: z.string().meta(personal).nullable().optional(),
  }),
});

export const getThread = call({
  method: 'GET',
  path: '/api/threads/:id',
  access: 'user',
  summary: 'One thread as the list shows it.',
  params: z.object({ id: Id }),
  isKeptOffline: true,
  response: z.object({ status: Success, thread: Thread }),
});

const Text = PlainText.min(1).max(LONGEST_MESSAGE);
const ThatThread = z.object({ id: Id });

export const openThread = call({
  method: 'POST',
  path: '/api/threads',
  access: 'client',
  idempotency: 'optional',
  summary: "Writes to a car's owner; uses the existing thread if there is one.",
  body: z.strictObject({ car_id: SentId, text: Text }),
  success: 201,
  response: z.object({ status: Success, thread: Thread }),
});

export const listMessages = call({
  method: 'GET',
  path: '/api/threads/:id/messages',
  access: 'user',
  summary: 'A page of messages, newest first.',
  params: ThatThread,
  query: z.object({ cursor: Cursor.optional() }),
  isKeptOffline: true,
  response: z.object({
    status: Success,
    messages: z.array(Message),
    /** Cursor of the older ones. */
    next_cursor: z.string().meta(personal).nullable(),
    /** The newest message that the other side has seen; 0 for none. */
    seen_id: z.number().int().nonnegative(),
  }),
});

export const sendMessage = call({
  method: 'POST',
  path: '/api/threads/:id/messages',
  access: 'user',
  idempotency: 'required',
  summary: 'Writes a message.',
  params: ThatThread,
  body: z.strictObject({ text: Text }),
  success: 201,
  response: z.object({ status: Success, message: Message }),
});

export const markThreadSeen = call({
  method: 'POST',
  path: '/api/threads/:id/seen',
  access: 'user',
  summary: 'Marks messages as seen up to one; without one, all of them.',
  params: ThatThread,
  body: z.strictObject({ message_id: SentId.optional() }).optional(),
  response: z.object({ status: Success }),
});
