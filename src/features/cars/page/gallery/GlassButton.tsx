import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

/** An icon button on the dark background of the full-screen view. */
export const GlassButton = styled(IconButton)({
  backgroundColor: 'rgba(255,255,255,.1)',
  color: 'inherit',
  '&:hover': { backgroundColor: 'rgba(255,255,255,.2)' },
  '&:active': { backgroundColor: 'rgba(255,255,255,.26)' },
  '&.Mui-focusVisible': { outlineColor: '#fff' },
  '&.Mui-disabled': { color: 'rgba(255,255,255,.3)' },
});
