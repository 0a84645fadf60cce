/** Local storage for one test: full, forbidden or shared as the test likes. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): Storage {
  const items = new Map(Object.entries(initial));
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => {
      items.delete(key);
    },
    setItem: (key, value) => {
      items.set(key, value);
    },
  };
}

export function contentOf(storage: Storage): Record<string, string> {
  const keys = Array.from({ length: storage.length }, (_none, index) => storage.key(index) ?? '');
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']));
}
