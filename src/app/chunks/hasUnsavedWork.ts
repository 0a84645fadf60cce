import { selectHasUnsavedForm } from '#src/store/unsavedSlice.ts';
import type { RootState } from '../store.ts';

/** Somebody has typed something, or a write is on its way. */
export const hasUnsavedWork = (state: RootState): boolean =>
  selectHasUnsavedForm(state) || Object.values(state.api.mutations).some((write) => write?.status === 'pending');
