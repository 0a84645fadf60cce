import { z } from 'zod';
import { call } from './call.ts';
import { Instant } from './quotes.ts';
import { Flag, Id, Success } from './values.ts';

/** The documents, in the order in which they are asked for. */
export const documentKinds = ['id_front', 'id_back', 'selfie', 'licence_front', 'licence_back'] as const;
export const DocumentKind = z.enum(documentKinds);
export type DocumentKind = (typeof documentKinds)[number];

/** What shows who somebody is: an ID card with its two sides, or the page of a passport, sent as the front. */
export const identityDocuments = ['id_card', 'passport'] as const;
export const IdentityDocument = z.enum(identityDocuments);
export type IdentityDocument = (typeof identityDocuments)[number];

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
export const RejectionReason = z.enum(rejectionReasons);
export type RejectionReason = (typeof rejectionReasons)[number];

/**
 * `not_verified`: something is missing; `pending`: all that are needed are there and wait for a person; `rejected`: at least one
 * was not accepted and has not been replaced; `passed`: all were accepted.
 */
export const verificationStates = ['not_verified', 'pending', 'passed', 'rejected'] as const;
export const VerificationState = z.enum(verificationStates);
export type VerificationState = (typeof verificationStates)[number];

/** A document as its owner and the admin see it. */
export const DocumentImage = z.object({
  is_rejected: Flag,
  id: Id,
  kind: DocumentKind,
  /** On `id_front`, null on the others. */
  identity_document: IdentityDocument.nullable(),
  status: z.enum(['pending', 'approved', 'rejected']),
  reason: RejectionReason.nullable(),
  /** What the admin added to the reason, as typed. */
  comment: z.string().nullable(),
  uploaded_at: Instant,
  /** Where the picture is; null once it was deleted, some time after the decision. */
  url: z.string().nullable(),
  width: z.number().int(),
  height: z.number().int(),
});
export type DocumentImage = z.infer<typeof DocumentImage>;

/** With what somebody shows who they are, from the documents they have sent; an ID card unless they said otherwise. */
export const identityOf = (
  images: readonly { readonly identity_document?: IdentityDocument | null | undefined }[],
): IdentityDocument => images.find(({ identity_document }) => identity_document)?.identity_document ?? 'id_card';

/** The documented item is the flag; everything else is this server's, and another back end may leave it out. */
export const VerificationImage = DocumentImage.partial().required({ is_rejected: true });
export type VerificationImage = z.infer<typeof VerificationImage>;

export const listVerificationImages = call({
  method: 'GET',
  path: '/api/client/user_verification_images/:user_id',
  carriesToken: true,
  access: 'user',
  summary: "The session's own verification documents.",
  params: z.object({ user_id: Id }),
  query: z.object({ api_token: z.string().optional() }),
  provides: { Verification: 'every' },
  response: z.object({
    status: Success,
    verification_images: z.array(VerificationImage),
    verification_status: VerificationState.optional(),
    /** How many days after the decision the pictures are deleted. */
    kept_days: z.number().int().positive().optional(),
  }),
});
