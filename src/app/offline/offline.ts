import { getUser } from '#contract/generated/auth/session.ts';
import type { Offline } from '#src/shared/api/baseQuery.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { selectKeptAt } from '#src/shared/store/environmentSlice.ts';
import type { AppDispatch, RootState } from '../store.ts';

const load = () => import(/* webpackChunkName: "offline" */ './answerOffline.ts');

/** The little that every page has of it; the code comes with the first such answer, or with its absence. */
export const offline: Offline = (request, api) => {
  // The session check, too: its answer shows that there is a connection again.
  const isCheck = request.path === getUser.path;
  if (request.isKeptOffline !== true && !isCheck) return null;
  // Both are of the store of this very app.
  const dispatch = api.dispatch as AppDispatch;
  const stateOf = () => api.getState() as RootState;
  const userOf = () => selectUser(stateOf())?.user_id;
  const userId = userOf();
  return {
    // An answer to a user who has left is not cached.
    store: (answer) => {
      const isNews = !isCheck || selectKeptAt(stateOf()) !== null;
      if (isNews && userId !== undefined && userOf() === userId)
        load().then(
          ({ cacheOffline }) => dispatch(cacheOffline(request, answer)),
          () => undefined,
        );
    },
    find: async () => {
      const loaded = await load().catch(() => null);
      return loaded === null || userId === undefined ? null : dispatch(loaded.answerOffline(request, userId));
    },
  };
};
