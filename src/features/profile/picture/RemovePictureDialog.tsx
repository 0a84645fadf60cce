import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#src/forms/useFailureText.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { QuestionDialog } from '#src/ui/QuestionDialog.tsx';
import { profileApi } from '../profileApi.ts';
import { Actions } from '../profileLook.ts';

/** Asks before the picture goes. */
export function RemovePictureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const remove = async (): Promise<void> => {
    setIsBusy(true);
    const { error } = await dispatch(profileApi.endpoints.removePicture.initiate(undefined, { track: false }));
    setIsBusy(false);
    if (error !== undefined) {
      setFailure(failureText(error));
      return;
    }
    onClose();
    dispatch(noticeShown({ tone: 'success', text: t('picture.removed') }));
  };
  return (
    <QuestionDialog title={t('picture.sure')} text={t('picture.sureText')} onClose={onClose}>
      <FailureNote text={failure} />
      <Actions>
        <Button color="error" loading={isBusy} onClick={() => void remove()}>
          {t('picture.remove')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('picture.cancel')}
        </Button>
      </Actions>
    </QuestionDialog>
  );
}
