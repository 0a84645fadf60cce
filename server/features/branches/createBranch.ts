import type { z } from 'zod';
import { MOST_BRANCHES } from '#contract/domain/limits.ts';
import { type Branch, type createBranch as createBranchCall } from '#contract/calls/branches.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { countBranches, insertBranch, type NewBranch } from './branchRepository.ts';
import { findBranch, type Reader } from './branchView.ts';
import { readBranch } from './readBranch.ts';

export async function createBranch(
  { db }: Pick<Context, 'db'>,
  reader: Reader,
  typed: z.output<(typeof createBranchCall)['body']>,
): Promise<Branch> {
  // The body has what a new branch needs, so what was read of it has it, too.
  const branch = (await readBranch(db, typed, reader.language)) as NewBranch;
  return db.transaction().execute(async (transaction) => {
    if ((await countBranches(transaction, reader.ownerId)) >= MOST_BRANCHES) throw new ApiError(409, 'LIMIT_REACHED');
    return findBranch(transaction, reader, await insertBranch(transaction, reader.ownerId, branch));
  });
}
