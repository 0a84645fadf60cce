import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Tags } from './tags.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call. The use case also checks who owns the requested object.
 * `anyone` needs no session; `user` needs one, of any role; a role name needs that role; `staff` is support or admin. `phone`
 * needs no session: it is the phone on which a user's link for documents was opened.
 */
export type Access = 'anyone' | 'user' | 'client' | 'owner' | 'staff' | 'admin' | 'phone';

/**
 * Whether a call takes an `Idempotency-Key`, so that a second try of one request has no second effect. `required` where one
 * would cost money or make a thing twice; `optional` where the call is documented without it.
 */
export type Idempotency = 'none' | 'optional' | 'required';

export type Sharing = 'none' | 'often' | 'seldom';

/**
 * One call of the API as one value. The server route, the RTK Query endpoint, the mock handler, the
 * API documentation and the completeness tests are all made from it, so path and fields cannot drift.
 */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Key extends Idempotency = Idempotency,
> {
  readonly method: Method;
  /** Fastify and RTK Query style: `/api/cars/:id`. */
  readonly path: `/api/${string}` | `/dev/${string}`;
  readonly access: Access;
  /** Staff who have no second factor yet may make it; of the calls that need a session only few can be made then. */
  readonly isOpenWithoutSecondFactor: boolean;
  /** An admin who views another user's account may make it: by default only calls that read. */
  readonly isOpenToViewers: boolean;
  /** One sentence for the API documentation. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The body is a form of parts (multipart/form-data), because one of its fields is a file; or JSON, where none is sent. */
  readonly upload: boolean | 'or json';
  readonly idempotency: Key;
  /** It only reads, so its answer may be cached; the answer to a write never is. */
  readonly isQuestion: boolean;
  /** Its body or answer holds a secret: neither appears in an action or in the state of the client. */
  readonly isSecret: boolean;
  /**
   * Whether visitors may share one answer per language, here and in caches on the way, for `keptSeconds` of the configuration;
   * `seldom` where few visitors request the same.
   */
  readonly sharing: Sharing;
  /** The user's own data, which the browser stores for when it is offline. */
  readonly isKeptOffline: boolean;
  /** Of reads: what the answer shows. */
  readonly provides: Tags;
  /** Of writes: what they change, or what may have changed where a write was refused because of an earlier one. */
  readonly invalidates: Tags;
  /** As documented, it sends the session's token in its query, in addition to the cookie. */
  readonly carriesToken: boolean;
  /** Status of the successful answer. */
  readonly success: 200 | 201 | 204;
  readonly response: Response;
  /**
   * Codes of the errors that only this call has, without the general ones (validation, session, and `IN_PROGRESS` of
   * calls with a key).
   */
  readonly errors: readonly ErrorCode[];
}

export type AnyCall = Call;

type Upload = AnyCall['upload'];

const Nothing = z.undefined();

type Options<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  K extends Idempotency,
> = Pick<Call<P, Q, B, R, K>, 'method' | 'path' | 'access' | 'summary' | 'response'> &
  Partial<
    Pick<
      Call<P, Q, B, R, K>,
      | 'params'
      | 'query'
      | 'body'
      | 'idempotency'
      | 'carriesToken'
      | 'isKeptOffline'
      | 'provides'
      | 'invalidates'
      | 'success'
      | 'errors'
      | 'isOpenWithoutSecondFactor'
      | 'isOpenToViewers'
    >
  >;

/** What the types of a caller depend on. */
interface Manner<
  M extends Method,
  IsQuestion extends boolean,
  U extends Upload,
  IsSecret extends boolean,
  H extends Sharing,
> {
  readonly method: M;
  readonly isQuestion: IsQuestion;
  readonly upload: U;
  readonly isSecret: IsSecret;
  readonly sharing: H;
}

/** Declares a call; by default it has no params, query or body and answers 200. */
export function call<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  R extends z.ZodType = z.ZodType,
  K extends Idempotency = 'none',
  M extends Method = Method,
  A extends boolean = M extends 'GET' ? true : false,
  U extends Upload = false,
  S extends boolean = false,
  H extends Sharing = 'none',
>(
  options: Options<P, Q, B, R, K> & Partial<Manner<M, A, U, S, H>> & { readonly method: M },
): Call<P, Q, B, R, K> & Manner<M, A, U, S, H> {
  // The generics default to ZodUndefined and 'none' exactly where the fallbacks below are used.
  const nothing = Nothing as unknown as P & Q & B;
  const noKey = 'none' as K;
  return {
    params: nothing,
    query: nothing,
    body: nothing,
    idempotency: noKey,
    // As above, and A by the method.
    isQuestion: (options.method === 'GET') as A,
    // As above.
    upload: false as U,
    // As above.
    isSecret: false as S,
    // As above.
    sharing: 'none' as H,
    isKeptOffline: false,
    provides: {},
    invalidates: {},
    carriesToken: false,
    success: 200,
    errors: [],
    isOpenWithoutSecondFactor: false,
    isOpenToViewers: options.method === 'GET',
    ...options,
  };
}

/** What a caller passes as path parameters, before parsing. */
export type ParamsOf<C extends AnyCall> = z.input<C['params']>;
/** What a caller passes in the query string, before parsing. */
export type QueryOf<C extends AnyCall> = z.input<C['query']>;
/** What a caller sends, before parsing. */
export type BodyOf<C extends AnyCall> = z.input<C['body']>;
/** Path parameters and query as the server reads them: where a schema coerces, only this side is typed. */
export type ParsedParamsOf<C extends AnyCall> = z.output<C['params']>;
export type ParsedQueryOf<C extends AnyCall> = z.output<C['query']>;
export type ParsedBodyOf<C extends AnyCall> = z.output<C['body']>;
/** What a caller receives. */
export type ResponseOf<C extends AnyCall> = z.output<C['response']>;
