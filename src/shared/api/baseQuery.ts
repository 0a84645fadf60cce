import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { API_TOKEN_HEADER } from '#contract/apiTokenHeader.ts';
import { MESSAGE_KEYS } from '#contract/messageKeys.ts';
import { getUser } from '#contract/generated/auth/session.ts';
import type { ServerClock } from '#src/shared/lib/serverClock.ts';
import type { Settings } from '#src/shared/lib/settings.ts';
import { requestFailure } from './requestFailure.ts';
import type { RequestFailure } from './requestFailure.ts';
import type { ApiRequest, Parcel } from './requestOf.ts';
import { requestEnded, requestStarted } from './requests.ts';
import type { RequestManner } from './requests.ts';
import { secondFactorRequired, sessionRefused } from './sessionRefused.ts';
import type { Vault } from './vault.ts';

/** What the store provides to every request, so that nothing here uses globals or a feature. */
export interface ApiExtra {
  readonly settings: Settings;
  readonly vault: Vault;
  readonly clock: ServerClock;
  /** Absent in tests and in replays, which store nothing. */
  readonly offline?: Offline | undefined;
}

/**
 * Called for a request before it is sent. Its result caches the answer, or finds a cached one when there is no answer.
 */
export type Offline = (
  request: ApiRequest,
  api: BaseQueryApi,
) => {
  readonly store: (answer: unknown) => void;
  readonly find: () => Promise<{ readonly data: unknown } | null>;
} | null;

// `extra` is typed by the store that runs this query.
const extraOf = ({ extra }: BaseQueryApi) => extra as ApiExtra;

function bodyOf(text: string): unknown {
  if (text === '') return undefined;
  try {
    // The one unchecked cast: only the contract describes answers.
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function answerOf(
  { veil }: ApiRequest,
  status: number,
  text: string,
  headerOf: (name: string) => string | null,
  api: BaseQueryApi,
) {
  const body = bodyOf(text);
  if (status >= 200 && status < 300) {
    const { seal, keep } = extraOf(api).vault;
    // RTK Query takes `undefined` for a missing answer.
    return { data: (veil ? veil(body, api.type === 'query' ? keep : seal) : body) ?? null };
  }
  // It did not arrive in time, as on a cut connection: nothing was done, and the server read no language to say so in.
  if (status === 408) return { error: requestFailure(0, undefined) };
  if (status === 401) api.dispatch(sessionRefused());
  const error = requestFailure(status, body, {
    retryAfter: headerOf('Retry-After'),
    messageKeys: headerOf(MESSAGE_KEYS),
    requestId: headerOf('X-Request-Id'),
  });
  if (error.code === 'SECOND_FACTOR_REQUIRED') api.dispatch(secondFactorRequired());
  return { error };
}

/** Uploads report their progress, which fetch does not do; the first page does not need it. */
async function upload(address: string, request: ApiRequest, { body, onProgress }: Parcel, api: BaseQueryApi) {
  const { sendUpload } = await import('./sendUpload.ts');
  const { signal } = api;
  const { method, idempotencyKey } = request;
  const sent = { method, address, body, idempotencyKey, signal, onProgress };
  const { status, text, headerOf } = await sendUpload(sent);
  return answerOf(request, status, text, headerOf, api);
}

/** Sends every request to the server. Never throws: a failure has the shape of a failed request. */
async function send(request: ApiRequest, api: BaseQueryApi) {
  const { settings, vault, clock, offline } = extraOf(api);
  const cache = offline?.(request, api);
  const path = request.path === getUser.path ? settings.authCheckPath : request.path;
  const query = request.carriesToken ? { ...request.query, api_token: vault.apiToken } : request.query;
  try {
    const address = settings.apiBaseUrl + addressOf(path, request.params, query);
    const parcel: Parcel = (request.sealed && vault.take(request.sealed)) ?? request;
    const { body } = parcel;
    if (request.isUpload === true) return await upload(address, request, parcel, api);
    const response = await fetch(address, {
      method: request.method,
      credentials: 'include',
      // A shared cache may serve an old answer for some more seconds; after a change its author must see the new one.
      cache: 'no-cache',
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(request.idempotencyKey === undefined ? {} : { 'Idempotency-Key': request.idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: api.signal,
    });
    // Other answers may come out of the browser's cache, with the date they were made.
    if (request.method !== 'GET' || request.path === getUser.path) clock.heard(response.headers.get('Date'));
    const { status, headers } = response;
    // A page that has no token yet, as its browser has no storage.
    if (request.path === getUser.path) vault.apiToken ||= headers.get(API_TOKEN_HEADER) ?? '';
    const answer = answerOf(request, status, await response.text(), (name) => headers.get(name), api);
    if ('data' in answer) cache?.store(answer.data);
    return answer;
  } catch {
    return (await cache?.find()) ?? { error: requestFailure(0, undefined) };
  }
}

/** Answers carry no `meta`: requests and responses would only leak into actions and traces. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, RequestFailure, RequestManner | undefined> = async (
  request,
  api,
  manner,
) => {
  if (api.type === 'query') return send(request, api);
  const kind = { isWrite: request.method !== 'GET', isAwaited: manner?.isInPlace !== true };
  api.dispatch(requestStarted(kind));
  try {
    return await send(request, api);
  } finally {
    api.dispatch(requestEnded(kind));
  }
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

type Values = Readonly<Record<string, unknown>>;

/** Fills `:name` place-holders and appends the query; absent and empty values are left out. */
export function addressOf(path: string, params: Values, query: Values): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(textOf(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = textOf(value);
    if (text !== '') search.set(name, text);
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
