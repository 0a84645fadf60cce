import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { selectEnding } from '#src/features/auth/authSlice.ts';
import { matchRoute } from '#src/shared/lib/routes.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';

/** Shows why the session ended, on pages that stay open to a visitor; elsewhere the login shows it. */
export function useEndNotice(): void {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const isOver = useAppSelector(selectEnding) === 'over';
  const showNotice = useEffectEvent(() => {
    if (matchRoute(pathname)?.access !== 'anyone') return;
    const dispatches = modalOpened({ kind: 'login', reason: 'sessionOver', next: pathname + search });
    dispatch(
      noticeShown({
        tone: 'info',
        text: { key: 'common:account.ended' },
        action: { text: { key: 'common:account.logIn' }, dispatches },
      }),
    );
  });
  useEffect(() => {
    if (isOver) showNotice();
  }, [isOver]);
}
