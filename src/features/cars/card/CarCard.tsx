import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { memo, use } from 'react';
import { Link } from 'react-router';
import type { CarCard as Car } from '#contract/calls/cars/cars.ts';
import { trackSizes } from '#src/shared/ui/layout/CarouselTrack.tsx';
import { CarAction } from './carAction.ts';
import { CardPhotos } from './CardPhotos.tsx';
import { CardFacts, CardPrice, CardRating, CardTags } from './CardText.tsx';
import { cardRules } from './cardRules.ts';
import { useCarLink } from './useCarLink.ts';
import type { CardDates } from './useCarLink.ts';

const Card = styled('article')(
  memoTheme(({ theme }) => ({
    position: 'relative',
    minWidth: 0,
    ...cardRules(theme),
    // The title's link covers the text of the card, so all of it can be clicked.
    '& .text': { position: 'relative', paddingTop: 12 },
    '& .title': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 8 },
    '& .title > h3': { minWidth: 0, overflowWrap: 'anywhere' },
    '& .title a': {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radii.tag },
      '&:focus-visible': { outline: 0 },
      '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 4 },
    },
    '[data-on-deep] & .title a:focus-visible::after': { outlineColor: '#fff' },
  })),
);

interface Props {
  car: Car;
  /** The requested dates, passed on to the car page. */
  dates?: CardDates | null;
  /** Width of the photo, as in `<img sizes>`. */
  sizes?: string;
  /** The photo is above the fold. */
  isFirst?: boolean;
}

const inTrack = trackSizes(4, 3);

/** Memoized: lists of cards grow and are dimmed around it. */
export const CarCard = memo(function CarCard({ car, dates = null, sizes = inTrack, isFirst = false }: Props) {
  const { to, intent } = useCarLink(car, dates);
  const actionOf = use(CarAction);
  return (
    <Card {...intent}>
      <CardPhotos car={car} to={to} sizes={sizes} isFirst={isFirst} />
      <CardTags car={car} />
      {actionOf({ car, place: 'photo' })}
      <div className="text">
        <div className="title">
          <h3>
            <Link to={to}>
              {car.brand} {car.model}
            </Link>{' '}
            <span className="year">{car.year}</span>
          </h3>
          <CardRating rating={car.rating} count={car.reviews_count} />
        </div>
        <CardFacts car={car} />
        <CardPrice car={car} />
      </div>
    </Card>
  );
});
