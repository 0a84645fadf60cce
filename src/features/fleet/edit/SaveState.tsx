import CloudDoneOutlinedIcon from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlinedIcon from '@mui/icons-material/CloudOffOutlined';
import CloudSyncOutlinedIcon from '@mui/icons-material/CloudSyncOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { selectFleet } from '../fleetSlice.ts';
import { useSecondsSince } from './useSecondsSince.ts';

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: '.8125rem',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flex: 'none', width: 18, height: 18, color: theme.vars.palette.primary.text },
  '&[data-bad]': { color: theme.vars.palette.error.main, '& > svg': { color: 'inherit' } },
}));

/** Whether what was typed is safe. Its seconds are for eyes only; a change of state is read out. */
export function SaveState() {
  const { t } = useTranslation('fleet');
  const { phase, savedAt } = useAppSelector(selectFleet);
  if (phase === 'quiet') return null;
  const isBad = phase === 'failed' || phase === 'refused';
  const Icon = isBad ? CloudOffOutlinedIcon : phase === 'saving' ? CloudSyncOutlinedIcon : CloudDoneOutlinedIcon;
  return (
    <Line {...(isBad && { 'data-bad': '' })}>
      <Icon />
      <VisuallyHidden as="output">{t(`save.${phase}`)}</VisuallyHidden>
      <span aria-hidden>{phase === 'saved' && savedAt !== null ? <Ago at={savedAt} /> : t(`save.${phase}`)}</span>
    </Line>
  );
}

function Ago({ at }: { at: number }) {
  const { t } = useTranslation('fleet');
  const seconds = useSecondsSince(at);
  if (seconds < 5) return t('save.saved');
  return seconds < 60
    ? t('save.secondsAgo', { count: seconds })
    : t('save.minutesAgo', { count: Math.floor(seconds / 60) });
}
