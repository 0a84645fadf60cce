import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { isRequestFailure } from '#src/api/requestFailure.ts';
import { useFailureText } from '#src/forms/useFailureText.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { ProfileDialog } from '../ProfileDialog.tsx';
import { profileApi } from '../profileApi.ts';
import { Actions } from '../profileLook.ts';
import { cutPicture } from './cutPicture.ts';

/** The cropper's own styles, which it would otherwise put into the page past the policy. */
const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 280,
  borderRadius: theme.radii.card,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.mist,
  '& .reactEasyCrop_Container': {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
  },
  '& .reactEasyCrop_Image': { willChange: 'transform', maxWidth: 'unset' },
  '& .reactEasyCrop_Contain': { maxWidth: '100%', maxHeight: '100%', margin: 'auto', position: 'absolute', inset: 0 },
  '& .reactEasyCrop_Cover_Horizontal': { width: '100%', height: 'auto' },
  '& .reactEasyCrop_Cover_Vertical': { width: 'auto', height: '100%' },
  '& .reactEasyCrop_CropArea': {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    border: '2px solid #fff',
    boxSizing: 'border-box',
    boxShadow: '0 0 0 9999em',
    color: 'rgba(0, 0, 0, .5)',
    overflow: 'hidden',
  },
  '& .reactEasyCrop_CropAreaRound': { borderRadius: '50%' },
}));

const LARGEST = 4;

/** Cuts a square out of a picture, shown as the circle it will be, and sends it. */
export function CropDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const area = useRef<Area | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (): Promise<unknown> => {
    const file = area.current === null ? null : await cutPicture(address, area.current);
    if (file === null) return t('picture.unreadable');
    const { error } = await dispatch(profileApi.endpoints.savePicture.initiate({ body: { file } }, { track: false }));
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
    <ProfileDialog title={t('picture.crop')} text={t('picture.cropText')} onClose={onClose}>
      <Stage>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={LARGEST}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => {
            area.current = pixels;
          }}
        />
      </Stage>
      <label id={zoomId}>{t('picture.zoom')}</label>
      <Slider
        aria-labelledby={zoomId}
        value={zoom}
        min={1}
        max={LARGEST}
        step={0.1}
        onChange={(_event, value) => {
          // A slider with one thumb gives one number.
          if (typeof value === 'number') setZoom(value);
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
    </ProfileDialog>
  );
}
