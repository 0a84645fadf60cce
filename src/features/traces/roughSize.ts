type Json = Readonly<Record<string, unknown>>;

/** Bytes of the value as JSON, about: counted, since writing it down for that costs more than redacting it. */
export function roughSize(value: unknown): number {
  if (typeof value === 'string') return value.length * (value.charCodeAt(0) > 127 ? 3 : 1) + 2;
  if (typeof value !== 'object' || value === null) return 6;
  let size = 2;
  if (Array.isArray(value)) for (const item of value) size += roughSize(item) + 1;
  // An object of data; what it holds is only measured.
  else for (const name of Object.keys(value)) size += name.length + 4 + roughSize((value as Json)[name]);
  return size;
}
