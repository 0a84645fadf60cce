/**
 * Rounds parts so that they add up to the whole: each is rounded down, and the rest is distributed to those with the
 * largest remainders. The whole is the rounded sum of the parts.
 */
export function roundParts(parts: readonly number[], whole: number): readonly number[] {
  const floors = parts.map((part) => Math.floor(part));
  const missing = whole - floors.reduce((sum, part) => sum + part, 0);
  const remainder = (place: number) => (parts[place] ?? 0) - (floors[place] ?? 0);
  const raised = new Set([...parts.keys()].toSorted((a, b) => remainder(b) - remainder(a)).slice(0, missing));
  return floors.map((part, place) => (raised.has(place) ? part + 1 : part));
}
