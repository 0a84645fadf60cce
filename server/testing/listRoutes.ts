import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** `METHOD path` of every route that is registered while `build` makes an app. */
export async function listRoutes(build: () => Promise<unknown>): Promise<string[]> {
  const routes = new Set<string>();
  const listen = (message: unknown) => {
    // Fastify publishes `{fastify}` when an instance is made, before any route.
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) routes.add(`${name} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    await build();
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
  return [...routes].filter((route) => !/^(HEAD|OPTIONS) /.test(route)).sort();
}
