import { Alert } from '#contract/calls/savedSearches/savedSearches.ts';
import { z } from 'zod';
import { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import { DocumentKind, RejectionReason } from '#contract/calls/verification/verification.ts';
import { PlaceKind } from '#contract/calls/places.ts';
import { Language } from '#contract/domain/values.ts';

const Names = z.object({ en: z.string(), ka: z.string(), ru: z.string() });

/**
 * Where a car is got or given back. Of an address or a hotel only the kind and the city: its name was typed by a
 * client, and is in the order alone.
 */
const MailPlace = z.object({
  kind: PlaceKind.or(z.literal('own')),
  name: Names.nullable(),
  address: Names.nullable(),
  city: Names,
});
export type MailPlace = z.infer<typeof MailPlace>;

/** An order as its mails describe it; amounts are tetri. */
export const OrderContent = z.object({
  kind: z.literal('order'),
  event: OrderEventName,
  side: z.enum(['client', 'owner']),
  order_id: z.number().int(),
  number: z.string(),
  car: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** The places, while the rental is ahead or goes on; mails queued by older versions have none. */
  places: z.object({ pick_up: MailPlace.nullable(), drop_off: MailPlace }).nullable().default(null),
  total: z.number().int(),
  /** The part due online. */
  prepaid: z.number().int(),
  refund: z.number().int(),
  /** What the owner has to give back in cash; mails queued by older versions have none. */
  cash_back: z.number().int().default(0),
  /** The refund of an admin; mails queued by older versions have none. */
  amount: z.number().int().nullable().default(null),
  /** When it ends unless it is answered or paid. */
  until: z.iso.datetime().nullable(),
  /** Whether the owner's side cancelled it. */
  is_owners_cancellation: z.boolean(),
  /** Whether its start is over, so that nothing else is to be had on its dates; older mails do not say. */
  is_begun: z.boolean().default(false),
  /** Cars that are held for the client, and until when. */
  held: z.array(z.object({ car: z.string(), total: z.number().int() })).default([]),
  held_until: z.iso.datetime().nullable().default(null),
  /** What its client wants it to become, while that is open. */
  change: z
    .object({
      car: z.string(),
      from: z.iso.datetime(),
      to: z.iso.datetime(),
      total: z.number().int(),
      online: z.number().int(),
    })
    .nullable()
    .default(null),
});
export type OrderContent = z.infer<typeof OrderContent>;

/** The end of a review: what was not accepted, and why; nothing when everything was. */
export const VerificationContent = z.object({
  kind: z.literal('verification'),
  rejected: z.array(z.object({ kind: DocumentKind, reason: RejectionReason })),
});
export type VerificationContent = z.infer<typeof VerificationContent>;

/** A report of the state of an order's car, which waits for the word of this side. */
const ReportContent = z.object({ car: z.string(), order: z.number().int(), side: z.enum(['client', 'owner']) });

/** Orders of a car whose days another calendar has since its last reading, too. */
const CalendarOverlapContent = z.object({
  kind: z.literal('calendarOverlap'),
  car: z.string(),
  car_id: z.number().int(),
  orders: z.array(z.object({ id: z.number().int(), number: z.string(), from: z.iso.datetime(), to: z.iso.datetime() })),
});
export type CalendarOverlapContent = z.infer<typeof CalendarOverlapContent>;

/** What saved searches of one user have found; cars by their names in the lists, paths within the site. */
const SavedSearchesContent = z.object({
  kind: z.literal('savedSearches'),
  cars: z.array(
    z.object({ car: z.string(), path: z.string(), reason: Alert, price: z.number().int(), is_rental: z.boolean() }),
  ),
  /** How many cars are not named. */
  more: z.number().int(),
  unsubscribe: z.string(),
});
export type SavedSearchesContent = z.infer<typeof SavedSearchesContent>;

/** A car is free on dates that its recipient waits for. */
const CarFreeContent = z.object({
  kind: z.literal('carFree'),
  car: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  path: z.string(),
  unsubscribe: z.string(),
});
export type CarFreeContent = z.infer<typeof CarFreeContent>;

/** The content of a mail: no name or other text that a stranger could have typed for the recipient. */
export const MailContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('registrationCode'), code: z.string() }),
  z.object({ kind: z.literal('recoveryCode'), code: z.string() }),
  z.object({ kind: z.literal('loginCode'), code: z.string() }),
  z.object({ kind: z.literal('emailCode'), code: z.string() }),
  z.object({ kind: z.literal('welcome') }),
  z.object({ kind: z.literal('passwordChanged'), at: z.iso.datetime() }),
  z.object({ kind: z.literal('unreadMessage'), car: z.string(), thread: z.number() }),
  z.object({ kind: z.literal('passwordRenewed'), at: z.iso.datetime() }),
  z.object({ kind: z.literal('emailChanged'), at: z.iso.datetime() }),
  z.object({ kind: z.literal('phoneChanged'), at: z.iso.datetime() }),
  z.object({ kind: z.literal('ibanChanged'), at: z.iso.datetime() }),
  z.object({ kind: z.literal('secondFactorOn'), at: z.iso.datetime() }),
  z.object({ kind: z.literal('passkeyAdded'), at: z.iso.datetime() }),
  z.object({ kind: z.literal('passkeyRemoved'), at: z.iso.datetime() }),
  z.object({ kind: z.literal('secondFactorOff'), at: z.iso.datetime() }),
  z.object({ kind: z.literal('accountDeleted'), at: z.iso.datetime() }),
  z.object({ kind: z.literal('reviewWritten'), car: z.string() }),
  z.object({ kind: z.literal('reviewAnswered'), car: z.string(), order: z.number().int() }),
  z.object({ kind: z.literal('reviewWanted'), car: z.string(), order: z.number().int() }),
  z.object({
    kind: z.literal('identityMissing'),
    car: z.string(),
    at: z.iso.datetime(),
    // Mails that were queued by an older version do not say it.
    order: z.number().int().optional(),
  }),
  ReportContent.extend({ kind: z.literal('reportWaits') }),
  ReportContent.extend({ kind: z.literal('reportStillWaits') }),
  OrderContent,
  VerificationContent,
  SavedSearchesContent,
  CarFreeContent,
  CalendarOverlapContent,
]);
export type MailContent = z.infer<typeof MailContent>;

export const MailOrder = z.object({
  to: z.string(),
  /** Whose account it is about: it goes to the address that this has when it leaves. Older mails do not say. */
  user_id: z.number().int().optional(),
  language: Language,
  content: MailContent,
});
export type MailOrder = z.infer<typeof MailOrder>;

/** A mail as it leaves. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a mail that nobody has to get is switched off by one request (RFC 8058). */
  readonly unsubscribe?: string;
}
