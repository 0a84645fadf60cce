import { verificationStates } from '#contract/domain/documentKinds.ts';
import { id, inList, oneOf, page, urlCodec } from '#src/shared/lib/urlCodec.ts';

/** Which list and which client; without one, the first of the list. */
export const reviewUrl = urlCodec('adminVerifications', {
  status: oneOf(verificationStates, 'pending'),
  page,
  user: inList(id),
});
