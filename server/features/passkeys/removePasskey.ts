import type { Actor, Context } from '#server/context.ts';
import { mailAboutAccount } from '#server/features/auth/mailAboutAccount.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { deletePasskey } from './passkeyRepository.ts';

export async function removePasskey({ db, clock }: Context, { userId }: Actor, id: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await deletePasskey(transaction, userId, id))) throw new ApiError(404, 'NOT_FOUND');
    await mailAboutAccount(transaction, userId, 'passkeyRemoved', clock());
  });
}
