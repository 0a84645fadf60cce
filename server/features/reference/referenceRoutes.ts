import type { FastifyInstance } from 'fastify';
import { getReference } from '#contract/reference.ts';
import type { Context } from '#server/context.ts';
import { routeText } from '#server/http/route.ts';
import { readReference } from './referenceRepository.ts';

export function referenceRoutes(app: FastifyInstance, { pool }: Context): void {
  routeText(app, getReference, async ({ raw }) => readReference(pool, raw.language));
}
