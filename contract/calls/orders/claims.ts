import { z } from 'zod';
import { kept, personal, shown } from '../../privacy.ts';
import { call } from '../../call.ts';
import {
  LONGEST_CLAIM_TEXT,
  LONGEST_DEPOSIT_REASON,
  MOST_DAMAGE,
  MOST_DEPOSIT,
  MOST_ITEMS,
} from '../../domain/claims/claimBounds.ts';
import { claimKinds } from '../../domain/claims/claimKinds.ts';
import { ClaimProposal, ClaimRule } from '../../domain/claims/claimProposal.ts';
import { ClaimStatus } from '../../domain/claims/claimStatus.ts';
import { depositMoveKinds, depositWays } from '../../domain/claims/deposits.ts';
import { Order } from './orders.ts';
import { IN_TETRI } from '../../domain/money/priceBounds.ts';
import { Instant } from './quotes.ts';
import { carParts } from '../../domain/terms/lists.ts';
import { Id, RentalMoment, SentTetri, Success, Tetri } from '../../domain/values.ts';
import { PlainText } from '../../domain/plainText.ts';

const Text = PlainText.min(1).max(LONGEST_CLAIM_TEXT);

/** An admin's decision on an item. */
const ItemDecision = z.object({ amount: Tetri, text: z.string().meta(personal) });

export const ClaimItem = z.object({
  kind: z.enum(claimKinds),
  amount: Tetri,
  text: z.string().meta(personal),
  /** Of a damage, where it is at a part that protections may leave out. */
  part: z.enum(carParts).nullable(),
  /** The most that the terms allowed, and why. */
  most: Tetri,
  rule: ClaimRule,
  decision: ItemDecision.nullable(),
});
export type ClaimItem = z.infer<typeof ClaimItem>;

/** What this user can do with it now. */
export const ClaimAction = z.enum(['answer', 'decide', 'pay', 'confirm']);
export type ClaimAction = z.infer<typeof ClaimAction>;

/** The same for both sides and for the admin, except for their actions. */
export const Claim = z.object({
  id: Id,
  /** The number that people refer to: `C-118`. */
  number: z.string().meta(kept),
  status: ClaimStatus,
  order: z.object({
    id: Id,
    number: z.string().meta(kept),
    car: z.string().meta(shown),
    from: RentalMoment,
    to: RentalMoment,
    returned_at: Instant,
  }),
  client: z.string().meta(personal),
  owner: z.string().meta(personal),
  /** As which side this user sees it. */
  side: z.enum(['client', 'owner', 'admin']),
  items: z.array(ClaimItem),
  amount: Tetri,
  claimed_at: Instant,
  /** The client's time to answer; without an answer it goes to an admin, and counts as not accepted. */
  answer_by: Instant,
  answer: z.object({ amount: Tetri, text: z.string().meta(personal), at: Instant }).nullable(),
  /** When it went to an admin without an answer. */
  passed_at: Instant.nullable(),
  decision: z.object({ amount: Tetri, text: z.string().meta(personal), at: Instant }).nullable(),
  /** The final amount owed; null until it is known. */
  final_amount: Tetri.nullable(),
  /** How much of it comes from the deposit that the owner has or the bank holds, and how much the client still has to pay. */
  from_deposit: Tetri,
  rest: Tetri,
  /** Until then the rest is to be paid; null where there is none. */
  pay_by: Instant.nullable(),
  /** How much of a deposit the owner has or the bank holds, now or when the claim was settled. */
  deposit: Tetri,
  settled_at: Instant.nullable(),
  actions: z.array(ClaimAction),
});
export type Claim = z.infer<typeof Claim>;

/** A claim in the list of an admin. */
export const ClaimSummary = Claim.pick({
  id: true,
  number: true,
  status: true,
  client: true,
  owner: true,
  amount: true,
  claimed_at: true,
  answer_by: true,
  final_amount: true,
}).extend({ order_number: z.string().meta(kept), car: z.string().meta(shown), accepted_amount: Tetri.nullable() });
export type ClaimSummary = z.infer<typeof ClaimSummary>;

const ThatClaim = z.object({ id: Id });
const Answer = z.object({ status: Success, claim: Claim });

export const prepareClaim = call({
  method: 'GET',
  path: '/api/orders/:id/claims',
  access: 'owner',
  summary:
    'What the owner of a car that is back can claim, how much at most and until when. Readings come from the reports of both hand-overs.',
  params: ThatClaim,
  provides: { Order: 'params.id' },
  response: z.object({ status: Success, until: Instant, proposals: z.array(ClaimProposal) }),
  errors: ['ORDER_CHANGED', 'TOO_LATE'],
});

export const makeClaim = call({
  method: 'POST',
  path: '/api/orders/:id/claims',
  access: 'owner',
  idempotency: 'required',
  summary: 'The owner claims within 24 hours of the return, once for an order; a claim cannot be changed.',
  params: ThatClaim,
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          kind: z.enum(claimKinds),
          amount: z.number().int().min(1, IN_TETRI).max(MOST_DAMAGE, IN_TETRI),
          text: Text,
          part: z.enum(carParts).nullable().optional(),
        }),
      )
      .min(1)
      .max(MOST_ITEMS),
  }),
  invalidates: { Order: 'params.id', Payment: 'params.id' },
  success: 201,
  response: Answer,
  errors: ['ORDER_CHANGED', 'TOO_LATE'],
});

export const listClaims = call({
  method: 'GET',
  path: '/api/claims',
  access: 'admin',
  summary: 'Claims by status, those that wait longest first; an admin decides those that are disputed.',
  query: z.object({
    status: ClaimStatus.default('disputed'),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  provides: { Order: 'every' },
  response: z.object({
    status: Success,
    claims: z.array(ClaimSummary),
    page: z.number().int(),
    page_size: z.number().int(),
    total: z.number().int(),
    /** How many there are of each status. */
    counts: z.record(ClaimStatus, z.number().int()),
  }),
});

export const getClaim = call({
  method: 'GET',
  path: '/api/claims/:id',
  access: 'user',
  summary: 'A claim as both sides and admins see it.',
  params: ThatClaim,
  provides: { Order: 'answer.claim.order.id' },
  response: Answer,
});

export const answerClaim = call({
  method: 'POST',
  path: '/api/claims/:id/answer',
  access: 'client',
  summary:
    'The client accepts all of a claim, a part or nothing, within 72 hours; what is not accepted is decided by an admin.',
  params: ThatClaim,
  /** A text is required where not everything is accepted. */
  body: z.strictObject({
    accepted_amount: SentTetri,
    text: PlainText.max(LONGEST_CLAIM_TEXT).default(''),
  }),
  invalidates: { Order: 'answer.claim.order.id', Payment: 'answer.claim.order.id' },
  response: Answer,
  errors: ['ORDER_CHANGED', 'TOO_LATE'],
});

export const decideClaim = call({
  method: 'POST',
  path: '/api/claims/:id/decision',
  access: 'admin',
  summary:
    'An admin decides how much of each item is owed, with a reason: never more than was claimed, in all never less than was accepted.',
  params: ThatClaim,
  body: z.strictObject({
    items: z
      .array(z.strictObject({ amount: SentTetri, text: PlainText.max(LONGEST_CLAIM_TEXT) }))
      .min(1)
      .max(MOST_ITEMS),
    text: Text,
  }),
  invalidates: { Order: 'answer.claim.order.id', Payment: 'answer.claim.order.id' },
  response: Answer,
  errors: ['ORDER_CHANGED'],
});

export const confirmClaim = call({
  method: 'POST',
  path: '/api/claims/:id/confirm',
  access: 'owner',
  summary: 'The owner confirms that the client paid in cash what the deposit did not cover.',
  params: ThatClaim,
  body: z.strictObject({}).optional(),
  invalidates: { Order: 'answer.claim.order.id', Payment: 'answer.claim.order.id' },
  response: Answer,
  errors: ['ORDER_CHANGED'],
});

export const returnDeposit = call({
  method: 'POST',
  path: '/api/orders/:id/deposit/return',
  access: 'user',
  idempotency: 'required',
  summary: 'The owner lets the bank give the deposit back before the time to claim is over.',
  params: ThatClaim,
  body: z.strictObject({}).optional(),
  invalidates: { Order: 'params.id', Payment: 'params.id' },
  response: z.object({ status: Success }),
  errors: ['ORDER_CHANGED'],
});

/** An owner's note on a deposit. */
const DepositReason = PlainText.min(1).max(LONGEST_DEPOSIT_REASON);

export const moveDeposit = call({
  method: 'POST',
  path: '/api/orders/:id/deposit',
  access: 'owner',
  idempotency: 'required',
  summary:
    'The owner records that a deposit was taken at the hand-over, returned, or withheld after the return (with a reason); both sides see it. Never more is taken than was agreed, and never more returned and withheld than taken.',
  params: ThatClaim,
  body: z.strictObject({
    kind: z.enum(depositMoveKinds),
    amount: z.number().int().min(1, IN_TETRI).max(MOST_DEPOSIT, IN_TETRI),
    way: z.enum(depositWays),
    /** Required where a part is withheld, and only there. */
    reason: DepositReason.optional(),
  }),
  invalidates: { Order: 'params.id', Payment: 'params.id' },
  response: z.object({ status: Success, order: Order }),
  errors: ['ORDER_CHANGED', 'TOO_EARLY'],
});
