import type { FastifyInstance } from 'fastify';
import { getReference } from '#contract/reference.ts';
import { listCities as listCitiesCall } from '#contract/registration.ts';
import type { Context } from '#server/context.ts';
import { route, routeText } from '#server/http/route.ts';
import { listCities, readReference } from './referenceRepository.ts';

export function referenceRoutes(app: FastifyInstance, { pool }: Context): void {
  routeText(app, getReference, async ({ raw }) => readReference(pool, raw.language));

  route(app, listCitiesCall, async ({ raw }) => ({ status: 'success', cities: await listCities(pool, raw.language) }));
}
