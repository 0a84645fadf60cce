import { mobileQuery } from '#src/shared/lib/mobile.ts';
import type { SceneFile } from '#src/shared/ui/layout/Scene.tsx';
import avif1280 from './hero-1280.avif';
import webp1280 from './hero-1280.webp';
import avif1920 from './hero-1920.avif';
import webp1920 from './hero-1920.webp';
import avif2400 from './hero-2400.avif';
import webp2400 from './hero-2400.webp';
import phoneAvif480 from './hero-phone-480.avif';
import phoneWebp480 from './hero-phone-480.webp';
import phoneAvif820 from './hero-phone-820.avif';
import phoneWebp820 from './hero-phone-820.webp';

/** Three cars before the valley; a phone gets the upright cut round the first one. */
export const heroScene: SceneFile = {
  sources: [
    {
      media: mobileQuery,
      avif: `${phoneAvif480} 480w, ${phoneAvif820} 820w`,
      webp: `${phoneWebp480} 480w, ${phoneWebp820} 820w`,
    },
    {
      avif: `${avif1280} 1280w, ${avif1920} 1920w, ${avif2400} 2400w`,
      webp: `${webp1280} 1280w, ${webp1920} 1920w, ${webp2400} 2400w`,
    },
  ],
  // It covers a box of 580 to 660 px.
  sizes: `${mobileQuery} max(100vw, 437px), max(100vw, 1320px)`,
  src: webp1280,
  width: 1280,
  height: 640,
};
