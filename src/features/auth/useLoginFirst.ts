import { useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import type { LoginReason } from '#src/shared/store/modalsSlice.ts';
import { selectUser } from './authSlice.ts';

/**
 * For what needs a user: asks a visitor to log in, says why, and brings them to `destination`, or back to this page; null
 * for whoever is logged in.
 */
export function useLoginFirst(reason: LoginReason, destination?: string): (() => void) | null {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  const isVisitor = useAppSelector(selectUser) === null;
  if (!isVisitor) return null;
  return () => {
    dispatch(modalOpened({ kind: 'login', reason, next: destination ?? pathname + search }));
  };
}
