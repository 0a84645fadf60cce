/** The words of a text, in lower case, separated also by hyphens and apostrophes, as before endings of Georgian names. */
export function tokensOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

export interface Mention {
  readonly at: number;
  readonly length: number;
}

/**
 * The indexes of an entry: words separated by spaces, each whole, or a prefix where it ends with a hyphen, as words of
 * Georgian and Russian have many endings.
 */
export function findEntry(tokens: readonly string[], entry: string): Mention[] {
  const words = entry.split(' ');
  return tokens.flatMap((_, at) =>
    words.every((word, index) => isWord(tokens[at + index], word)) ? [{ at, length: words.length }] : [],
  );
}

function isWord(token: string | undefined, word: string): boolean {
  if (token === undefined) return false;
  return word.endsWith('-') ? token.startsWith(word.slice(0, -1)) : token === word;
}

export const findEntries = (tokens: readonly string[], entries: readonly string[]): Mention[] =>
  entries.flatMap((entry) => findEntry(tokens, entry));

export const hasAny = (tokens: readonly string[], entries: readonly string[]): boolean =>
  findEntries(tokens, entries).length > 0;

/** The codes of a list with an entry in the text, in the order of the list. */
export function findCodes<Code extends string>(
  tokens: readonly string[],
  words: Readonly<Record<Code, readonly string[]>>,
): Code[] {
  // The keys of a closed record are its codes.
  return (Object.keys(words) as Code[]).filter((code) => hasAny(tokens, words[code]));
}
