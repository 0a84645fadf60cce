import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { openFile } from '#server/platform/crypto/fileSeal.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { documentPlace } from './documentPlace.ts';
import { findDocument } from './documentRepository.ts';

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
