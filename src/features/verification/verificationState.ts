import type { VerificationImage, VerificationState } from '#contract/calls/verification/verification.ts';

interface Answer {
  readonly verification_images: readonly VerificationImage[];
  readonly verification_status?: VerificationState | undefined;
}

/**
 * The state of a verification. A back end with only the documented flags says neither that all documents are there nor
 * that they were accepted, so everything it has and has not rejected counts as being reviewed.
 */
export function stateOf({ verification_images: images, verification_status: answered }: Answer): VerificationState {
  if (answered !== undefined) return answered;
  if (images.length === 0) return 'not_verified';
  return images.some(({ is_rejected }) => is_rejected === 1) ? 'rejected' : 'pending';
}
