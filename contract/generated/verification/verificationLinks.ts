// Made by tools/generate.ts from ../../calls/verification/verificationLinks.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/verification/verificationLinks.ts';

export const createVerificationLink: FactsOf<typeof calls.createVerificationLink> = { method: 'POST', path: '/api/client/verification_links', isSecret: true, invalidates: { Verification: 'every' } };
export const endVerificationLink: FactsOf<typeof calls.endVerificationLink> = { method: 'DELETE', path: '/api/client/verification_links', invalidates: { Verification: 'every' } };
export const getVerificationLink: FactsOf<typeof calls.getVerificationLink> = { method: 'GET', path: '/api/client/verification_links', provides: { Verification: 'every' } };
export const listPhoneDocuments: FactsOf<typeof calls.listPhoneDocuments> = { method: 'GET', path: '/api/verification_links/documents', provides: { Verification: 'every' } };
export const openVerificationLink: FactsOf<typeof calls.openVerificationLink> = { method: 'POST', path: '/api/verification_links/open', isSecret: true };
export const uploadPhoneDocument: FactsOf<typeof calls.uploadPhoneDocument> = { method: 'POST', path: '/api/verification_links/documents', upload: true, invalidates: { Verification: 'every' } };
