import type { PayloadAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import type { Currency } from '#contract/domain/money/currencies.ts';
import { defaultSettings } from '#src/shared/lib/settings.ts';
import { createAppSlice } from './createAppSlice.ts';

/** The page's environment, as far as screens depend on it. */
export interface Environment {
  readonly build: string;
  readonly defaultCurrency: Currency;
  /** Whether the browser believes it has a network. */
  readonly isOnline: boolean;
  /** Whether the tab is visible. */
  readonly isVisible: boolean;
  readonly scheme: 'light' | 'dark';
  /** Without a network: when the oldest of the answers shown was made, in milliseconds since the Unix epoch. */
  readonly keptAt?: number | null;
}

const initialState: Environment = {
  build: defaultSettings.build,
  defaultCurrency: defaultSettings.defaultCurrency,
  isOnline: true,
  isVisible: true,
  scheme: 'light',
};

export const environmentSlice = createAppSlice({
  name: 'environment',
  initialState,
  reducers: {
    environmentChanged: (state, { payload }: PayloadAction<Partial<Environment>>) => ({ ...state, ...payload }),
  },
  selectors: {
    selectIsOnline: ({ isOnline }) => isOnline,
    selectIsVisible: ({ isVisible }) => isVisible,
    selectKeptAt: ({ keptAt }) => keptAt ?? null,
  },
});

export const environmentPrivacy: SlicePrivacy<typeof environmentSlice> = {
  fields: {
    build: 'keep',
    defaultCurrency: 'keep',
    isOnline: 'keep',
    isVisible: 'keep',
    keptAt: 'keep',
    scheme: 'keep',
  },
  payloads: {},
};

export const { environmentChanged } = environmentSlice.actions;
export const { selectIsOnline, selectIsVisible, selectKeptAt } = environmentSlice.selectors;
