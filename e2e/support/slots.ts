import type { Page } from '@playwright/test';

interface Slot {
  readonly picture: string;
  /** Displayed width of the picture, cropped edges included. */
  readonly drawn: number;
  /** The width by `sizes`, from which the browser chooses a file. */
  readonly declared: number;
}

/** The pictures for which `sizes` is too small or much too large. */
export async function wrongSlots(page: Page): Promise<Slot[]> {
  return (await slots(page)).filter(({ drawn, declared }) => declared < drawn * 0.97 || declared > drawn * 1.15);
}

const slots = (page: Page): Promise<Slot[]> =>
  page.evaluate(() => {
    const widthOf = (length: string) => {
      const probe = document.createElement('div');
      probe.style.cssText = `position:fixed;width:${length}`;
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    // What is skipped off screen may still have the layout of another width.
    for (const part of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    return [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().width > 0)
      .flatMap((image) => {
        const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
        const chosen = sources.find(({ media }) => media === '' || matchMedia(media).matches) ?? image;
        if (chosen.sizes === '') return [];
        // Commas inside of brackets do not separate.
        const declared = chosen.sizes
          .split(/,(?![^(]*\))/)
          .map((part) => /^(\((?:min|max)-width: [^)]*\))? *(.*)$/.exec(part.trim()))
          .find((match) => match?.[1] === undefined || matchMedia(match[1]).matches)?.[2];
        const { width, height } = image.getBoundingClientRect();
        // A file for narrow windows may have another shape than the attributes.
        const attribute = (name: string) => Number(image.getAttribute(name));
        // Below the fold it may not be loaded yet, and `image.width` is its displayed width.
        const shape =
          image.naturalWidth > 0 ? image.naturalWidth / image.naturalHeight : attribute('width') / attribute('height');
        const covers = getComputedStyle(image).objectFit === 'cover';
        return [
          {
            picture: image.alt === '' ? image.currentSrc : image.alt,
            drawn: Math.round(covers ? Math.max(width, height * shape) : width),
            declared: Math.round(widthOf(declared ?? '100vw')),
          },
        ];
      });
  });
