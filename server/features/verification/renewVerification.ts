import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { ClientRenamed } from '#server/context.ts';
import { listDocuments, reopenDocuments } from './documentRepository.ts';
import { lockSentVerification, updateVerification } from './verificationRepository.ts';
import { stateOf } from './verificationState.ts';

/**
 * Documents prove the name and number they were checked against. A change of these needs a new check: with the pictures
 * that are still there, and with new ones where the time of the old ones is over. The lock lets no decision about the
 * former name fall in between.
 */
export const renewVerification: ClientRenamed = async (transaction, userId, at) => {
  const before = await lockSentVerification(transaction, userId);
  if (before === undefined) return;
  await reopenDocuments(transaction, userId);
  const status = stateOf(await listDocuments(transaction, [userId]));
  await updateVerification(transaction, userId, {
    status,
    submitted_at: status === 'pending' ? at : null,
    decided_at: status === 'rejected' ? before.decided_at : null,
    renewed_at: at,
  });
  await recordAudit(transaction, {
    at,
    actorUserId: userId,
    action: 'verification_renewed',
    subjectUserId: userId,
    details: { status: { before: before.status, after: status } },
  });
};
