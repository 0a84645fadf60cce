import type { FastifyInstance } from 'fastify';
import { listOperations as listCall, OperationsFilters } from '#contract/calls/operations/operations.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { route } from '#server/platform/http/route.ts';
import { listOperations } from './listOperations.ts';
import { operationsCsv } from './operationsCsv.ts';
import { payoutRoutes } from './payouts/payoutRoutes.ts';
import { statementRoute } from './statement/statementRoute.ts';

export function operationsRoutes(app: FastifyInstance, context: Context): void {
  route(app, listCall, async ({ query, raw }) => ({
    status: 'success',
    ...(await listOperations(context, requireActor(raw.actor), query, raw.language)),
  }));
  payoutRoutes(app, context);
  statementRoute(app, context);
  // A file and no answer of the API, so it is none of its calls.
  app.get(
    '/api/operations.csv',
    { config: { isPersonal: true }, schema: { querystring: OperationsFilters } },
    async ({ query, actor, language }, reply) => {
      // The schema above has parsed it.
      const filters = OperationsFilters.parse(query);
      const file = await operationsCsv(context, requireActor(actor), filters, language);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="operations.csv"')
        .send(file);
    },
  );
}
