import { preload } from 'react-dom';
import type { Language } from '#contract/domain/values.ts';
import { firstFonts } from './fonts.ts';

/** Starts the font files of a language while its texts are still on the way. */
export function preloadFonts(language: Language): void {
  for (const url of firstFonts[language]) {
    preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
