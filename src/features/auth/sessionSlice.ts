import type { PayloadAction } from '@reduxjs/toolkit';
import type { CurrentUser, SessionUser } from '#contract/session.ts';
import { sessionRefused } from '#src/api/sessionRefused.ts';
import { createAppSlice } from '#src/store/createAppSlice.ts';

/** One list, so that nobody is told of a change. */
const noRoles: SessionUser['roles'] = [];
const initialState: { readonly current: SessionUser | null } = { current: null };

/** Whoever is logged in, as documented for the browser's storage. */
export const sessionSlice = createAppSlice({
  name: 'session',
  initialState,
  reducers: {
    loggedIn: (state, action: PayloadAction<SessionUser>) => ({ ...state, current: action.payload }),
    sessionEnded: (state) => (state.current === null ? state : { ...state, current: null }),
    /** The server said whose session it is. Of another back end's answer only what is there is taken. */
    sessionConfirmed: (state, action: PayloadAction<Partial<CurrentUser>>) => {
      const { user_id, expireMinutes } = action.payload;
      if (state.current === null) return state;
      // The cookie is somebody else's: what is stored here is over.
      if (user_id !== undefined && user_id !== state.current.user_id) return { ...state, current: null };
      if (expireMinutes === undefined || expireMinutes === state.current.expireMinutes) return state;
      return { ...state, current: { ...state.current, expireMinutes } };
    },
    /** Another tab logged in (or its user changed) or out. */
    sessionChangedElsewhere: (state, action: PayloadAction<SessionUser | null>) => ({
      ...state,
      current: action.payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionRefused, (state) => (state.current === null ? state : { ...state, current: null }));
  },
  selectors: {
    selectUser: (state) => state.current,
    selectRoles: (state) => state.current?.roles ?? noRoles,
    selectIsClient: (state) => state.current?.roles.includes('client') ?? false,
    /** The client's name, or the owner's where there is no client. */
    selectDisplayName: (state) => state.current?.client?.name ?? state.current?.owner?.name ?? null,
    selectApiToken: (state) => state.current?.apiToken ?? null,
  },
});

export const { loggedIn, sessionEnded, sessionConfirmed, sessionChangedElsewhere } = sessionSlice.actions;
export const { selectUser, selectRoles, selectIsClient, selectDisplayName, selectApiToken } = sessionSlice.selectors;
