import type { VerificationState } from '#contract/calls/verification/verification.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { changeDocuments } from './changeDocuments.ts';
import { deleteDocument } from './documentRepository.ts';

/** Takes one of the actor's own documents back. */
export async function removeDocument(context: Context, actor: Actor, id: number): Promise<VerificationState> {
  const { state } = await changeDocuments(context, actor, async (transaction) => {
    const document = await deleteDocument(transaction, actor, id);
    if (document === undefined) throw new ApiError(404, 'NOT_FOUND');
    await recordAudit(transaction, {
      at: context.clock(),
      actorUserId: actor.userId,
      action: 'verification_image_deleted',
      subjectUserId: actor.userId,
      details: { id, kind: document.kind },
    });
  });
  return state;
}
