import type { Language } from '#contract/domain/values.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { languageApi } from './languageApi.ts';

/**
 * Changes the language on the server and then reloads the page in it. A failure is only logged
 * and changes nothing.
 */
export const switchLanguage =
  (lang: Language): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { page }) => {
    const { error } = await dispatch(
      languageApi.endpoints.setLanguage.initiate({ params: { lang } }, { track: false }),
    );
    if (error !== undefined) {
      logFailure('The server could not switch the language', error);
      return;
    }
    page.rememberLanguage(lang);
    await page.reload();
  };
