import type { FastifyInstance } from 'fastify';
import { requireOwner } from '#server/features/auth/requireParty.ts';
import { importTemplate } from './columns.ts';

/** A file and no answer of the API, so it is none of its calls. */
export function templateRoute(app: FastifyInstance): void {
  const config = { isPersonal: true };
  app.get('/api/fleet/cars/import-template.csv', { config }, async ({ actor }, reply) => {
    requireOwner(actor);
    void reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="gza-cars.csv"');
    return importTemplate();
  });
}
