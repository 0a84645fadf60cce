import { api } from '#src/shared/api/api.ts';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import { rememberDestination } from '#src/shared/lib/destination.ts';
import { paths } from '#src/shared/lib/paths.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { modalClosed, selectLoginIntent } from '#src/shared/store/modalsSlice.ts';
import type { LoginIntent } from '#src/shared/store/modalsSlice.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';

/**
 * Reloads the page from the start for the logged-in user and then opens the destination of the login. If a new page could
 * not restore the session, it stays on this page, and a notice says so. `beforeReload` is not called then.
 */
export const goOn =
  (intent?: LoginIntent, beforeReload?: () => void): AppThunk<Promise<void>> =>
  async (dispatch, getState, { page }) => {
    const { next } = intent ?? selectLoginIntent(getState());
    if (page.goInPlace && (await page.goInPlace(next ?? paths.home))) {
      dispatch(modalClosed());
      // Responses to a visitor are not valid for this user.
      dispatch(api.util.resetApiState());
      dispatch(noticeShown({ tone: 'info', text: { key: 'common:account.notStored' }, isLong: true }));
      return;
    }
    // For the next page only.
    if (next !== undefined) rememberDestination(browserStorage('sessionStorage'), next);
    beforeReload?.();
    await page.reload(paths.home);
  };
