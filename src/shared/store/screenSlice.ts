import type { PayloadAction } from '@reduxjs/toolkit';
import { createAppSlice } from './createAppSlice.ts';

/** What decides the look of the screens that are open, each thing under the key of the part that keeps it. */
export type ScreenState = Readonly<Record<string, unknown>>;

const initialState: ScreenState = {};

/** Written by `useUiState` alone. Values are plain, and nothing that somebody typed is among them. */
export const screenSlice = createAppSlice({
  name: 'screen',
  initialState,
  reducers: {
    screenStateSet: (state, { payload }: PayloadAction<{ readonly key: string; readonly value: unknown }>) => ({
      ...state,
      [payload.key]: payload.value,
    }),
    screenStateForgotten: (state, { payload }: PayloadAction<string>) =>
      Object.fromEntries(Object.entries(state).filter(([key]) => key !== payload)),
  },
});

export const { screenStateSet, screenStateForgotten } = screenSlice.actions;
