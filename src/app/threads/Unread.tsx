import { Suspense, lazy } from 'react';
import { partyOf, selectUser } from '#src/features/auth/authSlice.ts';
import { useAppSelector } from '#src/store/hooks.ts';

/** A link works without it, so its loss is nobody's error. */
const UnreadBadge = lazy(async () => {
  const loaded = await import(/* webpackChunkName: "threads" */ './UnreadBadge.tsx').catch(() => null);
  return { default: loaded?.UnreadBadge ?? (() => null) };
});

/** How many threads wait to be read, on whatever leads to them. */
export function Unread() {
  const user = useAppSelector(selectUser);
  if (user === null || partyOf(user) === null) return null;
  return (
    <Suspense fallback={null}>
      <UnreadBadge />
    </Suspense>
  );
}
