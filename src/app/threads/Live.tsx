import { partyOf, selectUser } from '#src/features/auth/authSlice.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Optional } from '#src/shared/ui/states/Optional.tsx';

const LiveThreads = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "threads" */ './LiveThreads.tsx')).LiveThreads,
);

/** Subscribes to messages for users who can have threads; a visitor loads none of this code. */
export function Live() {
  const user = useAppSelector(selectUser);
  const hasThreads = user !== null && partyOf(user) !== null;
  if (!hasThreads) return null;
  return (
    <Optional>
      <LiveThreads key={user.user_id} />
    </Optional>
  );
}
