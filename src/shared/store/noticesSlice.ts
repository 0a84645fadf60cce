import { nanoid } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { createAppSlice } from './createAppSlice.ts';

export interface Notice {
  /** Another one of the same id replaces it. */
  readonly id: string;
  readonly tone: 'success' | 'error' | 'info';
  readonly text: Message;
  /** It stays as long as one with an action: the user returns to it from another page. */
  readonly isLong?: true;
  /** What may be done about it, and the action that does it. */
  readonly action?: { readonly text: Message; readonly dispatches: UnknownAction };
}

const initialState: { readonly shown: readonly Notice[] } = { shown: [] };

export const noticesSlice = createAppSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeShown: {
      prepare: (notice: Omit<Notice, 'id'> & Partial<Pick<Notice, 'id'>>) => ({ payload: { id: nanoid(), ...notice } }),
      reducer: (state, action: PayloadAction<Notice>) => ({
        shown: [...state.shown.filter(({ id }) => id !== action.payload.id), action.payload],
      }),
    },
    noticeClosed: (state, action: PayloadAction<string>) => ({
      shown: state.shown.filter((notice) => notice.id !== action.payload),
    }),
  },
  selectors: { selectNotices: (state) => state.shown },
});

export const noticesPrivacy: SlicePrivacy<typeof noticesSlice> = {
  fields: { dispatches: 'pseudonym', id: 'keep', isLong: 'keep', shown: 'pseudonym', tone: 'keep' },
  payloads: { noticeClosed: 'id' },
};

export const { noticeShown, noticeClosed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;
