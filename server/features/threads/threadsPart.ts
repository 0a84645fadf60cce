import type { AccountPart } from '#server/accounts/accountPart.ts';
import { blankMessages, exportThreads } from './threadsPartRepository.ts';

/** Conversations stay for the other side; what somebody wrote in them goes with their account. */
export const threadsPart: AccountPart = { name: 'threads', exportOf: exportThreads, forget: blankMessages };
