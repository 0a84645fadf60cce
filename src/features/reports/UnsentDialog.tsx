import { useTranslation } from 'react-i18next';
import { logOut } from '#src/features/auth/logOut.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { modalClosed } from '#src/shared/store/modalsSlice.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';

/** Shown before a logout that would delete the only copy of photographs. */
export function UnsentDialog() {
  const { t } = useTranslation('handover');
  const dispatch = useAppDispatch();
  const close = () => dispatch(modalClosed());
  return (
    <ConfirmDialog
      isOpen
      title={t('unsent.title')}
      confirm={t('unsent.leave')}
      dismiss={t('unsent.stay')}
      isHarmful
      onConfirm={() => {
        close();
        void dispatch(logOut({ isSure: true }));
      }}
      onClose={close}
    >
      <p>{t('unsent.text')}</p>
    </ConfirmDialog>
  );
}
