import type { Actor } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';

/** The user who makes the call, for calls whose access needs a session. */
export function requireActor(actor: Actor | null): Actor {
  if (actor === null) throw new ApiError(401, 'NOT_LOGGED_IN');
  return actor;
}

/** The owner the session acts as: the fleet it has. */
export function requireOwner(actor: Actor | null): number {
  const { ownerId } = requireActor(actor);
  if (ownerId === null) throw new ApiError(403, 'NOT_ALLOWED');
  return ownerId;
}

/** The client the session acts as. The role alone does not say that there is one. */
export function requireClient(actor: Actor | null): number {
  const { clientId } = requireActor(actor);
  if (clientId === null) throw new ApiError(403, 'NOT_ALLOWED');
  return clientId;
}
