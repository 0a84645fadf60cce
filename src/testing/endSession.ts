import { act } from '@testing-library/react';
import { sessionEnded } from '#src/features/auth/authSlice.ts';
import type { DraftStorage } from '#src/shared/store/drafts/draftStorage.ts';
import type { renderRoute } from './renderRoute.tsx';

/** The session of a page ends by itself, and the page with it. Gives what the next page is handed over. */
export async function endSession({ store, unmount }: Awaited<ReturnType<typeof renderRoute>>): Promise<DraftStorage> {
  await act(async () => void store.dispatch(sessionEnded()));
  unmount();
  return store.typed;
}
