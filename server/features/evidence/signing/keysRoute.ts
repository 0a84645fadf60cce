import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { listKeys } from './signingRepository.ts';
import { describeKey } from './signingKey.ts';

/** For verifying packs: a file at a permanent address, no answer of the API. */
export function keysRoute(app: FastifyInstance, { db }: Context): void {
  app.get('/api/evidence-keys.json', async (_request, reply) => {
    void reply.type('application/json; charset=utf-8');
    return JSON.stringify({ keys: (await listKeys(db)).map(describeKey) });
  });
}
