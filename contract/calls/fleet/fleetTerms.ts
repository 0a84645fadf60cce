import { z } from 'zod';
import { call } from '../../call.ts';
import { Terms, TermsChange } from '../../domain/terms.ts';
import { Success } from '../../domain/values.ts';

const Answer = z.object({
  status: Success,
  /** What the owner has written. */
  terms: Terms.partial(),
  /** The defaults; the default protection of a car also depends on its insurance. */
  usual_terms: Terms,
});

export const getFleetTerms = call({
  method: 'GET',
  path: '/api/fleet/terms',
  access: 'owner',
  summary: "The terms of rent of the owner's cars, where a car has none of its own.",
  response: Answer,
});

export const updateFleetTerms = call({
  method: 'PATCH',
  path: '/api/fleet/terms',
  access: 'owner',
  summary: "Sets terms of rent for all of the owner's cars; null resets one to the default.",
  body: z.strictObject({ terms: TermsChange }),
  invalidates: { Fleet: 'every', Availability: 'every' },
  response: Answer,
});
