import { identityOf, kindsNeeded } from '#contract/domain/documentKinds.ts';
import { type DocumentImage, type VerificationState } from '#contract/calls/verification/verification.ts';

/** The state of a user's verification, from their documents. */
export function stateOf(documents: readonly Pick<DocumentImage, 'status' | 'identity_document'>[]): VerificationState {
  if (documents.some(({ status }) => status === 'rejected')) return 'rejected';
  if (documents.length < kindsNeeded(identityOf(documents)).length) return 'not_verified';
  return documents.every(({ status }) => status === 'approved') ? 'passed' : 'pending';
}
