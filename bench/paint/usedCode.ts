/** One range of V8's block coverage: nested ones come after those around them. */
export interface CoveredRange {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** For each character of a script whether it ran. */
export function usedCode(
  length: number,
  functions: readonly { readonly ranges: readonly CoveredRange[] }[],
): Uint8Array {
  const used = new Uint8Array(length);
  for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges))
    used.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return used;
}
