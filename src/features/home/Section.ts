import { styled } from '@mui/material/styles';

/** A part of the page with the usual room above it. */
export const Section = styled('section')(({ theme }) => ({
  paddingTop: theme.layout.section,
  '&[data-near]': { paddingTop: 64, [theme.breakpoints.down('md')]: { paddingTop: theme.layout.section } },
}));
