import type { PayloadAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import type { ResponseOf } from '#contract/call.ts';
import type { getUser, SessionUser } from '#contract/calls/auth/session.ts';
import { secondFactorRequired, sessionRefused } from '#src/shared/api/sessionRefused.ts';
import { isSameJson } from '#src/shared/lib/isSameJson.ts';
import { createAppSlice } from '#src/shared/store/createAppSlice.ts';

/** A constant, so that the selector returns the same reference. */
const noRoles: SessionUser['roles'] = [];

/** The party a user acts as: client first, else owner; staff have none. */
export function partyOf(
  user: Pick<SessionUser, 'client' | 'owner'>,
): { readonly side: 'client' | 'owner'; readonly id: number } | null {
  if (user.client) return { side: 'client', id: user.client.id };
  return user.owner ? { side: 'owner', id: user.owner.id } : null;
}

/** The logged-in user as stored in the state, without the session token, which is in the vault. */
export type KnownUser = Omit<SessionUser, 'apiToken'> & { readonly apiToken?: never };

interface AuthState {
  readonly current: KnownUser | null;
  /** URL of the profile picture; undefined until it is known. Not persisted with the user. */
  readonly picture?: string | null;
  /** How the last session on this page ended: by logout, or by expiry. */
  readonly ending?: 'left' | 'over';
  /** The server refuses everything except setting up a second factor. */
  readonly needsSecondFactor?: boolean;
  /** Email of the admin who views this account. */
  readonly viewedBy?: string;
}

const initialState: AuthState = { current: null };

const endOf = (state: AuthState): AuthState =>
  state.current === null ? state : { ...state, current: null, ending: state.ending ?? 'over' };

export const authSlice = createAppSlice({
  name: 'auth',
  initialState,
  reducers: {
    loggedIn: ({ current, picture }, { payload }: PayloadAction<KnownUser>): AuthState => ({
      current: payload,
      // After a new password it is the same user, whose picture nothing asks for again.
      ...(current?.user_id === payload.user_id && picture !== undefined && { picture }),
    }),
    /** From here on a 401 is expected. */
    logoutBegun: (state): AuthState => ({ ...state, ending: 'left' }),
    /** By the user's own action. */
    loggedOut: (state): AuthState => ({ ...state, current: null, ending: 'left' }),
    secondFactorSetUp: (state) => ({ ...state, needsSecondFactor: false }),
    /** The session has expired. */
    sessionEnded: endOf,
    /** The server confirmed the session; fields it left out stay as they are. */
    sessionConfirmed: (state, action: PayloadAction<Partial<ResponseOf<typeof getUser>>>) => {
      const { user_id, expireMinutes, client, owner, picture = state.picture, viewed_by: viewedBy } = action.payload;
      if (state.current === null) return state;
      // The cookie belongs to another user, so the stored session is over.
      if (user_id !== undefined && user_id !== state.current.user_id) return endOf(state);
      const confirmed = {
        ...state.current,
        ...(expireMinutes !== undefined && { expireMinutes }),
        // The name may have changed, here or on another device.
        ...(client !== undefined && { client }),
        ...(owner !== undefined && { owner }),
      };
      const isSame = isSameJson(confirmed, state.current);
      if (isSame && picture === state.picture && viewedBy === state.viewedBy) return state;
      return {
        ...state,
        current: isSame ? state.current : confirmed,
        ...(picture !== undefined && { picture }),
        ...(viewedBy !== undefined && { viewedBy }),
      };
    },
    pictureChanged: (state, { payload }: PayloadAction<string | null>): AuthState =>
      state.current === null ? state : { ...state, picture: payload },
    /** Another tab logged in (or its user changed) or out. */
    sessionChangedElsewhere: (
      { ending: _former, ...state },
      { payload }: PayloadAction<KnownUser | null>,
    ): AuthState => ({
      ...state,
      current: payload,
      ...(payload === null && { ending: 'left' }),
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionRefused, endOf)
      .addCase(secondFactorRequired, (state) => ({ ...state, needsSecondFactor: true }));
  },
  selectors: {
    selectUser: (state) => state.current,
    selectRoles: (state) => state.current?.roles ?? noRoles,
    selectIsClient: (state) => state.current?.roles.includes('client') ?? false,
    /** The client's name, or the owner's where there is no client. */
    selectDisplayName: (state) => state.current?.client?.name ?? state.current?.owner?.name ?? null,
    selectEnding: (state) => (state.current === null ? (state.ending ?? null) : null),
    selectNeedsSecondFactor: (state) => state.current !== null && state.needsSecondFactor === true,
    selectViewedBy: (state) => (state.current === null ? null : (state.viewedBy ?? null)),
    selectPicture: (state) => (state.current === null ? null : (state.picture ?? null)),
  },
});

export const authPrivacy: SlicePrivacy<typeof authSlice> = {
  fields: { current: 'keep', ending: 'keep', needsSecondFactor: 'keep', viewedBy: 'pseudonym' },
  payloads: {
    loggedIn: 'current',
    sessionConfirmed: 'current',
    sessionChangedElsewhere: 'current',
    pictureChanged: 'picture',
  },
};

export const {
  loggedIn,
  logoutBegun,
  loggedOut,
  secondFactorSetUp,
  sessionEnded,
  sessionConfirmed,
  pictureChanged,
  sessionChangedElsewhere,
} = authSlice.actions;
export const {
  selectUser,
  selectRoles,
  selectIsClient,
  selectDisplayName,
  selectEnding,
  selectNeedsSecondFactor,
  selectPicture,
  selectViewedBy,
} = authSlice.selectors;
