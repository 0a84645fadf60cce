import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';
import { calls, callsOfBrowsers } from '#contract/calls.ts';
import { ErrorBody, FieldErrors } from '#contract/errors.ts';
import { streamEvents } from '#contract/calls/events.ts';
import { contentSecurityPolicy } from './guards/securityHeaders.ts';
import { needsMarker } from './guards/sameOrigin.ts';

/** The documentation's own scripts and styles are written without nonces or Trusted Types. */
const DOCS_POLICY = contentSecurityPolicy({
  'style-src': "'self' 'unsafe-inline'",
  'require-trusted-types-for': null,
  'trusted-types': null,
});

const description = `Every call of the marketplace, made from \`contract/\`.

- A 422 is a map from the field's name to the message shown under it. Every other error is \`{message, code}\`; \`x-errors\` has the codes that only this call has.
- \`x-access\` says who may make a call; of which things, the use case checks.
- Behind https the names of the cookies begin with \`__Host-\`.
- Money is in tetri, a hundredth of a lari. Rental moments are local to Tbilisi.`;

/** What all calls share; the document refers to it by name. */
const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry.add(ErrorBody, { id: 'Error' });
schemaRegistry.add(FieldErrors, { id: 'FieldErrors' });
const transform = createJsonSchemaTransform({ schemaRegistry });

const nameOf = new Map<AnyCall, string>(
  Object.entries({ ...calls, ...callsOfBrowsers }).map(([name, call]) => [call, name]),
);

const Marker = z.object({ 'x-requested-with': z.literal('XMLHttpRequest') });
const asJson = (schema: z.ZodType) => ({ 'application/json': { schema } });

/** What the registration of a route does not need, but a caller does. */
function describe(call: AnyCall, schema: FastifySchema | undefined): FastifySchema {
  const { headers } = schema ?? {};
  const own = call.errors.length === 0 ? '' : ` Of this call: ${call.errors.join(', ')}.`;
  return {
    summary: call.summary,
    ...schema,
    operationId: nameOf.get(call) ?? call.path,
    tags: [call.path.split('/')[2] ?? ''],
    security: call.access === 'anyone' ? [] : [{ [call.access === 'phone' ? 'phone' : 'session']: [] }],
    'x-access': call.access,
    'x-errors': call.errors,
    ...(needsMarker(call) && { headers: headers instanceof z.ZodObject ? headers.extend(Marker.shape) : Marker }),
    response: {
      [call.success]: answerOf(call),
      422: { description: 'What is wrong with each field.', content: asJson(FieldErrors) },
      default: { description: `Any other error.${own}`, content: asJson(ErrorBody) },
    },
  };
}

function answerOf({ response }: AnyCall): unknown {
  if (response === streamEvents.response) return { content: { 'text/event-stream': { schema: z.string() } } };
  return response.type === 'file' ? { content: { 'image/webp': { schema: response } } } : response;
}

/** `/api/docs` (a page) and `/api/docs/json` (OpenAPI 3.1), made from the calls; registered before their routes. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Gza', description, version: '1' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'session' },
          phone: { type: 'apiKey', in: 'cookie', name: 'phone' },
        },
      },
    },
    transform: (document) => {
      const { call } = document.route.config ?? {};
      if (call === undefined || document.route.method === 'HEAD') return { schema: { hide: true }, url: document.url };
      return transform({ ...document, schema: describe(call, document.schema) });
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
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

declare module 'fastify' {
  interface FastifySchema {
    readonly 'x-access'?: AnyCall['access'];
    readonly 'x-errors'?: AnyCall['errors'];
  }
}
