import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Block } from '../Block.tsx';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '4px 40px',
  fontSize: '.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '10px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 500, textAlign: 'right' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The main conditions. The deposit is in GEL, in which it is paid. */
export function GoodToKnow({ car }: { car: Omit<Car, 'owner'> }) {
  const { t } = useTranslation('car');
  const language = useAppSelector(selectLanguage);
  const gel = (tetri: number) => (tetri === 0 ? t('rules.noDeposit') : formatGel(tetri, language));
  const rules = [
    [t('rules.minDays'), t('rules.days', { count: car.min_days })],
    [t('rules.deposit'), gel(car.deposit)],
    [t('rules.age'), t('rules.ageFrom', { age: car.min_age })],
    [t('rules.minDeposit'), gel(car.min_deposit)],
    [
      t('rules.licence'),
      car.min_licence_years === 0 ? t('rules.licenceAny') : t('rules.licenceYears', { count: car.min_licence_years }),
    ],
    [t('rules.insurance'), car.insurance],
    [
      t('rules.distance'),
      car.distance_per_day === null
        ? t('rules.distanceUnlimited')
        : t('rules.distancePerDay', { distance: car.distance_per_day }),
    ],
    [t('rules.confirmation'), t(car.needs_confirmation ? 'rules.confirmedByOwner' : 'rules.confirmedAtOnce')],
  ] as const;

  return (
    <Block title={t('rules.title')}>
      <List>
        {rules.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Block>
  );
}
