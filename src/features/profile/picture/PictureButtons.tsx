import PhotoCameraOutlinedIcon from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { lazyDialog } from '#src/shared/store/lazyDialog.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { Actions } from '../profile.styles.ts';
import { RemovePictureDialog } from './RemovePictureDialog.tsx';

const CropDialog = lazyDialog(async () => (await import('./CropDialog.tsx')).CropDialog);

const TYPES = 'image/jpeg,image/png,image/webp';

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
    <Actions>
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES}
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
