import type { AccountGroup } from '#contract/calls/accounts.ts';
import { id, inList, oneOf, page, urlCodec, words } from '#src/shared/lib/urlCodec.ts';

/** In the order in which they are offered. */
export const groups = ['all', 'client', 'owner', 'staff', 'blocked'] as const satisfies readonly AccountGroup[];

/** Which people are looked at, and whose details stand beside the list. */
export const accountsUrl = urlCodec('adminAccounts', { q: words(), role: oneOf(groups, 'all'), page, id: inList(id) });
