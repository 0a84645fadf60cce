import type { Transaction } from 'kysely';
import type { VerificationState } from '#contract/calls/verification/verification.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { listDocuments } from './documentRepository.ts';
import { stateOf } from './verificationState.ts';
import { lockVerification, updateVerification } from './verificationRepository.ts';

/**
 * Changes a user's own documents and returns the state after it. Documents of a verified user stay as they were checked:
 * otherwise the badge would cover unchecked pictures.
 */
export async function changeDocuments<Result>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId }: Actor,
  change: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<{ readonly result: Result; readonly state: VerificationState }> {
  return db.transaction().execute(async (transaction) => {
    const before = await lockVerification(transaction, userId);
    // Deleted since the document began to arrive.
    if (before === undefined) throw new ApiError(401, 'NOT_LOGGED_IN');
    if (before.status === 'passed') throw new ApiError(409, 'ALREADY_VERIFIED');
    const result = await change(transaction);
    const state = stateOf(await listDocuments(transaction, [userId]));
    if (state !== before.status) {
      const submittedAt = state === 'pending' ? clock() : null;
      await updateVerification(transaction, userId, { status: state, submitted_at: submittedAt });
    }
    return { result, state };
  });
}
