import AirlineSeatReclineNormalRoundedIcon from '@mui/icons-material/AirlineSeatReclineNormalRounded';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CarCard } from '#contract/calls/cars/cars.ts';
import { trackSizes } from '#src/shared/ui/layout/CarouselTrack.tsx';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import { CarAction } from './carAction.ts';
import { CardFacts, CardPrice, CardRating } from './CardText.tsx';
import { cardRules } from './cardRules.ts';
import { useCarLink } from './useCarLink.ts';

const Card = styled('article')(
  memoTheme(({ theme }) => ({
    ...cardRules(theme),
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '46% 1fr',
    overflow: 'hidden',
    height: '100%',
    borderRadius: theme.radii.card,
    backgroundColor: theme.vars.palette.background.mist,
    '& > .photo': { aspectRatio: 'auto', minHeight: 216, height: '100%', borderRadius: 0 },
    '& img': { position: 'absolute', inset: 0, transition: 'transform 400ms cubic-bezier(.2,.7,.2,1)' },
    '&:hover img': { transform: 'scale(1.035)' },
    '& .text': {
      display: 'flex',
      flexDirection: 'column',
      padding: 20,
      '& > .price': { marginTop: 'auto', paddingTop: 12 },
    },
    '& .seats': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      marginBottom: 8,
      fontSize: '.875rem',
      fontWeight: 600,
      '& > svg': { width: 20, height: 20, color: theme.vars.palette.primary.text },
    },
    '& h3 > a': {
      '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: theme.radii.card },
      '&:focus-visible': { outline: 0 },
      '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
    },
    [theme.breakpoints.down('xl')]: {
      gridTemplateColumns: '1fr',
      gridTemplateRows: 'auto 1fr',
      '& > .photo': { aspectRatio: '3 / 2', minHeight: 0, height: 'auto' },
    },
  })),
);

/** Beside the text the photo is cropped at its sides to the height of the card. */
const sizes = `(min-width: 1025px) 324px, ${trackSizes(2, 2)}`;

/** A minibus: seats first, the photo beside the text. */
export function WideCarCard({ car }: { car: CarCard }) {
  const { t } = useTranslation('common');
  const { to, intent } = useCarLink(car, null);
  const actionOf = use(CarAction);
  return (
    <Card {...intent}>
      <div className="photo">
        <Picture picture={car.image} alt={`${car.brand} ${car.model}`} sizes={sizes} />
        {actionOf({ car, place: 'photo' })}
      </div>
      <div className="text">
        <span className="seats">
          <AirlineSeatReclineNormalRoundedIcon />
          <span>{t('card.seats', { count: car.seats })}</span>
        </span>
        <h3>
          <Link to={to}>
            {car.brand} {car.model}
          </Link>{' '}
          <span className="year">{car.year}</span>
        </h3>
        <CardFacts car={car} />
        <CardRating rating={car.rating} count={car.reviews_count} />
        <CardPrice car={car} />
      </div>
    </Card>
  );
}
