import { http } from 'msw';
import { streamEvents } from '#contract/calls/events.ts';
import { refuse } from './refuse.ts';
import { mockUser } from './session.ts';

/** Live events of a server where nothing happens: the stream opens and stays quiet. */
export const eventStream = http.get(`*${streamEvents.path}`, () => {
  if (mockUser() === undefined) return refuse(401, 'NOT_LOGGED_IN', 'Log in first.');
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(': open\n\n')),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
});
