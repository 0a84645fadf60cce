import type { i18n, TFunction } from 'i18next';

type Say = (key: unknown, options?: unknown) => unknown;

/** Values are finitely many on a page, but a server draws pages for as long as it runs. */
const MOST_WORDS = 5_000;

/** The same words are put together once: i18next copies all of its options for each, hundreds of times a page. */
export function rememberWords(instance: i18n): void {
  const plain = instance.getFixedT.bind(instance);
  const makers = new Map<string, TFunction>();
  const words = new Map<string, unknown>();
  // What is asked for before its file has come is said by its key.
  instance.store.on('added', () => words.clear());
  instance.getFixedT = (...asked: Parameters<i18n['getFixedT']>) => {
    const name = JSON.stringify(asked);
    const known = makers.get(name);
    if (known !== undefined) return known;
    // Its overloads are of all texts there are; whatever they take is handed on.
    const ask = plain(...asked) as unknown as Say;
    const say: Say = (key, options) => {
      const asking = name + JSON.stringify([key, options]);
      const found = words.get(asking) ?? ask(key, options);
      if (words.size >= MOST_WORDS) words.clear();
      words.set(asking, found);
      return found;
    };
    // Takes and gives what `ask` does.
    const made = Object.assign(say, ask) as unknown as TFunction;
    makers.set(name, made);
    return made;
  };
}
