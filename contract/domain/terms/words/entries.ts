/**
 * Entries divided by commas, over as many lines as they need. The words of an entry are divided by spaces; each is whole,
 * or, with a hyphen behind it, a beginning.
 */
export const entries = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter((entry) => entry !== '');
