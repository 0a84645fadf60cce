import { expect, test } from '@jest/globals';
import { secondFactorRequired, sessionRefused } from '#src/shared/api/sessionRefused.ts';
import { makeStore } from '#src/app/store.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import {
  loggedIn,
  loggedOut,
  logoutBegun,
  partyOf,
  pictureChanged,
  secondFactorSetUp,
  selectDisplayName,
  selectEnding,
  selectIsClient,
  selectNeedsSecondFactor,
  selectPicture,
  selectRoles,
  selectUser,
  selectViewedBy,
  sessionChangedElsewhere,
  sessionConfirmed,
  sessionEnded,
} from './authSlice.ts';

const user = sessionUser();
const client = { id: 70, name: 'Nino' };
const owner = { id: 80, name: 'Tbilisi Drive LLC' };
const open = (current: typeof user | null = user) => makeStore({ preloadedState: { auth: { current } } });

test('a visitor has no name, no role and nothing to set up', () => {
  const { getState, dispatch } = makeStore();
  dispatch(secondFactorRequired());
  const state = getState();
  expect(selectUser(state)).toBeNull();
  expect(selectRoles(state)).toEqual([]);
  expect(selectRoles(getState())).toBe(selectRoles(state));
  expect([selectIsClient(state), selectDisplayName(state)]).toEqual([false, null]);
  expect([selectEnding(state), selectNeedsSecondFactor(state)]).toEqual([null, false]);
});

test("the display name is the client's, or else the owner's", () => {
  const look = (changes: Partial<typeof user>) => {
    const state = open({ ...user, ...changes }).getState();
    return [selectDisplayName(state), selectIsClient(state), selectRoles(state)];
  };
  expect(look({ owner })).toEqual(['Nino', true, ['client']]);
  expect(look({ client: null, owner, roles: ['owner'] })).toEqual([owner.name, false, ['owner']]);
  expect(look({ client: null, roles: ['admin'] })).toEqual([null, false, ['admin']]);
  expect([partyOf({ client, owner }), partyOf({ client: null, owner })]).toEqual([
    { side: 'client', id: 70 },
    { side: 'owner', id: 80 },
  ]);
  expect(partyOf({ client: null, owner: null })).toBeNull();
});

test('a refused session ends once, and the next session does not know of it', () => {
  const { getState, dispatch } = open();
  dispatch(sessionRefused());
  expect([selectUser(getState()), selectEnding(getState())]).toEqual([null, 'over']);
  const before = getState().auth;
  dispatch(sessionRefused());
  expect(getState().auth).toBe(before);
  dispatch(loggedIn(user));
  expect(selectEnding(getState())).toBeNull();
  dispatch(sessionEnded());
  expect(selectEnding(getState())).toBe('over');
});

test('a user who logs out, here or in another tab, sees no expiry, even if the server refuses them meanwhile', () => {
  const here = open();
  here.dispatch(logoutBegun());
  expect([selectUser(here.getState()), selectEnding(here.getState())]).toEqual([user, null]);
  here.dispatch(sessionRefused());
  expect([selectUser(here.getState()), selectEnding(here.getState())]).toEqual([null, 'left']);
  here.dispatch(loggedOut());
  expect(selectEnding(here.getState())).toBe('left');
  const elsewhere = open();
  elsewhere.dispatch(sessionChangedElsewhere(null));
  expect(selectEnding(elsewhere.getState())).toBe('left');
});

test('a second factor is required until it is set up', () => {
  const { getState, dispatch } = open();
  expect(selectNeedsSecondFactor(getState())).toBe(false);
  dispatch(secondFactorRequired());
  expect([selectNeedsSecondFactor(getState()), selectUser(getState())]).toEqual([true, user]);
  dispatch(secondFactorSetUp());
  expect([selectNeedsSecondFactor(getState()), selectUser(getState())]).toEqual([false, user]);
});

test('confirmed fields replace stored ones, and the state object stays the same when nothing changed', () => {
  const { getState, dispatch } = open();
  const before = getState().auth;
  dispatch(sessionConfirmed({ user_id: user.user_id, expireMinutes: user.expireMinutes, client: user.client }));
  dispatch(sessionConfirmed({}));
  expect(getState().auth).toBe(before);
  dispatch(sessionConfirmed({ client: { id: 70, name: 'Nina' } }));
  expect(selectUser(getState())).toEqual({ ...user, client: { id: 70, name: 'Nina' } });
  dispatch(sessionConfirmed({ owner }));
  dispatch(sessionConfirmed({ expireMinutes: 29_000_000 }));
  expect(selectUser(getState())).toEqual({
    ...user,
    client: { id: 70, name: 'Nina' },
    owner,
    expireMinutes: 29_000_000,
  });
  dispatch(sessionConfirmed({ user_id: 8 }));
  expect(selectUser(getState())).toBeNull();
  const loggedOutState = getState().auth;
  dispatch(sessionConfirmed({ user_id: 8 }));
  dispatch(sessionEnded());
  expect(getState().auth).toBe(loggedOutState);
});

test('a new session of the same user keeps the picture, one of another user does not', () => {
  const { getState, dispatch } = open();
  dispatch(pictureChanged('/nino.webp'));
  dispatch(loggedIn({ ...user, expireMinutes: user.expireMinutes + 1 }));
  expect(selectPicture(getState())).toBe('/nino.webp');
  dispatch(loggedIn({ ...user, user_id: user.user_id + 1 }));
  expect(selectPicture(getState())).toBeNull();
});

test('the picture is stored for a logged-in user only, and changes nothing else', () => {
  const { getState, dispatch } = open();
  expect(selectPicture(getState())).toBeNull();
  dispatch(sessionConfirmed({ picture: '/nino.webp' }));
  expect(selectPicture(getState())).toBe('/nino.webp');
  expect(selectUser(getState())).toBe(user);
  const before = getState().auth;
  dispatch(sessionConfirmed({ picture: '/nino.webp' }));
  dispatch(sessionConfirmed({}));
  expect(getState().auth).toBe(before);
  dispatch(pictureChanged('/new.webp'));
  expect(selectPicture(getState())).toBe('/new.webp');
  dispatch(sessionConfirmed({ picture: null }));
  expect(selectPicture(getState())).toBeNull();
  dispatch(pictureChanged('/new.webp'));
  dispatch(sessionEnded());
  expect(selectPicture(getState())).toBeNull();
  const loggedOutState = getState().auth;
  dispatch(pictureChanged('/other.webp'));
  expect(getState().auth).toBe(loggedOutState);
});

test('a session change in another tab applies here', () => {
  const { getState, dispatch } = open();
  const other = { ...user, user_id: 8 };
  dispatch(secondFactorRequired());
  dispatch(sessionChangedElsewhere(other));
  expect([selectUser(getState()), selectNeedsSecondFactor(getState())]).toEqual([other, true]);
  dispatch(sessionChangedElsewhere(null));
  expect(selectUser(getState())).toBeNull();
});

test('the viewing admin is known while the view lasts, and never without a user', () => {
  const { getState, dispatch } = open();
  expect(selectViewedBy(getState())).toBeNull();
  dispatch(sessionConfirmed({ viewed_by: 'admin@gza.example' }));
  expect([selectViewedBy(getState()), selectUser(getState())]).toEqual(['admin@gza.example', user]);
  const before = getState().auth;
  dispatch(sessionConfirmed({ viewed_by: 'admin@gza.example' }));
  expect(getState().auth).toBe(before);
  dispatch(sessionEnded());
  expect(selectViewedBy(getState())).toBeNull();
  dispatch(loggedIn(user));
  expect(selectViewedBy(getState())).toBeNull();
});
