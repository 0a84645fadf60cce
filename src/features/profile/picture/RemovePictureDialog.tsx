import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { profileApi } from '../profileApi.ts';
import { Actions } from '../profile.styles.ts';

/** Asks before the picture goes. */
export function RemovePictureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { run, isBusy, failure } = useAsyncAction('profile/removePicture/work');

  const remove = async (): Promise<void> => {
    const { removePicture } = profileApi.endpoints;
    const { error } = await run(() => dispatch(removePicture.initiate(undefined, { track: false })));
    if (error !== undefined) return;
    onClose();
    dispatch(noticeShown({ tone: 'success', text: { key: 'profile:picture.removed' } }));
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
