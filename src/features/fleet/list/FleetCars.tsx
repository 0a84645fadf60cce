import AddRoundedIcon from '@mui/icons-material/AddRounded';
import UploadRoundedIcon from '@mui/icons-material/UploadRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Branch } from '#contract/calls/branches.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { PanelHead } from '#src/shared/ui/layout/panel.styles.ts';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import { useListFleetCarsQuery } from '../fleetApi.ts';
import { ImportDialog } from '../import/ImportDialog.tsx';
import { BulkBar } from './BulkBar.tsx';
import { CarsFilters } from './CarsFilters.tsx';
import { CarsTable } from './CarsTable.tsx';
import { CarsTabs } from './CarsTabs.tsx';
import { FirstCar } from './FirstCar.tsx';
import { fleetUrl } from './fleetFilters.ts';
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

/** The owner's cars: found, sorted, changed one by one or several at once. What is shown is in the address. */
export function FleetCars({ branches }: { branches: readonly Branch[] }) {
  const { t } = useTranslation('fleet');
  const { place, addressOf } = useUrlState(fleetUrl);
  const { page, ...filters } = place;
  const categories = useGetReferenceQuery().data?.categories ?? [];
  const asked = useListFleetCarsQuery(
    { query: { ...place, page_size: rows } },
    { refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  const { data, currentData } = asked;
  const selection = useSelection((currentData?.cars ?? []).map(({ id }) => id));
  const [isImporting, setIsImporting] = useUiState('fleet/import', false);
  const isNarrowed = Object.keys(filters).some((name) => name !== 'sort' && name !== 'order');
  const hasNone = currentData?.total === 0 && !isNarrowed;

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
          <CarsTabs status={filters.status} counts={data?.counts ?? null} />
          <CarsFilters filters={filters} branches={branches} categories={categories} />
        </>
      )}
      <QueryList
        query={asked}
        rowsOf={({ cars }) => cars}
        label={t('list.title')}
        error={t('list.failed')}
        loading={t('list.loading')}
        none={hasNone ? <FirstCar /> : <NoCarFits filters={filters} branches={branches} categories={categories} />}
        pages={{ page, addressOf: (next) => addressOf({ page: next }) }}
      >
        {(cars, { total }) => (
          <>
            <CarsTable rows={cars} selection={selection} />
            <Foot>
              <span>{t('list.shown', { shown: cars.length, count: total })}</span>
              <span>{t('list.keys')}</span>
            </Foot>
          </>
        )}
      </QueryList>
      <BulkBar selection={selection} rows={currentData?.cars ?? []} branches={branches} />
      {isImporting ? <ImportDialog onClose={() => setIsImporting(false)} /> : null}
    </>
  );
}
