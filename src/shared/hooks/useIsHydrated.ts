import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and while its HTML is taken over; true from the first render on where there was none. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
