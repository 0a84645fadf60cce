import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import ReplayRoundedIcon from '@mui/icons-material/ReplayRounded';
import { keyframes, styled } from '@mui/material/styles';
import type { Outcome } from './outcome.ts';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

const Disc = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 88,
  height: 88,
  margin: '12px auto 36px',
  borderRadius: '50%',
  '& > svg': { width: 44, height: 44 },
  '&[data-tone=good]': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    boxShadow: `0 0 0 12px ${theme.vars.palette.primary.soft}`,
  },
  '&[data-tone=bad]': {
    backgroundColor: theme.vars.palette.error.main,
    color: theme.vars.palette.error.contrastText,
    boxShadow: `0 0 0 12px ${theme.vars.palette.error.soft}`,
  },
  '&[data-tone=plain]': {
    backgroundColor: theme.vars.palette.grey.onSoft,
    color: theme.vars.palette.background.paper,
    boxShadow: `0 0 0 12px ${theme.vars.palette.grey.soft}`,
  },
  '&[data-tone=wait]': {
    border: `6px solid ${theme.vars.palette.primary.softHover}`,
    borderTopColor: theme.vars.palette.primary.main,
    animation: `${spin} 1s linear infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
}));

const tones: Readonly<Record<Outcome, 'good' | 'bad' | 'plain' | 'wait'>> = {
  paid: 'good',
  reserved: 'good',
  waiting: 'wait',
  failed: 'bad',
  tooLate: 'bad',
  returned: 'plain',
  partReturned: 'plain',
};

const icons = { good: CheckRoundedIcon, bad: CloseRoundedIcon, plain: ReplayRoundedIcon, wait: null } as const;

/** The outcome as an icon. */
export function OutcomeSign({ outcome }: { outcome: Outcome }) {
  const tone = tones[outcome];
  const Icon = icons[tone];
  return (
    <Disc data-tone={tone} aria-hidden>
      {Icon === null ? null : <Icon />}
    </Disc>
  );
}
