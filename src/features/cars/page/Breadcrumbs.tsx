import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Car } from '#contract/calls/cars.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { breadcrumbsOf } from './breadcrumbsOf.ts';
import { carName } from './carName.ts';

const Trail = styled('nav')(({ theme }) => ({
  '& > ol': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    paddingBlock: '20px 12px',
    color: theme.vars.palette.text.secondary,
    fontSize: '.875rem',
    lineHeight: 1.5,
  },
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& a:hover': { textDecoration: 'underline' },
  '& svg': { width: 16, height: 16, color: theme.vars.palette.text.tertiary },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** Home, the city, the category in that city, the car. */
export function Breadcrumbs({ car, range }: { car: Car; range: RentalRange | null }) {
  const { t } = useTranslation('car');
  const steps = breadcrumbsOf(t, car, range);
  return (
    <Trail aria-label={t('breadcrumbs')}>
      <ol>
        {steps.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
            <ChevronRightRoundedIcon />
          </li>
        ))}
        <li aria-current="page">{carName(car)}</li>
      </ol>
    </Trail>
  );
}
