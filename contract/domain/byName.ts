/** One value by each name. */
export const byName = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  // Each of the names has one.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as { readonly [Key in Name]: Value };
