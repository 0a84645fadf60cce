import AddRoundedIcon from '@mui/icons-material/AddRounded';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import FitScreenRoundedIcon from '@mui/icons-material/FitScreenRounded';
import RemoveRoundedIcon from '@mui/icons-material/RemoveRounded';
import RotateRightRoundedIcon from '@mui/icons-material/RotateRightRounded';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUiState } from '#src/shared/store/useUiState.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  padding: '6px 8px 6px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > h2': { flex: '1 1 160px', minWidth: 0 },
}));

/** Arrow keys move what is larger than the window, once this has the focus. */
const Area = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  backgroundColor: theme.vars.palette.background.mist,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
  '& > img': { display: 'block', objectFit: 'contain', margin: 'auto' },
}));

const steps = [1, 1.5, 2, 3, 4, 6] as const;

interface Props {
  readonly title: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** A document over the whole window. + and − make it larger and smaller, 0 fits it, R turns it. */
export function ZoomDialog({ title, url, onClose }: Props) {
  const { t } = useTranslation(['review', 'common']);
  const titleId = useId();
  const [step, setStep] = useUiState('review/zoom', 0, { privacy: 'keep' });
  const [turns, setTurns] = useUiState('review/turns', 0, { privacy: 'keep' });
  const scale = steps[step] ?? 1;
  const larger = () => setStep((now) => Math.min(now + 1, steps.length - 1));
  const smaller = () => setStep((now) => Math.max(now - 1, 0));
  const turn = () => setTurns((now) => (now + 1) % 4);
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') larger();
    else if (key === '-') smaller();
    else if (key === '0') setStep(0);
    else if (key.toLowerCase() === 'r') turn();
  };
  return (
    <Dialog open fullScreen aria-labelledby={titleId} onClose={onClose} onKeyDown={onKeyDown}>
      <Bar>
        <Typography id={titleId} variant="h4" component="h2">
          {title}
        </Typography>
        <IconButton aria-label={t('zoom.out')} disabled={step === 0} onClick={smaller}>
          <RemoveRoundedIcon />
        </IconButton>
        <IconButton aria-label={t('zoom.in')} disabled={step === steps.length - 1} onClick={larger}>
          <AddRoundedIcon />
        </IconButton>
        <IconButton aria-label={t('zoom.reset')} onClick={() => setStep(0)}>
          <FitScreenRoundedIcon />
        </IconButton>
        <IconButton aria-label={t('zoom.turn')} onClick={turn}>
          <RotateRightRoundedIcon />
        </IconButton>
        <IconButton aria-label={t('common:close')} onClick={onClose}>
          <CloseRoundedIcon />
        </IconButton>
      </Bar>
      <Area tabIndex={0} role="region" aria-label={t('zoom.area', { percent: scale * 100 })}>
        <img
          src={url}
          alt={title}
          style={{ width: `${scale * 100}%`, height: `${scale * 100}%`, transform: `rotate(${turns * 90}deg)` }}
        />
      </Area>
    </Dialog>
  );
}
