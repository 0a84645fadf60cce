import { z } from 'zod';
import { call } from './call.ts';
import { Instant } from './quotes.ts';
import { Flag, Id, Success, UploadedFile } from './values.ts';

/** The five documents, in the order in which they are asked for. */
export const documentKinds = ['id_front', 'id_back', 'selfie', 'licence_front', 'licence_back'] as const;
export const DocumentKind = z.enum(documentKinds);
export type DocumentKind = (typeof documentKinds)[number];

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
 * `not_verified`: something is missing; `pending`: all five are there and wait for a person; `rejected`: at least one
 * was not accepted and has not been replaced; `passed`: all five were accepted.
 */
export const verificationStates = ['not_verified', 'pending', 'passed', 'rejected'] as const;
export const VerificationState = z.enum(verificationStates);
export type VerificationState = (typeof verificationStates)[number];

/** A document as its owner and the admin see it. */
export const DocumentImage = z.object({
  is_rejected: Flag,
  id: Id,
  kind: DocumentKind,
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

/** The documented item is the flag; everything else is this server's, and another back end may leave it out. */
export const VerificationImage = DocumentImage.partial().required({ is_rejected: true });
export type VerificationImage = z.infer<typeof VerificationImage>;

export const listVerificationImages = call({
  method: 'GET',
  path: '/api/client/user_verification_images/:user_id',
  access: 'user',
  summary: "The session's own verification documents.",
  params: z.object({ user_id: Id }),
  query: z.object({ api_token: z.string().optional() }),
  response: z.object({
    status: Success,
    verification_images: z.array(VerificationImage),
    verification_status: VerificationState.optional(),
  }),
});

export const uploadVerificationImage = call({
  method: 'POST',
  path: '/api/client/user_verification_images',
  access: 'client',
  summary:
    'Sends one document (JPEG, PNG or WebP, at most 10 MiB and 40 megapixels) in place of the one of the same kind.',
  upload: true,
  body: z.strictObject({ kind: DocumentKind, file: UploadedFile }),
  success: 201,
  response: z.object({ status: Success, verification_image: DocumentImage, verification_status: VerificationState }),
  errors: ['ALREADY_VERIFIED', 'TOO_LARGE', 'UNSUPPORTED_TYPE'],
});

export const deleteVerificationImage = call({
  method: 'DELETE',
  path: '/api/client/user_verification_images/:id',
  access: 'client',
  summary: 'Takes one of the own documents back.',
  params: z.object({ id: Id }),
  response: z.object({ status: Success, verification_status: VerificationState }),
  errors: ['ALREADY_VERIFIED'],
});

/** The picture itself, as WebP. Pages show it by its address, so the client's API has no endpoint for it. */
export const showVerificationImage = call({
  method: 'GET',
  path: '/api/verifications/images/:id',
  access: 'user',
  summary: 'The picture of a document, for its owner and admins; every look is recorded.',
  params: z.object({ id: Id }),
  response: UploadedFile,
});

/** Somebody's documents as an admin reviews them. */
export const Verification = z.object({
  user_id: Id,
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string(),
  status: VerificationState,
  /** When the last missing document came; null while one is missing. */
  submitted_at: Instant.nullable(),
  decided_at: Instant.nullable(),
  verification_images: z.array(DocumentImage),
});
export type Verification = z.infer<typeof Verification>;

export const listVerifications = call({
  method: 'GET',
  path: '/api/verifications',
  access: 'admin',
  summary: 'A page of what clients sent, those who wait longest first.',
  query: z.object({
    status: VerificationState.default('pending'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  response: z.object({
    status: Success,
    verifications: z.array(Verification),
    page: z.number().int(),
    page_size: z.number().int(),
    total: z.number().int(),
    /** How many there are in each state. */
    counts: z.record(VerificationState, z.number().int()),
  }),
});

/** One document's verdict. A rejection says why; what is approved needs no reason. */
const Verdict = z.discriminatedUnion('is_approved', [
  z.strictObject({ id: z.number().int().positive(), is_approved: z.literal(true) }),
  z.strictObject({
    id: z.number().int().positive(),
    is_approved: z.literal(false),
    reason: RejectionReason,
    comment: z.string().trim().max(300).optional(),
  }),
]);
export type Verdict = z.infer<typeof Verdict>;

export const decideVerification = call({
  method: 'POST',
  path: '/api/verifications/:user_id/decision',
  access: 'admin',
  summary: 'Approves or rejects each document that waits. Where the client has changed one meanwhile: 409.',
  params: z.object({ user_id: Id }),
  body: z.strictObject({ documents: z.array(Verdict).min(1).max(documentKinds.length) }),
  response: z.object({ status: Success, verification: Verification }),
  errors: ['CONFLICT'],
});
