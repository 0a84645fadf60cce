import type { FastifyInstance } from 'fastify';
import { ApiError } from '../apiError.ts';

/** Turns a call with the wrong method into 405 and an unknown one into 404; must be set up before the routes. */
export function watchRoutes(app: FastifyInstance): (method: string, path: string) => ApiError {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // A pattern that matches everything says nothing about methods.
    if (url.includes('*')) return;
    const pattern = new RegExp(`^${url.replaceAll(/:[A-Za-z_]+/g, '[^/]+')}/?$`);
    routes.push({ pattern, methods: [method].flat() });
  });
  return (method, path) => {
    const methods = new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods));
    return methods.size > 0 && !methods.has(method)
      ? new ApiError(405, 'METHOD_NOT_ALLOWED', { allow: [...methods].sort().join(', ') })
      : new ApiError(404, 'NOT_FOUND');
  };
}
