import type { DocumentKind, IdentityDocument } from '../calls/verification/verification.ts';

/** The documents, in the order in which they are requested. */
export const documentKinds = ['id_front', 'id_back', 'selfie', 'licence_front', 'licence_back'] as const;

/** The identity documents: an ID card with its two sides, or the page of a passport, sent as the front. */
export const identityDocuments = ['id_card', 'passport'] as const;

/** The required pictures: five, or four with a passport in place of the ID card. */
export const kindsNeeded = (identity: IdentityDocument): readonly DocumentKind[] =>
  identity === 'passport' ? documentKinds.filter((kind) => kind !== 'id_back') : documentKinds;

/** Why a document was rejected, shown in the client's language. With `other` the comment has the reason. */
export const rejectionReasons = [
  'unreadable',
  'cut_off',
  'covered',
  'expired',
  'wrong_document',
  'mismatch',
  'other',
] as const;

/**
 * `not_verified`: something is missing; `pending`: all required ones wait for a review; `rejected`: at least one was
 * rejected and not replaced; `passed`: all were accepted.
 */
export const verificationStates = ['not_verified', 'pending', 'passed', 'rejected'] as const;

/** The identity document of a client, from what they have sent; an ID card by default. */
export const identityOf = (
  images: readonly { readonly identity_document?: IdentityDocument | null | undefined }[],
): IdentityDocument => images.find(({ identity_document }) => identity_document)?.identity_document ?? 'id_card';
