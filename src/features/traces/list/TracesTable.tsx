import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TraceReport } from '#contract/calls/traces.ts';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { isOpenTo } from '#src/shared/lib/routes.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { DataTable } from '#src/shared/ui/states/DataTable.tsx';
import type { DataColumn } from '#src/shared/ui/states/DataTable.tsx';
import { TraceChip } from './TraceChip.tsx';
import { useReportWords } from './useReportWords.ts';

/** Reports with what can be told of them unopened. A replay is a document of its own, so its link leaves the app. */
export function TracesTable({ reports }: { reports: readonly TraceReport[] }) {
  const { t } = useTranslation('support');
  const wordsOf = useReportWords();
  const roles = useAppSelector(selectRoles);
  const columns: DataColumn<TraceReport>[] = [
    {
      key: 'report',
      label: t('reports.report'),
      cell: (report) => {
        const { note, sent } = wordsOf(report);
        return (
          <>
            <a href={paths.supportTrace(report.id)}>{report.number}</a>
            <small>{`${note} · ${sent}`}</small>
          </>
        );
      },
    },
    { key: 'person', label: t('reports.person'), cell: ({ person }) => person ?? t('reports.visitor') },
    { key: 'screen', label: t('reports.screen'), cell: ({ screen }) => screen || '–' },
    {
      key: 'order',
      label: t('reports.order'),
      cell: ({ order }) => {
        if (order === null) return '–';
        const path = paths.adminOrder(order.id);
        return isOpenTo(roles, path) ? <Link to={path}>{order.number}</Link> : order.number;
      },
    },
    { key: 'count', label: t('reports.actions'), isFigure: true, cell: ({ count }) => count },
    { key: 'seenOn', label: t('reports.seenOn'), cell: (report) => wordsOf(report).seenOn },
    { key: 'state', label: t('reports.state'), cell: (report) => <TraceChip report={report} /> },
  ];
  const card = (report: TraceReport) => {
    const { note, sent, seenOn } = wordsOf(report);
    return {
      title: note,
      end: <TraceChip report={report} />,
      about: [report.number, seenOn, sent],
      to: paths.supportTrace(report.id),
      isOutside: true,
    };
  };
  return <DataTable label={t('reports.title')} rows={reports} columns={columns} keyOf={({ id }) => id} card={card} />;
}
