import { styled } from '@mui/material/styles';
import type { CarCard } from '#contract/cars.ts';

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  marginTop: 2,
  color: theme.vars.palette.text.secondary,
  fontSize: '.875rem',
  lineHeight: 1.5,
  '& > :not(:last-child)::after': { content: '"·"', margin: '0 6px', color: theme.vars.palette.text.tertiary },
  '[data-on-deep] &, [data-on-deep] & > ::after': { color: theme.vars.palette.deep.text },
}));

/** Automatic · Hybrid · Tbilisi */
export function CardFacts({ car }: { car: Pick<CarCard, 'transmission_name' | 'fuel_name' | 'city'> }) {
  return (
    <Facts>
      <span>{car.transmission_name}</span>
      <span>{car.fuel_name}</span>
      <span>{car.city}</span>
    </Facts>
  );
}
