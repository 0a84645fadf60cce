import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/domain/values.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import type { Entry } from '../entries.ts';

export interface EntryWords {
  readonly title: string;
  readonly text: string;
}

/** Everything that the grid says; it changes with the language alone, so that rows need not be drawn again. */
export interface GridWords {
  /** What a bar says. */
  readonly of: (entry: Entry) => EntryWords;
  /** All of it in one line, for who does not see the colours. */
  readonly wholeOf: (entry: Entry) => string;
  readonly past: string;
  readonly free: string;
  readonly paused: string;
  readonly language: Language;
}

/** Rows come and go with every turn of a wheel: what was worked out for an entry is kept as long as the entry is. */
function onceFor<Words>(write: (entry: Entry) => Words & NonNullable<unknown>): (entry: Entry) => Words {
  const known = new WeakMap<Entry, Words & NonNullable<unknown>>();
  return (entry) => {
    const words = known.get(entry) ?? write(entry);
    known.set(entry, words);
    return words;
  };
}

export function useGridWords(): GridWords {
  const { t } = useTranslation('calendar');
  const language = useAppSelector(selectLanguage);
  const { ofRental } = useMomentText();
  return useMemo(() => {
    return {
      of: onceFor((entry) => {
        const [title, text] = linesOf(entry, t, language);
        return { title, text };
      }),
      wholeOf: onceFor((entry) => {
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
