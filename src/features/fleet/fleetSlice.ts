import { isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import type { Shot } from '#contract/calls/cars/cars.ts';
import { sessionRefused } from '#src/shared/api/sessionRefused.ts';
import { loggedOut, sessionChangedElsewhere, sessionEnded } from '#src/features/auth/authSlice.ts';
import type { PictureProblem } from '#src/shared/lib/chosenPicture.ts';
import { createAppSlice } from '#src/shared/store/createAppSlice.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import type { SavePhase } from './edit/autosave.ts';
import type { FieldName } from './edit/carFields.ts';
import type { CarSection } from '#contract/domain/cars/carFields.ts';

/** Why an upload failed: a known reason, or the server's message. */
export type PhotoFailure =
  | PictureProblem
  | 'small'
  | 'connection'
  | 'sessionOver'
  | 'tooMany'
  | 'other'
  | { readonly told: string };

/** An upload in progress or failed. Files are not serializable, so they stay with their slot. */
export type PhotoUpload =
  /** Whole per cent. */
  | { readonly phase: 'sending'; readonly percent: number }
  /** `canRetry`: the file is still available. */
  | { readonly phase: 'failed'; readonly why: PhotoFailure; readonly canRetry: boolean };

/** The state of the editor of one car, without the values of its fields. */
export interface Fleet {
  readonly section: CarSection | null;
  readonly phase: SavePhase;
  /** Time of the last save: server time in ms; null before the first. */
  readonly savedAt: number | null;
  /** Fields that another user changed while the editor was open, and those of them also changed here. */
  readonly news: readonly FieldName[];
  readonly contested: readonly FieldName[];
  readonly uploads: Readonly<Partial<Record<Shot, PhotoUpload>>>;
}

export const initialFleet: Fleet = {
  section: null,
  phase: 'quiet',
  savedAt: null,
  news: [],
  contested: [],
  uploads: {},
};

const union = (one: readonly FieldName[], other: readonly FieldName[]) => [...new Set([...one, ...other])];

export const fleetSlice = createAppSlice({
  name: 'fleet',
  initialState: initialFleet,
  reducers: {
    editorOpened: () => initialFleet,
    sectionSeen: (state, { payload }: PayloadAction<CarSection>): Fleet => ({ ...state, section: payload }),
    saveMoved: (state, { payload }: PayloadAction<{ phase: SavePhase; at: number }>): Fleet => ({
      ...state,
      phase: payload.phase,
      savedAt: payload.phase === 'saved' ? payload.at : state.savedAt,
    }),
    changedElsewhere: (
      state,
      { payload }: PayloadAction<{ changed: readonly FieldName[]; contested: readonly FieldName[] }>,
    ): Fleet => ({
      ...state,
      news: union(state.news, payload.changed),
      contested: union(state.contested, payload.contested),
    }),
    contestSettled: (state, { payload: name }: PayloadAction<FieldName>): Fleet => ({
      ...state,
      contested: state.contested.filter((one) => one !== name),
    }),
    newsRead: (state): Fleet => ({ ...state, news: [] }),
    photoMoved: (state, { payload }: PayloadAction<{ shot: Shot; upload: PhotoUpload }>): Fleet => ({
      ...state,
      uploads: { ...state.uploads, [payload.shot]: payload.upload },
    }),
    photoSettled: (state, { payload: shot }: PayloadAction<Shot>): Fleet => ({
      ...state,
      uploads: { ...state.uploads, [shot]: undefined },
    }),
  },
  extraReducers: (builder) => {
    // The next user must not see this state.
    builder.addMatcher(isAnyOf(loggedOut, sessionEnded, sessionRefused, sessionChangedElsewhere), () => initialFleet);
  },
});

export const fleetPrivacy: SlicePrivacy<typeof fleetSlice, Shot> = {
  fields: {
    canRetry: 'keep',
    changed: 'keep',
    contested: 'keep',
    news: 'keep',
    phase: 'keep',
    savedAt: 'keep',
    told: 'pseudonym',
    upload: 'pseudonym',
    uploads: 'pseudonym',
    why: 'keep',
  },
  payloads: { sectionSeen: 'section', contestSettled: 'contested', photoSettled: 'shot' },
};

export const {
  editorOpened,
  sectionSeen,
  saveMoved,
  changedElsewhere,
  contestSettled,
  newsRead,
  photoMoved,
  photoSettled,
} = fleetSlice.actions;

interface State {
  /** Undefined until the slice is loaded. */
  readonly fleet?: Fleet;
}

export const selectFleet = (state: State): Fleet => state.fleet ?? initialFleet;

/** Photos that are lost with the editor: those on their way, and those that wait for another try. */
export const selectHasUnsentPhoto = (state: State): boolean =>
  Object.values(selectFleet(state).uploads).some(
    (upload) => upload?.phase === 'sending' || (upload?.phase === 'failed' && upload.canRetry),
  );

/** Injects the slice and resets it for a car. */
export const openEditor =
  (): AppThunk<void> =>
  (dispatch, _getState, { addReducer }) => {
    addReducer('fleet', fleetSlice.reducer);
    dispatch(editorOpened());
  };
