import { styled } from '@mui/material/styles';

/** The picture of a screen that has nothing to show. */
export const StateArt = styled('img')(({ theme }) => ({
  width: '100%',
  maxWidth: 560,
  height: 'auto',
  marginBottom: 32,
  borderRadius: 24,
  filter: theme.vars.palette.photoFilter,
}));
