import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { ApiError } from '../apiError.ts';

/**
 * Answers only under the site's own name (421 otherwise), so that no other name that was pointed here becomes
 * its origin. Probes come by address. The demo is reached by whatever name its machine has.
 */
export function requirePublicHost(app: FastifyInstance, { isDemo, publicUrl }: Config): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    // Node uses the first of two; a proxy before it may have checked the other one (RFC 9112, section 3.2).
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new ApiError(400, 'BAD_REQUEST');
  });
  if (isDemo) return;
  const { protocol, host } = new URL(publicUrl);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isProbe === true) return;
    const requested = `${protocol}//${request.host}`;
    // Parsed, because a default port may be given.
    if (!URL.canParse(requested) || new URL(requested).host !== host) throw new ApiError(421, 'BAD_REQUEST');
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It reports the health of the process to the operator, and is requested by the machine's address. */
    isProbe?: boolean;
  }
}
