import { useEffect } from 'react';
import { followThreads } from '#src/features/threads/live/followThreads.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { useMessageAfterLogin } from '../session/useMessageAfterLogin.ts';

/** Follows the threads of the logged-in user while it is mounted. */
export function LiveThreads() {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followThreads()), [dispatch]);
  // Here, because no other code that only users load is on each of their screens.
  useMessageAfterLogin();
  return null;
}
