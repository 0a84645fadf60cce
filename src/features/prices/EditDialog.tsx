import { useEffect } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { AnchoredDialog } from '#src/shared/ui/dialogs/AnchoredDialog.tsx';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';

interface Props extends ComponentProps<typeof AnchoredDialog> {
  /** Its key in the store: `prices/season`. */
  readonly name: string;
}

/** A form anchored to what it edits: a touch outside does not discard input without a question. */
export function EditDialog({ name, children, ...dialog }: Props) {
  const { isOpen, onClose } = dialog;
  const { t } = useTranslation('common');
  const [isTouched, setIsTouched] = useUiState(`${name}/touched`, false);
  const [isAsking, setIsAsking] = useUiState(`${name}/leave`, false);
  useUnsavedForm(isOpen && isTouched);
  useEffect(() => {
    if (isOpen) return;
    setIsTouched(false);
    setIsAsking(false);
  }, [isOpen, setIsTouched, setIsAsking]);
  return (
    <>
      <AnchoredDialog {...dialog} onClose={() => (isTouched ? setIsAsking(true) : onClose())}>
        <div onChange={() => setIsTouched(true)}>{children}</div>
      </AnchoredDialog>
      <ConfirmDialog
        isOpen={isAsking && isOpen}
        title={t('leave.title')}
        confirm={t('leave.leave')}
        dismiss={t('leave.stay')}
        isHarmful
        isBusy={false}
        failure={null}
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </>
  );
}
