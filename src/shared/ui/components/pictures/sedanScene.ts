import type { SceneFile } from '#src/shared/ui/layout/Scene.tsx';
import avif480 from './sedan-480.avif';
import webp480 from './sedan-480.webp';
import avif960 from './sedan-960.avif';
import webp960 from './sedan-960.webp';

/** The car of the owners' call. */
export const sedanScene: SceneFile = {
  sources: [{ avif: `${avif480} 480w, ${avif960} 960w`, webp: `${webp480} 480w, ${webp960} 960w` }],
  sizes: '(min-width: 1280px) 577px, (min-width: 901px) 45.5vw, 100vw',
  src: webp960,
  width: 960,
  height: 640,
};
