// Made by tools/generate.ts from ../../calls/verification/verification.ts: change that, not this.
import type { FactsOf } from '../../facts.ts';
import type * as calls from '../../calls/verification/verification.ts';

export const listVerificationImages: FactsOf<typeof calls.listVerificationImages> = { method: 'GET', path: '/api/client/user_verification_images/:user_id', carriesToken: true, provides: { Verification: 'every' } };
