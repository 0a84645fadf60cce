import { kindsNeeded } from '#contract/domain/documentKinds.ts';
import type { DocumentKind, IdentityDocument, VerificationImage } from '#contract/calls/verification/verification.ts';

/** The document of each kind; images without a kind are left out. */
export function byKind(images: readonly VerificationImage[]): ReadonlyMap<DocumentKind, VerificationImage> {
  return new Map(images.flatMap((image) => (image.kind === undefined ? [] : [[image.kind, image] as const])));
}

/** The image of a kind, if it belongs to the document that the client has chosen. */
export function imageIn(
  documents: ReadonlyMap<DocumentKind, VerificationImage>,
  kind: DocumentKind,
  identity: IdentityDocument,
): VerificationImage | null {
  const image = documents.get(kind) ?? null;
  const isOther = kind === 'id_front' && (image?.identity_document ?? identity) !== identity;
  return isOther ? null : image;
}

/** The kinds that are missing or were not accepted. */
export function kindsToGo(images: readonly VerificationImage[], identity: IdentityDocument): DocumentKind[] {
  const sent = byKind(images);
  return kindsNeeded(identity).filter((kind) => imageIn(sent, kind, identity)?.is_rejected !== 0);
}

/** The name of a document: an ID card's slots can hold a passport. */
export type DocumentName = DocumentKind | 'passport' | 'passport_selfie';

export function nameOf(kind: DocumentKind, identity: IdentityDocument): DocumentName {
  if (identity === 'passport' && kind === 'id_front') return 'passport';
  return identity === 'passport' && kind === 'selfie' ? 'passport_selfie' : kind;
}
