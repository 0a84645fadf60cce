import { createAction } from '@reduxjs/toolkit';

/** What the page has to know of a running request. */
interface RequestKind {
  /** It may change something at the server: the page must not go away under it. */
  readonly isWrite: boolean;
  /** The user can do nothing before its answer. */
  readonly isAwaited: boolean;
}

/** Dispatched only for requests of such a kind; both actions carry the same. */
export const requestStarted = createAction<RequestKind>('api/requestStarted');
export const requestEnded = createAction<RequestKind>('api/requestEnded');

/** How the requests of an endpoint are shown, as its `extraOptions`. */
export interface RequestManner {
  readonly isInPlace?: boolean;
}

/**
 * For the endpoint of a mutation that blocks nothing, or whose own button shows the wait: it never shows the overlay.
 * Queries do not need it, as their screens have skeletons.
 */
export const inPlace = { extraOptions: { isInPlace: true } } as const;
