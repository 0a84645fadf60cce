import type { Account, AccountDetails } from '#contract/calls/accounts.ts';
import type { Role } from '#contract/calls/auth/session.ts';
import { deviceName } from '#server/features/auth/deviceName.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { type AccountRow, countBelongings, findAccountRow, listSessionRows } from './accountsRepository.ts';

export function describeAccount(row: AccountRow): Account {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    roles: [...row.roles],
    is_company: row.is_company,
    is_blocked: row.blocked_at !== null,
    verification: row.verification,
    registered_at: row.registered_at.toISOString(),
    last_login_at: row.last_login_at?.toISOString() ?? null,
    sessions: row.sessions,
  };
}

/** Roles that can be given: a user who is not registered as client or owner cannot become one here. */
export function possibleRoles({ client_id, owner_id }: Pick<AccountRow, 'client_id' | 'owner_id'>): Role[] {
  return [
    ...(client_id === null ? [] : (['client'] as const)),
    ...(owner_id === null ? [] : (['owner'] as const)),
    'support',
    'admin',
  ];
}

/** One account, as this staff member may see and change it. */
export async function getAccount(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  id: number,
): Promise<AccountDetails> {
  const now = clock();
  const row = await findAccountRow(db, id, now);
  if (row === undefined) throw new ApiError(404, 'NOT_FOUND');
  const sessions = await listSessionRows(db, id, now);
  return {
    ...describeAccount(row),
    open_sessions: sessions.map((session) => ({
      id: session.id,
      ...deviceName(session.user_agent),
      network: session.network,
      started_at: session.created_at.toISOString(),
    })),
    block:
      row.blocked_at === null
        ? null
        : { reason: row.blocked_reason ?? '', at: row.blocked_at.toISOString(), by: row.blocked_by },
    owner_verified_at: row.owner_verified_at?.toISOString() ?? null,
    ...(await countBelongings(db, row)),
    possible_roles: possibleRoles(row),
    is_own: id === actor.userId,
  };
}
