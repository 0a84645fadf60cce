/** One letter in a short word, two from six letters on; shorter words would become others. */
const mostErrors = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/**
 * How many letters of a typed word are missing, too many, wrong or exchanged with the next one, as the beginning of a
 * word; null when they are too many. https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 */
export function typingErrors(typed: string, word: string): number | null {
  const most = mostErrors(typed.length);
  if (most === 0 || word.length < typed.length - most) return null;
  // What is behind the typed letters and their errors does not matter.
  const width = Math.min(word.length, typed.length + most);
  let [before, last] = [[] as number[], Array.from({ length: width + 1 }, (_, column) => column)];
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isExchanged = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isExchanged ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  const least = Math.min(...last);
  return least <= most ? least : null;
}
