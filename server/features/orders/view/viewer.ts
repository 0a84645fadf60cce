import type { Actor } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';

/** The role in which a user sees an order. */
export type Viewer = 'client' | 'owner' | 'admin';

interface Parties {
  readonly client_id: number;
  readonly owner_id: number;
}

/** For all others the order does not exist. */
export function viewerOf(order: Parties | undefined, actor: Actor): Viewer {
  if (order !== undefined && order.client_id === actor.clientId) return 'client';
  if (order !== undefined && order.owner_id === actor.ownerId) return 'owner';
  if (order !== undefined && actor.roles.includes('admin')) return 'admin';
  throw new ApiError(404, 'NOT_FOUND');
}
