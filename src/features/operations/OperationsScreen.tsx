import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { useUrlState } from '#src/lib/useUrlState.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useServerNow } from '#src/store/useServerNow.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { PanelBlock, PanelHead } from '#src/ui/panelLook.ts';
import { SkeletonBox } from '#src/ui/SkeletonBox.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { OperationFiles } from './OperationFiles.tsx';
import { NoOperations } from './NoOperations.tsx';
import { OperationTotals } from './OperationTotals.tsx';
import { useListOperationsQuery } from './operationsApi.ts';
import { OperationsFilter } from './OperationsFilter.tsx';
import { OperationsTable } from './OperationsTable.tsx';
import { operationsUrl } from './operationsWish.ts';
import { PayoutsBlock } from './payouts/PayoutsBlock.tsx';

const rows = 20;

/** An owner's money, or, for an admin, everybody's and the payouts to be made. */
export default function OperationsScreen() {
  const { t } = useTranslation('operations');
  const today = todayInTbilisi(useServerNow());
  const url = useUrlState(useMemo(() => operationsUrl(today), [today]));
  const { page, ...wish } = url.place;
  const isAdmin = useAppSelector(selectRoles).includes('admin');
  const { data, currentData, isError, isFetching, refetch } = useListOperationsQuery(
    { query: { ...url.place, page_size: rows } },
    { refetchOnMountOrArgChange: true },
  );
  const count = currentData ? Math.ceil(currentData.total / currentData.page_size) : 0;
  if (currentData?.operations.length === 0 && page > 1)
    return <Navigate to={url.addressOf({ page: Math.max(count, 1) })} replace />;

  return (
    <>
      <title>{`${t('title')} · Gza`}</title>
      <PanelHead>
        <div>
          <Typography variant="h1">{t('title')}</Typography>
          <p>{t(isAdmin ? 'ofAll' : 'ofOwn')}</p>
        </div>
        <OperationFiles wish={wish} isAdmin={isAdmin} />
      </PanelHead>
      {isAdmin ? <PayoutsBlock /> : null}
      {isError && !currentData ? null : <OperationTotals wish={wish} answer={currentData} />}
      {/* What can be chosen stays while the next choice is loading, and with it the focus. */}
      <OperationsFilter url={url} today={today} cars={data?.cars ?? []} branches={data?.branches ?? []} />
      <PanelBlock aria-label={t('title')} aria-busy={!currentData && !isError}>
        {body()}
      </PanelBlock>
      <Pagination page={page} count={count} addressOf={(next) => url.addressOf({ page: next })} />
    </>
  );

  function body() {
    if (isError && !currentData) {
      return <ErrorState isWhole text={t('error')} isBusy={isFetching} onRetry={() => void refetch()} />;
    }
    if (!currentData) {
      return (
        <>
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          {placeholders.map((place) => (
            <SkeletonBox key={place} sx={{ height: 44, my: 3 }} />
          ))}
        </>
      );
    }
    if (currentData.operations.length === 0) return <NoOperations url={url} />;
    return <OperationsTable operations={currentData.operations} totals={currentData.totals} isAdmin={isAdmin} />;
  }
}

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
