import { z } from 'zod';
import { kept, personal, shown } from '../../privacy.ts';
import { call } from '../../call.ts';
import { payoutEvents, payoutStates } from '../../domain/money/payoutMachine.ts';
import { Instant } from '../orders/quotes.ts';
import { Id, LocalDate, Success } from '../../domain/values.ts';
import { operationKinds, operationStates } from '../../domain/money/operationKinds.ts';

/** A signed amount in tetri: refunds and payouts are negative. */
const Amount = z.number().int();

export const OperationKind = z.enum(operationKinds);
export type OperationKind = (typeof operationKinds)[number];

export const OperationState = z.enum(operationStates);
export type OperationState = (typeof operationStates)[number];

const Owner = z.object({ id: Id, name: z.string().meta(personal) });

/** `gross − commission = net` in every row. */
export const Operation = z.object({
  id: z.string().meta(kept),
  at: Instant,
  kind: OperationKind,
  order_id: Id.nullable(),
  order_number: z.string().meta(kept).nullable(),
  /** Brand and model. */
  car: z.string().meta(shown).nullable(),
  owner: Owner,
  /** The payout it is, or is in: `P-100001`. */
  payout_number: z.string().meta(kept).nullable(),
  gross: Amount,
  commission: Amount,
  net: Amount,
  state: OperationState,
});
export type Operation = z.infer<typeof Operation>;

/**
 * Payouts are rows, but not counted: their money was counted when it came in. Nor are deposits that an owner has, which
 * are no income until a part is withheld.
 */
export const OperationTotals = z.object({
  count: z.number().int(),
  gross: Amount,
  commission: Amount,
  net: Amount,
  /** Of the gross sum, what the owner has in cash. */
  cash: Amount,
});
export type OperationTotals = z.infer<typeof OperationTotals>;

/**
 * An owner's balances, net of commission; of several owners together where operations of several are listed. The filters
 * by car and branch apply here, the others do not: they select movements of money, which balances are not.
 */
export const OperationFigures = z.object({
  from: LocalDate,
  to: LocalDate,
  /** In these days: money of rentals that have begun, just as `GET /api/statistics` counts it. */
  earned: Amount,
  /** As many days right before. */
  previous: z.object({ from: LocalDate, to: LocalDate, earned: Amount }),
  /** Now: rentals that are agreed and have not begun, paid or not. */
  booked: Amount,
  /** Now: money of orders that are not over, or with a bank operation pending. */
  held: Amount,
  /** Payouts that arrived in these days; null with a filter by car or branch, to which payouts do not belong. */
  paid_out: Amount.nullable(),
});
export type OperationFigures = z.infer<typeof OperationFigures>;

/** The days are Georgia's, both ends included. */
export const OperationsFilters = z.object({
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  kind: OperationKind.optional(),
  car_id: Id.optional(),
  /** The current branch of the car. */
  branch_id: Id.optional(),
  state: OperationState.optional(),
  /** The number of an order or a payout, or its beginning; its letters may be left out. */
  q: z.string().meta(personal).trim().max(100).optional(),
  /** For admins: of one owner. */
  owner_id: Id.optional(),
});

export type OperationsFilters = z.infer<typeof OperationsFilters>;

const Page = z.coerce.number().int().min(1).max(100_000).default(1);

export const listOperations = call({
  method: 'GET',
  path: '/api/operations',
  access: 'user',
  summary:
    "A page of an owner's money, the newest first, with the sums of the whole selection; admins see every owner's. The same as a file: `GET /api/operations.csv`, and a month as a statement: `GET /api/operations/statements/{YYYY-MM}.pdf`.",
  query: OperationsFilters.extend({ page: Page, page_size: z.coerce.number().int().min(1).max(100).default(20) }),
  provides: { Payout: 'every' },
  response: z.object({
    status: Success,
    operations: z.array(Operation),
    totals: OperationTotals,
    /** Null where the period is incomplete or out of range. */
    figures: OperationFigures.nullable(),
    /** The expected next payout and its day; null where operations of several owners are listed. */
    next_payout: z.object({ amount: Amount, on: LocalDate }).nullable(),
    /** Cars that ever brought money in, for the filter; none where operations of several owners are listed. */
    cars: z.array(z.object({ id: Id, name: z.string().meta(personal) })),
    /** Their branches. */
    branches: z.array(z.object({ id: Id, name: z.string().meta(personal) })),
    page: z.number().int(),
    page_size: z.number().int(),
    total: z.number().int(),
  }),
});

export const Payout = z.object({
  id: Id,
  number: z.string().meta(kept),
  owner: Owner,
  /** `YYYY-MM` */
  month: z.string().meta(kept),
  /** Carried over from before: a debt is negative. */
  opening: Amount,
  /** What became due to the owner with this month: of orders that are over. */
  became_due: Amount,
  /** What is paid; zero where the owner owes the marketplace. */
  amount: Amount,
  /** Null where there was nothing to pay. */
  state: z.enum(payoutStates).nullable(),
  created_at: Instant,
  moved_at: Instant,
  /** The file for the bank that it is in; for admins. */
  export_id: Id.nullable(),
});
export type Payout = z.infer<typeof Payout>;

export const listPayouts = call({
  method: 'GET',
  path: '/api/payouts',
  access: 'user',
  summary: "An owner's payouts, the newest first; admins see every owner's.",
  query: z.object({ state: z.enum(payoutStates).optional(), owner_id: Id.optional(), page: Page }),
  provides: { Payout: 'every' },
  response: z.object({
    status: Success,
    payouts: z.array(Payout),
    page: z.number().int(),
    page_size: z.number().int(),
    total: z.number().int(),
  }),
});

export const movePayout = call({
  method: 'POST',
  path: '/api/payouts/:id/:event',
  access: 'admin',
  summary: 'Records that a payout was sent, has arrived, or came back.',
  params: z.object({ id: Id, event: z.enum(payoutEvents) }),
  body: z.strictObject({}).optional(),
  invalidates: { Payout: 'every' },
  response: z.object({ status: Success, payout: Payout }),
  errors: ['OWN_ACCOUNT', 'PAYOUT_CHANGED'],
});
