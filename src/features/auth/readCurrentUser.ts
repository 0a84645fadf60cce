import type { ResponseOf } from '#contract/call.ts';
import type { getUser } from '#contract/calls/auth/session.ts';
import { hasShape } from '#src/shared/api/hasShape.ts';
import { isEndOfSession } from './sessionUserOf.ts';

type Answer = ResponseOf<typeof getUser>;

const isParty = (value: unknown): boolean => value === null || hasShape(value, { id: 'number', name: 'string' });

/** Reads the session check. Its response is undocumented, so each field is used only if it has the expected form. */
export function readCurrentUser(answer: Answer | null, now: number): Partial<Answer> {
  if (!hasShape(answer, {})) return {};
  const { user_id, roles, client, owner, expireMinutes, picture, viewed_by: viewedBy }: Partial<Answer> = answer ?? {};
  return {
    ...(typeof user_id === 'number' && { user_id }),
    ...(Array.isArray(roles) && { roles: roles.filter((role) => typeof role === 'string') }),
    ...(isParty(client) && { client }),
    ...(isParty(owner) && { owner }),
    ...(isEndOfSession(expireMinutes, now) && { expireMinutes }),
    ...((picture === null || typeof picture === 'string') && { picture }),
    ...(typeof viewedBy === 'string' && { viewed_by: viewedBy }),
  };
}
