import { browserStorage } from '#src/lib/browserStorage.ts';
import { rememberDestination } from '#src/lib/destination.ts';
import { paths } from '#src/lib/paths.ts';
import type { AppThunk } from '#src/store/hooks.ts';
import { selectErrand } from '#src/store/modalsSlice.ts';

/** Loads the page anew from its start for whoever is logged in now; from there it leads to where the login was for. */
export const goOn =
  (): AppThunk<Promise<void>> =>
  async (_dispatch, getState, { page }) => {
    // Kept for the page that comes now, and for no later one.
    const { next } = selectErrand(getState());
    if (next !== undefined) rememberDestination(browserStorage('sessionStorage'), next);
    await page.reload(paths.home);
  };
