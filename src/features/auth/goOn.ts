import { api } from '#src/shared/api/api.ts';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import { rememberDestination } from '#src/shared/lib/destination.ts';
import { paths } from '#src/shared/lib/paths.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { modalClosed, selectLoginIntent } from '#src/shared/store/modalsSlice.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';

/**
 * Loads the page anew from its start for whoever is logged in now; from there it leads to where the login was for. Where
 * the new page would not know them, the session lasts as long as this one, and they are told.
 */
export const goOn =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { page }) => {
    const { next } = selectLoginIntent(getState());
    if (page.goInPlace && (await page.goInPlace(next ?? paths.home))) {
      dispatch(modalClosed());
      // What a visitor was answered is not what this user is.
      dispatch(api.util.resetApiState());
      dispatch(noticeShown({ tone: 'info', text: { key: 'common:account.notStored' }, isLong: true }));
      return;
    }
    // Kept for the page that comes now, and for no later one.
    if (next !== undefined) rememberDestination(browserStorage('sessionStorage'), next);
    await page.reload(paths.home);
  };
