import { styled } from '@mui/material/styles';

/** A framed block of a page. */
export const Panel = styled('section')(({ theme }) => ({
  padding: 24,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radii.panel,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: { padding: 18 },
}));
