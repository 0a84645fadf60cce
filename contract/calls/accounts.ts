import { z } from 'zod';
import { kept, personal, shown } from '../privacy.ts';
import { call } from '../call.ts';
import { OpenSession } from './profile/openSessions.ts';
import { OrderStatus } from '../domain/orders/orderStatus.ts';
import { Instant } from './orders/quotes.ts';
import { Role, SessionUser } from './auth/session.ts';
import { Id, RentalMoment, Success } from '../domain/values.ts';
import { VerificationState } from './verification/verification.ts';
import { LONGEST_REASON } from '../domain/limits.ts';
import { PlainText } from '../domain/plainText.ts';

/** The groups of the list: everybody, users with a role, staff, blocked users. */
export const AccountGroup = z.enum(['all', 'client', 'owner', 'staff', 'blocked']);
export type AccountGroup = z.infer<typeof AccountGroup>;

export const Account = z.object({
  /** The `user_id`. */
  id: Id,
  /** The company's where there is one; null for staff who registered as nothing. */
  name: z.string().meta(personal).nullable(),
  email: z.string().meta(personal),
  phone: z.string().meta(personal).nullable(),
  roles: z.array(Role),
  is_company: z.boolean(),
  is_blocked: z.boolean(),
  /** Of the identity of a client. */
  verification: VerificationState,
  registered_at: Instant,
  /** Null of accounts that are older than this field. */
  last_login_at: Instant.nullable(),
  /** How many are open now. */
  sessions: z.number().int(),
});
export type Account = z.infer<typeof Account>;

export const AccountDetails = Account.extend({
  open_sessions: z.array(OpenSession.omit({ is_current: true })),
  /** Why and since when the user is blocked; null of one who is not. */
  block: z
    .object({ reason: z.string().meta(personal), at: Instant, by: z.string().meta(personal).nullable() })
    .nullable(),
  /** How many cars a block hides: those that can be found now. */
  active_cars: z.number().int(),
  /** Since when cars show *Verified owner*; null of an owner who is not verified. */
  owner_verified_at: Instant.nullable(),
  orders: z.number().int(),
  /** What a block does not change: orders as client or owner that are not over. */
  upcoming_orders: z.number().int(),
  /** Roles that can be granted: client and owner need a registration as such. */
  possible_roles: z.array(Role),
  /** The caller's own account, which cannot be changed here, so that the last admin stays one. */
  is_own: z.boolean(),
});
export type AccountDetails = z.infer<typeof AccountDetails>;

/** An order without amounts: what support needs to know. */
export const AccountOrder = z.object({
  id: Id,
  number: z.string().meta(kept),
  status: OrderStatus,
  car: z.string().meta(shown),
  from: RentalMoment,
  to: RentalMoment,
  client: z.string().meta(personal),
  owner: z.string().meta(personal),
});
export type AccountOrder = z.infer<typeof AccountOrder>;

const page = z.coerce.number().int().min(1).max(100_000).default(1);
const Paged = { page: z.number().int(), page_size: z.number().int(), total: z.number().int() };
const That = z.object({ id: Id });
const Answer = z.object({ status: Success, account: AccountDetails });

export const listAccounts = call({
  method: 'GET',
  path: '/api/accounts',
  access: 'staff',
  summary: 'People by name, e-mail, phone or the number of an order, the newest first.',
  query: z.object({ q: z.string().meta(personal).max(100).optional(), role: AccountGroup.default('all'), page }),
  provides: { Account: 'every' },
  response: z.object({
    status: Success,
    accounts: z.array(Account),
    /** The size of each group, regardless of the query. */
    counts: z.record(AccountGroup, z.number().int()),
    ...Paged,
  }),
});

export const getAccount = call({
  method: 'GET',
  path: '/api/accounts/:id',
  access: 'staff',
  summary: 'One person with open sessions and what a block would mean.',
  params: That,
  provides: { Account: 'params.id' },
  response: Answer,
});

export const listAccountOrders = call({
  method: 'GET',
  path: '/api/accounts/:id/orders',
  access: 'staff',
  summary: "A user's orders as client or owner, the newest first, without amounts.",
  params: That,
  query: z.object({ page }),
  response: z.object({ status: Success, orders: z.array(AccountOrder), ...Paged }),
});

export const changeAccount = call({
  method: 'PATCH',
  path: '/api/accounts/:id',
  access: 'admin',
  summary:
    'Blocks or unblocks a user, changes their roles, or marks an owner as verified. A block ends the sessions at once and hides the cars; the own account cannot be changed, so that the last admin stays one.',
  params: That,
  /** One of the three: `is_blocked`, with the reason of a block; `roles`, whole; or `verified_owner`. */
  body: z.strictObject({
    is_blocked: z.boolean().optional(),
    reason: PlainText.max(LONGEST_REASON).optional(),
    roles: z.array(Role).min(1).max(4).optional(),
    /** With `roles`, those that were displayed: `CONFLICT` if they have changed since. */
    expected_roles: z.array(Role).max(4).optional(),
    /** The name that the documents prove, as displayed: `CONFLICT` if it has changed since. Null removes the badge. */
    verified_owner: z.string().meta(personal).max(300).nullable().optional(),
  }),
  invalidates: { Account: 'params.id', Availability: 'every' },
  response: Answer,
  errors: ['OWN_ACCOUNT', 'CONFLICT'],
});

export const endAccountSessions = call({
  method: 'DELETE',
  path: '/api/accounts/:id/sessions',
  access: 'admin',
  summary: 'Ends all sessions of a user.',
  params: That,
  invalidates: { Account: 'params.id' },
  response: Answer,
  errors: ['OWN_ACCOUNT'],
});

export const viewAccount = call({
  method: 'POST',
  path: '/api/accounts/:id/view',
  access: 'admin',
  summary:
    "Turns the admin's session into one that sees what this user sees: read only, marked, audited, without documents; accounts of staff cannot be viewed.",
  params: That,
  isSecret: true,
  response: SessionUser,
  errors: ['STAFF_ACCOUNT'],
});

export const stopViewing = call({
  method: 'DELETE',
  path: '/api/accounts/view',
  access: 'user',
  isOpenToViewers: true,
  summary: "Ends the view of another user's account: the session is the admin's again.",
  isSecret: true,
  response: SessionUser,
});
