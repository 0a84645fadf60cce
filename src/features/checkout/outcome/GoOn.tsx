import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import type { Notice } from '#src/shared/store/noticesSlice.ts';

/** Leads to where the payment was begun, and says there how it went. */
export function GoOn({ path, notice }: { path: string; notice: Notice | null }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (notice !== null) dispatch(noticeShown(notice));
  }, [dispatch, notice]);
  return <Navigate to={path} replace />;
}
