import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Props {
  readonly isOpen?: boolean;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks whether unsaved input may be lost. */
export function LeaveDialog({ isOpen = false, onLeave, onClose }: Props) {
  const { t } = useTranslation('common');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('leave.title')}
      confirm={t('leave.leave')}
      dismiss={t('leave.stay')}
      isHarmful
      onConfirm={onLeave}
      onClose={onClose}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
