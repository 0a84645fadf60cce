import { expect, test } from '@jest/globals';
import { requestEnded, requestStarted } from '#src/shared/api/requests.ts';
import { makeStore } from '#src/app/store.ts';
import { screenLoadEnded, screenLoadStarted, selectLoadingCount } from './loadingSlice.ts';
import { modalClosed, modalOpened, selectLoginIntent, selectOpenModal } from './modalsSlice.ts';
import { noticeClosed, noticeShown, selectNotices } from './noticesSlice.ts';
import { routeEntered, selectRoute } from './routeSlice.ts';
import { formSettled, formTouched, selectHasUnsavedForm, selectHasUnsavedWork } from './drafts/unsavedSlice.ts';

test('one dialog is open at a time', () => {
  const { getState, dispatch } = makeStore();
  expect(selectOpenModal(getState())).toBeNull();
  dispatch(modalOpened({ kind: 'login' }));
  dispatch(modalOpened({ kind: 'recovery' }));
  expect(selectOpenModal(getState())).toEqual({ kind: 'recovery' });
  expect(selectLoginIntent(getState())).toEqual({});
  dispatch(modalOpened({ kind: 'login', reason: 'booking', next: '/checkout', email: 'nino@example.com' }));
  expect(selectLoginIntent(getState())).toEqual({ reason: 'booking', next: '/checkout' });
  dispatch(modalOpened({ kind: 'registration', tab: 'client', next: '/favourites' }));
  expect(selectLoginIntent(getState())).toStrictEqual({ next: '/favourites' });
  dispatch(modalOpened({ kind: 'recovery', reason: 'page' }));
  expect(selectLoginIntent(getState())).toStrictEqual({ reason: 'page' });
  for (const modal of [{ kind: 'menu' }, { kind: 'writeToOwner', carId: 1, car: '', owner: '' }] as const) {
    dispatch(modalOpened(modal));
    expect(selectLoginIntent(getState())).toEqual({});
  }
  dispatch(modalClosed());
  expect(selectOpenModal(getState())).toBeNull();
});

test('notices are shown in their order, each until it is closed', () => {
  const { getState, dispatch } = makeStore();
  expect(selectNotices(getState())).toEqual([]);
  dispatch(noticeShown({ tone: 'success', text: { key: 'common:close' } }));
  dispatch(noticeShown({ tone: 'error', text: { key: 'common:loading' } }));
  const shown = selectNotices(getState());
  expect(shown).toMatchObject([
    { tone: 'success', text: { key: 'common:close' } },
    { tone: 'error', text: { key: 'common:loading' } },
  ]);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(2);
  const [first] = shown;
  dispatch({ type: noticeShown.type, payload: { ...first, text: { key: 'common:said', values: { text: 'Saved' } } } });
  expect(selectNotices(getState()).map(({ text }) => text.key)).toEqual(['common:loading', 'common:said']);
  dispatch(noticeClosed(first?.id ?? ''));
  expect(selectNotices(getState())).toEqual([shown[1]]);
});

test('the route is the one that was entered last', () => {
  const { getState, dispatch } = makeStore();
  expect(selectRoute(getState())).toEqual({ pattern: '', params: {}, search: {} });
  const route = { pattern: '/orders/:id', params: { id: '5' }, search: {} };
  dispatch(routeEntered(route));
  expect(selectRoute(getState())).toEqual(route);
});

test('only what the user waits for counts as loading, and it never falls below nothing', () => {
  const { getState, dispatch } = makeStore();
  const count = () => selectLoadingCount(getState());
  const request = (isAwaited: boolean) => ({ isAwaited, isWrite: false });
  dispatch(requestStarted(request(false)));
  expect(count()).toBe(0);
  dispatch(requestStarted(request(true)));
  dispatch(screenLoadStarted());
  expect(count()).toBe(2);
  dispatch(requestEnded(request(false)));
  expect(count()).toBe(2);
  dispatch(requestStarted(request(true)));
  dispatch(requestEnded(request(true)));
  expect(count()).toBe(2);
  dispatch(requestEnded(request(true)));
  expect(count()).toBe(1);
  dispatch(screenLoadEnded());
  dispatch(screenLoadEnded());
  expect(count()).toBe(0);
});

test('work of several steps counts from its start to its end, whichever step that is', () => {
  const { getState, dispatch } = makeStore();
  const step = (requestStatus: 'pending' | 'fulfilled' | 'rejected', type = 'auth/logOut') =>
    dispatch({ type: `${type}/${requestStatus}`, meta: { requestId: 'one', requestStatus } });
  const counts = (['pending', 'fulfilled', 'pending', 'rejected'] as const).map((status) => {
    step(status);
    return selectLoadingCount(getState());
  });
  expect(counts).toEqual([1, 0, 1, 0]);
  // Requests are counted by their own actions, not once more by RTK Query's.
  step('pending', 'api/anything');
  expect(selectLoadingCount(getState())).toBe(0);
});

test('a form with input and a running write are unsaved, a query is not', () => {
  const { getState, dispatch } = makeStore();
  const look = () => [selectHasUnsavedForm(getState()), selectHasUnsavedWork(getState())];
  const request = (isWrite: boolean) => ({ isAwaited: false, isWrite });
  expect(look()).toEqual([false, false]);
  dispatch(requestStarted(request(false)));
  expect(look()).toEqual([false, false]);
  dispatch(requestStarted(request(true)));
  dispatch(requestStarted(request(true)));
  dispatch(requestEnded(request(false)));
  dispatch(requestEnded(request(true)));
  expect(look()).toEqual([false, true]);
  dispatch(requestEnded(request(true)));
  expect(look()).toEqual([false, false]);
  dispatch(formTouched('one'));
  const touched = getState().unsaved;
  dispatch(formTouched('one'));
  expect(getState().unsaved).toBe(touched);
  dispatch(formTouched('two'));
  dispatch(formSettled('one'));
  expect(getState().unsaved.forms).toEqual(['two']);
  expect(look()).toEqual([true, true]);
  dispatch(formSettled('two'));
  expect(look()).toEqual([false, false]);
});
