import { useTranslation } from 'react-i18next';
import { tracesApi } from '#src/features/traces/tracesApi.ts';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { SkeletonRows } from '#src/shared/ui/states/SkeletonRows.tsx';
import { firstLine } from './firstLine.ts';
import { Refused } from './Refused.tsx';
import { ReportBar } from './ReportBar.tsx';
import { TracePlayer } from './TracePlayer.tsx';

/** A trace that was sent to us, with what is known about its report. */
export function ReplayFromServer({ id }: { id: number }) {
  const { t } = useTranslation('support');
  const { data, error, isFetching, refetch } = tracesApi.useGetTraceQuery({ params: { id } });
  if (data) {
    const { report, trace, notes } = data;
    return (
      <TracePlayer trace={trace} title={report.number} lead={firstLine(report.note ?? '')} report={{ id, notes }}>
        <ReportBar report={report} trace={trace} />
      </TracePlayer>
    );
  }
  if (error && 'status' in error && error.status === 404) return <Refused reason="notFound" />;
  if (error && 'status' in error && error.status === 403) return <Refused reason="notAllowed" />;
  return (
    <div aria-busy={!error}>
      <title>{`${t('replay.title')} · Gza`}</title>
      <h1>{t('replay.title')}</h1>
      {error ? (
        <ErrorState isWhole text={t('replay.loadFailed')} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={t('replay.loading')} />
      )}
    </div>
  );
}
