import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { selectEnding } from '#src/features/auth/authSlice.ts';
import { matchRoute } from '#src/lib/routeAccess.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { modalOpened } from '#src/store/modalsSlice.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';

/** Says why somebody is suddenly logged out, on pages they may stay on; elsewhere the login says it. */
export function useEndNotice(): void {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const isOver = useAppSelector(selectEnding) === 'over';
  const tell = useEffectEvent(() => {
    if (matchRoute(pathname)?.access !== 'anyone') return;
    const dispatches = modalOpened({ kind: 'login', reason: 'sessionOver', next: pathname + search });
    dispatch(noticeShown({ tone: 'info', text: t('account.ended'), action: { text: t('account.logIn'), dispatches } }));
  });
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
}
