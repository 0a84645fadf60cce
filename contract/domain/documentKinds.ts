import type { DocumentKind, IdentityDocument } from '../calls/verification.ts';

/** The documents, in the order in which they are asked for. */
export const documentKinds = ['id_front', 'id_back', 'selfie', 'licence_front', 'licence_back'] as const;

/** What shows who somebody is: an ID card with its two sides, or the page of a passport, sent as the front. */
export const identityDocuments = ['id_card', 'passport'] as const;

/** What has to be there: five pictures, or four where a passport stands for the ID card. */
export const kindsNeeded = (identity: IdentityDocument): readonly DocumentKind[] =>
  identity === 'passport' ? documentKinds.filter((kind) => kind !== 'id_back') : documentKinds;

/** Why a document was not accepted; the client reads it in the own language. `other` says it in the comment. */
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
 * `not_verified`: something is missing; `pending`: all that are needed are there and wait for a person; `rejected`: at least one
 * was not accepted and has not been replaced; `passed`: all were accepted.
 */
export const verificationStates = ['not_verified', 'pending', 'passed', 'rejected'] as const;

/** With what somebody shows who they are, from the documents they have sent; an ID card unless they said otherwise. */
export const identityOf = (
  images: readonly { readonly identity_document?: IdentityDocument | null | undefined }[],
): IdentityDocument => images.find(({ identity_document }) => identity_document)?.identity_document ?? 'id_card';
