import type { PayloadAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import type { Currency } from '#contract/domain/money/currencies.ts';
import { createAppSlice } from '#src/shared/store/createAppSlice.ts';

const initialState: { readonly current: Currency } = { current: 'usd' };

/** The currency prices are shown in; what is charged is always GEL. */
export const currencySlice = createAppSlice({
  name: 'currency',
  initialState,
  reducers: {
    currencySwitched: (state, action: PayloadAction<Currency>) => ({ ...state, current: action.payload }),
    currencySwitchedElsewhere: (state, action: PayloadAction<Currency>) => ({ ...state, current: action.payload }),
  },
  selectors: { selectCurrency: (state) => state.current },
});

export const currencyPrivacy: SlicePrivacy<typeof currencySlice> = {
  fields: { current: 'keep' },
  payloads: { currencySwitched: 'current', currencySwitchedElsewhere: 'current' },
};

export const { currencySwitched, currencySwitchedElsewhere } = currencySlice.actions;
export const { selectCurrency } = currencySlice.selectors;
