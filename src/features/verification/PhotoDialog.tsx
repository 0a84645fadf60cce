import RotateLeftRoundedIcon from '@mui/icons-material/RotateLeftRounded';
import RotateRightRoundedIcon from '@mui/icons-material/RotateRightRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { finishPicture, turned } from '#src/shared/lib/chosenPicture.ts';
import type { Angle, ChosenPicture } from '#src/shared/lib/chosenPicture.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';

const Content = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, minHeight: 0, padding: 24 });

/** Square, so that a turned photo fits as well. */
const Preview = styled('div')(({ theme }) => ({
  alignSelf: 'center',
  width: 'min(100%, 60vh)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.background.mist,
  '& > img': { width: '100%', height: '100%', objectFit: 'contain' },
}));

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > button': { flex: '1 1 auto' } });

interface Props {
  readonly picture: ChosenPicture;
  readonly title: string;
  readonly onClose: () => void;
  readonly onSend: (file: File) => void;
}

/** The chosen photo before it is sent: look at it, turn it, send or discard it. */
export function PhotoDialog({ picture, title, onClose, onSend }: Props) {
  const { t } = useTranslation('verification');
  const titleId = useId();
  const [angle, setAngle] = useUiState<Angle>('verification/angle', 0, { privacy: 'keep' });
  const [isBusy, setIsBusy] = useUiState('verification/isCutting', false);
  const send = async (): Promise<void> => {
    setIsBusy(true);
    onSend(await finishPicture(picture, angle));
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <Content>
        <div>
          <Typography id={titleId} variant="h3" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {t('preview.title')}
          </Typography>
        </div>
        <Preview>
          <img src={picture.url} alt={t('preview.alt')} style={{ transform: `rotate(${angle}deg)` }} />
        </Preview>
        {picture.bitmap === null ? null : (
          <Row>
            <Button
              variant="outlined"
              startIcon={<RotateLeftRoundedIcon />}
              onClick={() => setAngle(turned(angle, -90))}
            >
              {t('preview.left')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<RotateRightRoundedIcon />}
              onClick={() => setAngle(turned(angle, 90))}
            >
              {t('preview.right')}
            </Button>
          </Row>
        )}
        <Row>
          <Button variant="outlined" size="large" onClick={onClose}>
            {t('preview.cancel')}
          </Button>
          <Button size="large" loading={isBusy} onClick={() => void send()}>
            {t('preview.send')}
          </Button>
        </Row>
      </Content>
    </Dialog>
  );
}
