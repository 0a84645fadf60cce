import { LONGEST_REASON } from '#contract/domain/limits.ts';
import { type Account, type AccountDetails } from '#contract/calls/accounts.ts';
import type { CurrentUser, Role } from '#contract/calls/auth/session.ts';
import { demoUsers } from '../fixtures/users.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse } from '../refuse.ts';
import { actAsMockUser, mockToken, mockUser } from '../session.ts';

const PAGE_SIZE = 20;
const since = '2026-01-12T09:30:00.000Z';

/** What admins have changed in this tab. */
const blocks = new Map<number, string>();
const roles = new Map<number, Role[]>();
const loggedOut = new Set<number>();
const verifiedOwners = new Set<number>();
/** The admin who views a user's account. */
let viewer: CurrentUser | null = null;

const everybody = () => Object.entries(demoUsers).map(([email, { user }]) => ({ email, user }));
const find = (id: string | undefined) => everybody().find(({ user }) => String(user.user_id) === id);

function accountOf({ email, user }: ReturnType<typeof everybody>[number]): Account {
  return {
    id: user.user_id,
    name: user.client?.name ?? user.owner?.name ?? null,
    email,
    phone: user.client || user.owner ? '+995555123456' : null,
    roles: roles.get(user.user_id) ?? user.roles,
    is_company: email.startsWith('company'),
    is_blocked: blocks.has(user.user_id),
    verification: 'not_verified',
    registered_at: since,
    last_login_at: since,
    sessions: blocks.has(user.user_id) || loggedOut.has(user.user_id) ? 0 : 1,
  };
}

function detailsOf(person: ReturnType<typeof everybody>[number]): AccountDetails {
  const account = accountOf(person);
  const { user } = person;
  const reason = blocks.get(account.id);
  return {
    ...account,
    open_sessions:
      account.sessions === 0
        ? []
        : [{ id: account.id, browser: 'Chrome', system: 'Windows', network: '203.0.113.x', started_at: since }],
    block: reason === undefined ? null : { reason, at: since, by: 'admin@gza.test' },
    owner_verified_at: verifiedOwners.has(account.id) ? since : null,
    active_cars: user.owner && reason === undefined ? 3 : 0,
    orders: user.client ? 2 : 0,
    upcoming_orders: user.client ? 1 : 0,
    possible_roles: [
      ...(user.client ? (['client'] as const) : []),
      ...(user.owner ? (['owner'] as const) : []),
      'support',
      'admin',
    ],
    is_own: account.id === mockUser()?.user_id,
  };
}

const isStaff = (account: Account) => account.roles.some((role) => role === 'support' || role === 'admin');
const missing = () => refuse(404, 'NOT_FOUND', 'There is no such account.');
const answer = (person: ReturnType<typeof everybody>[number]) =>
  ({ status: 'success', account: detailsOf(person) }) as const;

export const accountMocks = {
  listAccounts: ({ query }) => {
    const all = everybody().map(accountOf);
    const groups = {
      all,
      client: all.filter((account) => account.roles.includes('client')),
      owner: all.filter((account) => account.roles.includes('owner')),
      staff: all.filter(isStaff),
      blocked: all.filter((account) => account.is_blocked),
    };
    const role = query.get('role') ?? 'all';
    const group = Object.entries(groups).find(([name]) => name === role)?.[1] ?? all;
    const q = (query.get('q') ?? '').toLowerCase();
    const accounts = group.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(q));
    const counts = {
      all: all.length,
      client: groups.client.length,
      owner: groups.owner.length,
      staff: groups.staff.length,
      blocked: groups.blocked.length,
    };
    return { status: 'success', accounts, counts, page: 1, page_size: PAGE_SIZE, total: accounts.length };
  },
  getAccount: ({ params }) => {
    const person = find(params['id']);
    return person ? answer(person) : missing();
  },
  listAccountOrders: ({ params }) => {
    const person = find(params['id']);
    if (!person) return missing();
    const orders = person.user.client
      ? [
          {
            id: 1,
            number: 'GZA-100001',
            status: 'confirmed' as const,
            car: 'Toyota RAV4 2021',
            from: '2026-12-01T10:00',
            to: '2026-12-05T10:00',
            client: person.user.client.name,
            owner: 'Giorgi Kapanadze',
          },
        ]
      : [];
    return { status: 'success', orders, page: 1, page_size: PAGE_SIZE, total: orders.length };
  },
  changeAccount: ({ params, body }) => {
    const person = find(params['id']);
    if (!person) return missing();
    const { user_id: id } = person.user;
    if (id === mockUser()?.user_id) return refuse(409, 'OWN_ACCOUNT', 'You cannot change your own account here.');
    if (body.roles) roles.set(id, body.roles);
    else if (body.verified_owner === null) verifiedOwners.delete(id);
    else if (body.verified_owner !== undefined) verifiedOwners.add(id);
    else if (body.is_blocked === true) {
      const reason = (body.reason ?? '').trim().slice(0, LONGEST_REASON);
      if (reason === '') return Response.json({ reason: 'Please fill in this field.' }, { status: 422 });
      blocks.set(id, reason);
    } else blocks.delete(id);
    return answer(person);
  },
  endAccountSessions: ({ params }) => {
    const person = find(params['id']);
    if (!person) return missing();
    loggedOut.add(person.user.user_id);
    return answer(person);
  },
  viewAccount: ({ params }) => {
    const person = find(params['id']);
    if (!person) return missing();
    if (isStaff(accountOf(person))) return refuse(409, 'STAFF_ACCOUNT', 'The accounts of staff cannot be looked at.');
    viewer = mockUser() ?? null;
    const user = { ...person.user, viewed_by: 'admin@gza.test' };
    actAsMockUser(user);
    return { ...user, apiToken: mockToken(user) };
  },
  stopViewing: () => {
    if (viewer === null) return missing();
    const user = viewer;
    viewer = null;
    actAsMockUser(user);
    return { ...user, apiToken: mockToken(user) };
  },
  listAudit: () => ({
    status: 'success',
    entries: [...blocks].map(([id, reason], place) => ({
      id: place + 1,
      at: since,
      actor: { id: 4, name: null, email: 'admin@gza.test' },
      action: 'account_blocked' as const,
      subject: { id, name: null, email: find(String(id))?.email ?? null },
      details: { reason },
    })),
    next_cursor: null,
  }),
} satisfies MocksOf<
  | 'listAccounts'
  | 'getAccount'
  | 'listAccountOrders'
  | 'changeAccount'
  | 'endAccountSessions'
  | 'viewAccount'
  | 'stopViewing'
  | 'listAudit'
>;
