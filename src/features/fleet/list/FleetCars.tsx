import AddRoundedIcon from '@mui/icons-material/AddRounded';
import UploadRoundedIcon from '@mui/icons-material/UploadRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { Branch } from '#contract/branches.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { paths } from '#src/lib/paths.ts';
import { useUrlState } from '#src/lib/useUrlState.ts';
import { useScreenState } from '#src/store/useScreenState.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { PanelBlock, PanelHead } from '#src/ui/panelLook.ts';
import { SkeletonBox } from '#src/ui/SkeletonBox.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useListFleetCarsQuery } from '../fleetApi.ts';
import { ImportDialog } from '../import/ImportDialog.tsx';
import { BulkBar } from './BulkBar.tsx';
import { CarsFilters } from './CarsFilters.tsx';
import { CarsTable } from './CarsTable.tsx';
import { CarsTabs } from './CarsTabs.tsx';
import { FirstCar } from './FirstCar.tsx';
import { fleetUrl } from './fleetWish.ts';
import { NoCarFits } from './NoCarFits.tsx';
import { useSelection } from './useSelection.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > *': { flex: '1 1 auto' } });

const Foot = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 20px',
  marginTop: 12,
  color: theme.vars.palette.text.secondary,
  fontSize: '.8125rem',
  [theme.breakpoints.down('lg')]: { '& > span + span': { display: 'none' } },
}));

const rows = 20;
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The owner's cars: found, sorted, changed one by one or several at once. What is shown is in the address. */
export function FleetCars({ branches }: { branches: readonly Branch[] }) {
  const { t } = useTranslation('fleet');
  const { place, addressOf } = useUrlState(fleetUrl);
  const { page, ...wish } = place;
  const categories = useGetReferenceQuery().data?.categories ?? [];
  const { data, currentData, isError, isFetching, refetch } = useListFleetCarsQuery(
    { query: { ...place, page_size: rows } },
    { refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  const selection = useSelection((currentData?.cars ?? []).map(({ id }) => id));
  const [isImporting, setIsImporting] = useScreenState('fleet/import', false);
  const count = currentData ? Math.ceil(currentData.total / currentData.page_size) : 0;
  const isNarrowed = Object.keys(wish).some((name) => name !== 'sort' && name !== 'order');
  const hasNone = currentData?.total === 0 && !isNarrowed;
  if (currentData?.cars.length === 0 && page > 1)
    return <Navigate to={addressOf({ page: Math.max(count, 1) })} replace />;

  return (
    <>
      <title>{`${t('list.title')} · Gza`}</title>
      <PanelHead>
        <div>
          <Typography variant="h1">{t('list.title')}</Typography>
          {data && !hasNone ? (
            <p>
              {t('list.summary', { count: data.counts.all })} · {t('list.freeToday', { count: data.free_today })}
            </p>
          ) : null}
        </div>
        <Buttons>
          <Button variant="outlined" startIcon={<UploadRoundedIcon />} onClick={() => setIsImporting(true)}>
            {t('import.open')}
          </Button>
          {hasNone ? null : (
            <ButtonLink to={paths.adminCar('new')} startIcon={<AddRoundedIcon />}>
              {t('list.add')}
            </ButtonLink>
          )}
        </Buttons>
      </PanelHead>
      {hasNone ? null : (
        <>
          <CarsTabs status={wish.status} counts={data?.counts ?? null} />
          <CarsFilters wish={wish} branches={branches} categories={categories} />
        </>
      )}
      <PanelBlock aria-label={t('list.title')} aria-busy={!currentData && !isError}>
        {body()}
      </PanelBlock>
      <Pagination page={page} count={count} addressOf={(next) => addressOf({ page: next })} />
      <BulkBar selection={selection} rows={currentData?.cars ?? []} branches={branches} />
      {isImporting ? <ImportDialog onClose={() => setIsImporting(false)} /> : null}
    </>
  );

  function body() {
    if (isError && !currentData) {
      return <ErrorState isWhole text={t('list.failed')} isBusy={isFetching} onRetry={() => void refetch()} />;
    }
    if (!currentData) {
      return (
        <>
          <VisuallyHidden as="output">{t('list.loading')}</VisuallyHidden>
          {places.map((place) => (
            <SkeletonBox key={place} sx={{ height: 52, my: 3 }} />
          ))}
        </>
      );
    }
    if (hasNone) return <FirstCar />;
    if (currentData.cars.length === 0) return <NoCarFits wish={wish} branches={branches} categories={categories} />;
    return (
      <>
        <CarsTable rows={currentData.cars} selection={selection} />
        <Foot>
          <span>{t('list.shown', { shown: currentData.cars.length, count: currentData.total })}</span>
          <span>{t('list.keys')}</span>
        </Foot>
      </>
    );
  }
}
