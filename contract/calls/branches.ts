import { z } from 'zod';
import { kept, personal, shown } from '../privacy.ts';
import { call } from '../call.ts';
import { Id, LocalDate, RentalMoment, SentId, Success } from '../domain/values.ts';
import { MOST_EXCEPTIONS } from '../domain/limits.ts';

export const LONGEST_ADDRESS = 200;
export const LONGEST_BRANCH_NAME = 80;

const Time = z
  .string()
  .meta(kept)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Midnight at the end of a day is `24:00`. */
const EndTime = z
  .string()
  .meta(kept)
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
const Weekday = z.number().int().min(1).max(7);

/** When cars are handed over and returned on a weekday, Monday 1. Never over midnight: that is two days. */
export const WeekdayHours = z.strictObject({ weekday: Weekday, from: Time, to: EndTime });
export type WeekdayHours = z.infer<typeof WeekdayHours>;

/** A date with hours other than its weekday. */
export const HoursException = z.object({
  date: LocalDate,
  from: Time.nullable(),
  to: EndTime.nullable(),
  is_closed: z.boolean(),
});
export type HoursException = z.infer<typeof HoursException>;

const Address = z.string().meta(personal).nullable();

/** A branch as its owner sees it. */
export const Branch = z.object({
  id: Id,
  /** Changes with everything that its owner writes. */
  version: z.string().meta(kept),
  name: z.string().meta(personal),
  city_id: Id,
  city: z.string().meta(shown),
  /** In the session's language, or another one the owner has written. */
  address: z.string().meta(personal),
  /** As the owner wrote it; null in a language without a text, which shows another one. */
  addresses: z.object({ en: Address, ka: Address, ru: Address }),
  /** None: open all day, every day. */
  hours: z.array(WeekdayHours),
  exceptions: z.array(HoursException),
  lat: z.number().meta(personal).nullable(),
  lng: z.number().meta(personal).nullable(),
  /** Cars of any state, drafts too. */
  cars_count: z.number().int(),
});
export type Branch = z.infer<typeof Branch>;

const TypedAddress = z.string().meta(personal).max(LONGEST_ADDRESS).nullish();

const fields = {
  name: z.string().meta(personal).max(LONGEST_BRANCH_NAME),
  city_id: SentId,
  /** At least one. */
  addresses: z.strictObject({ en: TypedAddress, ka: TypedAddress, ru: TypedAddress }),
  hours: z.array(WeekdayHours).max(7),
  exceptions: z
    .array(
      z.strictObject({
        date: LocalDate,
        from: Time.nullish(),
        to: EndTime.nullish(),
        is_closed: z.boolean().optional(),
      }),
    )
    .max(MOST_EXCEPTIONS),
  lat: z.number().meta(personal).min(-90).max(90).nullable(),
  lng: z.number().meta(personal).min(-180).max(180).nullable(),
};
const { name, city_id, addresses, ...others } = fields;

export const listBranches = call({
  method: 'GET',
  path: '/api/fleet/branches',
  access: 'owner',
  summary: "The owner's branches, the oldest first.",
  provides: { Branch: 'every' },
  response: z.object({ status: Success, branches: z.array(Branch) }),
});

export const createBranch = call({
  method: 'POST',
  path: '/api/fleet/branches',
  access: 'owner',
  summary: 'Adds a branch, where the owner hands over cars.',
  body: z.strictObject({ name, city_id, addresses, ...z.object(others).partial().shape }),
  invalidates: { Branch: 'every', Availability: 'every' },
  success: 201,
  response: z.object({ status: Success, branch: Branch }),
  errors: ['LIMIT_REACHED'],
});

export const updateBranch = call({
  method: 'PATCH',
  path: '/api/fleet/branches/:id',
  access: 'owner',
  summary:
    'Changes the fields that are sent; hours and exceptions are replaced whole. With a `version` other than that of the saved branch: 409, and nothing is changed.',
  params: z.object({ id: Id }),
  body: z.strictObject({ ...fields, version: z.string().meta(kept).max(64) }).partial(),
  invalidates: { Branch: 'every', Availability: 'every' },
  response: z.object({ status: Success, branch: Branch }),
  errors: ['BRANCH_CHANGED'],
});

export const deleteBranch = call({
  method: 'DELETE',
  path: '/api/fleet/branches/:id',
  access: 'owner',
  summary: 'Removes a branch that has no cars.',
  params: z.object({ id: Id }),
  invalidates: { Branch: 'every', Availability: 'every' },
  success: 204,
  response: z.undefined(),
  errors: ['BRANCH_HAS_CARS'],
});

/** A car that is to be handed over or returned at a branch. */
export const BranchHandover = z.object({
  order_id: Id,
  kind: z.enum(['pick_up', 'return']),
  at: RentalMoment,
  /** First name and the first letter of the surname. */
  client: z.string().meta(personal),
});
export type BranchHandover = z.infer<typeof BranchHandover>;

export const listHandovers = call({
  method: 'GET',
  path: '/api/fleet/branches/:id/handovers',
  access: 'owner',
  summary: 'Pick-ups and returns of open orders on a day, with which an exception would conflict.',
  params: z.object({ id: Id }),
  query: z.object({ date: LocalDate }),
  response: z.object({ status: Success, handovers: z.array(BranchHandover) }),
});
