import { createSelector } from '@reduxjs/toolkit';
import type { Thread } from '#contract/calls/threads.ts';
import { isThread } from './mergeThreads.ts';
import { isUnread } from './threadsSlice.ts';
import type { DraftPlace, Outgoing, ThreadsState } from './threadsSlice.ts';

interface State {
  readonly threads: ThreadsState;
}

const threadsOf = (state: State): ThreadsState => state.threads;

export const selectThreadList = (state: State) => threadsOf(state).list;
/** The cursor after the loaded threads; null when there are no more. */
export const selectLaterThreads = (state: State): string | null => threadsOf(state).laterCursor;
export const selectConversation = (state: State, id: number) => threadsOf(state).conversations[id];
export const selectOutbox = (state: State): readonly Outgoing[] => threadsOf(state).outbox;
export const selectDrafts = (state: State) => threadsOf(state).drafts;
export const selectDraft = (state: State, place: DraftPlace): string => threadsOf(state).drafts[place]?.text ?? '';
export const selectHasUnsent = (state: State): boolean => threadsOf(state).outbox.length > 0;

/** The threads a screen can show; null before they are loaded. */
export const selectThreads = createSelector([selectThreadList], (list): readonly Thread[] | null =>
  list === null ? null : list.filter(isThread),
);

/** A back end with only the flags lists threads that no screen can show. */
export const selectHasOnlyFlags = (state: State): boolean => {
  const { list } = threadsOf(state);
  return list !== null && list.length > 0 && list.every((entry) => !('id' in entry));
};

/** How many threads are unread on this side. */
export const selectUnreadCount = (state: State, side: 'client' | 'owner'): number =>
  (threadsOf(state).list ?? []).filter((thread) => isUnread(thread, side)).length;

export const selectOutgoingOf = createSelector(
  [selectOutbox, (_state: State, threadId: number) => threadId],
  (outbox, threadId): readonly Outgoing[] => outbox.filter((message) => message.threadId === threadId),
);

/** The next one to send: nothing overtakes one that is on its way or waits for the network. */
export function selectNextOutgoing(state: State): Outgoing | null {
  const next = threadsOf(state).outbox.find(({ state: step }) => step !== 'refused');
  return next?.state === 'waiting' ? next : null;
}
