import { logFailure } from '#src/shared/lib/log.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { languageApi } from './languageApi.ts';
import { selectLanguage } from './languageSlice.ts';

/** Sends the language of this page to the server at start; a failure is only logged. */
export const announceLanguage = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const lang = selectLanguage(getState());
  const { error } = await dispatch(languageApi.endpoints.setLanguage.initiate({ params: { lang } }, { track: false }));
  if (error !== undefined) logFailure('The server could not take the language', error);
};
