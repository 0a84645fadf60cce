import { styled } from '@mui/material/styles';

export const List = styled('ul')({ display: 'grid', gap: 14 });

export const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr) auto',
  gap: 24,
  alignItems: 'center',
  padding: '16px 24px 16px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  transition: theme.transitions.create('box-shadow', { duration: 200 }),
  '&:hover': { boxShadow: theme.vars.palette.elevation.raised },
  '& > .photo': { width: 168, height: 112 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .number': { color: theme.vars.palette.text.tertiary, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '104px minmax(0, 1fr)',
    gap: '12px 14px',
    alignItems: 'start',
    padding: 12,
    '& > .photo': { width: 104, height: 76 },
  },
}));

export const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

export const CardEnd = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'end',
  gap: 10,
  textAlign: 'end',
  '& > .sum': { fontSize: '1.0625rem', fontWeight: 600 },
  [theme.breakpoints.down('md')]: {
    gridColumn: '1 / -1',
    gridTemplateColumns: '1fr auto',
    justifyItems: 'start',
    alignItems: 'center',
    paddingTop: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));
