import { styled } from '@mui/material/styles';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';

/** Figures side by side, each of `Tile`: label, value and change. */
export const Tiles = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 16,
  marginBottom: 16,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' },
}));

export const Tile = styled(PanelBlock)(({ theme }) => ({
  '& > dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > dd': {
    fontSize: '1.625rem',
    fontWeight: 600,
    lineHeight: 1.3,
    letterSpacing: '-.02em',
    fontVariantNumeric: 'tabular-nums',
    ':lang(ka) &': { letterSpacing: 0 },
    // Two tiles beside each other on a phone have room for six digits and their sign.
    [theme.breakpoints.down('sm')]: { fontSize: '1.25rem' },
  },
  '& > .note': { fontSize: '.8125rem', fontWeight: 400, lineHeight: 1.4, letterSpacing: 0 },
}));
