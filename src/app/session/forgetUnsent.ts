import { selectEnding, selectUser } from '#src/features/auth/authSlice.ts';
import { forgetDrafts } from '#src/features/threads/forgetDrafts.ts';
import type { AppStore } from '../store.ts';

/**
 * Deletes what a user left unsent in this tab on their logout, and when another user logs in; the end of a session
 * leaves it.
 */
export function forgetUnsent(store: AppStore, storage: Storage | null): void {
  let last: number | 'left' | 'over' | null = null;
  const look = (): void => {
    const state = store.getState();
    const next = selectUser(state)?.user_id ?? selectEnding(state);
    if (next === last) return;
    last = next;
    if (next === null || next === 'over') return;
    const spared = next === 'left' ? undefined : next;
    forgetDrafts(storage, spared);
    store.typed.forget(spared);
  };
  store.subscribe(look);
  look();
}
