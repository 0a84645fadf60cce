import { createTheme } from '@mui/material/styles';
import type { Look } from '../../theme/ThemeRoot.tsx';
import { themeOptions } from '../../theme/theme.ts';

/** The house's theme, except that an attribute says which colours there are: those somebody saw. */
const theme = createTheme({
  ...themeOptions,
  cssVariables: {
    ...(typeof themeOptions.cssVariables === 'object' && themeOptions.cssVariables),
    colorSchemeSelector: '[data-scheme="%s"]',
  },
});

const looks = { light: { theme, defaultMode: 'light' }, dark: { theme, defaultMode: 'dark' } } as const;

export const recordedLook = (scheme: 'light' | 'dark'): Look => looks[scheme];
