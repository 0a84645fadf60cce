import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { streamEvents } from '#contract/calls/events.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { findSessionEnd } from '#server/features/auth/sessionRepository.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { EventHub } from '#server/platform/events/eventHub.ts';

/** A browser shares one stream among its tabs where it can; where it can't, each visible tab has its own. */
const MOST_STREAMS = 6;
type Headers = Readonly<Record<string, number | string | readonly string[] | undefined>>;
/** The stream has no length: it is over when its connection is. */
const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  connection: 'close',
};

/** Live events for logged-in users. The stream ends with the session, and all of them when the server stops. */
export function eventRoutes(app: FastifyInstance, { config, clock, db }: Context, hub: EventHub): void {
  app.addHook('preClose', () => hub.close());

  app.get(streamEvents.path, { config: { call: streamEvents } }, async (request, reply) => {
    const { userId, sessionId } = requireActor(request.actor);
    // Hearing first: what happens after the answer has begun must not be missed.
    await hub.ready();
    const end = await findSessionEnd(db, sessionId);
    if (end === undefined) throw new ApiError(401, 'NOT_LOGGED_IN');
    // Nothing is waited for between this and the stream: streams opened at once are counted, too.
    if (hub.countOf(sessionId) >= MOST_STREAMS * config.limitsFactor)
      throw new ApiError(429, 'TOO_MANY_REQUESTS', { 'retry-after': '60' });
    if (request.method === 'HEAD') return reply.headers(STREAM_HEADERS).send();
    const headers = { ...reply.getHeaders(), ...STREAM_HEADERS };
    reply.hijack();
    // The request left before it was answered.
    if (reply.raw.destroyed) return reply;
    begin(reply.raw, headers);
    hub.add({ userId, sessionId, response: reply.raw }, Math.max(0, end.getTime() - clock().getTime()));
    return reply;
  });
}

/** Sends the head and the first line. What is named here is held as long as the stream: no request, no reply. */
function begin(response: ServerResponse, headers: Headers): void {
  // Fastify and its plugins wait for the end with the whole request in their hands, kilobytes a stream.
  response.removeAllListeners();
  // No chunks either.
  response.removeHeader('transfer-encoding');
  // A list of headers is sent and freed, those of setHeader stay in memory as long as the answer. Sent by itself the head
  // becomes one string; before other text it stays in sixty pieces.
  const list = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));
  response.writeHead(200, list);
  response.flushHeaders();
  response.write('retry: 3000\n\n');
}
