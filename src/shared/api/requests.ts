import { createAction } from '@reduxjs/toolkit';

/** What the page has to know of a request while it is under way. */
interface RequestKind {
  /** It may change something at the server: the page must not go away under it. */
  readonly isWrite: boolean;
  /** Somebody can do nothing before its answer. */
  readonly isAwaited: boolean;
}

/** Only requests of such a kind are told; both actions carry the same. */
export const requestStarted = createAction<RequestKind>('api/requestStarted');
export const requestEnded = createAction<RequestKind>('api/requestEnded');

/** What an endpoint says of its requests beside the call itself, as its `extraOptions`. */
export interface RequestManner {
  readonly isInPlace?: boolean;
}

/**
 * Part of the endpoint of a write that nobody waits for, or whose own button shows the wait: it never brings up the
 * overlay. Questions need not say so, as their screens have skeletons.
 */
export const inPlace = { extraOptions: { isInPlace: true } } as const;
