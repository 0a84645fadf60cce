import type { AnyCall, BodyOf, ParamsOf, ParsedParamsOf, ParsedQueryOf, QueryOf } from '#contract/call.ts';
import type { Facts } from '#contract/facts.ts';
import type { Sealed } from './vault.ts';
import { mapSecrets } from './veil.ts';

/** Receives the share (0–1) of an upload that was sent. */
export type OnProgress = (share: number) => void;

/** The parts of a request that come from the vault instead of its action. */
export interface Parcel<Body = unknown> {
  readonly body?: Body;
  readonly onProgress?: OnProgress;
}

/** One request as the base query sends it. */
export interface ApiRequest {
  readonly method: AnyCall['method'];
  /** The call's own path with its placeholders: identifies the call. */
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Absent when the call has none. */
  readonly body?: unknown;
  /** The session's token goes along in the query. */
  readonly carriesToken: boolean;
  /** From the call. */
  readonly isKeptOffline?: boolean;
  /** The body is in the vault, for this request alone. */
  readonly sealed?: Sealed<Parcel>;
  /** Replaces each secret of the answer by the result of `seal`. */
  readonly veil?: (answer: unknown, seal: (secret: unknown) => unknown) => unknown;
  /** The body is sent as multipart form data, with progress events. */
  readonly isUpload?: boolean;
  /** From `idempotency` of the call. */
  readonly idempotencyKey?: string;
}

/** Schemas with coercion have `unknown` as input; their output type is more precise. */
type Named<Input, Output> = {
  [Key in keyof Input]: unknown extends Input[Key] ? (Key extends keyof Output ? Output[Key] : never) : Input[Key];
};

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : object extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** Its action must not contain it: a reference replaces it. */
type SealedPart<Body> = [Body] extends [undefined] ? unknown : { readonly sealed: Sealed<Parcel<Body>> };

/** The same for every retry of one request: only the caller knows which retry belongs to which request. */
type Key<Taken> = Taken extends 'required'
  ? { readonly idempotencyKey: string }
  : Taken extends 'optional'
    ? { readonly idempotencyKey?: string }
    : unknown;

type IsSealed<C extends AnyCall> = true extends C['isSecret'] ? true : C['upload'] extends false ? false : true;

type Parts<C extends AnyCall> = Part<'params', Named<ParamsOf<C>, ParsedParamsOf<C>>> &
  // The token is sent besides the cookie and is added by the base query alone, so that it stays out of cache keys.
  Part<'query', [QueryOf<C>] extends [undefined] ? undefined : Omit<Named<QueryOf<C>, ParsedQueryOf<C>>, 'api_token'>> &
  (IsSealed<C> extends true ? SealedPart<BodyOf<C>> : Part<'body', BodyOf<C>>) &
  Key<C['idempotency']> &
  // A file goes as a form of parts, anything else as JSON.
  ('or json' extends C['upload'] ? { readonly isFile: boolean } : unknown);

/** The argument of the call's endpoint: `{params, query, body}`, whichever the call has, or nothing. */
export type ArgOf<C extends AnyCall> = unknown extends Parts<C> ? void : Parts<C>;

interface Loose {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly sealed?: Sealed<Parcel>;
  readonly idempotencyKey?: string;
  readonly isFile?: boolean;
}

/** The request that an endpoint of the call makes of its argument. A sealed body that is not in the vault is not sent. */
export function requestOf(
  { method, path, carriesToken = false, isSecret, isKeptOffline, upload }: Facts,
  arg: unknown,
): ApiRequest {
  // ArgOf is one of these shapes for every call; the compiler can't see it through the generic.
  const { params = {}, query = {}, body, isFile = upload === true, ...rest } = (arg ?? {}) as Loose;
  const isSealed = isSecret === true || upload !== undefined;
  return {
    method,
    path,
    carriesToken,
    params,
    query,
    ...(isFile && { isUpload: true }),
    ...(!isSealed && body !== undefined && { body }),
    ...(isSecret && { veil: mapSecrets }),
    ...(isKeptOffline && { isKeptOffline }),
    ...rest,
  };
}
