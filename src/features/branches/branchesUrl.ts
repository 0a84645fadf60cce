import { readId } from '#src/shared/lib/readId.ts';
import { urlCodec } from '#src/shared/lib/urlCodec.ts';

/** The open branch; the first by default. */
export const branchesUrl = urlCodec('adminBranches', {
  branch: { read: (text): number | 'new' | undefined => (text === 'new' ? text : (readId(text) ?? undefined)) },
});
