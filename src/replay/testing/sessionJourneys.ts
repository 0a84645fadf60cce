import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { checkSession } from '#src/features/auth/checkSession.ts';
import { logIn } from '#src/features/auth/logIn.ts';
import { favouritesApi } from '#src/features/favourites/favouritesApi.ts';
import { setFavourite } from '#src/features/favourites/setFavourite.ts';
import { ordersApi } from '#src/features/orders/ordersApi.ts';
import { profileApi } from '#src/features/profile/profileApi.ts';
import { writeDraft } from '#src/features/threads/writeDraft.ts';
import { identityChosen } from '#src/features/verification/verificationSlice.ts';
import { formChanged, formClosed, formOpened } from '#src/shared/store/drafts/formsSlice.ts';
import { modalClosed, modalOpened } from '#src/shared/store/modalsSlice.ts';
import { screenStateForgotten, screenStateSet } from '#src/shared/store/screenSlice.ts';
import { formSettled, formTouched } from '#src/shared/store/drafts/unsavedSlice.ts';
import { go, settle } from './journey.ts';
import type { Journey } from './journey.ts';

export const failedThenSuccessfulLogin: Journey = async (store) => {
  const { dispatch } = store;
  go(store, '/');
  dispatch(modalOpened({ kind: 'login', reason: 'favourite', next: '/favourites' }));
  dispatch(formOpened('auth/login'));
  dispatch(formTouched('login'));
  dispatch(formChanged({ key: 'auth/login', change: { touched: ['email', 'password'], isBusy: true } }));
  const email = 'client@gza.test';
  await dispatch(logIn({ email, password: 'not-this-one' }));
  dispatch(screenStateSet({ key: 'auth/login', value: { failure: 'wrong' } }));
  server.use(handlerOf('login', () => refuse(429, 'TOO_MANY_REQUESTS', 'Later, please.')));
  await dispatch(logIn({ email, password: 'nor-this-one' }));
  server.resetHandlers();
  dispatch(screenStateForgotten('auth/login'));
  await dispatch(logIn({ email, password: demoUsers[email]?.password ?? '' }));
  dispatch(formSettled('login'));
  dispatch(formClosed('auth/login'));
  dispatch(modalClosed());
  await dispatch(checkSession());
  await dispatch(profileApi.endpoints.getProfile.initiate());
  await dispatch(favouritesApi.endpoints.listFavourites.initiate());
  await Promise.all([
    dispatch(setFavourite(3, true)),
    dispatch(setFavourite(3, false)),
    dispatch(setFavourite(4, true)),
  ]);
  await dispatch(favouritesApi.endpoints.listFavourites.initiate(undefined, { forceRefetch: true }));
  server.use(handlerOf('addFavourite', () => refuse(503, 'UNAVAILABLE', 'Starting.')));
  await dispatch(setFavourite(5, true));
  await settle(store);
};

export const expiredSession: Journey = async (store) => {
  const { dispatch } = store;
  const email = 'client@gza.test';
  await dispatch(logIn({ email, password: demoUsers[email]?.password ?? '' }));
  go(store, '/orders');
  await dispatch(ordersApi.endpoints.listOrders.initiate({ query: {} }));
  await dispatch(setFavourite(3, true));
  dispatch(writeDraft('thread.1', 'Half a sen'));
  dispatch(identityChosen('id_card'));
  server.use(handlerOf('listOrders', () => refuse(401, 'NOT_LOGGED_IN', 'Log in.')));
  await dispatch(ordersApi.endpoints.listOrders.initiate({ query: {} }, { forceRefetch: true }));
  dispatch(modalOpened({ kind: 'login', reason: 'sessionOver', next: '/orders' }));
  server.resetHandlers();
  await dispatch(logIn({ email, password: demoUsers[email]?.password ?? '' }));
  dispatch(modalClosed());
};
