import type { PayloadAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import { createAppSlice } from '../createAppSlice.ts';

/** The progress of a form: names of its fields, never their values. */
export interface FormState {
  readonly step?: string;
  readonly touched: readonly string[];
  /** The broken rule, by field. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

const untouched: FormState = { touched: [], wrong: {}, isBusy: false, hasFailed: false };

const initialState: Readonly<Record<string, FormState>> = {};

/** The forms on the screen, by name. Written by `useServerForm`. */
export const formsSlice = createAppSlice({
  name: 'forms',
  initialState,
  reducers: {
    formOpened: (state, { payload }: PayloadAction<string>) => ({ ...state, [payload]: untouched }),
    formChanged: (
      state,
      { payload: { key, change } }: PayloadAction<{ readonly key: string; readonly change: Partial<FormState> }>,
    ) => {
      const form = state[key];
      // An answer may come when its form has gone.
      return form === undefined ? state : { ...state, [key]: { ...form, ...change } };
    },
    formClosed: (state, { payload }: PayloadAction<string>) =>
      Object.fromEntries(Object.entries(state).filter(([name]) => name !== payload)),
  },
  selectors: { selectIsFormBusy: (state, name: string) => state[name]?.isBusy ?? false },
});

export const formsPrivacy: SlicePrivacy<typeof formsSlice> = {
  fields: { hasFailed: 'keep', isBusy: 'keep', touched: 'keep', wrong: 'pseudonym', 'wrong.*': 'keep' },
  payloads: { formOpened: 'forms', formClosed: 'forms' },
};

export const { formOpened, formChanged, formClosed } = formsSlice.actions;
export const { selectIsFormBusy } = formsSlice.selectors;
