export type Json = Readonly<Record<string, unknown>>;

/** An object of data: no list, no file, no date, nothing that has a class. Objects of other frames are objects too. */
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
 * The state without what differs from one load of a page to the next: who waits for which answer, what makes it be asked
 * for anew, and what redux-persist is at.
 */
export function serializable(state: Json): Json {
  return Object.fromEntries(
    Object.entries(state).map(([name, slice]) => [
      name,
      without(slice, name === 'api' ? ['config', 'provided', 'subscriptions'] : ['_persist']),
    ]),
  );
}
