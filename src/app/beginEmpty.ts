import { preload } from 'react-dom';
import type { Language } from '#contract/domain/values.ts';
import { mobileQuery } from '#src/shared/lib/mobile.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { heroScene } from '#src/shared/ui/components/pictures/heroScene.ts';
import { coverStart } from './feedback/coverStart.ts';
import { preloadFonts } from './theme/preloadFonts.ts';

/** What a document needs that came without its page: a cover, and what its first view will ask for. Gives what takes the cover away. */
export function beginEmpty(page: Document, pathname: string, language: Language): () => void {
  preloadFirstView(pathname, language);
  return coverStart(page);
}

/** Starts what the first view will ask for anyway, while its code and texts are still on the way. */
function preloadFirstView(pathname: string, language: Language): void {
  preloadFonts(language);
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
