import type { FastifyInstance, FastifyRequest } from 'fastify';
import { screenOf } from '#server/platform/pages/documentRoutes.ts';
import { begunWork, type EndedWork, endedWork, workScope } from '#server/platform/workScope.ts';

/** The pattern of a call or of a screen, never the address: there are as many as we have written. */
export const routeOf = ({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string =>
  routeOptions.url ?? screenOf(url.split('?')[0] ?? '') ?? 'unknown';

/** Everything that a request does is done in its scope. */
export function scopeRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    begunWork.publish(request);
    workScope.run(request, done);
  });
  app.addHook('onResponse', async (request, { statusCode: status }) => {
    const name = `${request.method} ${routeOf(request)}`;
    endedWork.publish({ work: request, name, status, hasFailed: status >= 500 } satisfies EndedWork);
  });
}
