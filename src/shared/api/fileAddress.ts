import type { AppThunk } from '#src/shared/store/hooks.ts';

/** Where a file of the API is. */
export const fileAddress =
  (path: string): AppThunk<string> =>
  (_dispatch, _getState, { settings }) =>
    `${settings.apiBaseUrl}${path}`;
