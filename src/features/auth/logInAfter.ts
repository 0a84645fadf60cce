import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { modalClosed, modalOpened, selectLoginIntent, selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { goOn } from './goOn.ts';
import { sendLogin } from './logIn.ts';
import { rememberMessage } from './messageAfterLogin.ts';
import type { MessageAfterLogin } from './messageAfterLogin.ts';

/**
 * After a registration or a recovery: closes the dialog with its message, logs in with what was typed there and goes on to
 * what asked for the account. Where that is refused, the login is left to the user, with the address filled in.
 */
export const logInAfter =
  (message: MessageAfterLogin, typed: { readonly email: string; readonly password: string }): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    // Closing the dialog forgets it.
    const intent = selectLoginIntent(getState());
    dispatch(modalClosed());
    dispatch(noticeShown({ tone: 'success', text: { key: message } }));
    const error = await dispatch(sendLogin(typed));
    if (error === undefined) {
      await dispatch(goOn(intent, () => rememberMessage(browserStorage('sessionStorage'), message)));
      return;
    }
    const needsCode = isRequestFailure(error) && 'code' in error.fields;
    const login = modalOpened({ ...intent, kind: 'login', email: typed.email });
    // Another dialog may have been opened meanwhile; it keeps its place.
    const isOpened = intent.next !== undefined && selectOpenModal(getState()) === null;
    if (isOpened) dispatch(login);
    dispatch(
      noticeShown({
        tone: 'info',
        text: { key: needsCode ? 'auth:login.withCode' : 'auth:login.byHand' },
        ...(isOpened ? { isLong: true } : { action: { text: { key: 'common:account.logIn' }, dispatches: login } }),
      }),
    );
  };
