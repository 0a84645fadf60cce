import { styled } from '@mui/material/styles';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import type { StepKind } from '../kindOfAction.ts';

/** Everything on the page of a replay, with the colours that only it has: of kinds of steps and of JSON. */
export const ReplayGround = styled('div')(({ theme }) => ({
  '--k-navigation': '#3a6ea5',
  '--k-request': '#0b7a4b',
  '--k-failure': '#c62828',
  '--k-state': '#87948c',
  '--j-key': '#3a5a7d',
  '--j-number': '#8a4b08',
  ...theme.applyStyles('dark', {
    '--k-navigation': '#7fb0e6',
    '--k-request': '#3fc48a',
    '--k-failure': '#ff8a80',
    '--k-state': '#6d7d74',
    '--j-key': '#a9c7e8',
    '--j-number': '#f0b36b',
  }),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gap: 12,
  margin: '-8px -12px -28px',
  [theme.breakpoints.up(1181)]: { '&:not([data-large])': { height: 'calc(100dvh - 36px)', minHeight: 880 } },
  [theme.breakpoints.down('md')]: { margin: '-4px -4px 0' },
}));

/** Actions, the recorded screen, and the details of the step. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '292px minmax(0, 1fr) 372px',
  gap: 12,
  minHeight: 0,
  '[data-large] > &': { gridTemplateColumns: '292px minmax(0, 1fr)', '& > .details': { gridColumn: '1 / -1' } },
  [theme.breakpoints.down(1181)]: {
    gridTemplateColumns: '260px minmax(0, 1fr)',
    '& > .details': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.down('md')]: { '&, [data-large] > &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

/** A block of the page whose parts reach its edges. */
export const Block = styled(Panel)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  padding: 0,
  borderColor: 'transparent',
  borderRadius: theme.radii.card,
  boxShadow: theme.vars.palette.elevation.rest,
  overflow: 'hidden',
  [theme.breakpoints.down('md')]: { padding: 0 },
}));

/** The key that does the same. */
export const Key = styled('kbd')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 5,
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontSize: '.75rem',
  fontWeight: 500,
  lineHeight: 1,
  '@media (hover: none)': { display: 'none' },
}));

/** The colour of a kind of steps, as a dot. */
export const Dot = styled('i')<{ 'data-kind': StepKind }>({
  flex: 'none',
  width: 9,
  height: 9,
  borderRadius: '50%',
  '&[data-kind=navigation]': { backgroundColor: 'var(--k-navigation)' },
  '&[data-kind=request]': { backgroundColor: 'var(--k-request)' },
  '&[data-kind=failure]': { backgroundColor: 'var(--k-failure)' },
  '&[data-kind=state]': { backgroundColor: 'var(--k-state)' },
});
