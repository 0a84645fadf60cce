import { styled } from '@mui/material/styles';

/** The calendar and the rules, and next to them what a rental brings. */
export const PricesColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: 16,
  '& > .rules': { display: 'grid', gap: 16, minWidth: 0 },
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export const RuleColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export const RuleList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontVariantNumeric: 'tabular-nums',
    '& > .rule, & > .price': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& .detail': { display: 'block', ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  },
}));
