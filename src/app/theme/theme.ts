import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import type { Shadows, ThemeOptions } from '@mui/material/styles';
import { mobileBelow } from '#src/shared/lib/mobile.ts';
import { schemeAttribute } from '#src/shared/lib/scheme.ts';
import { buttons } from './components/buttons.ts';
import { choices } from './components/choices.ts';
import { fields } from './components/fields.ts';
import { surfaces } from './components/surfaces.ts';
import { globals } from './globals.ts';
import { dark, light } from './palette.ts';
import { typography } from './typography.ts';

const shadowOf = (name: 'rest' | 'raised' | 'modal') => `var(--gza-palette-elevation-${name})`;

// MUI asks for 25 of them; this design has three.
const shadows = Array.from({ length: 25 }, (_, index) => {
  if (index === 1) return shadowOf('rest');
  if (index === 2) return shadowOf('raised');
  return index === 3 ? shadowOf('modal') : 'none';
  // The length of the tuple is what the compiler can't count.
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
  breakpoints: { values: { xs: 0, sm: 627, md: mobileBelow, lg: 901, xl: 1025 } },
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
