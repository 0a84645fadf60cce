import { setTimeout as pause } from 'node:timers/promises';
import { streamEvents } from '#contract/calls/events.ts';

/** Holds the live events of each session open, as browsers do: again after each end. Counts what arrives. */
export function followEvents(origin: string, sessions: readonly string[]): { stop(): Promise<number> } {
  const ended = new AbortController();
  let count = 0;
  const follow = async (session: string): Promise<void> => {
    while (!ended.signal.aborted) {
      try {
        const headers = { cookie: `session=${session}`, 'x-requested-with': 'XMLHttpRequest' };
        const answer = await fetch(origin + streamEvents.path, { headers, signal: ended.signal });
        for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
          count += text.split('event: ').length - 1;
      } catch {
        // The stream has ended; another begins.
      }
      if (!ended.signal.aborted) await pause(1_000);
    }
  };
  const following = sessions.map(follow);
  return {
    stop: async () => {
      ended.abort();
      await Promise.all(following);
      return count;
    },
  };
}
