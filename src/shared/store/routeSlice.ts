import type { PayloadAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import { createAppSlice } from './createAppSlice.ts';

/** The current route: the parts of the address that are needed to open the same screen. */
export interface RouteState {
  /** Pattern of the route, `/cars/rent/:slug/:id`; empty where nothing matched. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string>>;
  /** Only what screens read. */
  readonly search: Readonly<Record<string, string>>;
}

const initialState: RouteState = { pattern: '', params: {}, search: {} };

export const routeSlice = createAppSlice({
  name: 'route',
  initialState,
  reducers: { routeEntered: (_state, action: PayloadAction<RouteState>) => action.payload },
  selectors: { selectRoute: (state) => state },
});

export const routePrivacy: SlicePrivacy<typeof routeSlice> = {
  fields: { params: 'pseudonym', pattern: 'keep', search: 'pseudonym' },
  payloads: {},
};

export const { routeEntered } = routeSlice.actions;
export const { selectRoute } = routeSlice.selectors;
