import type { PayloadAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import { resendAfter } from '#src/shared/forms/resendAfter.ts';
import { createAppSlice } from '#src/shared/store/createAppSlice.ts';
import { modalClosed } from '#src/shared/store/modalsSlice.ts';

interface Resend {
  /** Where the last code went. */
  readonly address: string;
  /** When another one may be sent, in milliseconds by the server's clock, which users cannot change. */
  readonly at: number;
}

interface Registration {
  /** The step of an owner; the form itself holds the input. */
  readonly owner: { readonly step: 'details' } | { readonly step: 'code'; readonly address: string };
  /** Outlives the dialog: closing it brings no new code sooner. */
  readonly resend: Resend | null;
}

const initialState: Registration = { owner: { step: 'details' }, resend: null };

/** A code went out, by the server's clock. */
interface Sent {
  readonly address: string;
  readonly sentAt: number;
}

const resendOf = ({ address, sentAt }: Sent): Resend => ({ address, at: sentAt + resendAfter * 1000 });

export const registrationSlice = createAppSlice({
  name: 'registration',
  initialState,
  reducers: {
    /** The server accepted the details. A countdown of this address that is still running continues. */
    detailsAccepted: ({ resend }, { payload }: PayloadAction<Sent>): Registration => ({
      owner: { step: 'code', address: payload.address },
      resend: resend?.address === payload.address && resend.at > payload.sentAt ? resend : resendOf(payload),
    }),
    codeSent: (state, { payload }: PayloadAction<Sent>): Registration => ({ ...state, resend: resendOf(payload) }),
    /** The account exists: the state of its registration is not needed any more. */
    registered: (): Registration => initialState,
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

export const registrationPrivacy: SlicePrivacy<typeof registrationSlice> = {
  fields: { resend: 'pseudonym', sentAt: 'keep' },
  payloads: {},
};

export const { detailsAccepted, codeSent, registered, wentBack } = registrationSlice.actions;
export const { selectOwnerStep, selectResend } = registrationSlice.selectors;
export type { Registration, Resend };
