import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppStore } from '../hooks.ts';

/** The user at mount, and the key of their input. `key` distinguishes the parts of one address. */
function usePlace(key: string) {
  const store = useAppStore();
  const { pathname, search } = useLocation();
  const [userId] = useState(() => store.getState().auth.current?.user_id ?? null);
  return { store, userId, place: `${key} ${pathname}${search}` };
}

/**
 * The input of this user here when their session ended by itself, as stored by `useTypedAfter`; null where there is
 * none.
 */
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
 * Stores the input here for its user, if it is unmounted because the session ended by itself. `read` then returns it as
 * plain JSON; null where nothing would be lost.
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
