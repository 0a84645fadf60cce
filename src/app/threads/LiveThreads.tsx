import { useEffect } from 'react';
import { followThreads } from '#src/features/threads/live/followThreads.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';

/** Follows the threads of whoever is logged in as long as it is on the page. */
export function LiveThreads() {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followThreads()), [dispatch]);
  return null;
}
