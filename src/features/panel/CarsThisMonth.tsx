import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Statistics } from '#src/features/statistics/statisticsApi.ts';
import { usePercent } from '#src/features/statistics/usePercent.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';

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
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& i': {
    gridColumn: '2 / 4',
    height: 8,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.background.sunken,
    overflow: 'hidden',
  },
  '& i > span': { display: 'block', height: '100%', borderRadius: 4, backgroundColor: theme.vars.palette.primary.main },
}));

export function CarsThisMonth({ cars }: Pick<Statistics, 'cars'>) {
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
            <b>{percent(car.occupancy)}</b>
            <i aria-hidden>
              <span style={{ width: `${car.occupancy ?? 0}%` }} />
            </i>
          </li>
        ))}
      </Rows>
    </PanelBlock>
  );
}
