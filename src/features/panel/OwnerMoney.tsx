import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useListOperationsQuery } from '#src/features/operations/operationsApi.ts';
import { FigureTable } from '#src/features/statistics/chart.styles.ts';
import { compare } from '#src/shared/format/compare.ts';
import { EarnedTile } from '#src/features/statistics/EarnedTile.tsx';
import { EarningsByMonth } from '#src/features/statistics/EarningsByMonth.tsx';
import { FigureTile } from '#src/features/statistics/FigureTile.tsx';
import { formatStars } from '#src/features/statistics/formatStars.ts';
import { OccupancyTile } from '#src/features/statistics/OccupancyTile.tsx';
import { PeriodText } from '#src/features/statistics/PeriodText.tsx';
import { useGetStatisticsQuery } from '#src/features/statistics/statisticsApi.ts';
import type { Statistics } from '#src/features/statistics/statisticsApi.ts';
import { StatisticsSkeleton } from '#src/features/statistics/StatisticsSkeleton.tsx';
import { Tiles } from '#src/features/statistics/tiles.ts';
import { usePercent } from '#src/features/language/usePercent.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { MoreLink } from '#src/shared/ui/components/MoreLink.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { homeLook } from './home.styles.ts';
import { HomeBlock } from './HomeBlock.tsx';
import { lastTwelveMonths, monthToDate } from './homePeriods.ts';
import { NextHandovers } from './NextHandovers.tsx';

const { Blocks, Column } = homeLook;

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  margin: '28px 0 12px',
  '& h2': { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** The earnings of an owner's cars, and what comes next. */
export function OwnerMoney() {
  const { t } = useTranslation('panel');
  const today = todayInTbilisi(useServerNow());
  const options = { refetchOnMountOrArgChange: true };
  const month = useGetStatisticsQuery({ query: monthToDate(today) }, options);
  const year = useGetStatisticsQuery({ query: lastTwelveMonths(today) }, options);
  // An owner without a published car would see nothing but zeros.
  if (month.data?.cars.length === 0) return null;
  return (
    <>
      <Head>
        <div>
          <h2>{t('home.month')}</h2>
          <p>
            <PeriodText {...monthToDate(today)} />
          </p>
        </div>
        <MoreLink to={paths.adminStatistics}>{t('home.allStatistics')}</MoreLink>
      </Head>
      <QueryPart query={month} error={t('home.error')} waiting={<StatisticsSkeleton />}>
        {({ total }) => <MonthTiles total={total} today={today} />}
      </QueryPart>
      <Blocks>
        <Column>
          <QueryPart query={year} error={t('home.error')} waiting={<SkeletonBox sx={{ height: 330 }} />}>
            {({ parts }) => <EarningsByMonth parts={parts} />}
          </QueryPart>
          <LastOperations />
        </Column>
        <Column>
          {month.data ? <CarsThisMonth cars={month.data.cars} /> : null}
          <NextHandovers />
        </Column>
      </Blocks>
    </>
  );
}

/** This month to date in four figures. */
function MonthTiles({ total, today }: { total: Statistics['total']; today: LocalDay }) {
  const { t } = useTranslation('panel');
  const language = useAppSelector(selectLanguage);
  const { orders, previous, rating } = total;
  return (
    <Tiles aria-label={t('home.month')}>
      <EarnedTile label={t('home.earned', { month: formatDay(today, language, 'month') })} total={total} />
      <OccupancyTile label={t('home.occupancy')} total={total} />
      <FigureTile
        label={t('home.rentals')}
        than={{
          change: compare(orders, previous.orders, { as: 'difference' }),
          unit: 'plain',
          before: String(previous.orders),
        }}
      >
        {orders}
      </FigureTile>
      <FigureTile label={t('home.rating')} than={t('home.reviews', { count: total.reviews })}>
        {rating === null ? '–' : formatStars(rating, language)}
      </FigureTile>
    </Tiles>
  );
}

/** Those rented most come first; the others are on the screen of the statistics. */
const shown = 5;

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '60px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 12px',
    fontSize: '.9375rem',
  },
  '& img, & [data-picture]': {
    gridRow: '1 / 3',
    width: 60,
    height: 42,
    borderRadius: 8,
    objectFit: 'cover',
    backgroundColor: theme.vars.palette.background.picture,
  },
  '& a': {
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationColor: theme.vars.palette.outline,
    textUnderlineOffset: 3,
  },
  '& .share': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .bar': {
    gridColumn: '2 / 4',
    height: 8,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.background.sunken,
    overflow: 'hidden',
  },
  '& .filled': { display: 'block', height: '100%', borderRadius: 4, backgroundColor: theme.vars.palette.primary.main },
}));

function CarsThisMonth({ cars }: Pick<Statistics, 'cars'>) {
  const { t } = useTranslation('panel');
  const percent = usePercent();
  const id = useId();
  return (
    <PanelBlock aria-labelledby={id}>
      <h2 id={id}>{t('home.byCar')}</h2>
      <Rows>
        {cars.slice(0, shown).map((car) => (
          <li key={car.id}>
            {car.image === null ? <span data-picture /> : <img src={car.image} alt="" loading="lazy" />}
            <Link to={paths.adminCar(car.id)}>
              {car.name} {car.year}
            </Link>
            <b className="share">{percent(car.occupancy)}</b>
            <i className="bar" aria-hidden>
              <span className="filled" style={{ width: `${car.occupancy ?? 0}%` }} />
            </i>
          </li>
        ))}
      </Rows>
    </PanelBlock>
  );
}

const lastOperationsShown = 4;

/** The money that moved last. */
function LastOperations() {
  const { t } = useTranslation('panel');
  return (
    <HomeBlock title={t('home.lastOperations')} more={{ to: paths.adminOperations, text: t('nav.operations') }}>
      {(labelId) => <Body labelId={labelId} />}
    </HomeBlock>
  );
}

function Body({ labelId }: { labelId: string }) {
  const { t } = useTranslation('panel');
  const language = useAppSelector(selectLanguage);
  const query = useListOperationsQuery(
    { query: { page: 1, page_size: lastOperationsShown } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryPart query={query} error={t('home.operationsError')} waiting={<SkeletonBox sx={{ height: 150 }} />}>
      {({ operations }) =>
        operations.length === 0 ? (
          <p>{t('home.operationsNone')}</p>
        ) : (
          <FigureTable aria-labelledby={labelId}>
            <thead>
              <tr>
                <th scope="col">{t('home.operation')}</th>
                <th scope="col">{t('home.gross')}</th>
                <th scope="col">{t('home.net')}</th>
              </tr>
            </thead>
            <tbody>
              {operations.map(({ id, order_number, payout_number, at, gross, net }) => (
                <tr key={id}>
                  <th scope="row">
                    {order_number ?? payout_number}
                    <small className="detail">{formatDay(todayInTbilisi(Date.parse(at)), language, 'short')}</small>
                  </th>
                  <td>
                    <Gel tetri={gross} />
                  </td>
                  <td>
                    <b>
                      <Gel tetri={net} />
                    </b>
                  </td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        )
      }
    </QueryPart>
  );
}
