import { z } from 'zod';
import { personal, secret } from '../../privacy.ts';
import { call } from '../../call.ts';
import { uploadVerificationImage } from './documents.ts';
import { Instant } from '../orders/quotes.ts';
import { Success } from '../../domain/values.ts';
import { DocumentImage, VerificationState } from './verification.ts';

export const createVerificationLink = call({
  method: 'POST',
  path: '/api/client/verification_links',
  access: 'client',
  summary:
    "A secret with which one phone can send the user's documents for some minutes without a login. It opens once; a new one ends the one before.",
  invalidates: { Verification: 'every' },
  isSecret: true,
  success: 201,
  response: z.object({
    status: Success,
    verification_link: z.object({ secret: z.string().meta(secret), expires_at: Instant }),
  }),
});

export const getVerificationLink = call({
  method: 'GET',
  path: '/api/client/verification_links',
  access: 'client',
  summary: "The state of the user's link; null when there is none, or it has expired.",
  provides: { Verification: 'every' },
  response: z.object({
    status: Success,
    verification_link: z.object({ is_opened: z.boolean(), expires_at: Instant }).nullable(),
  }),
});

export const endVerificationLink = call({
  method: 'DELETE',
  path: '/api/client/verification_links',
  access: 'client',
  summary: 'Ends the own link, also for the phone that has opened it.',
  invalidates: { Verification: 'every' },
  response: z.object({ status: Success }),
});

export const openVerificationLink = call({
  method: 'POST',
  path: '/api/verification_links/open',
  access: 'anyone',
  summary:
    'Opens a link on a phone, once: from then on a cookie of that phone identifies whose documents it sends. 404 for a secret that is wrong, used or expired.',
  body: z.strictObject({ secret: z.string().meta(secret).min(1).max(100) }),
  isSecret: true,
  response: z.object({ status: Success, expires_at: Instant }),
});

/** A document as the phone sees it: its state, without the picture. */
export const PhoneDocument = DocumentImage.pick({
  is_rejected: true,
  kind: true,
  identity_document: true,
  status: true,
  reason: true,
  comment: true,
  uploaded_at: true,
});
export type PhoneDocument = z.infer<typeof PhoneDocument>;

export const listPhoneDocuments = call({
  method: 'GET',
  path: '/api/verification_links/documents',
  access: 'phone',
  summary: 'The documents sent so far, so that the phone can ask for the rest.',
  provides: { Verification: 'every' },
  response: z.object({
    status: Success,
    /** Initials of the recipient of the photos, so that no one sends documents to a stranger. */
    account_name: z.string().meta(personal),
    documents: z.array(PhoneDocument),
    verification_status: VerificationState,
    expires_at: Instant,
  }),
});

export const uploadPhoneDocument = call({
  method: 'POST',
  path: '/api/verification_links/documents',
  access: 'phone',
  summary: 'Sends one document from the phone, as a session does.',
  upload: true,
  body: uploadVerificationImage.body,
  invalidates: { Verification: 'every' },
  success: 201,
  response: z.object({ status: Success, document: PhoneDocument, verification_status: VerificationState }),
  errors: uploadVerificationImage.errors,
});
