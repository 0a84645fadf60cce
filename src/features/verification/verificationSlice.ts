import { createSelector, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import type { DocumentKind, IdentityDocument, VerificationState } from '#contract/calls/verification/verification.ts';
import { sessionRefused } from '#src/shared/api/sessionRefused.ts';
import { loggedOut, sessionChangedElsewhere, sessionEnded } from '#src/features/auth/authSlice.ts';
import { createAppSlice } from '#src/shared/store/createAppSlice.ts';
import type { PictureProblem } from '#src/shared/lib/chosenPicture.ts';
import { verificationApi } from './verificationApi.ts';
import { stateOf } from './verificationState.ts';

/** Why a photo is not there: a code of ours, or the server's message. */
export type UploadFailure =
  | PictureProblem
  | 'connection'
  | 'sessionOver'
  | 'tooMany'
  | 'other'
  | { readonly told: string };

/** A running upload. The photo itself stays with its card: files are not in the state. */
export type Upload =
  | { readonly phase: 'chosen' }
  /** In whole per cent. */
  | { readonly phase: 'sending'; readonly percent: number }
  /** `canRetry`: the photo is still there for another try. */
  | { readonly phase: 'failed'; readonly why: UploadFailure; readonly canRetry: boolean };

export interface Verification {
  /** The document that the client chose; null: the one of the sent images. */
  readonly identity: IdentityDocument | null;
  readonly uploads: Readonly<Partial<Record<DocumentKind, Upload>>>;
  /** The last answer of the server; null before the first. */
  readonly decided: VerificationState | null;
}

export const initialVerification: Verification = { identity: null, uploads: {}, decided: null };

const { listVerificationImages, uploadVerificationImage, deleteVerificationImage } = verificationApi.endpoints;

/** The state of the user's own verification, on this page and on the server. */
export const verificationSlice = createAppSlice({
  name: 'verification',
  initialState: initialVerification,
  reducers: {
    identityChosen: (state, { payload }: PayloadAction<IdentityDocument>): Verification => ({
      ...state,
      identity: payload,
    }),
    uploadMoved: (state, { payload }: PayloadAction<{ kind: DocumentKind; upload: Upload }>): Verification => ({
      ...state,
      uploads: { ...state.uploads, [payload.kind]: payload.upload },
    }),
    uploadSettled: (state, { payload: kind }: PayloadAction<DocumentKind>): Verification => ({
      ...state,
      uploads: { ...state.uploads, [kind]: undefined },
    }),
    /** Of traces of builds that loaded this slice late. */
    verificationRead: (state, { payload }: PayloadAction<VerificationState>): Verification => ({
      ...state,
      decided: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(listVerificationImages.matchFulfilled, (state, { payload }) => ({
        ...state,
        decided: stateOf(payload),
      }))
      .addMatcher(uploadVerificationImage.matchFulfilled, (state, { payload }) => ({
        ...state,
        decided: payload.verification_status,
      }))
      .addMatcher(deleteVerificationImage.matchFulfilled, (state, { payload }) => ({
        ...state,
        decided: payload.verification_status,
      }))
      // The next user does not see it.
      .addMatcher(isAnyOf(loggedOut, sessionEnded, sessionRefused, sessionChangedElsewhere), () => initialVerification);
  },
});

export const verificationPrivacy: SlicePrivacy<typeof verificationSlice, DocumentKind> = {
  fields: {
    canRetry: 'keep',
    decided: 'keep',
    phase: 'keep',
    told: 'pseudonym',
    upload: 'pseudonym',
    uploads: 'pseudonym',
    why: 'keep',
  },
  payloads: { identityChosen: 'identity', uploadSettled: 'kind', verificationRead: 'decided' },
};

export const { identityChosen, uploadMoved, uploadSettled } = verificationSlice.actions;

interface State {
  readonly verification: Verification;
}

const verificationOf = (state: State): Verification => state.verification;

export const selectChosenIdentity = (state: State) => verificationOf(state).identity;
export const selectDecided = (state: State) => verificationOf(state).decided;
export const selectUpload = (state: State, kind: DocumentKind): Upload | null =>
  verificationOf(state).uploads[kind] ?? null;

/** Photos that a reload would lose: those on their way, and those that wait for another try. */
export const selectHasUnsentPhoto = createSelector([(state: State) => verificationOf(state).uploads], (uploads) =>
  Object.values(uploads).some(
    (upload) => upload?.phase === 'sending' || (upload?.phase === 'failed' && upload.canRetry),
  ),
);
