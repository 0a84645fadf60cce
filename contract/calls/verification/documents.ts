import { z } from 'zod';
import { personal, secret } from '../../privacy.ts';
import { call } from '../../call.ts';
import { Instant } from '../orders/quotes.ts';
import { Id, SentId, Success, UploadedFile } from '../../domain/values.ts';
import { documentKinds } from '../../domain/documentKinds.ts';
import { DocumentImage, DocumentKind, IdentityDocument, RejectionReason, VerificationState } from './verification.ts';
import { PlainText } from '../../domain/plainText.ts';

export const uploadVerificationImage = call({
  method: 'POST',
  path: '/api/client/user_verification_images',
  access: 'client',
  summary:
    'Sends one document (JPEG, PNG or WebP, at most 10 MiB and 40 megapixels) in place of the one of the same kind. `identity_document` says what an `id_front` is; the page of a passport also takes the place of the back of an ID card.',
  upload: true,
  body: z.strictObject({
    kind: DocumentKind,
    identity_document: IdentityDocument.default('id_card'),
    file: UploadedFile,
  }),
  invalidates: { Verification: 'every' },
  success: 201,
  response: z.object({ status: Success, verification_image: DocumentImage, verification_status: VerificationState }),
  errors: ['ALREADY_VERIFIED', 'TOO_LARGE', 'UNSUPPORTED_TYPE'],
});

export const deleteVerificationImage = call({
  method: 'DELETE',
  path: '/api/client/user_verification_images/:id',
  access: 'client',
  summary: 'Withdraws one of the own documents.',
  params: z.object({ id: Id }),
  invalidates: { Verification: 'every' },
  response: z.object({ status: Success, verification_status: VerificationState }),
  errors: ['ALREADY_VERIFIED'],
});

/** The picture itself, as WebP. Pages show it by its address, so the client's API has no endpoint for it. */
export const showVerificationImage = call({
  method: 'GET',
  path: '/api/verifications/images/:id',
  access: 'user',
  isOpenToViewers: false,
  summary: 'The picture of a document, for its owner and admins; every access is recorded.',
  params: z.object({ id: Id }),
  response: UploadedFile,
});

/** A client's documents as an admin reviews them. */
export const Verification = z.object({
  user_id: Id,
  name: z.string().meta(personal),
  surname: z.string().meta(personal),
  email: z.string().meta(personal),
  phone: z.string().meta(personal),
  status: VerificationState,
  /** When the last missing document was received; null while one is missing. */
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
  provides: { Verification: 'every' },
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
  z.strictObject({ id: SentId, is_approved: z.literal(true) }),
  z.strictObject({
    id: SentId,
    is_approved: z.literal(false),
    reason: RejectionReason,
    comment: PlainText.max(300).optional(),
  }),
]);
export type Verdict = z.infer<typeof Verdict>;

export const openIdentityNumber = call({
  method: 'POST',
  path: '/api/verifications/:user_id/identity_number',
  access: 'admin',
  isSecret: true,
  summary: 'The identity number that a client gave, to be compared with the documents; every access is recorded.',
  params: z.object({ user_id: Id }),
  response: z.object({
    status: Success,
    /** Null where none was given. */
    identity_number: z.string().meta(secret).nullable(),
  }),
});

export const decideVerification = call({
  method: 'POST',
  path: '/api/verifications/:user_id/decision',
  access: 'admin',
  summary: 'Approves or rejects each pending document. Where the client has changed one meanwhile: 409.',
  params: z.object({ user_id: Id }),
  body: z.strictObject({ documents: z.array(Verdict).min(1).max(documentKinds.length) }),
  invalidates: { Account: 'params.user_id', Verification: 'every' },
  response: z.object({ status: Success, verification: Verification }),
  errors: ['OWN_ACCOUNT', 'CONFLICT'],
});
