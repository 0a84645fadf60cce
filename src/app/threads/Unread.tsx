import { partyOf, selectUser } from '#src/features/auth/authSlice.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Optional } from '#src/shared/ui/states/Optional.tsx';

const UnreadBadge = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "threads" */ './UnreadBadge.tsx')).UnreadBadge,
);

/** The number of unread threads, on every link to them. */
export function Unread() {
  const user = useAppSelector(selectUser);
  const hasThreads = user !== null && partyOf(user) !== null;
  if (!hasThreads) return null;
  return (
    <Optional>
      <UnreadBadge />
    </Optional>
  );
}
