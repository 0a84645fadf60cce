import { createSelector } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import { createAppSlice } from './createAppSlice.ts';

/** Why the user has to log in. */
export type LoginReason = 'alert' | 'favourite' | 'booking' | 'write' | 'page' | 'sessionOver';

/** The purpose of a login: it is passed along through the dialogs around it, and is reset when they are closed. */
export interface LoginIntent {
  readonly reason?: LoginReason;
  /** The address to open after the login. */
  readonly next?: string;
}

/** The dialogs that open over any page; at most one at a time. */
export type Modal =
  | (LoginIntent & {
      readonly kind: 'login';
      /** Of an existing account. */
      readonly email?: string;
    })
  | (LoginIntent & { readonly kind: 'recovery'; readonly email?: string })
  | (LoginIntent & { readonly kind: 'registration'; readonly tab: 'client' | 'owner' })
  | { readonly kind: 'writeToOwner'; readonly carId: number; readonly car: string; readonly owner: string }
  | {
      readonly kind: 'report';
      /** The order on the screen behind, where its address does not name it. */
      readonly orderId?: number;
    }
  /** Asks a new owner for a picture. */
  | { readonly kind: 'face' }
  /** A logout would lose it. */
  | { readonly kind: 'unsentReport' }
  | { readonly kind: 'menu' };

const initialState: { readonly open: Modal | null } = { open: null };

export const modalsSlice = createAppSlice({
  name: 'modals',
  initialState,
  reducers: {
    modalOpened: (_state, action: PayloadAction<Modal>) => ({ open: action.payload }),
    modalClosed: () => initialState,
  },
  selectors: {
    selectOpenModal: (state) => state.open,
    /** The purpose of the open login, or of its neighbours. */
    selectLoginIntent: createSelector([({ open }: { readonly open: Modal | null }) => open], (open): LoginIntent => {
      if (open?.kind !== 'login' && open?.kind !== 'recovery' && open?.kind !== 'registration') return {};
      const { reason, next } = open;
      return { ...(reason !== undefined && { reason }), ...(next !== undefined && { next }) };
    }),
  },
});

export const modalsPrivacy: SlicePrivacy<typeof modalsSlice> = {
  fields: { carId: 'keep', next: 'pseudonym', open: 'pseudonym', 'open.reason': 'keep', orderId: 'keep' },
  payloads: { modalOpened: 'open' },
};

export const { modalOpened, modalClosed } = modalsSlice.actions;
export const { selectOpenModal, selectLoginIntent } = modalsSlice.selectors;
