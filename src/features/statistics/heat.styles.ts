import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

/** Nothing, up to a quarter, a half, three quarters, all. */
export const levels = [0, 1, 2, 3, 4] as const;

/** In which colour a share in percent is shown; a day on which the car was not on the market in none. */
export const levelOf = (share: number | null): number | undefined =>
  share === null ? undefined : Math.ceil(Math.min(share, 100) / 25);

const colours = ({ vars: { palette } }: Theme) => ({
  '&[data-level="0"]': { backgroundColor: palette.background.sunken, color: palette.text.secondary },
  '&[data-level="1"]': { backgroundColor: palette.primary.soft, color: palette.primary.onSoft },
  '&[data-level="2"]': { backgroundColor: palette.primary.softHover, color: palette.primary.onSoft },
  '&[data-level="3"]': {
    backgroundColor: `color-mix(in srgb, ${palette.primary.main} 45%, ${palette.background.paper})`,
    color: palette.text.primary,
  },
  '&[data-level="4"]': { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
});

export const Scale = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: theme.vars.palette.text.secondary,
  fontSize: '.8125rem',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  '& > i': { width: 20, height: 10, borderRadius: 3, ...colours(theme) },
}));

export const Scroller = styled('div')({ position: 'relative', overflowX: 'auto', margin: '0 -4px', padding: 4 });

export const HeatTable = styled('table')(({ theme }) => ({
  minWidth: '100%',
  borderCollapse: 'separate',
  borderSpacing: '3px',
  fontSize: '.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th': { fontWeight: 600, textAlign: 'start', whiteSpace: 'nowrap' },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 400, textAlign: 'center' },
  '& tr > th:first-of-type': {
    position: 'sticky',
    left: -4,
    zIndex: 1,
    paddingRight: 12,
    backgroundColor: theme.vars.palette.background.paper,
    textAlign: 'start',
  },
  '& tr > :last-child': { paddingLeft: 8, textAlign: 'end', whiteSpace: 'nowrap' },
  '& td': { position: 'relative', padding: 0 },
  '& td > span': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 38,
    height: 30,
    borderRadius: 6,
    fontSize: '.75rem',
    fontWeight: 500,
    ...colours(theme),
  },
  [theme.breakpoints.down('md')]: {
    '& tbody th': { minWidth: 104, whiteSpace: 'normal' },
  },
}));
