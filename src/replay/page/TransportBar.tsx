import ErrorRoundedIcon from '@mui/icons-material/ErrorRounded';
import FirstPageRoundedIcon from '@mui/icons-material/FirstPageRounded';
import PauseRoundedIcon from '@mui/icons-material/PauseRounded';
import PlayArrowRoundedIcon from '@mui/icons-material/PlayArrowRounded';
import SkipNextOutlinedIcon from '@mui/icons-material/SkipNextOutlined';
import SkipPreviousOutlinedIcon from '@mui/icons-material/SkipPreviousOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { atEnd } from '#src/shared/ui/components/atEnd.ts';
import { SegmentedSwitch } from '#src/shared/ui/components/SegmentedSwitch.tsx';
import { paces } from './player.ts';
import type { Player, PlayerMove } from './player.ts';
import { Dot, Key } from './replay.styles.ts';
import { stepKinds } from './stepKinds.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 4px',
  marginBottom: 14,
});

const Place = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  fontSize: '.9375rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '& > .step': { fontWeight: 600, color: theme.vars.palette.text.primary },
}));

const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  gap: '4px 18px',
  fontSize: '.8125rem',
  color: theme.vars.palette.text.secondary,
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

interface Props {
  readonly player: Player;
  /** When the step happened. */
  readonly time: string;
  readonly hasFailures: boolean;
  readonly onMove: (move: PlayerMove) => void;
  readonly onNextFailure: () => void;
}

/** The buttons that move through the trace, next to the slider. */
export function TransportBar({ player, time, hasFailures, onMove, onNextFailure }: Props) {
  const { t } = useTranslation('support');
  const { step, count, isPlaying, pace } = player;
  const go = (to: number) => onMove({ kind: 'went', to });
  return (
    <Bar>
      <IconButton aria-label={t('replay.first')} {...atEnd(step === 0, () => go(0))}>
        <FirstPageRoundedIcon />
      </IconButton>
      <IconButton aria-label={t('replay.back')} {...atEnd(step === 0, () => go(step - 1))}>
        <SkipPreviousOutlinedIcon />
      </IconButton>
      <IconButton
        aria-label={t(isPlaying ? 'replay.pause' : 'replay.play')}
        disabled={count === 0}
        onClick={() => onMove({ kind: 'pressed' })}
        sx={{
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          '&:hover': { bgcolor: 'primary.dark' },
          '&.Mui-disabled': { bgcolor: 'background.sunken' },
        }}
      >
        {isPlaying ? <PauseRoundedIcon /> : <PlayArrowRoundedIcon />}
      </IconButton>
      <IconButton aria-label={t('replay.forward')} {...atEnd(step === count, () => go(step + 1))}>
        <SkipNextOutlinedIcon />
      </IconButton>
      <SegmentedSwitch
        label={t('replay.pace')}
        value={pace}
        options={paces.map((value) => ({ value, label: t(`replay.paces.${value}`) }))}
        onChange={(chosen) => onMove({ kind: 'paced', pace: chosen })}
      />
      <Button
        variant="outlined"
        color="error"
        disabled={!hasFailures}
        startIcon={<ErrorRoundedIcon />}
        onClick={onNextFailure}
        sx={{ ml: 1, gap: 2 }}
      >
        {t('replay.nextError')}
        <Key aria-hidden="true">E</Key>
      </Button>
      <Place>
        <b className="step">{step}</b> <span>{`${t('replay.of', { count })}${time === '' ? '' : ` · ${time}`}`}</span>
      </Place>
      <Legend>
        {stepKinds.map((kind) => (
          <li key={kind}>
            <Dot data-kind={kind} />
            {t(`replay.kinds.${kind}`)}
          </li>
        ))}
      </Legend>
    </Bar>
  );
}
