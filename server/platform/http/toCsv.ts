import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Language } from '#contract/domain/values.ts';

/** What Excel takes for the next column and for the decimal sign where this language is spoken. */
const signs: Readonly<Record<Language, { readonly delimiter: string; readonly decimal: string }>> = {
  en: { delimiter: ',', decimal: '.' },
  ka: { delimiter: ';', decimal: ',' },
  ru: { delimiter: ';', decimal: ',' },
};

/**
 * Where a column of a text would begin, and with it a formula, in an Excel of another language: `x;=cmd()` is one cell
 * where columns end with commas, and two where they end with semicolons. Quotes don't help there: they are read as text.
 */
const formulaAfterSign = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20](?<=[;,\t\r\n]["\s]*.)/g;

/**
 * CSV that Excel opens as it is: UTF-8 says so by its first bytes, and no text begins a formula. Sums are numbers, also
 * negative ones, so that they can be added up. What programs read, as a file for a bank, is written as in English.
 */
export function toCsv(
  lines: AsyncIterable<readonly (string | number)[]> | Iterable<readonly (string | number)[]>,
  language: Language = 'en',
): Readable {
  const { delimiter, decimal } = signs[language];
  const writer = stringify({
    bom: true,
    delimiter,
    record_delimiter: 'windows',
    escape_formulas: true,
    // A lone end of line would begin a row of its own, and with it perhaps a formula.
    quoted_match: /[\r\n]/,
    cast: {
      number: (tetri) => ({ value: (tetri / 100).toFixed(2).replace('.', decimal), escape_formulas: false }),
      string: (text) => text.replaceAll(formulaAfterSign, "'$&"),
    },
  });
  const source = Readable.from(lines);
  source.once('error', (error) => writer.destroy(error));
  writer.once('close', () => source.destroy());
  return source.pipe(writer);
}
