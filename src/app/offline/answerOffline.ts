import { isStaff } from '#contract/domain/isStaff.ts';
import { getUser } from '#contract/generated/auth/session.ts';
import { api } from '#src/shared/api/api.ts';
import type { ApiRequest } from '#src/shared/api/requestOf.ts';
import { partyOf, selectRoles, selectUser, selectViewedBy } from '#src/features/auth/authSlice.ts';
import { environmentChanged, selectKeptAt } from '#src/shared/store/environmentSlice.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import type { RootState } from '../store.ts';
import { findAnswer, cacheAnswer } from './cachedAnswers.ts';

const nameOf = ({ path, params, query }: ApiRequest): string => `${path} ${JSON.stringify([params, query])}`;

/**
 * Whose answers are cached: only those of a client or an owner on their own account. Staff see other people's orders,
 * and so does an admin who views an account.
 */
function ownerOfAnswers(state: RootState): number | null {
  const user = selectUser(state);
  const isOwn =
    user !== null && partyOf(user) !== null && !isStaff(selectRoles(state)) && selectViewedBy(state) === null;
  // A user who is logging out leaves nothing new behind.
  return isOwn && state.auth.ending !== 'left' ? user.user_id : null;
}

/** An answer shows that there is a connection: it is cached, and cached answers on the screen are refetched. */
export const cacheOffline =
  (request: ApiRequest, answer: unknown): AppThunk<Promise<void>> =>
  async (dispatch, getState, { clock }) => {
    const at = clock.now();
    if (selectKeptAt(getState()) !== null) {
      dispatch(environmentChanged({ keptAt: null }));
      dispatch(api.util.invalidateTags(['Order', 'Payment', 'Review']));
    }
    const userId = ownerOfAnswers(getState());
    if (userId !== null && request.path !== getUser.path) await cacheAnswer(userId, nameOf(request), answer, at);
  };

/** A cached answer to the same user, as long as their session lasts; the page shows its age. */
export const answerOffline =
  (request: ApiRequest, askedBy: number): AppThunk<Promise<{ readonly data: unknown } | null>> =>
  async (dispatch, getState, { clock }) => {
    const isStillTheirs = () => {
      const user = selectUser(getState());
      return ownerOfAnswers(getState()) === askedBy && user !== null && clock.now() < user.expireMinutes * 60_000;
    };
    if (!isStillTheirs()) return null;
    const found = await findAnswer(askedBy, nameOf(request), clock.now());
    // The user may have left during the look-up.
    if (found === null || !isStillTheirs()) return null;
    dispatch(environmentChanged({ keptAt: Math.min(found.at, selectKeptAt(getState()) ?? found.at) }));
    return { data: found.answer };
  };
