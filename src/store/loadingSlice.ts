import { isAsyncThunkAction, isPending } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { CallName } from '#contract/calls.ts';
import { createAppSlice } from './createAppSlice.ts';

/** Calls nobody waits for: they never bring up the overlay. */
const backgroundCalls: ReadonlySet<string> = new Set<CallName>([
  'getUser',
  'setLanguage',
  'getRates',
  'listThreads',
  'listMessages',
  'sendMessage',
  'markThreadSeen',
  'listFavourites',
  'addFavourite',
  'removeFavourite',
  'listVerificationImages',
  'uploadVerificationImage',
]);

interface Loading {
  /** Requests somebody waits for, by request id. */
  readonly requests: readonly string[];
  /** Screens whose code is on its way. */
  readonly screens: number;
}

interface RequestMeta {
  readonly requestId: string;
  readonly arg:
    | {
        /** Absent where not an endpoint runs but a thunk of its own. */
        readonly endpointName?: string;
        readonly subscribe?: boolean;
        readonly forceRefetch?: unknown;
        /** Present when a list fetches its next page. */
        readonly direction?: unknown;
      }
    | undefined;
}

const isRequest = (action: UnknownAction): action is UnknownAction & { meta: RequestMeta } =>
  /^(api\/execute(Query|Mutation)|auth\/logOut)\//.test(action.type) && isAsyncThunkAction(action);

/** Prefetches don't subscribe; refreshes and polls refetch what is on the screen; a next page is waited for in its list. */
const isAwaited = ({ arg = {} }: RequestMeta): boolean =>
  !backgroundCalls.has(arg.endpointName ?? '') && arg.subscribe !== false && !arg.forceRefetch && !arg.direction;

const initialState: Loading = { requests: [], screens: 0 };

export const loadingSlice = createAppSlice({
  name: 'loading',
  initialState,
  reducers: {
    screenLoadStarted: (state) => ({ ...state, screens: state.screens + 1 }),
    screenLoadEnded: (state) => ({ ...state, screens: Math.max(0, state.screens - 1) }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isRequest, (state, action) => {
      const { meta } = action;
      if (!isPending(action)) return { ...state, requests: state.requests.filter((id) => id !== meta.requestId) };
      return isAwaited(meta) ? { ...state, requests: [...state.requests, meta.requestId] } : state;
    });
  },
  selectors: { selectLoadingCount: ({ requests, screens }) => requests.length + screens },
});

export const { screenLoadStarted, screenLoadEnded } = loadingSlice.actions;
export const { selectLoadingCount } = loadingSlice.selectors;
