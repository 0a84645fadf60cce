import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { CutArea } from '#src/shared/lib/cutPicture.ts';

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

interface Props {
  /** Address of the picture. */
  readonly address: string;
  /** Width divided by height of the cropped part. */
  readonly aspect: number;
  readonly isRound?: boolean;
  /** How far the picture is turned, degrees. */
  readonly angle?: number;
  /** Name of the frame, in which arrow keys move the picture. */
  readonly frameLabel: string;
  /** Name of the slider that enlarges. */
  readonly zoomLabel: string;
  /** The part inside the frame, in pixels of the picture after it was turned. */
  readonly onArea: (area: CutArea) => void;
}

/** A picture moved and enlarged under a frame, by finger, mouse, wheel and keys. */
export function PictureCropper({ address, aspect, isRound = false, angle = 0, frameLabel, zoomLabel, onArea }: Props) {
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div>
      <Stage>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          rotation={angle}
          maxZoom={LARGEST}
          aspect={aspect}
          cropShape={isRound ? 'round' : 'rect'}
          showGrid={!isRound}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': frameLabel }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => onArea(pixels)}
        />
      </Stage>
      <label id={zoomId}>{zoomLabel}</label>
      <Slider
        aria-labelledby={zoomId}
        value={zoom}
        min={1}
        max={LARGEST}
        step={0.1}
        onChange={(_event, value) => {
          // A slider with one thumb has one number as its value.
          if (typeof value === 'number') setZoom(value);
        }}
      />
    </div>
  );
}
