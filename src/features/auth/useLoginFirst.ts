import { useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import type { LoginReason } from '#src/shared/store/modalsSlice.ts';
import { selectUser } from './authSlice.ts';

/**
 * For actions that require a user: asks a visitor to log in, gives the reason, and continues at `destination`, or else on
 * this page; null when the user is logged in.
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
