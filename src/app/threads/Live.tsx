import { partyOf, selectUser } from '#src/features/auth/authSlice.ts';
import { makePart } from '#src/lib/chunks/makePart.ts';
import { usePart } from '#src/lib/chunks/usePart.ts';
import { useAppSelector } from '#src/store/hooks.ts';

const livePart = makePart(() => import(/* webpackChunkName: "threads" */ './LiveThreads.tsx'));

/** Keeps messages coming for whoever can have some; a visitor loads nothing of it. */
export function Live() {
  const user = useAppSelector(selectUser);
  const hasThreads = user !== null && partyOf(user) !== null;
  const { value: part } = usePart(livePart, hasThreads);
  return hasThreads && part ? <part.LiveThreads key={user.user_id} /> : null;
}
