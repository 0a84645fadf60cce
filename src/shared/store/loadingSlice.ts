import { isAnyOf, isAsyncThunkAction, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import { requestEnded, requestStarted } from '#src/shared/api/requests.ts';
import { createAppSlice } from './createAppSlice.ts';

/** Work of our own that spans several steps, made by `createAppThunk`: requests are counted one by one. */
const isWork = (action: UnknownAction): boolean => !action.type.startsWith('api/') && isAsyncThunkAction(action);

/** A query with a subscribed component. Others are prefetches, polls and background refetches. */
const isRead = (action: UnknownAction): action is ReadAction => {
  if (!action.type.startsWith('api/executeQuery/') || !isQueryStage(action)) return false;
  // The meta of RTK Query's query actions.
  const { meta } = action as unknown as ReadAction;
  return meta.arg.subscribe !== false && meta.condition !== true;
};
const isQueryStage = isAnyOf(isPending, isFulfilled, isRejected);

interface ReadAction extends UnknownAction {
  readonly meta: {
    readonly requestStatus: 'pending' | 'fulfilled' | 'rejected';
    readonly arg: { readonly subscribe?: boolean };
    /** The answer was cached: nothing was requested. */
    readonly condition?: boolean;
  };
}

const initialState = {
  /**
   * How many things the user waits for without being able to do anything else: writes, work, screens whose code loads.
   */
  count: 0,
  /** Running requests that block nothing: queries of a screen, writes whose own part shows the wait. */
  beside: 0,
};
type State = typeof initialState;

const oneMore = (state: State) => ({ ...state, count: state.count + 1 });
const oneLess = (state: State) => ({ ...state, count: Math.max(0, state.count - 1) });
const oneMoreBeside = (state: State) => ({ ...state, beside: state.beside + 1 });
const oneLessBeside = (state: State) => ({ ...state, beside: Math.max(0, state.beside - 1) });

export const loadingSlice = createAppSlice({
  name: 'loading',
  initialState,
  reducers: { screenLoadStarted: oneMore, screenLoadEnded: oneLess },
  extraReducers: (builder) => {
    builder
      .addCase(requestStarted, (state, { payload }) => (payload.isAwaited ? oneMore(state) : oneMoreBeside(state)))
      .addCase(requestEnded, (state, { payload }) => (payload.isAwaited ? oneLess(state) : oneLessBeside(state)))
      .addMatcher(isRead, (state, { meta }) =>
        meta.requestStatus === 'pending' ? oneMoreBeside(state) : oneLessBeside(state),
      )
      .addMatcher(isWork, (state, action) => (isPending(action) ? oneMore(state) : oneLess(state)));
  },
  selectors: { selectLoadingCount: ({ count }) => count, selectBesideCount: ({ beside }) => beside },
});

export const loadingPrivacy: SlicePrivacy<typeof loadingSlice> = {
  fields: { beside: 'keep' },
  payloads: {},
};

export const { screenLoadStarted, screenLoadEnded } = loadingSlice.actions;
export const { selectLoadingCount, selectBesideCount } = loadingSlice.selectors;
