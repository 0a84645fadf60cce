import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '#server/context.ts';
import { readDelay } from '#server/platform/jobs/jobRepository.ts';
import { ApiError } from './apiError.ts';
import { routeOf } from './requestScope.ts';

/** `/metrics` for Prometheus: answers by route, what failed without an answer, the connection pool and the process. */
export function measureAnswers(
  app: FastifyInstance,
  { pool, db, failures }: Pick<Context, 'pool' | 'db' | 'failures'>,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its complete answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by what they do; waiting are requests without one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'open' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const delay = new Gauge({
    name: 'jobs_delay_seconds',
    help: 'How long the first of the jobs that are due has waited; missing while the database is away.',
    registers: [registry],
    async collect() {
      const seconds = await readDelay(db).catch(() => null);
      if (seconds === null) delay.remove();
      else delay.set(seconds);
    },
  });
  const failed = new Counter({
    name: 'failures_total',
    help: 'What went wrong while nobody waited for an answer: jobs, single rows of jobs, calls to banks.',
    labelNames: ['task'],
    registers: [registry],
  });
  failures.listen(({ task }) => failed.inc({ task }));
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe(
      { method: request.method, route: routeOf(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', { config: { isProbe: true } }, async (request, reply) => {
    // For the operator's network, not for requests through the proxy.
    if (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined)
      throw new ApiError(404, 'NOT_FOUND');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
