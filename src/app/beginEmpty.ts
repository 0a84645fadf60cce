import { preload } from 'react-dom';
import { mobileQuery } from '#src/shared/lib/mobile.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { heroScene } from '#src/shared/ui/components/pictures/heroScene.ts';
import { coverStart } from './feedback/coverStart.ts';

/**
 * For a document without a rendered page: shows the cover and preloads the first view. Returns a function that removes
 * the cover.
 */
export function beginEmpty(page: Document, pathname: string): () => void {
  preloadFirstView(pathname);
  return coverStart(page);
}

/** Starts the requests of the first view while its code and texts are still loading. */
function preloadFirstView(pathname: string): void {
  if (pathname !== paths.home) return;
  const isPhone = matchMedia(mobileQuery).matches;
  const source = heroScene.sources[isPhone ? 0 : 1];
  if (!source) return;
  preload(heroScene.src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: source.avif,
    imageSizes: heroScene.sizes,
    fetchPriority: 'high',
  });
}
