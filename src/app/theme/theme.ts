import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import type { Shadows, ThemeOptions, Components, Theme, TypographyVariantsOptions } from '@mui/material/styles';
import { mobileBelow } from '#src/shared/lib/mobile.ts';
import { schemeAttribute } from '#src/shared/lib/scheme.ts';
import { buttons } from './components/buttons.ts';
import { surfaces } from './components/surfaces.ts';
import { fontFamily } from './fonts.ts';
import { globals } from './globals.ts';
import { dark, light } from './palette.ts';

/** Labels are above their field and never float; the border thickens inwards, so nothing moves. */
const fields: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'block',
        marginBottom: 6,
        ...theme.typography.body2,
        lineHeight: 1.4,
        fontWeight: 500,
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        borderRadius: theme.radii.control,
        backgroundColor: theme.vars.palette.background.paper,
        lineHeight: 1.4,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.control, top: 0 },
        '& .MuiOutlinedInput-notchedOutline > legend': { display: 'none' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.primary.main,
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.mist },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.divider },
      }),
      input: ({ theme }) => ({
        height: 'auto',
        padding: '11px 14px',
        '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
      }),
    },
  },
  MuiSelect: {
    styleOverrides: { icon: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        gap: 6,
        margin: '6px 0 0',
        ...theme.typography.caption,
        lineHeight: 1.4,
        color: theme.vars.palette.text.tertiary,
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
    },
  },
};

/** Georgian letters need no tracking and more room between the lines of a heading. */
const georgian = (lineHeight: number, letterSpacing: number | string = 0) => ({
  '&:lang(ka)': { lineHeight, letterSpacing },
});

const typography: TypographyVariantsOptions = {
  fontFamily,
  fontWeightLight: 400,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  display: {
    fontFamily,
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

const choices: Components<Theme> = {
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 11,
        color: theme.vars.palette.control,
        '&:hover': { backgroundColor: 'transparent', color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 60, height: 44, padding: '9px 8px' },
      switchBase: {
        padding: 12,
        '&.Mui-checked': { transform: 'translateX(18px)', color: '#fff' },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
        '&:hover': { backgroundColor: 'transparent' },
      },
      thumb: { width: 20, height: 20, boxShadow: '0 1px 2px rgba(0,0,0,.25)' },
      track: ({ theme }) => ({ borderRadius: 13, opacity: 1, backgroundColor: theme.vars.palette.control }),
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: 4, paddingBlock: 20 },
      rail: ({ theme }) => ({ opacity: 1, backgroundColor: theme.vars.palette.divider }),
      track: { border: 0 },
      thumb: ({ theme }) => ({
        width: 24,
        height: 24,
        border: `2px solid ${theme.vars.palette.primary.main}`,
        backgroundColor: '#fff',
        boxShadow: '0 1px 4px rgba(20,33,27,.2)',
        '&::before': { display: 'none' },
        '&:hover, &.Mui-active': { boxShadow: '0 1px 4px rgba(20,33,27,.2)' },
        '&.Mui-focusVisible': {
          boxShadow: 'none',
          outline: `2px solid ${theme.vars.palette.focus}`,
          outlineOffset: 2,
        },
      }),
    },
  },
};

const shadowOf = (name: 'rest' | 'raised' | 'modal') => `var(--gza-palette-elevation-${name})`;

// MUI requires 25 of them; this design has three.
const shadows = Array.from({ length: 25 }, (_, index) => {
  if (index === 1) return shadowOf('rest');
  if (index === 2) return shadowOf('raised');
  return index === 3 ? shadowOf('modal') : 'none';
  // TypeScript cannot infer the length of the tuple.
}) as Shadows;

const options: ThemeOptions & Parameters<typeof createTheme>[0] = {
  cssVariables: {
    cssVarPrefix: 'gza',
    // Set before the first paint by MUI's script in the head of the document.
    colorSchemeSelector: schemeAttribute,
    shouldSkipGeneratingVar: (keys) => keys[0] === 'radii' || keys[0] === 'layout' || shouldSkipGeneratingVar(keys),
  },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  // At exactly 626, 725, 900 and 1024 px the smaller layout is used: `down('md')` is mobile.
  // Narrower than `wide`, what stands beside a page takes room that the page needs.
  breakpoints: { values: { xs: 0, sm: 627, md: mobileBelow, lg: 901, xl: 1025, wide: 1280 } },
  spacing: 4,
  shape: { borderRadius: 10 },
  radii: { tag: 6, control: 10, large: 12, card: 16, panel: 20, pill: 999 },
  layout: {
    content: '1200px',
    gutter: 'var(--gza-gutter)',
    header: 'var(--gza-header)',
    bar: 'var(--gza-bar)',
    section: 'var(--gza-section)',
  },
  typography,
  shadows,
  transitions: {
    duration: {
      shortest: 150,
      shorter: 150,
      short: 200,
      standard: 200,
      complex: 200,
      enteringScreen: 200,
      leavingScreen: 150,
    },
    easing: { easeInOut: 'cubic-bezier(.2,.7,.2,1)', easeOut: 'cubic-bezier(.2,.7,.2,1)' },
  },
  components: { MuiCssBaseline: { styleOverrides: globals }, ...buttons, ...fields, ...surfaces, ...choices },
};

export const theme = createTheme(options);
