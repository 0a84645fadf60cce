import type { z } from 'zod';
import type { Branch, updateBranch as updateBranchCall } from '#contract/calls/branches.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { updateBranch as writeBranch } from './branchRepository.ts';
import { findBranch, type Reader } from './branchView.ts';
import { readBranch } from './readBranch.ts';

/** Cars that have no address of their own move along; orders keep their pick-up place. */
export async function updateBranch(
  { db }: Pick<Context, 'db'>,
  reader: Reader,
  { id, ...typed }: z.output<(typeof updateBranchCall)['body']> & { readonly id: number },
): Promise<Branch> {
  // First of all: an unknown branch is a 404.
  await findBranch(db, reader, id);
  const changes = await readBranch(db, typed, reader.language);
  return db.transaction().execute(async (transaction) => {
    if (!(await writeBranch(transaction, reader.ownerId, id, changes))) throw new ApiError(404, 'NOT_FOUND');
    return findBranch(transaction, reader, id);
  });
}
