import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';

/** A request whose parts were parsed by the call's own schemas. */
export interface CallRequest<C extends AnyCall> {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  readonly raw: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a call needs of Fastify besides: a larger body, looked at before its schemas are. */
type CallOptions = Pick<RouteShorthandOptions, 'attachValidation' | 'bodyLimit' | 'onRequest' | 'preValidation'>;

type Handler<C extends AnyCall, Answer> = (request: CallRequest<C>) => Promise<Answer>;

/**
 * Registers the route of a call: path, schemas, access and documentation all come from the call's value;
 * the handler's answer is checked against the response schema by the compiler and again while it is sent.
 */
export function route<C extends AnyCall, const Answer extends z.input<C['response']>>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, Answer>,
  options: CallOptions = {},
): void {
  registerCall(app, call, handler, options);
}

/** The same for a hot read that makes its answer as JSON text: it is sent as it is; tests hold it to the schema. */
export function routeText<C extends AnyCall>(app: FastifyInstance, call: C, handler: Handler<C, string>): void {
  registerCall(app, call, async (request) => {
    void request.reply.type('application/json; charset=utf-8');
    return handler(request);
  });
}

/** The same for a picture that was made here (WebP): bytes of one fixed type, whatever was uploaded. */
export function routePicture<C extends AnyCall>(app: FastifyInstance, call: C, handler: Handler<C, Buffer>): void {
  registerCall(app, call, async (request) => {
    const bytes = await handler(request);
    void request.reply.type('image/webp');
    return bytes;
  });
}

/** What all kinds of routes have in common. */
export function registerCall<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, unknown>,
  options: CallOptions = {},
): void {
  const { params, query, body, upload, response } = call;
  app.route({
    ...options,
    method: call.method,
    url: call.path,
    config: { call },
    schema: {
      summary: call.summary,
      ...(params.type === 'undefined' ? {} : { params }),
      ...(query.type === 'undefined' ? {} : { querystring: query }),
      ...(body.type === 'undefined' ? {} : { body }),
      ...(upload ? { consumes: ['multipart/form-data'] } : {}),
      response: { [call.success]: response },
    },
    handler: async (raw, reply) => {
      void reply.status(call.success);
      // Fastify has parsed these with the schemas above; its own types can't say so for a generic call.
      return handler({ params: raw.params, query: raw.query, body: raw.body, raw, reply } as CallRequest<C>);
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent on pages, assets and probes. */
    call?: AnyCall;
  }
}
