import { styled } from '@mui/material/styles';

export const ReviewBox = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 320,
  height: '100%',
  padding: 24,
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.mist,
}));
