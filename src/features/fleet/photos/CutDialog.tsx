import RotateLeftRoundedIcon from '@mui/icons-material/RotateLeftRounded';
import RotateRightRoundedIcon from '@mui/icons-material/RotateRightRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { turned } from '#src/shared/lib/chosenPicture.ts';
import type { Angle } from '#src/shared/lib/chosenPicture.ts';
import { cutPicture } from '#src/shared/lib/cutPicture.ts';
import type { CutArea } from '#src/shared/lib/cutPicture.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { PictureCropper } from '#src/shared/ui/components/PictureCropper.tsx';

const Content = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, padding: 24 });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > button': { flex: '1 1 auto' } });

/** The largest size the server stores. */
const LONGEST = 2400;

interface Props {
  readonly address: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onSend: (file: File) => void;
}

/** Rotates and crops a photo to the aspect ratio of car photos. */
export function CutDialog({ address, name, onClose, onSend }: Props) {
  const { t } = useTranslation('fleet');
  const titleId = useId();
  const area = useRef<CutArea | null>(null);
  const [angle, setAngle] = useUiState<Angle>('fleet/cut/angle', 0, { privacy: 'keep' });
  const [isBusy, setIsBusy] = useUiState('fleet/cut/isBusy', false);
  const [failure, setFailure] = useUiState<Message | null>('fleet/cut/failure', null);
  const say = useMessage();
  const send = async (): Promise<void> => {
    setIsBusy(true);
    const file =
      area.current === null
        ? null
        : await cutPicture(address, { area: area.current, longest: LONGEST, angle }).catch(() => null);
    setIsBusy(false);
    if (file === null) setFailure({ key: 'fleet:photos.failure.unreadable' });
    else onSend(file);
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <Content>
        <Typography id={titleId} variant="h3" component="h2">
          {t('photos.cutTitle', { shot: name })}
        </Typography>
        <PictureCropper
          address={address}
          aspect={3 / 2}
          angle={angle}
          frameLabel={t('photos.frame')}
          zoomLabel={t('photos.zoom')}
          onArea={(next) => {
            area.current = next;
          }}
        />
        <Row>
          <Button variant="outlined" startIcon={<RotateLeftRoundedIcon />} onClick={() => setAngle(turned(angle, -90))}>
            {t('photos.turnLeft')}
          </Button>
          <Button variant="outlined" startIcon={<RotateRightRoundedIcon />} onClick={() => setAngle(turned(angle, 90))}>
            {t('photos.turnRight')}
          </Button>
        </Row>
        <FailureNote text={say(failure)} />
        <Row>
          <Button variant="outlined" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
          <Button loading={isBusy} onClick={() => void send()}>
            {t('photos.use')}
          </Button>
        </Row>
      </Content>
    </Dialog>
  );
}
