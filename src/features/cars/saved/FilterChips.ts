import { styled } from '@mui/material/styles';

/** What a search asks for, in pills that do nothing. */
export const FilterChips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '& > li': {
    padding: '5px 12px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radii.pill,
    fontSize: '.875rem',
    fontWeight: 500,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
}));
