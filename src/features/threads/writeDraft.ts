import type { AppThunk } from '#src/shared/store/hooks.ts';
import { draftWritten } from './threadsSlice.ts';
import type { DraftPlace } from './threadsSlice.ts';

/** Stores input where it survives the screen it is typed on. */
export const writeDraft =
  (place: DraftPlace, text: string): AppThunk<void> =>
  (dispatch, _getState, { clock }) => {
    dispatch(draftWritten({ place, text, length: text.length, at: new Date(clock.now()).toISOString() }));
  };
