import DownloadRoundedIcon from '@mui/icons-material/DownloadRounded';
import PictureAsPdfOutlinedIcon from '@mui/icons-material/PictureAsPdfOutlined';
import TrendingDownRoundedIcon from '@mui/icons-material/TrendingDownRounded';
import TrendingUpRoundedIcon from '@mui/icons-material/TrendingUpRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/call.ts';
import type { listOperations, OperationFigures } from '#contract/calls/operations/operations.ts';
import { formatDay, formatDays } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { readAnew } from '#src/shared/api/polled.ts';
import { fileAddress } from '#src/shared/api/fileAddress.ts';
import { percentSign } from '#contract/domain/format/formatPercent.ts';
import { compare } from '#src/shared/format/compare.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { useAppSelector, useAppDispatch } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { PanelHeading } from '#src/shared/ui/layout/PanelHeading.tsx';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { useListOperationsQuery } from './operationsApi.ts';
import { OperationsFilter } from './OperationsFilter.tsx';
import { operationsUrl, firstOfMonth } from './operationsFilters.ts';
import type { OperationsUrl, OperationsFilters } from './operationsFilters.ts';
import { OperationsTable } from './OperationsTable.tsx';
import { PayoutsBlock } from './payouts/PayoutsBlock.tsx';

const rows = 20;

/** An owner's money, or, for an admin, that of all owners and the payouts to make. */
export default function OperationsScreen() {
  const { t } = useTranslation('operations');
  const today = todayInTbilisi(useServerNow());
  const url = useUrlState(useMemo(() => operationsUrl(today), [today]));
  const { page, ...filters } = url.place;
  const isAdmin = useAppSelector(selectRoles).includes('admin');
  const listQuery = useListOperationsQuery({ query: { ...url.place, page_size: rows } }, readAnew);
  const { data, currentData, isError } = listQuery;

  return (
    <>
      <PanelHeading title={t('title')} lead={t(isAdmin ? 'ofAll' : 'ofOwn')}>
        <OperationFiles filters={filters} isAdmin={isAdmin} />
      </PanelHeading>
      {isAdmin ? <PayoutsBlock /> : null}
      {isError && !currentData ? null : <OperationTotals filters={filters} answer={currentData} />}
      {/* The filters stay mounted while the next list is loading, and with them the focus. */}
      <OperationsFilter url={url} today={today} cars={data?.cars ?? []} branches={data?.branches ?? []} />
      <QueryList
        query={listQuery}
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

/** Nothing in the period, or nothing that fits, which can then be dropped. */
function NoOperations({ url: { place, addressOf } }: { url: OperationsUrl }) {
  const { t } = useTranslation('operations');
  const none = { kind: undefined, car_id: undefined, branch_id: undefined, state: undefined, q: undefined };
  if (Object.keys(none).every((name) => !(name in place))) return <p>{t('none')}</p>;
  return (
    <>
      <p>{t('noneFits')}</p>
      <ButtonLink variant="outlined" to={addressOf(none)} sx={{ mt: 3 }}>
        {t('dropFilters')}
      </ButtonLink>
    </>
  );
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  [theme.breakpoints.down('md')]: { width: '100%', '& > .MuiButton-root': { flex: '1 1 auto' } },
}));

/** The selection as CSV, and the month that it ends in as a statement. */
function OperationFiles({ filters, isAdmin }: { filters: OperationsFilters; isAdmin: boolean }) {
  const { t } = useTranslation('operations');
  const language = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  const exportQuery = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  const month = filters.to.slice(0, 7);
  const ofOwner = filters.owner_id === undefined ? '' : `?owner_id=${filters.owner_id}`;
  return (
    <Buttons>
      <Button
        component="a"
        variant="outlined"
        startIcon={<DownloadRoundedIcon />}
        href={dispatch(fileAddress(`/api/operations.csv?${exportQuery.toString()}`))}
        download
      >
        CSV
      </Button>
      {isAdmin && filters.owner_id === undefined ? null : (
        <Button
          component="a"
          variant="contained"
          startIcon={<PictureAsPdfOutlinedIcon />}
          href={dispatch(fileAddress(`/api/operations/statements/${month}.pdf${ofOwner}`))}
          download
        >
          <span>{t('statement', { month: formatDay(firstOfMonth(filters.to), language, 'month') })}</span>
        </Button>
      )}
    </Buttons>
  );
}

const Row = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: 16,
  marginBottom: 16,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { fontSize: '1.5rem', fontWeight: 600, letterSpacing: '-.02em' },
  '& .note': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, letterSpacing: 0 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: 10,
    '& dd': { fontSize: '1.125rem' },
  },
}));

interface Props {
  readonly filters: OperationsFilters;
  /** Undefined while it is loading. */
  readonly answer: Pick<ResponseOf<typeof listOperations>, 'figures' | 'next_payout'> | undefined;
}

/** Sums of what was earned, is booked, is held and was paid out; the list below has its own sum of all movements. */
function OperationTotals({ filters, answer }: Props) {
  const { t } = useTranslation('operations');
  const language = useAppSelector(selectLanguage);
  if (answer === undefined) return <SkeletonBox sx={{ height: 124, mb: 4 }} />;
  const { figures, next_payout: next } = answer;
  const tiles = figures === null ? [] : (['booked', 'held', 'paid_out'] as const);
  return (
    <Row aria-label={t('totals')}>
      {figures === null ? null : (
        <PanelBlock as="div">
          <dt>{t('figures.earned')}</dt>
          <dd>
            <Gel tetri={figures.earned} />
          </dd>
          <AgainstBefore year={filters.to.slice(0, 4)} figures={figures} />
        </PanelBlock>
      )}
      {tiles.map((name) => {
        const amount = figures?.[name] ?? null;
        return amount === null ? null : (
          <PanelBlock as="div" key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>
              <Gel tetri={amount} />
            </dd>
            <dd className="note">{t(`figureNotes.${name}`)}</dd>
          </PanelBlock>
        );
      })}
      {next === null ? null : (
        <PanelBlock as="div">
          <dt>{t('nextPayout', { day: formatDay(next.on, language, 'short') })}</dt>
          <dd>
            <Gel tetri={next.amount} />
          </dd>
          <dd className="note">{t(next.amount < 0 ? 'nextDebt' : 'nextWhen')}</dd>
        </PanelBlock>
      )}
    </Row>
  );
}

const Line = styled('dd')(({ theme }) => ({
  '&&[data-way]': { fontWeight: 600 },
  '&&[data-way=up]': { color: theme.vars.palette.primary.text },
  '&&[data-way=down]': { color: theme.vars.palette.error.onSoft },
  '& svg': { width: 18, height: 18, marginRight: 4, verticalAlign: '-4px' },
}));

interface AgainstBeforeProps {
  /** Of the displayed days. */
  readonly year: string;
  readonly figures: Pick<OperationFigures, 'earned' | 'previous'>;
}

/** Earnings compared with as many days right before, as on the home screen and in the statistics. */
function AgainstBefore({ year, figures: { earned, previous } }: AgainstBeforeProps) {
  const { t } = useTranslation('operations');
  const language = useAppSelector(selectLanguage);
  const { from, to } = previous;
  const span = formatDays(from, to, language);
  const days = to.startsWith(year) ? span : `${span} ${to.slice(0, 4)}`;
  const change = compare(earned, previous.earned, { as: 'percent' });
  if (change === null)
    return <Line className="note">{t('beforeSum', { days, sum: formatGel(previous.earned, language) })}</Line>;
  return (
    <Line className="note" data-way={change.direction}>
      {change.direction === 'up' ? <TrendingUpRoundedIcon /> : null}
      {change.direction === 'down' ? <TrendingDownRoundedIcon /> : null}
      <span>{t('against', { change: change.by + percentSign[language], days })}</span>
    </Line>
  );
}
