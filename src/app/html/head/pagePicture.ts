import type { Car, Picture } from '#contract/cars.ts';
import { carName } from '#src/features/cars/page/carName.ts';
import type { HeadOf } from './shownPage.ts';

/** The picture that stands for a page, with a whole address. */
export interface PagePicture {
  readonly address: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The largest size that is served of a picture. */
export function largestOf({ url, srcset, width, height }: Picture): Pick<PagePicture, 'address' | 'width' | 'height'> {
  const [address = url, size = ''] = srcset.split(', ').at(-1)?.split(' ') ?? [];
  const served = Number.parseInt(size, 10) || width;
  return { address, width: served, height: Math.round((served / width) * height) };
}

const nameOf = (car: Car): string => `${carName(car)} ${car.year}`;

/** A car's first picture; of all other pages the cars before the valley. */
export function pagePicture({ page, publicUrl, texts }: HeadOf): PagePicture {
  const picture = page.route === 'car' ? page.car.images[0] : undefined;
  if (page.route !== 'car' || picture === undefined) {
    const alt = texts.t('common:footer.about');
    return { address: `${publicUrl}/share.jpg`, type: 'image/jpeg', width: 1200, height: 630, alt };
  }
  const { address, ...size } = largestOf(picture);
  return { address: new URL(address, publicUrl).href, type: 'image/webp', ...size, alt: nameOf(page.car) };
}
