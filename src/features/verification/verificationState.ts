import { documentKinds } from '#contract/verification.ts';
import type { DocumentKind, VerificationImage, VerificationState } from '#contract/verification.ts';

interface Answer {
  readonly verification_images: readonly VerificationImage[];
  readonly verification_status?: VerificationState | undefined;
}

/**
 * Where somebody stands. A back end that has only the documented flags says neither that all documents are there nor
 * that they were accepted, so whatever it has and has not rejected counts as being looked at.
 */
export function stateOf({ verification_images: images, verification_status: told }: Answer): VerificationState {
  if (told !== undefined) return told;
  if (images.length === 0) return 'not_verified';
  return images.some(({ is_rejected }) => is_rejected === 1) ? 'rejected' : 'pending';
}

/** The document of each kind; items that don't say their kind belong to no place. */
export function byKind(images: readonly VerificationImage[]): ReadonlyMap<DocumentKind, VerificationImage> {
  return new Map(images.flatMap((image) => (image.kind === undefined ? [] : [[image.kind, image] as const])));
}

/** What is missing or was not accepted. */
export function kindsToGo(images: readonly VerificationImage[]): DocumentKind[] {
  const sent = byKind(images);
  return documentKinds.filter((kind) => sent.get(kind)?.is_rejected !== 0);
}
