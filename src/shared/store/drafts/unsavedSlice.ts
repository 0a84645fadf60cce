import type { PayloadAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import { requestEnded, requestStarted } from '#src/shared/api/requests.ts';
import { createAppSlice } from '../createAppSlice.ts';
import type { AppThunk } from '../hooks.ts';

/**
 * Suffix of the name of a form whose input outlives its screen (a draft in the chat, a car that saves itself): only a
 * reload loses it. In the name, because another field would change the final state of every recorded trace.
 */
export const OUTLIVES_SCREEN = '-outlives-screen';

interface Unsaved {
  /** Forms with changes that are not saved. */
  readonly forms: readonly string[];
  /** How many writes are running, whichever component sent them. */
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
    /** Whether leaving the screen loses something. */
    selectHasUnsavedForm: (state) => state.forms.some((form) => !form.endsWith(OUTLIVES_SCREEN)),
    /** Whether leaving the page does. */
    selectIsLostOnReload: (state) => state.forms.length > 0,
    selectHasUnsavedWork: (state) => state.forms.length > 0 || state.writes > 0,
  },
});

export const unsavedPrivacy: SlicePrivacy<typeof unsavedSlice> = {
  fields: { forms: 'keep', writes: 'keep' },
  payloads: { formTouched: 'forms', formSettled: 'forms' },
};

export const { formTouched, formSettled } = unsavedSlice.actions;
export const { selectHasUnsavedForm, selectHasUnsavedWork, selectIsLostOnReload } = unsavedSlice.selectors;

/** Before a reload that was confirmed: forms do not ask about their input again. */
export const settleForms = (): AppThunk<void> => (dispatch, getState) => {
  for (const form of getState().unsaved.forms) dispatch(formSettled(form));
};
