/** JSON with sorted keys. Undefined values are left out, as in JSON. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    // Every object has string keys; what they hold is unknown.
    const object = part as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      Object.keys(object)
        .toSorted()
        .map((key) => [key, object[key]]),
    );
  });
}
