import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useIsLasting } from '#src/shared/hooks/useIsLasting.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { selectBesideCount } from '#src/shared/store/loadingSlice.ts';

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: theme.zIndex.tooltip,
  height: 3,
  overflow: 'hidden',
  pointerEvents: 'none',
  backgroundColor: theme.vars.palette.primary.soft,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '0 75% 0 0',
    backgroundColor: theme.vars.palette.primary.main,
    animation: `${slide} 1.2s ease-in-out infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': { '&::after': { inset: 0, animation: 'none' } },
}));

const delay = 250;

/** Shows a slow request that blocks nothing. It is a live region, which belongs to no landmark of the page. */
export function RequestBar() {
  const { t } = useTranslation('common');
  const isUnderWay = useAppSelector((state) => selectBesideCount(state) > 0);
  return useIsLasting(isUnderWay, delay) ? (
    <Bar role="progressbar" aria-live="polite" aria-label={t('loading')} />
  ) : null;
}
