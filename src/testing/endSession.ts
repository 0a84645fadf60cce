import { act } from '@testing-library/react';
import { sessionEnded } from '#src/features/auth/authSlice.ts';
import type { DraftStorage } from '#src/shared/store/drafts/draftStorage.ts';
import type { renderRoute } from './renderRoute.tsx';

/** Lets the session of a page expire, and unmounts the page. Returns what the next page receives. */
export async function endSession({ store, unmount }: Awaited<ReturnType<typeof renderRoute>>): Promise<DraftStorage> {
  await act(async () => void store.dispatch(sessionEnded()));
  unmount();
  return store.typed;
}
