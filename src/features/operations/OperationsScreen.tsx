import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { PanelHead } from '#src/shared/ui/layout/panel.styles.ts';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import { OperationFiles } from './OperationFiles.tsx';
import { NoOperations } from './NoOperations.tsx';
import { OperationTotals } from './OperationTotals.tsx';
import { useListOperationsQuery } from './operationsApi.ts';
import { OperationsFilter } from './OperationsFilter.tsx';
import { OperationsTable } from './OperationsTable.tsx';
import { operationsUrl } from './operationsFilters.ts';
import { PayoutsBlock } from './payouts/PayoutsBlock.tsx';

const rows = 20;

/** An owner's money, or, for an admin, everybody's and the payouts to be made. */
export default function OperationsScreen() {
  const { t } = useTranslation('operations');
  const today = todayInTbilisi(useServerNow());
  const url = useUrlState(useMemo(() => operationsUrl(today), [today]));
  const { page, ...filters } = url.place;
  const isAdmin = useAppSelector(selectRoles).includes('admin');
  const asked = useListOperationsQuery(
    { query: { ...url.place, page_size: rows } },
    { refetchOnMountOrArgChange: true },
  );
  const { data, currentData, isError } = asked;

  return (
    <>
      <title>{`${t('title')} · Gza`}</title>
      <PanelHead>
        <div>
          <Typography variant="h1">{t('title')}</Typography>
          <p>{t(isAdmin ? 'ofAll' : 'ofOwn')}</p>
        </div>
        <OperationFiles filters={filters} isAdmin={isAdmin} />
      </PanelHead>
      {isAdmin ? <PayoutsBlock /> : null}
      {isError && !currentData ? null : <OperationTotals filters={filters} answer={currentData} />}
      {/* What can be chosen stays while the next choice is loading, and with it the focus. */}
      <OperationsFilter url={url} today={today} cars={data?.cars ?? []} branches={data?.branches ?? []} />
      <QueryList
        query={asked}
        rowsOf={({ operations }) => operations}
        label={t('title')}
        error={t('error')}
        loading={t('loading')}
        none={<NoOperations url={url} />}
        pages={{ page, addressOf: (next) => url.addressOf({ page: next }) }}
      >
        {(operations, { totals }) => <OperationsTable operations={operations} totals={totals} isAdmin={isAdmin} />}
      </QueryList>
    </>
  );
}
