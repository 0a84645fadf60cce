import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { selectRefusals } from '#src/features/auth/authSlice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';

/** Says why somebody is suddenly logged out: the session was ended elsewhere, or by a new password. */
export function useRefusedNotice(): void {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const refusals = useAppSelector(selectRefusals);
  useEffect(() => {
    if (refusals > 0) dispatch(noticeShown({ tone: 'info', text: t('account.ended') }));
  }, [refusals, dispatch, t]);
}
