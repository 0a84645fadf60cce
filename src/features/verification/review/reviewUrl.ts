import { verificationStates } from '#contract/domain/documentKinds.ts';
import { id, inList, oneOf, page, urlCodec } from '#src/shared/lib/urlCodec.ts';

/** Which list and whose documents; without a user those of the first one. */
export const reviewUrl = urlCodec('adminVerifications', {
  status: oneOf(verificationStates, 'pending'),
  page,
  user: inList(id),
});
