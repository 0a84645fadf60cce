import type { Actor } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';

/** Whoever makes the call, where the call's access has let only sessions in. */
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
