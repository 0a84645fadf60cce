import { css } from '@emotion/react';
import type { CSSInterpolation, SerializedStyles } from '@emotion/serialize';
import type { Theme } from '@mui/material/styles';
import { fontFaces } from './fonts.ts';
import { globals } from './globals.ts';
import { theme as house } from './theme.ts';

export interface Look {
  readonly theme: Theme;
  /** Letters, colours and what holds for every page. */
  readonly rules: SerializedStyles;
}

export function makeLook(theme: Theme): Look {
  // One object holds one `@font-face`: several of them are a list.
  const faces = fontFaces.map((face) => ({ '@font-face': face }));
  // The same objects as MUI and Emotion describe them.
  const page = globals(theme) as CSSInterpolation;
  return { theme, rules: css([faces, theme.generateStyleSheets(), page]) };
}

export const look = makeLook(house);
