import { mayPassLater } from '#src/shared/api/requestFailure.ts';
import { selectIsOnline } from '#src/shared/store/environmentSlice.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { readThread } from './readThreads.ts';
import { threadsApi } from './threadsApi.ts';
import { selectHasUnsent, selectNextOutgoing } from './threadsSelectors.ts';
import { messageWritten, sendingFailed, sendingStarted, sendingWanted } from './threadsSlice.ts';

/** Sends what waits, one after the other, so that it arrives in the order in which it was written. */
export const sendWaiting = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  // While one is on its way there is none to send next: a second run ends here.
  for (let next = selectNextOutgoing(getState()); next !== null; next = selectNextOutgoing(getState())) {
    // A message that was never tried can be withdrawn safely.
    if (!selectIsOnline(getState())) return;
    const { key, threadId, text } = next;
    dispatch(sendingStarted(key));
    const { error } = await dispatch(
      threadsApi.endpoints.sendMessage.initiate(
        { params: { id: threadId }, body: { text }, idempotencyKey: key },
        { track: false },
      ),
    );
    if (error !== undefined) {
      // The base query fails in this shape alone, or the request was never made.
      const isTemporary = !('status' in error) || mayPassLater(error) || error.status === 401 || error.status === 409;
      dispatch(sendingFailed({ key, state: isTemporary ? 'unsent' : 'refused' }));
      // The other side may have left meanwhile.
      if (!isTemporary) void dispatch(readThread(threadId));
    }
  }
};

/** Puts a message into the outbox and sets it going. */
export const writeMessage =
  (threadId: number, text: string): AppThunk<void> =>
  (dispatch, _getState, { clock }) => {
    dispatch(messageWritten({ threadId, text, at: new Date(clock.now()).toISOString() }));
    void dispatch(sendWaiting());
  };

/** Tries again what did not get through; a refused message only when it is named. */
export const retrySending =
  (key?: string): AppThunk<void> =>
  (dispatch, getState) => {
    if (!selectHasUnsent(getState())) return;
    dispatch(sendingWanted(key));
    void dispatch(sendWaiting());
  };
