import { partyOf, selectUser } from '#src/features/auth/authSlice.ts';
import { makePart } from '#src/lib/chunks/makePart.ts';
import { usePart } from '#src/lib/chunks/usePart.ts';
import { useAppSelector } from '#src/store/hooks.ts';

const badgePart = makePart(() => import(/* webpackChunkName: "threads" */ './UnreadBadge.tsx'));

/** How many threads wait to be read, on whatever leads to them. */
export function Unread() {
  const user = useAppSelector(selectUser);
  const hasThreads = user !== null && partyOf(user) !== null;
  const { value: part } = usePart(badgePart, hasThreads);
  return hasThreads && part ? <part.UnreadBadge /> : null;
}
