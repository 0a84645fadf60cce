import type { SomeTerms } from '#contract/domain/terms.ts';
import { mergeTerms } from '#contract/domain/terms/mergeTerms.ts';
import { usualTerms } from '#contract/domain/terms/termsOf.ts';
import { ownerTermsOf } from '../../fixtures/fleet/terms.ts';
import type { MocksOf } from '../../mocks.ts';
import { refuse } from '../../refuse.ts';
import { mockUser } from '../../session.ts';

let terms: SomeTerms = ownerTermsOf(1);

/** Back to the terms of the fixtures; tests call it after each test. */
export function resetMockTerms(): void {
  terms = ownerTermsOf(1);
}

const answer = () => {
  if (mockUser() === undefined) return refuse(401, 'NOT_LOGGED_IN', 'Log in first.');
  if (!mockUser()?.owner) return refuse(403, 'NOT_ALLOWED', 'You are not allowed to do this.');
  return { status: 'success', terms, usual_terms: usualTerms(null) } as const;
};

export const fleetTermsMocks = {
  getFleetTerms: () => answer(),
  updateFleetTerms: ({ body }) => {
    if (mockUser()?.owner) terms = mergeTerms(terms, body.terms);
    return answer();
  },
} satisfies MocksOf<'getFleetTerms' | 'updateFleetTerms'>;
