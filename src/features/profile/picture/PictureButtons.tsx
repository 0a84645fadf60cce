import PhotoCameraOutlinedIcon from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_TYPES } from '#contract/domain/pictures.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { lazyDialog } from '#src/shared/store/lazyDialog.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { Actions } from '../profile.styles.ts';
import { profileApi } from '../profileApi.ts';

const CropDialog = lazyDialog(async () => (await import('./CropDialog.tsx')).CropDialog);

/** Chooses a picture, which is then cut, or removes the one there is. */
export function PictureButtons({ hasPicture }: { hasPicture: boolean }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [, setIsCropping] = useUiState('profile/crop', false);
  const [isRemoving, setIsRemoving] = useUiState('profile/removePicture', false);

  const choose = async (file: File): Promise<void> => {
    const chosen = URL.createObjectURL(file);
    const image = new Image();
    image.src = chosen;
    try {
      await image.decode();
      setAddress(chosen);
      setIsCropping(true);
    } catch {
      URL.revokeObjectURL(chosen);
      dispatch(noticeShown({ tone: 'error', text: { key: 'profile:picture.unreadable' } }));
    }
  };
  const close = (): void => {
    if (address !== null) URL.revokeObjectURL(address);
    setAddress(null);
    setIsCropping(false);
  };
  return (
    <Actions className="main">
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        aria-label={t('picture.new')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = '';
          if (file !== undefined) void choose(file);
        }}
      />
      <Button
        variant="outlined"
        size="small"
        startIcon={<PhotoCameraOutlinedIcon />}
        onClick={() => input.current?.click()}
      >
        {t('picture.new')}
      </Button>
      {hasPicture ? (
        <Button variant="text" size="small" color="error" onClick={() => setIsRemoving(true)}>
          {t('picture.remove')}
        </Button>
      ) : null}
      {address === null ? null : <CropDialog address={address} onClose={close} />}
      {isRemoving ? <RemovePictureDialog onClose={() => setIsRemoving(false)} /> : null}
    </Actions>
  );
}

/** Asks before the picture is removed. */
function RemovePictureDialog({ onClose }: { onClose: () => void }) {
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
