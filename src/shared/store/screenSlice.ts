import type { PayloadAction } from '@reduxjs/toolkit';
import { createAppSlice } from './createAppSlice.ts';

/** The UI state of the open screens, by the key of the component that owns it. */
export type ScreenState = Readonly<Record<string, unknown>>;

const initialState: ScreenState = {};

/** Written by `useUiState` alone. Values are plain, and never contain input. */
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
