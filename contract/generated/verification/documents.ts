// Made by tools/generate.ts from ../../calls/verification/documents.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/verification/documents.ts';

export const decideVerification: FactsOf<typeof calls.decideVerification> = { method: 'POST', path: '/api/verifications/:user_id/decision', invalidates: { Account: 'params.user_id', Verification: 'every' } };
export const deleteVerificationImage: FactsOf<typeof calls.deleteVerificationImage> = { method: 'DELETE', path: '/api/client/user_verification_images/:id', invalidates: { Verification: 'every' } };
export const listVerifications: FactsOf<typeof calls.listVerifications> = { method: 'GET', path: '/api/verifications', provides: { Verification: 'every' } };
export const openIdentityNumber: FactsOf<typeof calls.openIdentityNumber> = { method: 'POST', path: '/api/verifications/:user_id/identity_number', isSecret: true };
export const showVerificationImage: FactsOf<typeof calls.showVerificationImage> = { method: 'GET', path: '/api/verifications/images/:id' };
export const uploadVerificationImage: FactsOf<typeof calls.uploadVerificationImage> = { method: 'POST', path: '/api/client/user_verification_images', upload: true, invalidates: { Verification: 'every' } };
