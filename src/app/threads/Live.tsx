import { Suspense, lazy } from 'react';
import { partyOf, selectUser } from '#src/features/auth/authSlice.ts';
import { useAppSelector } from '#src/store/hooks.ts';

/** A page works without it, so its loss is nobody's error. */
const LiveThreads = lazy(async () => {
  const loaded = await import(/* webpackChunkName: "threads" */ './LiveThreads.tsx').catch(() => null);
  return { default: loaded?.LiveThreads ?? (() => null) };
});

/** Keeps messages coming for whoever can have some; a visitor loads nothing of it. */
export function Live() {
  const user = useAppSelector(selectUser);
  if (user === null || partyOf(user) === null) return null;
  return (
    <Suspense fallback={null}>
      <LiveThreads key={user.user_id} />
    </Suspense>
  );
}
