import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';

/** The keys this theme adds to MUI's own. */
declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    wide: true;
  }
  interface PaletteColor {
    /** Background of a pressed filled button. */
    pressed: string;
    /** The colour as text or icon on paper. */
    text: string;
    soft: string;
    softHover: string;
    onSoft: string;
  }
  interface SimplePaletteColorOptions {
    pressed?: string;
    text?: string;
    soft?: string;
    softHover?: string;
    onSoft?: string;
  }
  interface Color {
    soft: string;
    onSoft: string;
  }
  interface TypeText {
    tertiary: string;
  }
  interface TypeBackground {
    mist: string;
    sunken: string;
    /** Behind a picture that is still loading. */
    picture: string;
    /** The chosen part of a segmented switch. */
    raised: string;
  }

  interface OwnPalette {
    /** Border of buttons and chips. */
    outline: string;
    /** Border of inputs and boxes, 3:1 against paper. */
    control: string;
    deep: { main: string; dark: string; contrastText: string; text: string; line: string };
    star: string;
    scrim: string;
    focus: string;
    skeleton: { base: string; sweep: string };
    elevation: { rest: string; raised: string; modal: string };
    photoFilter: string;
  }
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}

  interface TypographyVariants {
    display: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
  }

  interface OwnTheme {
    radii: { tag: number; control: number; large: number; card: number; panel: number; pill: number };
    /** Sizes that change with the width of the window: custom properties set in `globals.ts`. */
    layout: { content: string; gutter: string; header: string; bar: string; section: string };
  }
  interface Theme extends OwnTheme {}
  interface CssVarsTheme extends OwnTheme {}
  interface ThemeOptions extends Partial<OwnTheme> {}
  interface CssVarsThemeOptions extends Partial<OwnTheme> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    overline: false;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    soft: true;
  }
  interface ButtonPropsColorOverrides {
    /** White, on photographs and on deep green. */
    light: true;
  }
}
