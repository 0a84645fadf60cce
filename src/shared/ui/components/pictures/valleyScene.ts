import { mobileQuery } from '#src/shared/lib/mobile.ts';
import type { SceneFile } from '#src/shared/ui/layout/Scene.tsx';
import avif1600 from './valley-1600.avif';
import webp1600 from './valley-1600.webp';
import avif2400 from './valley-2400.avif';
import webp2400 from './valley-2400.webp';
import avif960 from './valley-960.avif';
import webp960 from './valley-960.webp';

/** A mountain road without cars. */
export const valleyScene: SceneFile = {
  sources: [
    {
      avif: `${avif960} 960w, ${avif1600} 1600w, ${avif2400} 2400w`,
      webp: `${webp960} 960w, ${webp1600} 1600w, ${webp2400} 2400w`,
    },
  ],
  // It covers its box by height, so a phone needs the wide file too.
  sizes: `${mobileQuery} 200vw, 100vw`,
  src: webp1600,
  width: 1600,
  height: 950,
};
