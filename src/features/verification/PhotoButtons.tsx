import CameraAltOutlinedIcon from '@mui/icons-material/CameraAltOutlined';
import RefreshRoundedIcon from '@mui/icons-material/RefreshRounded';
import UploadRoundedIcon from '@mui/icons-material/UploadRounded';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentKind } from '#contract/calls/verification/verification.ts';
import { PICTURE_TYPES } from '#contract/domain/pictures.ts';
import type { DocumentName } from './documentsOf.ts';

/** Only on touch devices, which have a camera. */
const CameraButton = styled(Button)({ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } });

interface Props {
  readonly kind: DocumentKind;
  readonly name: DocumentName;
  /** Whether it is the next document to send. */
  readonly isNext: boolean;
  readonly look: 'missing' | 'rejected' | 'sent';
  readonly onChoose: (file: File) => Promise<void>;
  /** Null when there is nothing to send again. */
  readonly onRetry: (() => void) | null;
}

const labels = { missing: 'actions.choose', rejected: 'actions.again', sent: 'actions.replace' } as const;

/** The ways to a photo: the camera of a phone, a file, and the one that did not arrive. */
export function PhotoButtons({ kind, name, isNext, look, onChoose, onRetry }: Props) {
  const { t } = useTranslation('verification');
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const document = t(`kinds.${name}`);
  const hasCamera = useMediaQuery('(pointer: coarse)', { noSsr: true });
  // One filled button on the page: for the next document, by the available way.
  const next = isNext && onRetry === null ? 'contained' : 'outlined';
  const input = {
    type: 'file',
    accept: PICTURE_TYPES,
    hidden: true,
    tabIndex: -1,
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
      const [file] = currentTarget.files ?? [];
      // The same file may be chosen again.
      currentTarget.value = '';
      if (file) void onChoose(file);
    },
  } as const;
  return (
    <>
      {onRetry ? (
        <Button
          size="small"
          variant={isNext ? 'contained' : 'outlined'}
          startIcon={<RefreshRoundedIcon />}
          onClick={onRetry}
        >
          {t('actions.retry')}
        </Button>
      ) : null}
      <CameraButton
        size="small"
        variant={next}
        startIcon={<CameraAltOutlinedIcon />}
        aria-label={`${t('actions.camera')}: ${document}`}
        onClick={() => camera.current?.click()}
      >
        {t('actions.camera')}
      </CameraButton>
      <Button
        size="small"
        variant={hasCamera ? 'outlined' : next}
        startIcon={look === 'sent' ? <RefreshRoundedIcon /> : <UploadRoundedIcon />}
        aria-label={`${t(labels[look])}: ${document}`}
        onClick={() => files.current?.click()}
      >
        <span>{t(labels[look])}</span>
      </Button>
      <input
        {...input}
        ref={camera}
        capture={kind === 'selfie' ? 'user' : 'environment'}
        aria-label={`${t('actions.camera')}: ${document}`}
      />
      <input {...input} ref={files} aria-label={`${t(labels[look])}: ${document}`} />
    </>
  );
}
