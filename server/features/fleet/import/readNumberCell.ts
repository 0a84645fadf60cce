import type { FieldText } from '#server/platform/texts/texts.ts';

const plain = /^\d+([.,]\d{1,2})?$/;
/** Thousands apart, and a fraction behind the other sign: `1,250.50`, `1.250,50`, `1,250,000`. */
const grouped = /^\d{1,3}(?:(?:,\d{3})+\.\d{1,2}|(?:\.\d{3})+,\d{1,2}|(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/;
const spaced = /^\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?![\d ])/;
/** Twelve hundred and fifty, or one and a quarter. */
const ambiguous = /^\d{1,3}[.,]\d{3}$/;

/** A number in a cell: `141,44`, `1 250.5`, `1.250,50`. What can be read in two ways is asked about; what is none is NaN. */
export function readNumberCell(cell: string): number | FieldText {
  const digits = spaced.test(cell) ? cell.replaceAll(/[ \u00A0\u202F'’]/g, '') : cell;
  if (plain.test(digits)) return Number(digits.replace(',', '.'));
  if (ambiguous.test(digits)) return { key: 'numberAmbiguous', values: { cell, whole: digits.replace(/[.,]/, '') } };
  if (!grouped.test(digits)) return Number.NaN;
  const fraction = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '0';
  const whole = digits.replace(/[.,]\d{1,2}$/, '').replaceAll(/[.,]/g, '');
  return Number(`${whole}.${fraction}`);
}
