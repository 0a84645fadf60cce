import type { PayloadAction } from '@reduxjs/toolkit';
import { requestEnded, requestStarted } from '#src/api/requests.ts';
import { createAppSlice } from './createAppSlice.ts';

interface Unsaved {
  /** Forms somebody has typed into. */
  readonly forms: readonly string[];
  /** How many writes are under way, whoever sent them. */
  readonly writes: number;
}

const initialState: Unsaved = { forms: [], writes: 0 };

/** What a reload would lose: while there is something, the page never reloads by itself. */
export const unsavedSlice = createAppSlice({
  name: 'unsaved',
  initialState,
  reducers: {
    formTouched: (state, action: PayloadAction<string>) =>
      state.forms.includes(action.payload) ? state : { ...state, forms: [...state.forms, action.payload] },
    formSettled: (state, action: PayloadAction<string>) => ({
      ...state,
      forms: state.forms.filter((form) => form !== action.payload),
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(requestStarted, (state, { payload }) =>
        payload.isWrite ? { ...state, writes: state.writes + 1 } : state,
      )
      .addCase(requestEnded, (state, { payload }) =>
        payload.isWrite ? { ...state, writes: state.writes - 1 } : state,
      );
  },
  selectors: {
    selectHasUnsavedForm: (state) => state.forms.length > 0,
    selectHasUnsavedWork: (state) => state.forms.length > 0 || state.writes > 0,
  },
});

export const { formTouched, formSettled } = unsavedSlice.actions;
export const { selectHasUnsavedForm, selectHasUnsavedWork } = unsavedSlice.selectors;
