import { liveEvents } from '#contract/domain/liveEvents.ts';
import { streamEvents } from '#contract/generated/events.ts';

/** The thread something happened in, the fleet, or saved searches; null when events may have been missed. */
export type LiveEvent = number | 'fleet' | 'saved_searches' | null;
export type OnEvent = (event: LiveEvent) => void;

interface EventListeners {
  readonly onEvent: OnEvent;
  readonly onLive: (isUp: boolean) => void;
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Listens to live events until stopped. The browser reconnects by itself; where it gives up this opens a new stream,
 * with growing delays.
 */
export function openEvents(apiBaseUrl: string, { onEvent, onLive }: EventListeners): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  const open = (): void => {
    const events = new EventSource(apiBaseUrl + streamEvents.path, { withCredentials: true });
    source = events;
    events.onopen = () => {
      wait = FIRST_WAIT_MS;
      onLive(true);
      // What happened before is unknown.
      onEvent(null);
    };
    events.onerror = () => {
      onLive(false);
      if (events.readyState !== EventSource.CLOSED) return;
      retry = setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
    for (const name of liveEvents)
      events.addEventListener(name, ({ data }: MessageEvent<unknown>) =>
        onEvent(name === 'fleet' || name === 'saved_searches' ? name : readThreadId(data)),
      );
  };
  open();
  return () => {
    clearTimeout(retry);
    source?.close();
  };
}

function readThreadId(data: unknown): number | null {
  try {
    const parsed: unknown = JSON.parse(String(data));
    const isThread = typeof parsed === 'object' && parsed !== null && 'thread_id' in parsed;
    return isThread && typeof parsed.thread_id === 'number' ? parsed.thread_id : null;
  } catch {
    return null;
  }
}
