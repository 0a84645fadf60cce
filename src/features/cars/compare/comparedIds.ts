import { paths } from '#src/shared/lib/paths.ts';

/** More columns than these nobody reads. */
export const MOST_COMPARED = 4;

/** The ids of an address, each once; what is no id is ignored. */
export function readComparedIds(text: string): readonly number[] {
  const ids = text.split(',').flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? [Number(part)] : []));
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

export const comparePath = (ids: readonly number[]): string =>
  ids.length === 0 ? paths.compare : `${paths.compare}?ids=${ids.join(',')}`;
