import { openEvents } from './openEvents.ts';
import type { LiveEvent, OnEvent } from './openEvents.ts';

const NAME = 'gza-events';
const POLL_MS = 20_000;

const isTold = (data: unknown): data is { readonly event: LiveEvent } =>
  typeof data === 'object' && data !== null && 'event' in data;

/**
 * Live events for a visible tab. Of all visible tabs one holds the stream and tells the others, as browsers open only a few
 * connections to one server. While the stream is down that tab asks from time to time instead. Hidden tabs hold nothing.
 * Whatever becomes of the stream, the first event is that some may have been missed: the time to ask for what there is.
 */
export function shareEvents(apiBaseUrl: string, onEvent: OnEvent): () => void {
  const abort = new AbortController();
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isTold(data)) onEvent(data.event);
  };

  const lead = (): Promise<void> =>
    new Promise((resolve) => {
      let poll: ReturnType<typeof setInterval> | undefined;
      let isFirst = true;
      const hear = (event: LiveEvent): void => {
        onEvent(event);
        if (!abort.signal.aborted) channel.postMessage({ event });
      };
      const stop = openEvents(apiBaseUrl, {
        onEvent: hear,
        onLive: (isUp) => {
          // The browser tries again every few seconds, and each failure is told: one clock goes on.
          if (!isUp) {
            if (poll === undefined && isFirst) hear(null);
            poll ??= setInterval(() => hear(null), POLL_MS);
          } else {
            clearInterval(poll);
            poll = undefined;
          }
          isFirst = false;
        },
      });
      abort.signal.addEventListener('abort', () => {
        clearInterval(poll);
        stop();
        resolve();
      });
    });

  // Only pages from a safe origin have locks; elsewhere each visible tab has a stream of its own.
  if ('locks' in navigator) {
    const { signal } = abort;
    navigator.locks.request(NAME, { signal }, lead).catch(() => undefined);
    void navigator.locks.query().then(({ pending }) => {
      // Another tab has the stream already.
      if (pending?.some(({ name }) => name === NAME) === true && !signal.aborted) onEvent(null);
    });
  } else {
    void lead();
  }
  return () => {
    abort.abort();
    channel.close();
  };
}
