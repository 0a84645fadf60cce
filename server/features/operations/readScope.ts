import type { Actor, Context } from '#server/context.ts';
import { isOwnCar } from '#server/features/rental/ownCarRepository.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { ownsBranch } from './operationsRepository.ts';

/** Whose money is read: an owner's, or all (null) for an admin who names none. */
export type Scope = { readonly ownerId: number | null };

/** Owners see their own money, admins all of it, others none. Another owner's is answered as not found. */
export async function readScope(
  { db }: Pick<Context, 'db'>,
  { roles, ownerId }: Actor,
  filters: { readonly [Of in 'owner_id' | 'car_id' | 'branch_id']?: number | undefined },
): Promise<Scope> {
  if (roles.includes('admin')) return { ownerId: filters.owner_id ?? null };
  if (ownerId === null) throw new ApiError(403, 'NOT_ALLOWED');
  const isTheirs =
    (filters.owner_id ?? ownerId) === ownerId &&
    (filters.car_id === undefined || (await isOwnCar(db, ownerId, filters.car_id))) &&
    (filters.branch_id === undefined || (await ownsBranch(db, ownerId, filters.branch_id)));
  if (!isTheirs) throw new ApiError(404, 'NOT_FOUND');
  return { ownerId };
}
