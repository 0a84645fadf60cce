import type { SessionUser } from '#contract/calls/auth/session.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { beginSession } from '#src/features/auth/beginSession.ts';
import { sessionUserOf } from '#src/features/auth/sessionUserOf.ts';
import { paths } from '#src/shared/lib/paths.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { accountsApi } from '../accountsApi.ts';

const { viewAccount, stopViewing: stop } = accountsApi.endpoints;

/** Starts the session of `user` on a freshly loaded page, so that no data of the other account remains. */
const reloadAs =
  (user: SessionUser, address: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { page, clock }) => {
    dispatch(beginSession(sessionUserOf(user, clock.now())));
    await page.reload(address);
  };

/** Views the site as another user. Returns the error, if any, for the screen. */
export const startViewing =
  (id: number): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(sendSealed(viewAccount, { params: { id } }));
    if (data === undefined) return error;
    await dispatch(reloadAs(data, paths.home));
    return undefined;
  };

/** Returns to the admin's own session, at the account that was viewed. */
export const stopViewing =
  (viewedId: number): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(sendSealed(stop, undefined));
    if (data === undefined) return error;
    await dispatch(reloadAs(data, `${paths.adminAccounts}?id=${viewedId}`));
    return undefined;
  };
