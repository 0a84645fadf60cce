import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import type { Language } from '#contract/domain/values.ts';
import { createAppSlice } from '#src/shared/store/createAppSlice.ts';

const initialState: { readonly current: Language } = { current: 'en' };

/** The language of the page: set once by the first state, since a switch reloads the page. */
export const languageSlice = createAppSlice({
  name: 'language',
  initialState,
  reducers: {},
  selectors: { selectLanguage: (state) => state.current },
});

export const languagePrivacy: SlicePrivacy<typeof languageSlice> = {
  fields: { current: 'keep' },
  payloads: {},
};

export const { selectLanguage } = languageSlice.selectors;
