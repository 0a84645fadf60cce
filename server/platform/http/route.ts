import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';
import type { Language } from '#contract/domain/values.ts';
import { type Attempt, attemptOf, keyHeaders } from './idempotent.ts';
import type { ShareAnswer } from './answerCache/shareAnswers.ts';

/** A request whose parts were parsed by the call's own schemas. */
export interface CallRequest<C extends AnyCall> {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  /** The write as this user names it, of a call that takes a key. */
  readonly attemptBy: C['idempotency'] extends 'none' ? undefined : (userId: number) => Attempt;
  readonly raw: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Further Fastify options of a call: a larger body, checked before its schemas. */
type CallOptions = Pick<RouteShorthandOptions, 'attachValidation' | 'bodyLimit' | 'onRequest' | 'preValidation'>;

const JSON_TYPE = 'application/json; charset=utf-8';

type Handler<C extends AnyCall, Answer> = (request: CallRequest<C>) => Promise<Answer>;

/**
 * Registers the route of a call: path, schemas, access and documentation all come from the call's value;
 * the handler's answer is checked against the response schema by the compiler and again while it is sent.
 */
export function route<C extends AnyCall & { readonly sharing: 'none' }, const Answer extends z.input<C['response']>>(
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
    void request.reply.type(JSON_TYPE);
    return handler(request);
  });
}

/** All that a public answer may depend on: of the user only the language. */
export type SharedRequest<C extends AnyCall> = Pick<CallRequest<C>, 'params' | 'query'> & {
  readonly language: Language;
};

/** The handlers of all calls with public answers, for callers without HTTP. */
export type SharedHandlers = Map<AnyCall, (request: SharedRequest<AnyCall>) => Promise<unknown>>;

/**
 * For a read that is the same for all in a language: visitors share one answer for some seconds, which is
 * compressed quickly where few ask for the same. JSON text is sent as it is.
 */
export function routeShared<
  C extends AnyCall & { readonly sharing: 'often' | 'seldom' },
  const Answer extends z.input<C['response']>,
>(
  app: FastifyInstance,
  call: C,
  share: ShareAnswer,
  handler: (request: SharedRequest<C>) => Promise<Answer | string>,
): void {
  // Callers without HTTP parse by the schemas of the same call, too, which the type of the map cannot express.
  app.sharedHandlers.set(call, handler as (request: SharedRequest<AnyCall>) => Promise<unknown>);
  registerCall(app, call, async ({ params, query, raw, reply }) => {
    // As they were parsed, so that neither their order nor what the schema does not know makes another key.
    const key = JSON.stringify([call.path, params, call.query.type === 'undefined' ? null : query]);
    return share(raw, reply, key, async () => {
      const answer = await handler({ params, query, language: raw.language });
      // Our serializer writes text.
      const body = typeof answer === 'string' ? answer : (reply.serialize(answer) as string);
      return { status: call.success, headers: { 'content-type': JSON_TYPE }, body, isRare: call.sharing === 'seldom' };
    });
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
  const { params, query, body, upload, idempotency, response } = call;
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
      ...keyHeaders[idempotency],
      ...(upload ? { consumes: ['multipart/form-data', ...(upload === 'or json' ? ['application/json'] : [])] } : {}),
      response: { [call.success]: response },
    },
    handler: async (raw, reply) => {
      void reply.status(call.success);
      const parsed = { params: raw.params, query: raw.query, body: raw.body };
      const attemptBy = idempotency === 'none' ? undefined : (userId: number) => attemptOf(raw, userId);
      // Fastify has parsed these with the schemas above; neither its own types nor ours can say so for a generic call.
      return handler({ ...parsed, attemptBy, raw, reply } as unknown as CallRequest<C>);
    },
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly sharedHandlers: SharedHandlers;
  }
  interface FastifyContextConfig {
    /** Absent on pages, assets and probes. */
    call?: AnyCall;
  }
}
