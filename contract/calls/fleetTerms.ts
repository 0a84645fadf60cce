import { z } from 'zod';
import { call } from '../call.ts';
import { Terms, TermsChange } from '../domain/terms.ts';
import { Success } from '../domain/values.ts';

const Answer = z.object({
  status: Success,
  /** What the owner has written. */
  terms: Terms.partial(),
  /** What counts where nothing is written; a protection follows from each car's insurance besides. */
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
  summary: "Writes terms of rent for all of the owner's cars; null takes one back.",
  body: z.strictObject({ terms: TermsChange }),
  invalidates: { Fleet: 'every', Availability: 'every' },
  response: Answer,
});
