import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON or nothing: other types are refused (415), and an empty body is no body even when announced as JSON.
 * Names like `__proto__` pass as fields of the sender's own, which the call's schema refuses like any it does not know.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('ignore', 'ignore');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    // Fastify's own parser answers through the callback; its type allows a promise as well.
    else void parse(request, text, done);
  });
}
