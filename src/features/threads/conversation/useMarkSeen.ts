import { useEffect, useRef } from 'react';
import type { Thread } from '#contract/calls/threads.ts';
import { selectIsVisible } from '#src/shared/store/environmentSlice.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import type { Conversation } from '../mergePages.ts';
import { threadsApi } from '../threadsApi.ts';
import { isUnread } from '../threadsSlice.ts';

/** Tells the server what of a thread was seen: only what is on the screen, and only while somebody looks. */
export function useMarkSeen(thread: Thread | undefined, conversation: Conversation | undefined): void {
  const dispatch = useAppDispatch();
  const isVisible = useAppSelector(selectIsVisible);
  const told = useRef(0);
  const unread = thread !== undefined && isUnread(thread, thread.side);
  const newest = conversation?.messages.at(-1)?.id ?? 0;
  const id = thread?.id ?? 0;

  useEffect(() => {
    if (!unread || !isVisible || newest <= told.current) return;
    told.current = newest;
    const call = threadsApi.endpoints.markThreadSeen.initiate(
      { params: { id }, body: { message_id: newest } },
      { track: false },
    );
    void dispatch(call).then(({ error }) => {
      // The next message, or the next look at this thread, tells it again.
      if (error !== undefined) told.current = 0;
    });
  }, [dispatch, id, isVisible, newest, unread]);
}
