import { useEffect } from 'react';
import { followThreads } from '#src/features/threads/live/followThreads.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';

/** Follows the threads of the logged-in user while it is mounted. */
export function LiveThreads() {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followThreads()), [dispatch]);
  return null;
}
