import type { CheckTimes, DocumentImage, VerificationState } from '#contract/calls/verification/verification.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { openFile } from '#server/platform/crypto/fileSeal.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { describeDocument } from './describeDocument.ts';
import { documentPlace } from './documentPlace.ts';
import { findDocument, listDocuments } from './documentRepository.ts';
import { findWait } from './verificationRepository.ts';

/** The decrypted picture, for its owner and for admins. Recorded first, so that no view is missing in the audit log. */
export async function showDocument({ config, db, storage, clock }: Context, actor: Actor, id: number): Promise<Buffer> {
  const document = await findDocument(db, actor, id);
  if (document === undefined) throw new ApiError(404, 'NOT_FOUND');
  const { user_id: userId, kind, storage_key: key, wrapped_key: wrappedKey } = document;
  // Deleted, some time after the decision.
  if (key === null || wrappedKey === null) throw new ApiError(404, 'NOT_FOUND');
  await recordAudit(db, {
    at: clock(),
    actorUserId: actor.userId,
    action: 'verification_image_viewed',
    subjectUserId: userId,
    details: { id, kind },
  });
  const sealed = await storage.get(key);
  if (sealed === null) throw new ApiError(404, 'NOT_FOUND');
  return openFile(config.decryptionKeys, documentPlace(userId, kind), { wrappedKey, sealed });
}

interface OwnImages {
  readonly verification_images: DocumentImage[];
  readonly verification_status: VerificationState;
  readonly kept_days: number;
  readonly submitted_at: string | null;
  readonly check_times: CheckTimes | null;
}

/** The actor's own documents; another user's are not found, like unknown ones. */
export async function listImages(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  userId: number,
  checkTimes: () => Promise<CheckTimes | null>,
): Promise<OwnImages> {
  if (userId !== actor.userId) throw new ApiError(404, 'NOT_FOUND');
  const documents = await listDocuments(db, [userId]);
  const { status, submitted_at } = await findWait(db, userId);
  return {
    verification_images: documents.map(describeDocument),
    verification_status: status,
    kept_days: config.documentDays,
    submitted_at: submitted_at?.toISOString() ?? null,
    // Who is verified waits for nothing.
    check_times: status === 'passed' ? null : await checkTimes(),
  };
}
