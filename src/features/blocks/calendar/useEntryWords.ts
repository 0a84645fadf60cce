import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/values.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#src/lib/formatMoney.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import type { Entry } from './entries.ts';

export interface EntryWords {
  readonly title: string;
  readonly text: string;
  /** All of it in one line, for who does not see the colours. */
  readonly whole: string;
}

/** What a bar says. */
export function useEntryWords(): (entry: Entry) => EntryWords {
  const { t } = useTranslation('calendar');
  const language = useAppSelector(selectLanguage);
  const { ofRental } = useMomentText();
  return useCallback(
    (entry: Entry) => {
      const [title, text] = linesOf(entry, t, language);
      const when = t('sheet.until', { from: ofRental(entry.from), to: ofRental(entry.to) });
      const { order, block } = entry;
      const parts = [t(`kind.${entry.kind}`), block?.feed?.name, order?.client, order?.number, block?.note, when];
      return { title, text, whole: parts.filter(Boolean).join(', ') };
    },
    [t, language, ofRental],
  );
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
