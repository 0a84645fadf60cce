import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferenceItem } from '#contract/calls/reference/referenceEdit.ts';
import type { ReferenceList } from '#contract/domain/referenceLists.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { useRemoveReferenceItemMutation } from './editApi.ts';

interface RemoveItemProps {
  readonly list: ReferenceList;
  readonly item: ReferenceItem | null;
  readonly onClose: () => void;
}

/** Asks before a value is removed; one that is in use meanwhile stays, and the server says so. */
export function RemoveItem({ list, item, onClose }: RemoveItemProps) {
  const { t } = useTranslation('reference');
  const dispatch = useAppDispatch();
  const [removeItem] = useRemoveReferenceItemMutation();
  const { run, isBusy, failure, forget } = useAsyncAction('reference/remove/work');
  // The dialog keeps its text while it closes.
  const [shown, setShown] = useState(item);
  if (item !== null && item !== shown) setShown(item);
  const close = () => {
    forget();
    onClose();
  };
  const remove = async () => {
    if (item === null) return;
    const answer = await run(() => removeItem({ params: { list, code: item.code } }));
    if (answer.error) return;
    dispatch(noticeShown({ tone: 'success', text: { key: 'reference:removed' } }));
    close();
  };
  return (
    <ConfirmDialog
      isOpen={item !== null}
      title={t('sure', { name: shown?.names.en ?? '' })}
      confirm={t('remove')}
      dismiss={t('keep')}
      isHarmful
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void remove()}
      onClose={close}
    >
      {t('sureText')}
    </ConfirmDialog>
  );
}
