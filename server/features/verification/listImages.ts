import type { DocumentImage, VerificationState } from '#contract/calls/verification.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { describeDocument } from './describeDocument.ts';
import { listDocuments } from './documentRepository.ts';
import { findState } from './verificationRepository.ts';

interface OwnImages {
  readonly verification_images: DocumentImage[];
  readonly verification_status: VerificationState;
  readonly kept_days: number;
}

/** The actor's own documents; another user's are not found, like unknown ones. */
export async function listImages(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  userId: number,
): Promise<OwnImages> {
  if (userId !== actor.userId) throw new ApiError(404, 'NOT_FOUND');
  const documents = await listDocuments(db, [userId]);
  return {
    verification_images: documents.map(describeDocument),
    verification_status: await findState(db, userId),
    kept_days: config.documentDays,
  };
}
