/** Options of a query whose answer may be another one when its user comes back to the tab or to the screen. */
export const readAnew = { refetchOnFocus: true, refetchOnMountOrArgChange: true } as const;

/**
 * Options of a query whose answer others change while it is shown: it is refetched every so often (ms) and on the way
 * back to its tab or screen; in a background tab it rests.
 */
export const polled = (interval = 20_000) =>
  ({
    pollingInterval: interval,
    skipPollingIfUnfocused: true,
    ...readAnew,
  }) as const;
