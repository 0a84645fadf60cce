import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';

const leaveFor =
  (address: string): AppThunk<void> =>
  (_dispatch, _getState, { page }) =>
    void page.reload(address);

/** Whoever walked here inside the app gets the document of a replay, which has a policy and a start of its own. */
export default function LeaveForReplayScreen() {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(leaveFor(pathname + search));
  }, [dispatch, pathname, search]);
  return <SkeletonBox sx={{ height: 320 }} />;
}
