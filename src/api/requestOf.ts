import type { AnyCall, BodyOf, ParamsOf, ParsedParamsOf, ParsedQueryOf, QueryOf, ResponseOf } from '#contract/call.ts';
import type { Sealed } from './vault.ts';

/** Is told which share (0–1) of an upload has left this machine. */
export type OnProgress = (share: number) => void;

/** What a request is given by the vault instead of by its action. */
export interface Parcel<Body = unknown> {
  readonly body?: Body;
  readonly onProgress?: OnProgress;
}

/** One request as the base query sends it. */
export interface ApiRequest {
  readonly method: AnyCall['method'];
  /** The call's own path with its place-holders: what a request is recognised by. */
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Absent when the call has none. */
  readonly body?: unknown;
  /** The session's token goes along in the query. */
  readonly carriesToken: boolean;
  /** The body is in the vault, for this request alone. */
  readonly sealed?: Sealed<Parcel>;
  /** Puts what `seal` gives in the place of each secret of the answer. */
  readonly veil?: (answer: unknown, seal: (secret: unknown) => unknown) => unknown;
  /** The body goes as a form of parts, and the sender is told how much of it has gone. */
  readonly isUpload?: boolean;
  /** As `idempotency` of the call says. */
  readonly idempotencyKey?: string;
}

/** Schemas that coerce say `unknown` about what they take; what they give says it better. */
type Named<Input, Output> = {
  [Key in keyof Input]: unknown extends Input[Key] ? (Key extends keyof Output ? Output[Key] : never) : Input[Key];
};

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : object extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

type Parts<C extends AnyCall> = Part<'params', Named<ParamsOf<C>, ParsedParamsOf<C>>> &
  // The token travels beside the cookie and is added by the base query alone, so that it stays out of cache keys.
  Part<'query', [QueryOf<C>] extends [undefined] ? undefined : Omit<Named<QueryOf<C>, ParsedQueryOf<C>>, 'api_token'>> &
  Part<'body', BodyOf<C>>;

/** The same for every try of one wish: only who makes the call knows which try belongs to which. */
type Key<Taken> = Taken extends 'required'
  ? { readonly idempotencyKey: string }
  : Taken extends 'optional'
    ? { readonly idempotencyKey?: string }
    : unknown;

/** What an endpoint of the call is called with: `{params, query, body, idempotencyKey}`, whichever the call has, or nothing. */
export type ArgOf<C extends AnyCall> = unknown extends Parts<C> ? void : Parts<C> & Key<C['idempotency']>;

interface Loose {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/**
 * The part of an RTK Query endpoint that a call already says: `build.query({...requestOf(getCar)})`.
 * The transform changes nothing; it carries the type of the answer.
 */
export function requestOf<C extends AnyCall>(
  call: C,
): { query: (arg: ArgOf<C>) => ApiRequest; transformResponse: (answer: ResponseOf<C>) => ResponseOf<C> } {
  return {
    query: (arg) => {
      // ArgOf is one of these shapes for every call; the compiler can't see it through the generic.
      const { params = {}, query = {}, ...rest } = (arg ?? {}) as Loose;
      const { method, path, carriesToken } = call;
      return { method, path, carriesToken, params, query, ...rest };
    },
    transformResponse: (answer) => answer,
  };
}
