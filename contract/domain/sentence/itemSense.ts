import type { Item } from './readItems.ts';

export const has = (item: Item | undefined, kind: string, code?: string): boolean =>
  code === undefined ? item?.senses.has(kind) === true : item?.senses.get(kind)?.has(code) === true;

/** The code of a kind that has one. */
export const codeOf = (item: Item | undefined, kind: string): string | null => {
  const [code] = item?.senses.get(kind) ?? [];
  return code ?? null;
};

/** A number in digits, at most so large. */
export const isDigits = (item: Item | undefined, least: number, most: number): item is Item & { number: number } =>
  item?.number !== null && item !== undefined && item.digits > 0 && item.number >= least && item.number <= most;

export const skip = (items: readonly Item[], at: number, kind: string, code?: string): number =>
  has(items[at], kind, code) ? at + 1 : at;

/** "2", "2.0", "4,5": as a number, with the index after it. */
export function readDecimal(
  items: readonly Item[],
  at: number,
): { readonly end: number; readonly value: number } | null {
  const [whole, part] = items.slice(at, at + 2);
  if (!whole || whole.number === null) return null;
  const isPart =
    part !== undefined && part.digits > 0 && part.digits <= 3 && (part.gap === 'dot' || part.gap === 'comma');
  if (!isPart || whole.digits === 0) return { end: at + 1, value: whole.number };
  return { end: at + 2, value: Number(`${whole.number}.${String(part.number).padStart(part.digits, '0')}`) };
}
