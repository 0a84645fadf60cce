import AddAPhotoOutlinedIcon from '@mui/icons-material/AddAPhotoOutlined';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import DragIndicatorRoundedIcon from '@mui/icons-material/DragIndicatorRounded';
import PhotoCameraOutlinedIcon from '@mui/icons-material/PhotoCameraOutlined';
import RefreshRoundedIcon from '@mui/icons-material/RefreshRounded';
import StarRoundedIcon from '@mui/icons-material/StarRounded';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture as CarPicture, Shot } from '#contract/calls/cars/cars.ts';
import { PHOTO_TYPES } from '#contract/domain/pictures.ts';
import { usePercent } from '#src/features/language/usePercent.ts';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import type { PhotoUpload, PhotoFailure } from '../fleetSlice.ts';
import { EmptySlot, Slot, SlotPicture } from './slot.styles.ts';
import { SlotMenu } from './SlotMenu.tsx';
import type { SlotAction } from './SlotMenu.tsx';
import type { SlotDrag } from './useSlotDrag.ts';

interface Props {
  readonly shot: Shot;
  readonly picture: CarPicture | null;
  readonly isMain: boolean;
  readonly upload: PhotoUpload | null;
  /** URL of the photo being uploaded. */
  readonly preview: string | null;
  readonly drag: SlotDrag;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
  readonly onAction: (action: SlotAction) => void;
}

/** One of the six named photos: empty, uploading, failed, or present. */
export function PhotoSlot(props: Props) {
  const { shot, picture, isMain, upload, drag, onFiles, onAction } = props;
  const { t } = useTranslation('fleet');
  const files = useRef<HTMLInputElement>(null);
  const name = t(`shots.${shot}`);
  const isOver = drag.lifted !== null && drag.lifted.over === shot && drag.lifted.shot !== shot;
  const look = upload?.phase ?? (picture === null ? 'empty' : isMain ? 'main' : 'there');
  const note =
    look === 'main'
      ? t('photos.main')
      : look === 'empty'
        ? t('photos.empty')
        : look === 'failed'
          ? t('photos.notSent')
          : '';
  return (
    <Slot
      data-shot={shot}
      data-look={look}
      {...(isOver && { 'data-over': '' })}
      {...(drag.lifted?.shot === shot && { 'data-lifted': '' })}
    >
      <SlotPicture>{body()}</SlotPicture>
      <p>
        <b className="name">{name}</b>
        <span className="note">{note}</span>
      </p>
      <PictureInput inputRef={files} label={t('photos.choose', { shot: name })} onChoose={onFiles} />
    </Slot>
  );

  function body() {
    if (upload?.phase === 'sending') return <Sending {...props} name={name} percent={upload.percent} />;
    if (upload?.phase === 'failed') return <Failed {...props} name={name} upload={upload} />;
    if (picture === null) return <Empty name={name} onOpen={() => files.current?.click()} onFiles={onFiles} />;
    return (
      <>
        <Picture picture={picture} alt={name} sizes="(max-width: 725px) 45vw, 240px" />
        <ButtonBase
          data-corner="handle"
          aria-label={t('photos.move', { shot: name })}
          aria-pressed={drag.lifted?.shot === shot}
          aria-describedby="photos-keys"
          {...drag.handleOf(shot)}
        >
          <DragIndicatorRoundedIcon />
        </ButtonBase>
        <SlotMenu
          shot={shot}
          name={name}
          isMain={isMain}
          onAction={(action) => (action === 'replace' ? files.current?.click() : onAction(action))}
        />
        {isMain ? (
          <mark>
            <StarRoundedIcon />
            <span>{t('photos.mainMark')}</span>
          </mark>
        ) : null}
      </>
    );
  }
}

function Empty({ name, onOpen, onFiles }: { name: string; onOpen: () => void; onFiles: Props['onFiles'] }) {
  const { t } = useTranslation('fleet');
  const camera = useRef<HTMLInputElement>(null);
  const hasCamera = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const label = t(hasCamera ? 'photos.chooseShort' : 'photos.dropOrChoose');
  return (
    <>
      <EmptySlot type="button" aria-label={`${label}: ${name}`} onClick={onOpen}>
        <AddAPhotoOutlinedIcon />
        {label}
      </EmptySlot>
      {hasCamera ? (
        <>
          <ButtonBase
            data-corner="menu"
            aria-label={t('photos.camera', { shot: name })}
            onClick={() => camera.current?.click()}
          >
            <PhotoCameraOutlinedIcon />
          </ButtonBase>
          <PictureInput inputRef={camera} label={t('photos.camera', { shot: name })} isCamera onChoose={onFiles} />
        </>
      ) : null}
    </>
  );
}

type Waiting = Pick<Props, 'preview' | 'onDrop' | 'onRetry'> & { readonly name: string };

function Sending({ name, preview, percent, onDrop }: Waiting & { percent: number }) {
  const { t } = useTranslation('fleet');
  const ofPercent = usePercent();
  return (
    <>
      {preview === null ? null : <img src={preview} alt="" />}
      <span className="percent" aria-hidden>
        {percent < 100 ? ofPercent(percent) : t('photos.checking')}
      </span>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={t('photos.sending', { shot: name })}
      />
      <ButtonBase data-corner="menu" aria-label={t('photos.cancel', { shot: name })} onClick={onDrop}>
        <CloseRoundedIcon />
      </ButtonBase>
    </>
  );
}

function Failed({ name, upload, onDrop, onRetry }: Waiting & { upload: Extract<PhotoUpload, { phase: 'failed' }> }) {
  const { t } = useTranslation('fleet');
  const textOf = usePhotoFailureText();
  return (
    <>
      <b role="alert">{textOf(upload.why)}</b>
      {upload.canRetry ? (
        <Button size="small" variant="outlined" startIcon={<RefreshRoundedIcon />} onClick={onRetry}>
          {t('photos.retry')}
        </Button>
      ) : null}
      <Button size="small" variant="text" aria-label={t('photos.forgetOf', { shot: name })} onClick={onDrop}>
        {t('photos.forget')}
      </Button>
    </>
  );
}

/** Why an upload failed, as a sentence. */
function usePhotoFailureText(): (why: PhotoFailure) => string {
  const { t } = useTranslation('fleet');
  return (why) => (typeof why === 'string' ? t(`photos.failure.${why}`) : why.told);
}

interface PictureInputProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly label: string;
  /** Opens the camera directly on devices that have one. */
  readonly isCamera?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A file input, opened by a button. */
function PictureInput({ inputRef, label, isCamera = false, onChoose }: PictureInputProps) {
  return (
    <input
      ref={inputRef}
      type="file"
      accept={PHOTO_TYPES}
      hidden
      tabIndex={-1}
      aria-label={label}
      {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Reset, so that the same file can be chosen again.
        currentTarget.value = '';
        if (files.length > 0) onChoose(files);
      }}
    />
  );
}
