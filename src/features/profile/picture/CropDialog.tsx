import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequestFailure } from '#src/api/requestFailure.ts';
import { sendSealed } from '#src/api/sendSealed.ts';
import { useFailureText } from '#src/forms/useFailureText.ts';
import { cutPicture } from '#src/lib/cutPicture.ts';
import type { CutArea } from '#src/lib/cutPicture.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { PictureCropper } from '#src/ui/PictureCropper.tsx';
import { QuestionDialog } from '#src/ui/QuestionDialog.tsx';
import { profileApi } from '../profileApi.ts';
import { Actions } from '../profileLook.ts';

/** As large as the server keeps it, twice: it makes the last version itself. */
const SIDE = 800;

/** Cuts a square out of a picture, shown as the circle it will be, and sends it. */
export function CropDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const area = useRef<CutArea | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (): Promise<unknown> => {
    const file = area.current === null ? null : await cutPicture(address, { area: area.current, longest: SIDE });
    if (file === null) return t('picture.unreadable');
    const { error } = await dispatch(sendSealed(profileApi.endpoints.savePicture, { body: { file } }));
    return error;
  };
  const save = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    const error = await send();
    setIsBusy(false);
    if (error !== undefined) {
      const field = isRequestFailure(error) ? error.fields['file'] : undefined;
      setFailure(typeof error === 'string' ? error : (field ?? failureText(error)));
      return;
    }
    onClose();
    dispatch(noticeShown({ tone: 'success', text: t('details.saved') }));
  };
  return (
    <QuestionDialog title={t('picture.crop')} text={t('picture.cropText')} onClose={onClose}>
      <PictureCropper
        address={address}
        aspect={1}
        isRound
        zoomLabel={t('picture.zoom')}
        onArea={(next) => {
          area.current = next;
        }}
      />
      <FailureNote text={failure} />
      <Actions>
        <Button loading={isBusy} onClick={() => void save()}>
          {t('picture.use')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('picture.cancel')}
        </Button>
      </Actions>
    </QuestionDialog>
  );
}
