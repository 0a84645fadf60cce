import AddRoundedIcon from '@mui/icons-material/AddRounded';
import BadgeOutlinedIcon from '@mui/icons-material/BadgeOutlined';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import PhotoCameraOutlinedIcon from '@mui/icons-material/PhotoCameraOutlined';
import SellOutlinedIcon from '@mui/icons-material/SellOutlined';
import UploadRoundedIcon from '@mui/icons-material/UploadRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Branch } from '#contract/calls/branches.ts';
import type { Option } from '#contract/calls/reference/reference.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { PanelHeading } from '#src/shared/ui/layout/PanelHeading.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import { useListFleetCarsQuery } from '../fleetApi.ts';
import { ImportDialog } from '../import/ImportDialog.tsx';
import { BulkBar } from './BulkBar.tsx';
import { CarsFilters } from './CarsFilters.tsx';
import { CarsTable } from './CarsTable.tsx';
import { CarsTabs } from './CarsTabs.tsx';
import { fleetUrl } from './fleetFilters.ts';
import type { FleetFilters } from './fleetFilters.ts';
import { useSelection } from './useSelection.ts';

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > .MuiButton-root': { flex: '1 1 auto' },
});

const Foot = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 20px',
  marginTop: 12,
  color: theme.vars.palette.text.secondary,
  fontSize: '.8125rem',
  [theme.breakpoints.down('lg')]: { '& > .keys': { display: 'none' } },
}));

const rows = 20;

/** The owner's cars: search, sort, change one by one or several at once. All filters are in the URL. */
export function FleetCars({ branches }: { branches: readonly Branch[] }) {
  const { t } = useTranslation('fleet');
  const { place, addressOf } = useUrlState(fleetUrl);
  const { page, ...filters } = place;
  const categories = useGetReferenceQuery().data?.categories ?? [];
  const query = useListFleetCarsQuery(
    { query: { ...place, page_size: rows } },
    { refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  const { data, currentData } = query;
  const selection = useSelection((currentData?.cars ?? []).map(({ id }) => id));
  const [isImporting, setIsImporting] = useUiState('fleet/import', false);
  const isNarrowed = Object.keys(filters).some((name) => name !== 'sort' && name !== 'order');
  const hasNone = currentData?.total === 0 && !isNarrowed;

  return (
    <>
      <PanelHeading
        title={t('list.title')}
        lead={
          data && !hasNone ? (
            <>
              {t('list.summary', { count: data.counts.all })} · {t('list.freeToday', { count: data.free_today })}
            </>
          ) : null
        }
      >
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
      </PanelHeading>
      {hasNone ? null : (
        <>
          <CarsTabs status={filters.status} counts={data?.counts ?? null} />
          <CarsFilters filters={filters} branches={branches} categories={categories} />
        </>
      )}
      <QueryList
        query={query}
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
              <span className="keys">{t('list.keys')}</span>
            </Foot>
          </>
        )}
      </QueryList>
      <BulkBar selection={selection} rows={currentData?.cars ?? []} branches={branches} />
      {isImporting ? <ImportDialog onClose={() => setIsImporting(false)} /> : null}
    </>
  );
}

const Steps = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 20,
  width: '100%',
  marginTop: 40,
  paddingTop: 28,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  textAlign: 'start',
  '& > li': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: 12, alignItems: 'center' },
  '& svg': { color: theme.vars.palette.primary.text },
  '& .title': { display: 'block', fontSize: '.9375rem', fontWeight: 600 },
  '& .text': { color: theme.vars.palette.text.secondary, fontSize: '.875rem' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const steps = [
  ['facts', BadgeOutlinedIcon],
  ['photos', PhotoCameraOutlinedIcon],
  ['price', SellOutlinedIcon],
] as const;

/** Empty fleet: what is needed, and the button to begin. */
function FirstCar() {
  const { t } = useTranslation('fleet');
  return (
    <EmptyState hasPicture title={t('first.title')} text={t('first.text')}>
      <ButtonLink size="large" to={paths.adminCar('new')} startIcon={<AddRoundedIcon />}>
        {t('list.add')}
      </ButtonLink>
      <Steps>
        {steps.map(([step, Icon]) => (
          <li key={step}>
            <Icon />
            <span>
              <b className="title">{t(`first.${step}.title`)}</b>
              <small className="text">{t(`first.${step}.text`)}</small>
            </span>
          </li>
        ))}
      </Steps>
    </EmptyState>
  );
}

const Box = styled('div')({
  padding: '32px 0',
  textAlign: 'center',
  '& > .filters': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 16 },
});

interface Props {
  readonly filters: FleetFilters;
  readonly branches: readonly Branch[];
  readonly categories: readonly Option[];
}

/** No results: each chip removes one filter. */
function NoCarFits({ filters, branches, categories }: Props) {
  const { t } = useTranslation('fleet');
  const { addressOf } = useUrlState(fleetUrl);
  const branch = branches.find(({ id }) => id === filters.branch_id)?.name ?? filters.branch_id?.toString();
  const category = categories.find(({ code }) => code === filters.category)?.name ?? filters.category;
  const chips: readonly (readonly [keyof FleetFilters, string | undefined])[] = [
    ['status', filters.status && t(`tabs.${filters.status}`)],
    ['q', filters.q && `“${filters.q}”`],
    ['branch_id', branch],
    ['category', category],
    ['week', filters.week && t(filters.week === 'free' ? 'list.weekFree' : 'list.weekBusy')],
  ];
  return (
    <Box role="status">
      <Typography variant="h3" component="h2">
        {t('list.noneFits')}
      </Typography>
      <div className="filters">
        {chips.map(([name, label]) =>
          label === undefined ? null : (
            <ChoiceChip
              key={name}
              {...{ component: Link, to: addressOf({ [name]: undefined }) }}
              aria-label={t('list.drop', { what: label })}
            >
              <span className="label">{label}</span>
              <CloseRoundedIcon />
            </ChoiceChip>
          ),
        )}
      </div>
    </Box>
  );
}
