import type { FastifyInstance } from 'fastify';
import { streamEvents } from '#contract/events.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { findSessionEnd } from '#server/features/auth/sessionRepository.ts';
import { ApiError } from '#server/http/apiError.ts';
import { makeEventHub } from './eventHub.ts';

/** A browser shares one stream among its tabs where it can; where it can't, each visible tab has its own. */
const MOST_STREAMS = 6;
/** Node's timers hold no more. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

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

    const response = reply.raw;
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined || name === 'cache-control' ? [] : [name, String(value)],
    );
    reply.hijack();
    // The request left before it was answered.
    if (response.destroyed) return;
    const expiry = setTimeout(
      () => response.end(),
      Math.min(LONGEST_TIMER_MS, Math.max(0, end.getTime() - clock().getTime())),
    );
    expiry.unref();
    response.once('close', () => clearTimeout(expiry));
    hub.add({ userId, sessionId, response });
    // Fastify waits for the end of the answer with the whole request in its hands, kilobytes a stream; nobody else is.
    response
      .removeAllListeners('finish')
      .removeAllListeners('error')
      .on('error', () => response.destroy());
    // A list of headers is sent and forgotten, those of setHeader are kept as long as the answer.
    response.writeHead(200, [
      ...headers,
      'content-type',
      'text/event-stream',
      'cache-control',
      'no-store',
      'x-accel-buffering',
      'no',
    ]);
    response.write('retry: 3000\n\n');
  });
}
