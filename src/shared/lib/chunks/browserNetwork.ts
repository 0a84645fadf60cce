import type { Network } from './retrying.ts';

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  limit: (milliseconds) => AbortSignal.timeout(milliseconds),
};
