import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** A quiet action among other things: more of a list, clear all. */
export const UnderlinedButton = styled(ButtonBase)(({ theme }) => ({
  padding: '10px 8px',
  borderRadius: theme.radii.tag,
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
  textDecorationColor: theme.vars.palette.outline,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: 5,
  '&:hover': { textDecorationColor: 'currentColor' },
}));
