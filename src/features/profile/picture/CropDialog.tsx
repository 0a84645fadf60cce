import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { cutPicture } from '#src/shared/lib/cutPicture.ts';
import type { CutArea } from '#src/shared/lib/cutPicture.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { PictureCropper } from '#src/shared/ui/components/PictureCropper.tsx';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { profileApi } from '../profileApi.ts';
import { Actions } from '../profile.styles.ts';

/** Twice the size that the server stores: it makes the final version itself. */
const SIDE = 800;

/** Cuts a square out of a picture, shown as the circle it will be, and sends it. */
export function CropDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const say = useMessage();
  const area = useRef<CutArea | null>(null);
  const [isBusy, setIsBusy] = useUiState('profile/crop/isBusy', false);
  const [failure, setFailure] = useUiState<Message | null>('profile/crop/failure', null);

  const send = async (): Promise<Message | null> => {
    const file = area.current === null ? null : await cutPicture(address, { area: area.current, longest: SIDE });
    if (file === null) return { key: 'profile:picture.unreadable' };
    const { error } = await dispatch(sendSealed(profileApi.endpoints.savePicture, { body: { file } }));
    if (error === undefined) return null;
    const message = isRequestFailure(error) ? error.fields['file'] : undefined;
    return message === undefined ? failureOf(error) : serverMessage(message);
  };
  const save = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    const refusal = await send();
    setIsBusy(false);
    setFailure(refusal);
    if (refusal !== null) return;
    onClose();
    dispatch(noticeShown({ tone: 'success', text: { key: 'profile:details.saved' } }));
  };
  return (
    <QuestionDialog title={t('picture.crop')} text={t('picture.cropText')} onClose={isBusy ? null : onClose}>
      <PictureCropper
        address={address}
        aspect={1}
        isRound
        frameLabel={t('picture.frame')}
        zoomLabel={t('picture.zoom')}
        onArea={(next) => {
          area.current = next;
        }}
      />
      <FailureNote text={say(failure)} />
      <Actions>
        <Button loading={isBusy} onClick={() => void save()}>
          {t('picture.use')}
        </Button>
        <Button variant="text" disabled={isBusy} onClick={onClose}>
          {t('picture.cancel')}
        </Button>
      </Actions>
    </QuestionDialog>
  );
}
