import type { CSSObject } from '@mui/material/styles';
import type { Language } from '#contract/domain/values.ts';
import { fontsAttribute } from './storedFonts.ts';
import cyrillic400 from './fonts/firago-cyrillic-400.woff2';
import cyrillic500 from './fonts/firago-cyrillic-500.woff2';
import cyrillic600 from './fonts/firago-cyrillic-600.woff2';
import georgian400 from './fonts/firago-georgian-400.woff2';
import georgian500 from './fonts/firago-georgian-500.woff2';
import georgian600 from './fonts/firago-georgian-600.woff2';
import latin400 from './fonts/firago-latin-400.woff2';
import latin500 from './fonts/firago-latin-500.woff2';
import latin600 from './fonts/firago-latin-600.woff2';
import lari from './fonts/firago-lari.inline.woff2';
import latinExt400 from './fonts/firago-latin-ext-400.woff2';
import latinExt500 from './fonts/firago-latin-ext-500.woff2';
import latinExt600 from './fonts/firago-latin-ext-600.woff2';

/** What our own texts, prices and dates are written with in every language. */
const latin =
  'U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B7,U+BB,U+D7,U+2009-2015,U+2018-2026,U+202F-203A,U+20AC,U+2116,U+2192,U+2212,' +
  'U+2248';
/** Names from elsewhere and rare signs. */
const latinExt =
  'U+A1-A8,U+AA,U+AC-AF,U+B1-B6,U+B8-BA,U+BC-D6,U+D8-FF,U+131,U+152-153,U+160-161,U+17D-17E,U+2C6,U+2DA,U+2DC,' +
  'U+2122,U+2190-2191,U+2193,U+2213-2247,U+2249-2265';
const georgian = 'U+10D0-10FF,U+2D00-2D2D';
const cyrillic = 'U+400-45F,U+490-491';

const face = (url: string, weight: number, range: string) => ({
  fontFamily: 'FiraGO',
  fontWeight: weight,
  // A font that loads late is used on the next page: text being read does not move.
  fontDisplay: 'optional' as const,
  src: `url(${url}) format("woff2")`,
  unicodeRange: range,
});

/** Measured against FiraGO, so that nothing moves when it arrives. */
const fallback = (measures: object) => ({
  fontFamily: '"FiraGO Fallback"',
  src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
  lineGapOverride: '0%',
  ...measures,
});

export const fontFaces = [
  // Of the fallbacks many have no sign for money: it comes with the styles, drawn once for all weights. A family of its own: in
  // FiraGO a face of several weights would be the best match of each, and the family would consist of this sign.
  { fontFamily: 'Lari', fontWeight: '400 600', src: `url(${lari}) format("woff2")`, unicodeRange: 'U+20BE' },
  face(latin400, 400, latin),
  face(latin500, 500, latin),
  face(latin600, 600, latin),
  face(latinExt400, 400, latinExt),
  face(latinExt500, 500, latinExt),
  face(latinExt600, 600, latinExt),
  face(georgian400, 400, georgian),
  face(georgian500, 500, georgian),
  face(georgian600, 600, georgian),
  face(cyrillic400, 400, cyrillic),
  face(cyrillic500, 500, cyrillic),
  face(cyrillic600, 600, cyrillic),
  fallback({ sizeAdjust: '103.5%', ascentOverride: '90.3%', descentOverride: '25.6%' }),
  fallback({ unicodeRange: cyrillic, sizeAdjust: '99%', ascentOverride: '94.4%', descentOverride: '26.8%' }),
];

/** The files of FiraGO that pages in a language use. */
export const fontFiles: Readonly<Record<Language, readonly string[]>> = {
  en: [latin400, latin500, latin600],
  ka: [georgian400, georgian500, georgian600, latin400, latin500, latin600],
  ru: [cyrillic400, cyrillic500, cyrillic600, latin400, latin500, latin600],
};

/** FiraGO once the browser has its files, till then the font that was measured against it. */
export const fontRules: CSSObject = {
  ':root': { '--gza-font': '"FiraGO Fallback"' },
  [`[${fontsAttribute}]`]: { '--gza-font': 'FiraGO' },
};

export const fontFamily = 'Lari, var(--gza-font), "FiraGO Fallback", system-ui, sans-serif';
