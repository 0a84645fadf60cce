import type { AccountGroup } from '#contract/calls/accounts.ts';
import { id, inList, oneOf, page, urlCodec, words } from '#src/shared/lib/urlCodec.ts';

/** In display order. */
export const groups = ['all', 'client', 'owner', 'staff', 'blocked'] as const satisfies readonly AccountGroup[];

/** Which accounts are listed, and whose details are open beside the list. */
export const accountsUrl = urlCodec('adminAccounts', { q: words(), role: oneOf(groups, 'all'), page, id: inList(id) });
