import { z } from 'zod';
import { kept, personal } from './privacy.ts';
import type { AdviceWeek } from './calls/prices/advice.ts';
import { CarPrices } from './domain/cars/carPrices.ts';
import type { FleetCar } from './domain/cars/fleetCar.ts';
import { BlockKind } from './domain/values.ts';

/** Codes of errors that are not about a field. The server owns the texts, in three languages. */
export const ErrorCode = z.enum([
  'BAD_REQUEST',
  'NOT_LOGGED_IN',
  'NOT_ALLOWED',
  'SECOND_FACTOR_REQUIRED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'CAR_TAKEN',
  'CAR_UNAVAILABLE',
  'TOO_MANY_BLOCKS',
  'TOO_MANY_FAVOURITES',
  'BLOCK_OF_ORDER',
  'BLOCK_OF_FEED',
  'QUOTE_EXPIRED',
  'ALREADY_ORDERED',
  'ORDER_CHANGED',
  'TOO_EARLY',
  'IDENTITY_UNKNOWN',
  'TOO_LATE',
  'REFUND_CHANGED',
  'PRICE_CHANGED',
  'REPORT_INCOMPLETE',
  'REPORT_SEALED',
  'IN_PROGRESS',
  'ALREADY_PAID',
  'ALREADY_VERIFIED',
  'ACCOUNT_HAS_ORDERS',
  'ACCOUNT_HAS_MONEY',
  'ACCOUNT_HAS_RETURN',
  'PAYOUT_CHANGED',
  'NO_PAYOUTS',
  'PAYOUT_ACCOUNT_MISSING',
  'ORDER_NOT_COMPLETED',
  'ALREADY_REVIEWED',
  'ALREADY_REPLIED',
  'BRANCH_HAS_CARS',
  'BRANCH_CHANGED',
  'CAR_CHANGED',
  'ADVICE_CHANGED',
  'CAR_HAS_ORDERS',
  'MAIN_IMAGE',
  'LIMIT_REACHED',
  'OWN_ACCOUNT',
  'STAFF_ACCOUNT',
  'IN_USE',
  'READ_ONLY',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'TOO_MANY_REQUESTS',
  'NOT_IMPLEMENTED',
  'UNAVAILABLE',
  'BANK_UNAVAILABLE',
  'INTERNAL',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** Dates for which a car is free, local to Tbilisi. */
export const FreeDates = z.object({ from: z.string().meta(kept), to: z.string().meta(kept) });
export type FreeDates = z.infer<typeof FreeDates>;

/** What occupies a car, as its owner sees it; moments are local to Tbilisi. */
export const TakenBy = z.object({
  kind: BlockKind,
  from: z.string().meta(kept),
  to: z.string().meta(kept),
  order_id: z.number().int().nullable(),
  order_number: z.string().meta(kept).nullable(),
});
export type TakenBy = z.infer<typeof TakenBy>;

/** Body of every error that is not about fields. */
export const ErrorBody = z.object({
  message: z.string().meta(personal),
  code: ErrorCode,
  /** With `CAR_TAKEN`: the next dates of the same length that are free. */
  free_dates: z.array(FreeDates).optional(),
  /** With `CAR_TAKEN` of an extension: the latest possible return; local to Tbilisi. */
  free_until: z.string().meta(kept).optional(),
  /** With `CAR_TAKEN`, to the car's owner: what occupies the dates. */
  taken_by: TakenBy.optional(),
  /** With `CAR_CHANGED` of prices: the rules as they are now. */
  prices: CarPrices.optional(),
  /** With `ADVICE_CHANGED`: the week as it is now. */
  advice: z.custom<AdviceWeek>().optional(),
  /** With `ALREADY_ORDERED`: the client's own order that has the dates. With `BLOCK_OF_ORDER`: the order. */
  order_id: z.number().int().optional(),
  /** With `CAR_CHANGED`: the car as it is now. */
  car: z.custom<FleetCar>().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Body of a 422: the field's name to the message shown under it, in the session's language. */
export const FieldErrors = z.record(z.string(), z.string());
export type FieldErrors = z.infer<typeof FieldErrors>;

export const MessageKeys = z.record(
  z.string(),
  z.object({ key: z.string().meta(kept), values: z.record(z.string(), z.union([z.string(), z.number()])).optional() }),
);
export type MessageKeys = z.infer<typeof MessageKeys>;
