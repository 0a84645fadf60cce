import type { TypographyVariantsOptions } from '@mui/material/styles';

/** Georgian letters need no tracking and more room between the lines of a heading. */
const georgian = (lineHeight: number, letterSpacing: number | string = 0) => ({
  '&:lang(ka)': { lineHeight, letterSpacing },
});

export const typography: TypographyVariantsOptions = {
  fontFamily: 'FiraGO, "FiraGO Fallback", system-ui, sans-serif',
  fontWeightLight: 400,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  display: {
    fontFamily: 'FiraGO, "FiraGO Fallback", system-ui, sans-serif',
    fontSize: 'clamp(2.25rem, 1.6rem + 3vw, 3.875rem)',
    fontWeight: 600,
    lineHeight: 1.04,
    letterSpacing: '-.028em',
    textWrap: 'balance',
    ...georgian(1.14, '-.01em'),
  },
  h1: {
    fontSize: 'clamp(1.625rem, 1.2rem + 1.3vw, 2.25rem)',
    fontWeight: 600,
    lineHeight: 1.14,
    letterSpacing: '-.022em',
    textWrap: 'balance',
    ...georgian(1.24),
  },
  h2: {
    fontSize: 'clamp(1.375rem, 1.1rem + .8vw, 1.75rem)',
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-.018em',
    textWrap: 'balance',
    ...georgian(1.3),
  },
  h3: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: '-.01em', ...georgian(1.3) },
  h4: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4, letterSpacing: 0 },
  body1: { fontSize: '1rem', lineHeight: 1.55, letterSpacing: 0 },
  body2: { fontSize: '.875rem', lineHeight: 1.5, letterSpacing: 0 },
  caption: { fontSize: '.8125rem', lineHeight: 1.45, letterSpacing: 0 },
  button: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.25, letterSpacing: 0, textTransform: 'none' },
};
