import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { contentSecurityPolicy } from './securityHeaders.ts';

/** The documentation's own scripts and styles are written without nonces or Trusted Types. */
const DOCS_POLICY = contentSecurityPolicy({
  'style-src': "'self' 'unsafe-inline'",
  'require-trusted-types-for': null,
  'trusted-types': null,
});

/** `/api/docs` (a page) and `/api/docs/json` (OpenAPI 3.1), made from the calls; registered before their routes. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Gza', description: 'Every call of the marketplace.', version: '1' } },
    transform: (document) => {
      const { call } = document.route.config ?? {};
      return call === undefined ? { schema: { hide: true }, url: document.url } : jsonSchemaTransform(document);
    },
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    uiConfig: { validatorUrl: null },
    uiHooks: {
      onRequest: (_request, reply, done) => {
        void reply.header('content-security-policy', DOCS_POLICY);
        done();
      },
    },
  });
}
