import type { PayloadAction } from '@reduxjs/toolkit';
import { createAppSlice } from './createAppSlice.ts';

/** The dialogs that open over any page; at most one at a time. Each later dialog adds its own member. */
export type Modal =
  | { readonly kind: 'login' }
  | { readonly kind: 'recovery' }
  | { readonly kind: 'registration'; readonly tab: 'client' | 'owner' }
  | { readonly kind: 'writeToOwner'; readonly carId: number; readonly car: string; readonly owner: string }
  | { readonly kind: 'menu' };

const initialState: { readonly open: Modal | null } = { open: null };

export const modalsSlice = createAppSlice({
  name: 'modals',
  initialState,
  reducers: {
    modalOpened: (_state, action: PayloadAction<Modal>) => ({ open: action.payload }),
    modalClosed: () => initialState,
  },
  selectors: { selectOpenModal: (state) => state.open },
});

export const { modalOpened, modalClosed } = modalsSlice.actions;
export const { selectOpenModal } = modalsSlice.selectors;
