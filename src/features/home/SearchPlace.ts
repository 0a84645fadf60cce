import { styled } from '@mui/material/styles';

/** The form lies over the lower edge of the picture. */
export const SearchPlace = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 3,
  marginTop: -44,
  [theme.breakpoints.down('md')]: { marginTop: -52 },
}));
