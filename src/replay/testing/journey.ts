import { demoUsers } from '#mocks/fixtures/users.ts';
import { actAsMockUser, mockToken } from '#mocks/session.ts';
import { loggedIn } from '#src/features/auth/authSlice.ts';
import { api } from '#src/shared/api/api.ts';
import { routeEntered } from '#src/shared/store/routeSlice.ts';
import type { AppStore } from '../../app/store.ts';

/**
 * A user's way through a part of the product, without a screen: the store and the network are real, the server is not.
 */
export type Journey = (store: AppStore) => Promise<void>;

export const offline = () => Response.error();

export const go = ({ dispatch }: AppStore, pattern: string, params: Record<string, string> = {}, search = {}) =>
  dispatch(routeEntered({ pattern, params, search }));

/** Until all refetches are answered. */
export const settle = ({ dispatch }: AppStore) => Promise.all(dispatch(api.util.getRunningQueriesThunk()));

/** A user who logged in on an earlier page. */
export function enterAs({ vault, dispatch }: AppStore, email: keyof typeof demoUsers): void {
  const user = demoUsers[email]?.user;
  if (user === undefined) throw new Error(`no user ${email}`);
  actAsMockUser(user);
  vault.apiToken = mockToken(user);
  dispatch(loggedIn(user));
}
