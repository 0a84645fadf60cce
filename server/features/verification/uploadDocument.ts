import type { ParsedBodyOf } from '#contract/call.ts';
import type { uploadVerificationImage } from '#contract/calls/verification/documents.ts';
import type { DocumentImage, VerificationState } from '#contract/calls/verification/verification.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { sealFile } from '#server/platform/crypto/fileSeal.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { type PictureShape, remakePicture } from '#server/platform/pictures/remakePicture.ts';
import { drawStorageKey } from '#server/platform/storage/storage.ts';
import { changeDocuments } from './changeDocuments.ts';
import { describeDocument } from './describeDocument.ts';
import { documentPlace } from './documentPlace.ts';
import { findIdentity, replaceDocument } from './documentRepository.ts';

/** Five documents, each taken again a few times. */
const UPLOADS_AN_HOUR = 20;
/** Small print stays readable. */
const SHAPE: PictureShape = { width: 2400, height: 2400, fit: 'inside', quality: 85 };

interface Uploaded {
  readonly verification_image: DocumentImage;
  readonly verification_status: VerificationState;
}

/** Remakes the picture, encrypts it, stores it and puts it in the place of the former one of its kind. */
export async function uploadDocument(
  context: Context,
  actor: Actor,
  { kind, identity_document, file }: ParsedBodyOf<typeof uploadVerificationImage>,
): Promise<Uploaded> {
  const { config, storage, clock } = context;
  const { userId } = actor;
  await limitRate(context, { key: `documents:${userId}`, limit: UPLOADS_AN_HOUR, windowSeconds: 3600 });
  const { bytes, width, height } = await remakePicture(file, SHAPE);
  const { wrappedKey, sealed } = sealFile(config.encryptionKey, documentPlace(userId, kind), bytes);
  const key = drawStorageKey('documents');
  await storage.put(key, sealed);
  try {
    const { result, state } = await changeDocuments(context, actor, async (transaction) => {
      const hasNoBack = kind === 'id_back' && (await findIdentity(transaction, userId)) === 'passport';
      if (hasNoBack) throw new FieldError({ kind: 'passportHasNoBack' });
      const document = await replaceDocument(transaction, {
        user_id: userId,
        kind,
        identity_document: kind === 'id_front' ? identity_document : null,
        reason: null,
        comment: null,
        storage_key: key,
        wrapped_key: wrappedKey,
        width,
        height,
        uploaded_at: clock(),
        decided_at: null,
      });
      await recordAudit(transaction, {
        at: clock(),
        actorUserId: userId,
        action: 'verification_image_uploaded',
        subjectUserId: userId,
        details: { id: document.id, kind },
      });
      return document;
    });
    return { verification_image: describeDocument(result), verification_status: state };
  } catch (error) {
    // Nothing refers to it. Where this fails too it stays behind as noise: its key was never stored.
    await storage.delete(key).catch(() => undefined);
    throw error;
  }
}
