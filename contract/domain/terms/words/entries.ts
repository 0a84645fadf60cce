/**
 * Entries separated by commas, on any number of lines. The words of an entry are separated by spaces; each is whole, or
 * a prefix if it ends with a hyphen.
 */
export const entries = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter((entry) => entry !== '');
