import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import type { Language } from '#contract/domain/values.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import type { Entry } from '../entries.ts';

export interface EntryLabel {
  readonly title: string;
  readonly text: string;
}

/** All texts of the grid. They change with the language only, so rows need not rerender. */
export interface GridTexts {
  /** Label of a bar. */
  readonly labelOf: (entry: Entry) => EntryLabel;
  /** A full description in one line, for tooltips and screen readers. */
  readonly describe: (entry: Entry) => string;
  readonly past: string;
  readonly free: string;
  readonly paused: string;
  readonly language: Language;
}

/** Rows mount and unmount with every scroll step, so results are cached per entry. */
function cachePerEntry<Result>(write: (entry: Entry) => Result & NonNullable<unknown>): (entry: Entry) => Result {
  const known = new WeakMap<Entry, Result & NonNullable<unknown>>();
  return (entry) => {
    const result = known.get(entry) ?? write(entry);
    known.set(entry, result);
    return result;
  };
}

export function useGridTexts(): GridTexts {
  const { t } = useTranslation('calendar');
  const language = useAppSelector(selectLanguage);
  const { ofRental } = useMomentText();
  return useMemo(() => {
    return {
      labelOf: cachePerEntry((entry) => {
        const [title, text] = linesOf(entry, t, language);
        return { title, text };
      }),
      describe: cachePerEntry((entry) => {
        const when = t('sheet.until', { from: ofRental(entry.from), to: ofRental(entry.to) });
        const { order, block } = entry;
        const parts = [t(`kind.${entry.kind}`), block?.feed?.name, order?.client, order?.number, block?.note, when];
        return parts.filter(Boolean).join(', ');
      }),
      past: t('cell.past'),
      free: t('cell.free'),
      paused: t('head.paused'),
      language,
    };
  }, [t, language, ofRental]);
}

function linesOf(
  { kind, order, block }: Entry,
  t: TFunction<'calendar'>,
  language: Language,
): readonly [title: string, text: string] {
  switch (kind) {
    case 'order':
      return [order?.client ?? t('kind.order'), order ? formatGel(order.net, language) : ''];
    case 'road':
    case 'done':
    case 'hold':
    case 'request':
      return [order?.client ?? t(`kind.${kind}`), t(`bar.${kind}`)];
    case 'owner':
      return [t('bar.owner'), block?.note ?? ''];
    case 'maintenance':
      return [t('kind.maintenance'), block?.note ?? ''];
    case 'ical':
      return [block?.feed?.name ?? t('kind.ical'), t('bar.ical')];
  }
}
