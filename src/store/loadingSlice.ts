import { isAsyncThunkAction, isPending } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { requestEnded, requestStarted } from '#src/api/requests.ts';
import { createAppSlice } from './createAppSlice.ts';

/** Work of our own that spans several steps, made by `createAppThunk`: requests are counted one by one. */
const isWork = (action: UnknownAction): boolean => !action.type.startsWith('api/') && isAsyncThunkAction(action);

/** For how many things somebody waits who can do nothing meanwhile: writes, work, screens whose code is on its way. */
const initialState = { count: 0 };

const oneMore = ({ count }: typeof initialState) => ({ count: count + 1 });
const oneLess = ({ count }: typeof initialState) => ({ count: Math.max(0, count - 1) });

export const loadingSlice = createAppSlice({
  name: 'loading',
  initialState,
  reducers: { screenLoadStarted: oneMore, screenLoadEnded: oneLess },
  extraReducers: (builder) => {
    builder
      .addCase(requestStarted, (state, { payload }) => (payload.isAwaited ? oneMore(state) : state))
      .addCase(requestEnded, (state, { payload }) => (payload.isAwaited ? oneLess(state) : state))
      .addMatcher(isWork, (state, action) => (isPending(action) ? oneMore(state) : oneLess(state)));
  },
  selectors: { selectLoadingCount: ({ count }) => count },
});

export const { screenLoadStarted, screenLoadEnded } = loadingSlice.actions;
export const { selectLoadingCount } = loadingSlice.selectors;
