import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarFigures, SimilarPrices } from '#contract/calls/statistics.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { percentSign } from '#contract/domain/format/formatPercent.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { Legend } from './chart.styles.ts';
import { compare } from '#src/shared/format/compare.ts';
import type { Statistics } from './statisticsApi.ts';
import { usePercent } from '#src/features/language/usePercent.ts';

/** One car a row: its name, the line with the prices, how far the own one is from the mean. */
const StripRows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginBottom: 12,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(110px, 190px) minmax(0, 1fr) 64px',
    alignItems: 'center',
    gap: '2px 16px',
    fontSize: '.875rem',
  },
  '& > li > .car': { fontWeight: 600, lineHeight: 1.35 },
  '& > li > .change': { fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: { '& > li': { gridTemplateColumns: '104px minmax(0, 1fr) 52px', columnGap: 10 } },
}));

const Strip = styled('span')(({ theme }) => ({
  position: 'relative',
  height: 24,
  forcedColorAdjust: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '11px 0',
    height: 2,
    backgroundColor: theme.vars.palette.divider,
  },
  '& > [data-look]': { position: 'absolute', top: 12 },
  '& > [data-look=half]': {
    height: 10,
    marginTop: -5,
    borderRadius: 5,
    backgroundColor: theme.vars.palette.outline,
    opacity: 0.7,
  },
  '& > [data-look=mean]': {
    width: 2,
    height: 16,
    margin: '-8px 0 0 -1px',
    backgroundColor: theme.vars.palette.text.primary,
  },
  '& > [data-look=dot]': {
    width: 14,
    height: 14,
    margin: '-7px 0 0 -7px',
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
  },
}));

/** A line reaches so far below and above the mean of similar cars, in percent. */
const reach = 40;

interface Compared {
  readonly car: CarFigures;
  readonly own: number;
  readonly similar: SimilarPrices;
}

/** The price of each car next to similar cars of other owners; cars with too few similar ones are named together. */
export function PriceComparison({ cars, similar_cars }: Pick<Statistics, 'cars' | 'similar_cars'>) {
  const { t } = useTranslation('statistics');
  const id = useId();
  const compared = cars.flatMap((car): Compared[] =>
    car.similar === null || car.asked_price === null ? [] : [{ car, own: car.asked_price, similar: car.similar }],
  );
  const alone = cars.filter((car) => compared.every((row) => row.car !== car));
  const named = new Map(similar_cars.map((car) => [car.id, car]));
  return (
    <PanelBlock aria-labelledby={id}>
      <h2>
        <span id={id}>{t('against')}</span>
        {compared.length === 0 ? null : (
          <Legend aria-hidden>
            <span className="entry">
              <i className="sample" data-look="dot" />
              {t('you')}
            </span>
            <span className="entry">
              <i className="sample" data-look="half" />
              {t('middleHalf')}
            </span>
            <span className="entry">
              <i className="sample" data-look="mean" />
              {t('theirMean')}
            </span>
          </Legend>
        )}
      </h2>
      {compared.length === 0 ? null : (
        <StripRows>
          {compared.map((row) => (
            <Row key={row.car.id} row={row} named={named} />
          ))}
        </StripRows>
      )}
      {compared.length === 0 ? null : <p>{t('againstNote', { reach })}</p>}
      {alone.length === 0 ? null : (
        <p>{t('tooFew', { cars: alone.map(({ name, year }) => `${name} ${year ?? ''}`.trim()).join(', ') })}</p>
      )}
    </PanelBlock>
  );
}

const Similar = styled('details')(({ theme }) => ({
  gridColumn: '1 / -1',
  fontSize: '.8125rem',
  color: theme.vars.palette.text.secondary,
  '& > summary': { width: 'fit-content', minHeight: 24, cursor: 'pointer' },
  '& > ul': { columns: 2, columnGap: 24, margin: '6px 0 8px' },
  [theme.breakpoints.down('sm')]: { '& > ul': { columns: 1 } },
}));

function Row({ row, named }: { row: Compared; named: ReadonlyMap<number, Statistics['similar_cars'][number]> }) {
  const { t } = useTranslation('statistics');
  const language = useAppSelector(selectLanguage);
  const percent = usePercent();
  const { car, own, similar } = row;
  const sum = (tetri: number) => formatGel(tetri, language);
  const place = (tetri: number) =>
    `${Math.max(0, Math.min(100, 50 + ((tetri - similar.mean) * 5000) / (similar.mean * reach)))}%`;
  const change = compare(own, similar.mean, { as: 'percent' });
  return (
    <li>
      <b className="car">
        {car.name} {car.year}
      </b>
      <Strip aria-hidden>
        <i data-look="half" style={{ left: place(similar.low), right: `calc(100% - ${place(similar.high)})` }} />
        <i data-look="mean" style={{ left: place(similar.mean) }} />
        <i data-look="dot" style={{ left: place(own) }} />
      </Strip>
      <span className="change">{change === null ? '–' : change.by + percentSign[language]}</span>
      <Similar>
        <summary>{t('similarOf', { own: sum(own), low: sum(similar.low), high: sum(similar.high) })}</summary>
        <p>
          {t('similarNames', {
            count: similar.car_ids.length,
            owners: similar.owners,
            share: percent(similar.occupancy),
          })}
        </p>
        <ul>
          {similar.car_ids.flatMap((id) => {
            const other = named.get(id);
            return other ? [<li key={id}>{`${other.name} ${other.year}, ${sum(other.price)}`}</li>] : [];
          })}
        </ul>
      </Similar>
    </li>
  );
}
