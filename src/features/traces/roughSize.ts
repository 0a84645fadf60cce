/** Bytes of the value as JSON, about: counted, since writing it down for that costs more than redacting it. */
export function roughSize(value: unknown): number {
  if (typeof value === 'string') return value.length * (value.charCodeAt(0) > 127 ? 3 : 1) + 2;
  if (typeof value !== 'object' || value === null) return 6;
  if (Array.isArray(value)) return value.reduce<number>((total, item) => total + roughSize(item) + 1, 2);
  let size = 2;
  for (const [name, part] of Object.entries(value)) size += name.length + 4 + roughSize(part);
  return size;
}
