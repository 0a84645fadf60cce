import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { getUser } from '#contract/session.ts';
import type { ServerClock } from '#src/lib/serverClock.ts';
import type { Settings } from '#src/lib/settings.ts';
import { addressOf } from './addressOf.ts';
import { requestFailure } from './requestFailure.ts';
import type { RequestFailure } from './requestFailure.ts';
import type { ApiRequest } from './requestOf.ts';
import { requestEnded, requestStarted } from './requests.ts';
import type { RequestManner } from './requests.ts';
import { secondFactorRequired, sessionRefused } from './sessionRefused.ts';

/** What the store hands to every request, so that nothing here reaches for globals or for a feature. */
export interface ApiExtra {
  readonly settings: Settings;
  readonly apiTokenOf: (state: unknown) => string | null;
  readonly clock: ServerClock;
}

function bodyOf(text: string): unknown {
  if (text === '') return undefined;
  try {
    // The one unchecked step: what comes over the wire is described by the contract alone.
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function answerOf(status: number, text: string, retryAfter: string | null, api: BaseQueryApi) {
  const body = bodyOf(text);
  // RTK Query takes `undefined` for a missing answer.
  if (status >= 200 && status < 300) return { data: body ?? null };
  if (status === 401) api.dispatch(sessionRefused());
  const error = requestFailure(status, body, retryAfter);
  if (error.code === 'SECOND_FACTOR_REQUIRED') api.dispatch(secondFactorRequired());
  return { error };
}

/** Uploads report how far they are, which fetch does not do; nobody needs them on the first page. */
async function upload(address: string, { method, body, upload: { onProgress } = {} }: ApiRequest, api: BaseQueryApi) {
  const { sendUpload } = await import('./sendUpload.ts');
  const { status, text, retryAfter } = await sendUpload({ method, address, body, signal: api.signal, onProgress });
  return answerOf(status, text, retryAfter, api);
}

/** The one way of every request to the server. Never fails but in the shape of a request that failed. */
async function send(request: ApiRequest, api: BaseQueryApi) {
  // `extra` is typed by the store that runs this query.
  const { settings, apiTokenOf, clock } = api.extra as ApiExtra;
  const token = request.carriesToken ? apiTokenOf(api.getState()) : null;
  const path = request.path === getUser.path ? settings.authCheckPath : request.path;
  const query = token === null ? request.query : { ...request.query, api_token: token };
  try {
    const address = settings.apiBaseUrl + addressOf(path, request.params, query);
    if (request.upload) return await upload(address, request, api);
    const response = await fetch(address, {
      method: request.method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(request.idempotencyKey === undefined ? {} : { 'Idempotency-Key': request.idempotencyKey }),
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      signal: api.signal,
    });
    // Other answers may come out of the browser's cache, with the date they were made.
    if (request.method !== 'GET' || request.path === getUser.path) clock.heard(response.headers.get('Date'));
    return answerOf(response.status, await response.text(), response.headers.get('Retry-After'), api);
  } catch {
    return { error: requestFailure(0, undefined) };
  }
}

/** Answers carry no `meta`: requests and responses would only leak into actions and traces. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, RequestFailure, RequestManner | undefined> = async (
  request,
  api,
  manner,
) => {
  const kind = { isWrite: request.method !== 'GET', isAwaited: api.type === 'mutation' && manner?.isInPlace !== true };
  if (!kind.isWrite && !kind.isAwaited) return send(request, api);
  api.dispatch(requestStarted(kind));
  try {
    return await send(request, api);
  } finally {
    api.dispatch(requestEnded(kind));
  }
};
