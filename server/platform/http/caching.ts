import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Answers of the API are never cached, unless their route says otherwise. */
export function cacheNothing(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    const isCacheable = !String(reply.getHeader('cache-control')).includes('no-store');
    if (!isCacheable || reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('etag'))
      return payload;
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    // Cached answers differ by the language of the request, and by whether they are compressed: one that is not must say so.
    void reply.header('etag', etag).header('vary', 'accept-encoding, accept-language, cookie');
    if (request.headers['if-none-match'] !== etag) return payload;
    void reply.status(304);
    return '';
  });
}
