import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Branch } from '#contract/calls/branches.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { type BranchRow, listBranches } from './branchRepository.ts';

/** Whose branches, and in which language they are shown. */
export interface Reader {
  readonly ownerId: number;
  readonly language: Language;
}

export async function findBranches(db: Kysely<Database>, { ownerId, language }: Reader): Promise<Branch[]> {
  return (await listBranches(db, ownerId, language)).map(toBranch);
}

export async function findBranch(db: Kysely<Database>, { ownerId, language }: Reader, id: number): Promise<Branch> {
  const [row] = await listBranches(db, ownerId, language, id);
  if (row === undefined) throw new ApiError(404, 'NOT_FOUND');
  return toBranch(row);
}

function toBranch({ opening, ...row }: BranchRow): Branch {
  const { name, city_id, addresses, lat, lng } = row;
  const written = JSON.stringify([name, city_id, addresses, lat, lng, opening]);
  return {
    ...row,
    // Of what it says, so that no way of changing it can forget it.
    version: createHash('sha256').update(written).digest('hex').slice(0, 16),
    hours: [...opening.hours],
    exceptions: opening.exceptions.map((day) => ({ ...day, is_closed: day.from === null })),
  };
}
