import { styled } from '@mui/material/styles';

/** A link out of the app inside a text. */
export const MailLink = styled('a')(({ theme }) => ({
  color: theme.vars.palette.primary.text,
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
  textUnderlineOffset: 3,
  '&:hover': { textDecorationColor: 'currentColor' },
}));
