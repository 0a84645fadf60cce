import { validateHeaderValue } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { streamEvents } from '#contract/events.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { findSessionEnd } from '#server/features/auth/sessionRepository.ts';
import { ApiError } from '#server/http/apiError.ts';
import { type EventHub, makeEventHub, type Stream } from './eventHub.ts';

/** A browser shares one stream among its tabs where it can; where it can't, each visible tab has its own. */
const MOST_STREAMS = 6;
/** Node's timers hold no more. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
type Headers = Readonly<Record<string, number | string | readonly string[] | undefined>>;
/** The stream has no length: it is over when the connection is. */
const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  connection: 'close',
};

/** Live events for whoever is logged in. The stream ends with the session, and all of them when the server stops. */
export function eventRoutes(app: FastifyInstance, { config, clock, databaseUrl, db }: Context): void {
  const hub = makeEventHub(databaseUrl, app.log);
  app.addHook('preClose', () => hub.close());

  app.get(streamEvents.path, { config: { call: streamEvents } }, async (request, reply) => {
    const { userId, sessionId } = requireActor(request.actor);
    if (hub.countOf(sessionId) >= MOST_STREAMS * config.limitsFactor)
      throw new ApiError(429, 'TOO_MANY_REQUESTS', { 'retry-after': '60' });
    // Hearing first: what happens after the answer has begun must not be missed.
    await hub.ready();
    const end = await findSessionEnd(db, sessionId);
    if (end === undefined) throw new ApiError(401, 'NOT_LOGGED_IN');

    const headers = { ...reply.getHeaders(), ...STREAM_HEADERS };
    reply.hijack();
    const { socket } = reply.raw;
    // The request left before it was answered, or was sent before the answer to another had ended, as no browser does.
    if (socket === null || socket.destroyed) {
      request.raw.destroy();
      return;
    }
    // Fastify waits for the end of the answer with the whole request in its hands, kilobytes a stream; nobody else is.
    reply.raw.removeAllListeners();
    const lifeMs = Math.min(LONGEST_TIMER_MS, Math.max(0, end.getTime() - clock().getTime()));
    begin(hub, { userId, sessionId, socket }, headers, lifeMs);
  });
}

/**
 * Answers on the bare connection: an answer of Node's would keep its head, and all that wrote it, as long as the stream.
 * It stays the connection's current one, so that nothing asked for on the same connection is answered into the stream.
 */
function begin(hub: EventHub, stream: Stream, headers: Headers, lifeMs: number): void {
  const { socket } = stream;
  const expiry = setTimeout(() => socket.destroySoon(), lifeMs);
  expiry.unref();
  socket.once('close', () => clearTimeout(expiry));
  hub.add(stream);
  socket.write(`HTTP/1.1 200 OK\r\n${headerLines(headers)}\r\nretry: 3000\n\n`);
}

function headerLines(headers: Headers): string {
  let lines = `date: ${new Date().toUTCString()}\r\n`;
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    const text = String(value);
    validateHeaderValue(name, text);
    lines += `${name}: ${text}\r\n`;
  }
  return lines;
}
