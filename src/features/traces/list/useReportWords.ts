import { useTranslation } from 'react-i18next';
import type { TraceReport } from '#contract/calls/traces.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { momentAgo } from '#src/shared/format/momentAgo.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';

const DAY = 24 * 3_600_000;
/** From here on a screen is no phone's. */
const WIDE = 726;

interface ReportWords {
  /** What was typed, or that nothing was. */
  readonly note: string;
  readonly sent: string;
  /** Language and kind of screen. */
  readonly seenOn: string;
}

export function useReportWords(): (report: TraceReport) => ReportWords {
  const { t } = useTranslation('support');
  const instantText = useInstantText();
  const language = useAppSelector(selectLanguage);
  const now = useServerNow();
  return ({ note, sent_at: sent, locale, viewport }) => ({
    note: note ?? t('reports.noNote'),
    sent: now - Date.parse(sent) < DAY ? momentAgo(sent, now, language) : instantText(sent),
    seenOn: `${locale} · ${t(viewport.width < WIDE ? 'reports.phone' : 'reports.computer')}`,
  });
}
