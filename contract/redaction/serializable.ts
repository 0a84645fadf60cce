export type Json = Readonly<Record<string, unknown>>;

/** A plain object: no list, file, date or instance of a class. Objects of other frames count, too. */
export function isObject(value: unknown): value is Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function without(slice: unknown, names: readonly string[]): unknown {
  if (!isObject(slice) || !names.some((name) => name in slice)) return slice;
  return Object.fromEntries(Object.entries(slice).filter(([name]) => !names.includes(name)));
}

/**
 * The state without what differs from one load of a page to the next: subscriptions, provided tags and config of RTK
 * Query, and the state of redux-persist.
 */
export function serializable(state: Json): Json {
  return Object.fromEntries(
    Object.entries(state).map(([name, slice]) => [
      name,
      without(slice, name === 'api' ? ['config', 'provided', 'subscriptions'] : ['_persist']),
    ]),
  );
}
