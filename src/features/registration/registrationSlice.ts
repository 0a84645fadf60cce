import type { PayloadAction } from '@reduxjs/toolkit';
import { createAppSlice } from '#src/store/createAppSlice.ts';
import { modalClosed } from '#src/store/modalsSlice.ts';

/** Seconds until another code may be asked for. */
const resendAfter = 120;

interface Resend {
  /** Where the last code went. */
  readonly address: string;
  /** When another one may be sent, in whole ms of the page's own clock (`performance.now`), which nobody can set. */
  readonly at: number;
}

interface Registration {
  /** What an owner is at; the form itself keeps what was typed. */
  readonly owner: { readonly step: 'details' } | { readonly step: 'code'; readonly address: string };
  /** Outlives the dialog: closing it brings no new code sooner. */
  readonly resend: Resend | null;
}

const initialState: Registration = { owner: { step: 'details' }, resend: null };

const resendIn120Seconds = (address: string) => {
  const sentAt = Math.round(performance.now());
  return { payload: { address, at: sentAt + resendAfter * 1000, sentAt } };
};
type Sent = ReturnType<typeof resendIn120Seconds>['payload'];

export const registrationSlice = createAppSlice({
  name: 'registration',
  initialState,
  reducers: {
    /** The server found everything right. A countdown of this address that is still running goes on. */
    detailsAccepted: {
      prepare: resendIn120Seconds,
      reducer: ({ resend }, { payload: { address, at, sentAt } }: PayloadAction<Sent>): Registration => ({
        owner: { step: 'code', address },
        resend: resend?.address === address && resend.at > sentAt ? resend : { address, at },
      }),
    },
    codeSent: {
      prepare: resendIn120Seconds,
      reducer: (state, { payload: { address, at } }: PayloadAction<Sent>): Registration => ({
        ...state,
        resend: { address, at },
      }),
    },
    wentBack: (state): Registration => ({ ...state, owner: initialState.owner }),
  },
  extraReducers: (builder) => {
    builder.addCase(modalClosed, (state): Registration => ({ ...state, owner: initialState.owner }));
  },
  selectors: {
    selectOwnerStep: (state) => state.owner,
    selectResend: (state) => state.resend,
  },
});

export const { detailsAccepted, codeSent, wentBack } = registrationSlice.actions;
export const { selectOwnerStep, selectResend } = registrationSlice.selectors;
export type { Registration, Resend };
