import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { takeMessage } from '#src/features/auth/messageAfterLogin.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { addTexts } from '#src/shared/i18n/addTexts.ts';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';

/** Shows, once, what a login that followed by itself has left for this page, and asks a new owner for a picture. */
export function useMessageAfterLogin(): void {
  const dispatch = useAppDispatch();
  const { i18n } = useTranslation('common');
  const language = useAppSelector(selectLanguage);
  const isOwner = useAppSelector((state) => Boolean(selectUser(state)?.owner));
  useEffect(() => {
    const key = takeMessage(browserStorage('sessionStorage'));
    if (key === null) return;
    if (isOwner && key === 'auth:registration.done') dispatch(modalOpened({ kind: 'face' }));
    addTexts(Promise.resolve(i18n), language, ['auth']).then(
      () => dispatch(noticeShown({ tone: 'success', text: { key } })),
      (error: unknown) => logFailure('The message after a login could not be shown', error),
    );
  }, [dispatch, i18n, language, isOwner]);
}
