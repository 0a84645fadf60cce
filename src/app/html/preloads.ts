import { heroScene } from '#src/shared/ui/components/pictures/heroScene.ts';
import type { ScreenName } from '../routes.ts';
import { mobileQuery } from '#src/shared/lib/mobile.ts';

/** The picture of the first view, in the cut of the window. */
const heroes = heroScene.sources
  .map(
    ({ avif, media = `not all and ${mobileQuery}` }) =>
      `<link rel="preload" as="image" type="image/avif" imagesrcset="${avif}" imagesizes="${heroScene.sizes}" media="${media}" fetchpriority="high">`,
  )
  .join('');

/** What the first view needs and the browser would find late. */
export const picturesOf = (screen: ScreenName): string => (screen === 'home' ? heroes : '');
