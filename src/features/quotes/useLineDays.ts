import { useTranslation } from 'react-i18next';
import type { LineItem } from '#contract/calls/orders/quotes.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatWeekdays } from '#src/shared/format/weekdaySpans.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { isWeekend } from './isWeekend.ts';

/** How many spans are listed; of more only the first and the last day are named. */
const LISTED = 3;

/** The days of a line as text: "Weekend: Fri 15 – Sat 16 May"; null where a line has none. */
export function useLineDays(): (item: Pick<LineItem, 'rule' | 'spans' | 'quantity' | 'season'>) => string | null {
  const { t } = useTranslation('quote');
  const language = useAppSelector(selectLanguage);
  return ({ rule, spans = [], quantity, season }) => {
    const [first, last] = [spans[0], spans.at(-1)];
    if (first === undefined || last === undefined) return null;
    const days =
      spans.length > LISTED
        ? t('dayLine.within', { range: formatWeekdays(first.from, last.to, language) })
        : spans.map(({ from, to }) => formatWeekdays(from, to, language)).join(', ');
    if (season !== undefined) return t('dayLine.season', { days, name: season });
    if (rule === 'date') return t('dayLine.date', { days, count: quantity });
    return rule === 'weekday' && isWeekend(spans) ? t('dayLine.weekend', { days }) : days;
  };
}
