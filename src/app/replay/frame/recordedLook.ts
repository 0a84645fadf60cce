import { makeLook } from '../../theme/look.ts';
import { makeTheme, themeOptions } from '../../theme/theme.ts';

/** The house's, except that an attribute of the document says which colours there are: those somebody saw. */
export const recordedLook = makeLook(
  makeTheme({
    ...themeOptions,
    cssVariables: {
      ...(typeof themeOptions.cssVariables === 'object' && themeOptions.cssVariables),
      colorSchemeSelector: '[data-scheme="%s"]',
    },
  }),
);
