import { styled } from '@mui/material/styles';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';

/** Steps at the side and the content of one of them; stacked on a phone. */
export const StepColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '236px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  maxWidth: 900,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
}));

export const StepList = styled('nav')(({ theme }) => ({
  '& > ol': {
    display: 'grid',
    gap: 4,
    padding: 12,
    borderRadius: theme.radii.card,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.palette.elevation.rest,
  },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    gap: 12,
    alignItems: 'center',
    minHeight: 52,
    padding: '8px 12px',
    borderRadius: theme.radii.control,
    fontWeight: 500,
    lineHeight: 1.3,
    '&[aria-current]': {
      backgroundColor: theme.vars.palette.primary.soft,
      color: theme.vars.palette.primary.onSoft,
      fontWeight: 600,
    },
  },
  '& .number': {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.sunken,
    color: theme.vars.palette.text.secondary,
    fontStyle: 'normal',
    fontWeight: 600,
    '& > svg': { width: 18, height: 18 },
  },
  '& [data-done] > .number': {
    backgroundColor: theme.vars.palette.primary.softHover,
    color: theme.vars.palette.primary.onSoft,
  },
  '& [aria-current] > .number': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  [theme.breakpoints.down('lg')]: {
    '& > ol': {
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      gap: 6,
      padding: 0,
      background: 'none',
      boxShadow: 'none',
    },
    '& a': { display: 'block', minHeight: 44, padding: '18px 0 0', background: 'none !important', fontSize: '.75rem' },
    '& a > .number': { width: '100%', height: 4, borderRadius: 2, fontSize: 0, '& > svg': { display: 'none' } },
    '& a > .name': { display: 'none' },
    '& [aria-current] > .number, & [data-done] > .number': { backgroundColor: theme.vars.palette.primary.main },
  },
}));

export const StepBlock = styled(PanelBlock)(({ theme }) => ({
  '& > h2': { marginBottom: 4, fontSize: '1.25rem' },
  '& > p': { marginBottom: 18 },
  '& > h3': { margin: '18px 0 8px', fontSize: '.9375rem', fontWeight: 600 },
  [theme.breakpoints.down('md')]: { padding: 16 },
}));

/** Back and on; it stays in reach of a thumb. */
export const StepButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 22,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    margin: '22px -16px -16px',
    padding: 12,
    borderRadius: `0 0 ${theme.radii.card} ${theme.radii.card}`,
    backgroundColor: theme.vars.palette.background.paper,
    '& > .wide': { flex: '1 1 auto' },
  },
}));

export const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  marginTop: 16,
  padding: '12px 14px',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.mist,
  color: theme.vars.palette.text.primary,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  '& > svg': { flex: 'none', width: 22, height: 22, color: theme.vars.palette.text.secondary },
}));
