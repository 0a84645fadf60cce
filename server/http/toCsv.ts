import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * CSV that Excel opens as it is: UTF-8 says so by its first bytes, and no text begins a formula. Sums are numbers, also
 * negative ones, so that they can be added up.
 */
export function toCsv(
  lines: AsyncIterable<readonly (string | number)[]> | Iterable<readonly (string | number)[]>,
): Readable {
  const writer = stringify({
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // A lone end of line would begin a row of its own, and with it perhaps a formula.
    quoted_match: /\r/,
    cast: { number: (tetri) => ({ value: (tetri / 100).toFixed(2), escape_formulas: false }) },
  });
  const source = Readable.from(lines);
  source.once('error', (error) => writer.destroy(error));
  writer.once('close', () => source.destroy());
  return source.pipe(writer);
}
