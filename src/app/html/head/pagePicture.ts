import type { Car, Picture } from '#contract/calls/cars/cars.ts';
import { SHARED_PICTURE_WIDTH } from '#contract/domain/pictures.ts';
import { carName } from '#src/features/cars/page/carName.ts';
import type { HeadOf } from './shownPage.ts';

/** The preview picture of a page, with a whole address. JPEG, which every link preview can show. */
export interface PagePicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The largest size that is served of a picture. */
export function largestOf({ url, srcset, width, height }: Picture): Omit<PagePicture, 'alt'> {
  const [address = url, size = ''] = srcset.split(', ').at(-1)?.split(' ') ?? [];
  const served = Number.parseInt(size, 10) || width;
  return { address, width: served, height: Math.round((served / width) * height) };
}

const nameOf = (car: Car): string => `${carName(car)} ${car.year}`;

/** A car's first picture in the one size that is also served as JPEG; of all other pages the cars before the valley. */
export function pagePicture({ page, publicUrl, texts }: HeadOf): PagePicture {
  const picture = page.route === 'car' ? page.car.images[0] : undefined;
  if (page.route !== 'car' || picture === undefined) {
    const alt = texts.t('common:footer.about');
    return { address: `${publicUrl}/share.jpg`, width: 1200, height: 630, alt };
  }
  const width = Math.min(SHARED_PICTURE_WIDTH, picture.width);
  const height = Math.round((width / picture.width) * picture.height);
  const jpeg = picture.url.replace(/-\d+\.webp$/, `-${SHARED_PICTURE_WIDTH}.jpg`);
  return { address: new URL(jpeg, publicUrl).href, width, height, alt: nameOf(page.car) };
}
