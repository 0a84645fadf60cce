/** A record with one value for each name. */
export const byName = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  // Every name has an entry.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as { readonly [Key in Name]: Value };
