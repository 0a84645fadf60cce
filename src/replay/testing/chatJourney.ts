import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { followThreads } from '#src/features/threads/live/followThreads.ts';
import { readMessages, readThread, readThreads } from '#src/features/threads/readThreads.ts';
import { retrySending, writeMessage } from '#src/features/threads/sendWaiting.ts';
import { threadsApi } from '#src/features/threads/threadsApi.ts';
import { messageDropped, threadsLeft } from '#src/features/threads/threadsSlice.ts';
import { writeDraft } from '#src/features/threads/writeDraft.ts';
import { environmentChanged } from '#src/shared/store/environmentSlice.ts';
import { enterAs, go, offline, settle } from './journey.ts';
import type { Journey } from './journey.ts';

export const chatWithLostNetwork: Journey = async (store) => {
  const { dispatch } = store;
  enterAs(store, 'client@gza.test');
  go(store, '/chat', {}, { thread: '1' });
  const leave = dispatch(followThreads());
  await dispatch(readThreads());
  await dispatch(readThread(1));
  await dispatch(readMessages(1));
  await dispatch(threadsApi.endpoints.markThreadSeen.initiate({ params: { id: 1 } }, { track: false }));
  dispatch(writeDraft('thread.1', 'Is it '));
  dispatch(writeDraft('car.2', 'Hello'));
  dispatch(writeDraft('thread.1', ''));
  const sent = async (text: string) => {
    dispatch(writeMessage(1, text));
    // What did not get through before is tried once more, and not only when its time has come.
    dispatch(retrySending());
    // One message after the other is under way until none is.
    await new Promise((resolve) => {
      const stop = store.subscribe(() => {
        const isDone = store.getState().threads.outbox.every(({ state }) => state === 'unsent' || state === 'refused');
        if (isDone === true) resolve(stop());
      });
    });
  };
  await sent('Is it free in May?');
  server.use(handlerOf('sendMessage', offline), handlerOf('listMessages', offline));
  await sent('Hello?');
  // From now on nothing is tried, until there is a network again.
  dispatch(environmentChanged({ isOnline: false }));
  await dispatch(readMessages(1));
  server.resetHandlers();
  dispatch(environmentChanged({ isOnline: true }));
  server.use(handlerOf('sendMessage', () => refuse(403, 'NOT_ALLOWED', 'No.')));
  await sent('And another thing');
  server.resetHandlers();
  dispatch(environmentChanged({ isVisible: false }));
  const refused = store.getState().threads.outbox.find(({ state }) => state === 'refused');
  dispatch(messageDropped(refused?.key ?? ''));
  dispatch(retrySending());
  await dispatch(readMessages(1));
  await settle(store);
  await dispatch(
    threadsApi.endpoints.openThread.initiate({ body: { car_id: 9, text: 'Hello' }, idempotencyKey: 'a-thread' }),
  );
  await dispatch(readThreads());
  leave();
  dispatch(threadsLeft());
};
