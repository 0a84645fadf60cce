import { readId } from '#src/shared/lib/readId.ts';
import { urlCodec } from '#src/shared/lib/urlCodec.ts';

/** Which branch is open; without one the first. */
export const branchesUrl = urlCodec('adminBranches', {
  branch: { read: (text): number | 'new' | undefined => (text === 'new' ? text : (readId(text) ?? undefined)) },
});
