import type { PayloadAction } from '@reduxjs/toolkit';
import { createAppSlice } from './createAppSlice.ts';

const initialState: { readonly forms: readonly string[] } = { forms: [] };

/** Forms somebody has typed into: while there is one, the page never reloads by itself. */
export const unsavedSlice = createAppSlice({
  name: 'unsaved',
  initialState,
  reducers: {
    formTouched: (state, action: PayloadAction<string>) =>
      state.forms.includes(action.payload) ? state : { forms: [...state.forms, action.payload] },
    formSettled: (state, action: PayloadAction<string>) => ({
      forms: state.forms.filter((form) => form !== action.payload),
    }),
  },
  selectors: { selectHasUnsavedForm: (state) => state.forms.length > 0 },
});

export const { formTouched, formSettled } = unsavedSlice.actions;
export const { selectHasUnsavedForm } = unsavedSlice.selectors;
