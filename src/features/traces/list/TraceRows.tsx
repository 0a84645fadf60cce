import { useTranslation } from 'react-i18next';
import type { TraceReport } from '#contract/traces.ts';
import { paths } from '#src/lib/paths.ts';
import { TwoLineRows } from '#src/ui/TwoLineRows.ts';
import { TraceChip } from './TraceChip.tsx';
import { useReportWords } from './useReportWords.ts';

/** Reports on a phone: what was typed and who works on it, then number, screen and time. */
export function TraceRows({ reports }: { reports: readonly TraceReport[] }) {
  const { t } = useTranslation('support');
  const wordsOf = useReportWords();
  return (
    <TwoLineRows aria-label={t('reports.title')}>
      {reports.map((report) => {
        const { note, sent, seenOn } = wordsOf(report);
        return (
          <li key={report.id}>
            <a href={paths.supportTrace(report.id)}>
              <b>{note}</b>
              <TraceChip report={report} />
              <small data-whole="">{`${report.number} · ${seenOn} · ${sent}`}</small>
            </a>
          </li>
        );
      })}
    </TwoLineRows>
  );
}
