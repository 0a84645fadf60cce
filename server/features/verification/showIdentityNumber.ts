import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { open } from '#server/platform/crypto/encryption.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { findSealedNumber } from './verificationRepository.ts';

/** The number that the documents are compared with. Recorded first, as every view of a document is. */
export async function showIdentityNumber(
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
  actor: Actor,
  userId: number,
): Promise<string | null> {
  const found = await findSealedNumber(db, userId);
  if (found === undefined) throw new ApiError(404, 'NOT_FOUND');
  await recordAudit(db, {
    at: clock(),
    actorUserId: actor.userId,
    action: 'verification_number_viewed',
    subjectUserId: userId,
    details: {},
  });
  const { identity_number_encrypted: sealed } = found;
  return sealed === null ? null : open(config.decryptionKeys, `clients.identity_number/${userId}`, sealed).toString();
}
