import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { RunningServer } from '../../e2e/support/startServer.ts';
import { floorFolder } from './buildFloor.ts';

/** The bare pages as files, compressed beforehand, like those of our own site. */
export async function serveFloor(): Promise<RunningServer> {
  const app = fastify();
  await app.register(fastifyStatic, { root: floorFolder, preCompressed: true, maxAge: '1y', immutable: true });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, stop: () => app.close() };
}
