import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

/** A link inside a text. */
export const TextLink = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.primary.text,
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
  textUnderlineOffset: 3,
  '&:hover': { textDecorationColor: 'currentColor' },
}));
