import type { Span } from './span.ts';

/** Digits that say something else than a number to call. */
export interface Explained extends Span {
  /** Certain whatever is around them; others may still be the rest of a number: 599 12-11-56. */
  readonly isSure: boolean;
}

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19[3-9]\\d|20[0-4]\\d)';
const UNITS = [
  '[$€₾£₽₺₪%°]',
  'gel|lari|tetri|usd|eur|euros?|rub|rou?bles?|dollars?|tl|liras?|ils|shekels?',
  'ლარ\\p{L}*|თეთრ\\p{L}*|დოლარ\\p{L}*|ევრო\\p{L}*|რუბლ\\p{L}*|ლირ\\p{L}*|შეკელ\\p{L}*',
  'лари|тетри|доллар\\p{L}*|евро|руб\\p{L}*|лир[аыу]?|шекел\\p{L}*',
  'k?m|kms|kilomet\\p{L}*|met(?:er|re)s?|mm|cm3?|cc|კმ|კილომეტრ\\p{L}*|მეტრ\\p{L}*|მმ|სმ3?|км|километр\\p{L}*|метр\\p{L}*|мм|см3?|куб\\p{L}*',
  'l|lit(?:er|re)s?|ლ|ლიტრ\\p{L}*|л|литр\\p{L}*|hp|kw|kwh|kg|ცხ|კვტ|კგ|л\\.\\s?с|квт|кг',
  'h|min|hours?|minutes?|days?|years?|სთ|საათ\\p{L}*|წთ|წუთ\\p{L}*|დღ\\p{L}*|წელ\\p{L}*|წლ\\p{L}*|ч|час\\p{L}*|мин\\p{L}*|дн\\p{L}*|день|год\\p{L}*|лет|г',
].join('|');
const AMOUNT = '(?:\\d{1,3}[ .,]\\d{3}|\\d[ .,]\\d{3}[ .,]\\d{3}|\\d{1,7})(?:[.,]\\d{1,2})?';

/** As far back as a number may belong to the one before it. */
const LONGEST_GAP = 9;

/** Of two that begin at the same place the first one counts. */
const EXPLAINED = new RegExp(
  [
    // 2026-05-22 · 22.05.2026 · 5–12.05.2026
    `(?<sure>(?<!\\d)(?<!\\d[./])(?:${YEAR}([-./])${MONTH}\\2${DAY}|(?:${DAY}\\s?[-–—]\\s?)?${DAY}([-./])${MONTH}\\3${YEAR})(?![-./]?\\d))`,
    // 120 000 km · 1 250.50 GEL · ₾ 150
    `(?<!\\d)(?<amount>${AMOUNT})\\s?(?:${UNITS})(?!\\p{L})`,
    `[$€₾£₽₺₪]\\s?(?<price>${AMOUNT})(?!\\d)`,
    // 10:30, but no 12:11:56
    '(?<![\\d:])(?:[01]?\\d|2[0-3]):[0-5]\\d(?!:?\\d)',
    // 22.05 · 22/05/26 · 22-05-26
    `(?<!\\d)(?<!\\d[./])${DAY}([./])${MONTH}(?:\\6\\d{2})?(?![./]?\\d)`,
    `(?<!\\d)(?<!\\d[-./])${DAY}-${MONTH}(?:-\\d{2})?(?![-./]?\\d)`,
    // engines: 1.6 · prices: 1 250.50
    '(?<!\\d)(?<!\\d[.,])(?:\\d{1,2}[.,]\\d|(?:\\d{1,3} )?\\d{3}[.,]\\d{2})(?![.,]?\\d)',
    `(?<!\\d)${YEAR}(?!\\d)`,
  ].join('|'),
  'giu',
);

/** Dates, times, years, prices and measures of a text, in its order. */
export function explainNumbers(text: string): Explained[] {
  return [...text.matchAll(EXPLAINED)].map((match) => {
    const start = match.index;
    const { sure, amount, price } = match.groups ?? {};
    const measured = amount ?? price;
    const isSure =
      sure !== undefined ||
      (measured !== undefined && isSurelyMeasured(measured, text.slice(Math.max(0, start - LONGEST_GAP), start)));
    return { start, end: start + match[0].length, isSure };
  });
}

/** The first number of its row, a round one, or one parted from it by a comma: BMW 530, 123 456 km. */
function isSurelyMeasured(amount: string, before: string): boolean {
  const digits = amount.replaceAll(/\D/g, '');
  const [, gap] = /\d([^\d\p{L}]{0,8})$/u.exec(before) ?? [];
  return (
    gap === undefined || (digits.length >= 3 && /[,;:\n]/.test(gap)) || (digits.length >= 4 && digits.endsWith('00'))
  );
}
