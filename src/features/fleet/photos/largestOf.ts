import type { Picture } from '#contract/calls/cars.ts';

/** Address of the largest size of a picture. */
export const largestOf = ({ srcset, url }: Picture): string =>
  srcset
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .reduce<{ address: string; width: number }>(
      (best, [address = '', size = '']) =>
        Number.parseInt(size, 10) > best.width ? { address, width: Number.parseInt(size, 10) } : best,
      { address: url, width: 0 },
    ).address;
