import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/call.ts';
import type { listTraces } from '#contract/traces.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { PanelBlock } from '#src/ui/panelLook.ts';
import { SkeletonRows } from '#src/ui/SkeletonRows.tsx';
import { TraceRows } from './TraceRows.tsx';
import { TracesTable } from './TracesTable.tsx';

interface Props {
  readonly answer: ResponseOf<typeof listTraces> | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly addressOf: (page: number) => string;
}

/** One page of reports. */
export function TracesList({ answer, isError, isFetching, onRetry, addressOf }: Props) {
  const { t } = useTranslation('support');
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const List = isNarrow ? TraceRows : TracesTable;
  return (
    <>
      <PanelBlock aria-label={t('reports.title')} aria-busy={!answer && !isError}>
        {!answer && isError ? (
          <ErrorState isWhole text={t('reports.error')} isBusy={isFetching} onRetry={onRetry} />
        ) : null}
        {!answer && !isError ? <SkeletonRows label={t('reports.loading')} /> : null}
        {answer?.traces.length === 0 ? <p>{t('reports.none')}</p> : null}
        {answer && answer.traces.length > 0 ? <List reports={answer.traces} /> : null}
      </PanelBlock>
      {answer ? (
        <Pagination page={answer.page} count={Math.ceil(answer.total / answer.page_size)} addressOf={addressOf} />
      ) : null}
    </>
  );
}
