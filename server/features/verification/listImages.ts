import type { CheckTimes, DocumentImage, VerificationState } from '#contract/calls/verification/verification.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { describeDocument } from './describeDocument.ts';
import { listDocuments } from './documentRepository.ts';
import { findWait } from './verificationRepository.ts';

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
