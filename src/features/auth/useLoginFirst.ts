import { useLocation } from 'react-router';
import { browserStorage } from '#src/lib/browserStorage.ts';
import { rememberDestination } from '#src/lib/destination.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { modalOpened } from '#src/store/modalsSlice.ts';
import { selectUser } from './authSlice.ts';

/**
 * For what needs a user: asks a visitor to log in and brings them to `destination`, or back to this page; null for whoever
 * is logged in.
 */
export function useLoginFirst(destination?: string): (() => void) | null {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  const isVisitor = useAppSelector(selectUser) === null;
  if (!isVisitor) return null;
  return () => {
    rememberDestination(browserStorage('sessionStorage'), destination ?? pathname + search);
    dispatch(modalOpened({ kind: 'login' }));
  };
}
