import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';

const leaveFor =
  (address: string): AppThunk<void> =>
  (_dispatch, _getState, { page }) =>
    void page.reload(address);

/** A link to a replay inside the app loads its own document, which has its own policy and entry. */
export default function LeaveForReplayScreen() {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(leaveFor(pathname + search));
  }, [dispatch, pathname, search]);
  return <SkeletonBox sx={{ height: 320 }} />;
}
