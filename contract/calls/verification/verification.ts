import { z } from 'zod';
import { dropped, personal, secret } from '../../privacy.ts';
import { call } from '../../call.ts';
import { Instant } from '../orders/quotes.ts';
import { Flag, Id, Success } from '../../domain/values.ts';
import { documentKinds, identityDocuments, rejectionReasons, verificationStates } from '../../domain/documentKinds.ts';

export const DocumentKind = z.enum(documentKinds);
export type DocumentKind = (typeof documentKinds)[number];

export const IdentityDocument = z.enum(identityDocuments);
export type IdentityDocument = (typeof identityDocuments)[number];

export const RejectionReason = z.enum(rejectionReasons);
export type RejectionReason = (typeof rejectionReasons)[number];

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
  comment: z.string().meta(personal).nullable(),
  uploaded_at: Instant,
  /** Address of the picture; null once it was deleted, some time after the decision. */
  url: z.string().meta(dropped).nullable(),
  width: z.number().int(),
  height: z.number().int(),
});
export type DocumentImage = z.infer<typeof DocumentImage>;

/** The documented item is the flag; everything else is this server's, and another back end may leave it out. */
export const VerificationImage = DocumentImage.partial().required({ is_rejected: true });
export type VerificationImage = z.infer<typeof VerificationImage>;

/** How long recent checks took, from the last photograph to the decision: half of them, and nine out of ten. */
export const CheckTimes = z.object({
  half_minutes: z.number().int().positive(),
  most_minutes: z.number().int().positive(),
});
export type CheckTimes = z.infer<typeof CheckTimes>;

export const listVerificationImages = call({
  method: 'GET',
  path: '/api/client/user_verification_images/:user_id',
  carriesToken: true,
  access: 'user',
  summary: "The session's own verification documents.",
  params: z.object({ user_id: Id }),
  query: z.object({ api_token: z.string().meta(secret).optional() }),
  provides: { Verification: 'every' },
  response: z.object({
    status: Success,
    verification_images: z.array(VerificationImage),
    verification_status: VerificationState.optional(),
    /** How many days after the decision the pictures are deleted. */
    kept_days: z.number().int().positive().optional(),
    /** When the last missing document came; null while nothing waits for a decision. */
    submitted_at: Instant.nullable().optional(),
    /** Null while too few checks are known to say it. */
    check_times: CheckTimes.nullable().optional(),
  }),
});
