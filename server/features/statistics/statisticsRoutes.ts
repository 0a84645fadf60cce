import type { FastifyInstance } from 'fastify';
import { getStatistics as statisticsCall, StatisticsFilters } from '#contract/calls/statistics.ts';
import type { Context } from '#server/context.ts';
import { requireOwner } from '#server/features/auth/requireParty.ts';
import { route } from '#server/platform/http/route.ts';
import { getStatistics } from './getStatistics.ts';
import { statisticsCsv } from './statisticsCsv.ts';

export function statisticsRoutes(app: FastifyInstance, context: Context): void {
  route(app, statisticsCall, async ({ query, raw }) => ({
    status: 'success',
    ...(await getStatistics(context, { ownerId: requireOwner(raw.actor), language: raw.language }, query)),
  }));
  // A file and no answer of the API, so it is none of its calls.
  app.get(
    '/api/statistics.csv',
    { config: { isPersonal: true }, schema: { querystring: StatisticsFilters } },
    async ({ query, actor, language }, reply) => {
      // The schema above has parsed it.
      const filters = StatisticsFilters.parse(query);
      const file = await statisticsCsv(context, { ownerId: requireOwner(actor), language }, filters);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="statistics.csv"')
        .send(file);
    },
  );
}
