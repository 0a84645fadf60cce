import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { getUser } from '#contract/session.ts';
import { listThreads } from '#contract/threads.ts';
import { listVerificationImages } from '#contract/verification.ts';
import type { ServerClock } from '#src/lib/serverClock.ts';
import type { Settings } from '#src/lib/settings.ts';
import { addressOf } from './addressOf.ts';
import { requestFailure } from './requestFailure.ts';
import type { RequestFailure } from './requestFailure.ts';
import type { ApiRequest } from './requestOf.ts';
import { sessionRefused } from './sessionRefused.ts';

/** What the store hands to every request, so that nothing here reaches for globals or for a feature. */
export interface ApiExtra {
  readonly settings: Settings;
  readonly apiTokenOf: (state: unknown) => string | null;
  readonly clock: ServerClock;
}

/** The two calls that are documented to carry the token in their query. */
const callsWithToken: readonly string[] = [listThreads.path, listVerificationImages.path];

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    // The one unchecked step: what comes over the wire is described by the contract alone.
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Answers carry no `meta`: requests and responses would only leak into actions and traces. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, RequestFailure> = async (request, api) => {
  // `extra` is typed by the store that runs this query.
  const { settings, apiTokenOf, clock } = api.extra as ApiExtra;
  const token = callsWithToken.includes(request.path) ? apiTokenOf(api.getState()) : null;
  const path = request.path === getUser.path ? settings.authCheckPath : request.path;
  const query = token === null ? request.query : { ...request.query, api_token: token };
  try {
    const response = await fetch(settings.apiBaseUrl + addressOf(path, request.params, query), {
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
    const body = await bodyOf(response);
    // RTK Query takes `undefined` for a missing answer.
    if (response.ok) return { data: body ?? null };
    if (response.status === 401) api.dispatch(sessionRefused());
    return { error: requestFailure(response.status, body, response.headers.get('Retry-After')) };
  } catch {
    return { error: requestFailure(0, undefined) };
  }
};
