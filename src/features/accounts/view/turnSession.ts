import type { SessionUser } from '#contract/calls/session.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { beginSession } from '#src/features/auth/beginSession.ts';
import { sessionUserOf } from '#src/features/auth/sessionUserOf.ts';
import { paths } from '#src/shared/lib/paths.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { accountsApi } from '../accountsApi.ts';

const { viewAccount, stopViewing: stop } = accountsApi.endpoints;

/** Goes on as whoever the session shows from now on: from a fresh page, so that nothing of the other account stays. */
const goOnAs =
  (user: SessionUser, address: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { page, clock }) => {
    dispatch(beginSession(sessionUserOf(user, clock.now())));
    await page.reload(address);
  };

/** Sees what somebody sees; a failure is given back for the screen. */
export const startViewing =
  (id: number): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(sendSealed(viewAccount, { params: { id } }));
    if (data === undefined) return error;
    await dispatch(goOnAs(data, paths.home));
    return undefined;
  };

/** Is oneself again, back at the person who was looked at. */
export const stopViewing =
  (viewedId: number): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(sendSealed(stop, undefined));
    if (data === undefined) return error;
    await dispatch(goOnAs(data, `${paths.adminAccounts}?id=${viewedId}`));
    return undefined;
  };
