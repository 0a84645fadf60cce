import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppStore } from '../hooks.ts';

/** The user of the beginning, and where their words are. The key tells one part of an address from its others. */
function usePlace(key: string) {
  const store = useAppStore();
  const { pathname, search } = useLocation();
  const [userId] = useState(() => store.getState().auth.current?.user_id ?? null);
  return { store, userId, place: `${key} ${pathname}${search}` };
}

/** What this user had typed here when their session ended by itself, as `useTypedAfter` kept it; null where nothing is. */
export function useTypedBefore<Value>(key: string): Value | null {
  const { store, userId, place } = usePlace(key);
  // Under this place nothing but these values is ever put.
  const [found] = useState(() =>
    userId === null ? null : ((store.typed.find(userId, place) ?? null) as Value | null),
  );
  const drop = useEffectEvent(() => store.typed.drop(place));
  useEffect(() => drop(), []);
  return found;
}

/**
 * Keeps what is typed here for its user, if it goes from the screen because the session ended by itself. `read` is asked
 * for it then, as plain JSON; it says null where nothing would be lost.
 */
export function useTypedAfter<Value>(key: string, read: () => Value | null): void {
  const { store, userId, place } = usePlace(key);
  const keep = useEffectEvent(() => {
    const { auth } = store.getState();
    if (userId === null || auth.current !== null || auth.ending !== 'over') return;
    const value = read();
    if (value !== null) store.typed.keep(userId, place, value);
  });
  useEffect(() => () => keep(), []);
}
