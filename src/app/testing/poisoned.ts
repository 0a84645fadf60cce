const refuse = (what: string) =>
  // Some are called with `new`.
  function refused(): never {
    throw new Error(`A reducer asked for ${what}.`);
  };

/** The clock, randomness, the network and storage: everything that could make the same actions give another state. */
function poisons(): [target: object, name: string, poison: PropertyDescriptor][] {
  const { Date: RealDate } = globalThis;
  // A date that is given is no look at the clock.
  const GivenDate = new Proxy(RealDate, {
    apply: refuse('the date'),
    construct: (target, args: unknown[]) =>
      args.length === 0 ? refuse('the date')() : Reflect.construct(target, args),
    get: (target, name) => (name === 'now' ? refuse('the clock') : Reflect.get(target, name)),
  });
  const value = (replacement: unknown): PropertyDescriptor => ({ value: replacement, writable: true });
  return [
    [globalThis, 'Date', value(GivenDate)],
    [performance, 'now', value(refuse('the clock'))],
    [Math, 'random', value(refuse('chance'))],
    [crypto, 'getRandomValues', value(refuse('chance'))],
    [crypto, 'randomUUID', value(refuse('chance'))],
    [globalThis, 'fetch', value(refuse('the network'))],
    [globalThis, 'XMLHttpRequest', value(refuse('the network'))],
    [globalThis, 'localStorage', { get: refuse('storage') }],
    [globalThis, 'sessionStorage', { get: refuse('storage') }],
  ];
}

/** Does the work where looking at anything but its arguments throws. */
export function poisoned<Result>(work: () => Result): Result {
  const all = poisons().map(([target, name, poison]) => {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { ...poison, configurable: true });
    return () => {
      if (before === undefined) Reflect.deleteProperty(target, name);
      else Object.defineProperty(target, name, before);
    };
  });
  try {
    return work();
  } finally {
    for (const restore of all) restore();
  }
}

/** Freezes a value at every depth. */
export function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFrozen(part);
  return value;
}
