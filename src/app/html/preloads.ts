import type { Language } from '#contract/domain/values.ts';
import { heroScene } from '#src/shared/ui/components/pictures/heroScene.ts';
import type { ScreenName } from '../routes.ts';
import { firstFonts } from '../theme/fonts.ts';
import { mobileQuery } from '#src/shared/lib/mobile.ts';

const fontOf = (url: string): string =>
  `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin="anonymous">`;

/** The picture of the first view, in the cut of the window. */
const heroes = heroScene.sources
  .map(
    ({ avif, media = `not all and ${mobileQuery}` }) =>
      `<link rel="preload" as="image" type="image/avif" imagesrcset="${avif}" imagesizes="${heroScene.sizes}" media="${media}" fetchpriority="high">`,
  )
  .join('');

/** What the first view needs and the browser would find late. */
export const picturesOf = (screen: ScreenName): string => (screen === 'home' ? heroes : '');

/**
 * Requested with the page, used as soon as they are loaded. They come after the markup: a browser that meets them
 * earlier renders nothing until they have loaded, half a second on a slow line.
 */
export const fontsOf = (language: Language): string => firstFonts[language].map(fontOf).join('');
