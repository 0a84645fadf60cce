import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, use } from 'react';
import { Link } from 'react-router';
import type { CarCard as Car } from '#contract/cars.ts';
import { trackSizes } from '#src/ui/CarouselTrack.tsx';
import { CarAction } from './carAction.ts';
import { CardPhotos } from './CardPhotos.tsx';
import { CardPrice } from './CardPrice.tsx';
import { CardRating } from './CardRating.tsx';
import { CardTags } from './CardTags.tsx';
import { CardFacts } from './CardFacts.tsx';
import { useCarLink } from './useCarLink.ts';
import type { CardDates } from './useCarLink.ts';

const Card = styled('article')({ position: 'relative', minWidth: 0 });

/** The words of the card are covered by the title's link, so all of it can be clicked. */
const Body = styled('div')({ position: 'relative', paddingTop: 12 });

const Title = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 8,
  '& > h3': { minWidth: 0, fontSize: '1rem', lineHeight: 1.35, letterSpacing: 0, overflowWrap: 'anywhere' },
});

const TitleLink = styled(Link)(({ theme }) => ({
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radii.tag },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 4 },
  '[data-on-deep] &:focus-visible::after': { outlineColor: '#fff' },
}));

const Year = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: 400,
  '[data-on-deep] &': { color: theme.vars.palette.deep.text },
}));

interface Props {
  car: Car;
  /** The asked dates: they go along to the car page. */
  dates?: CardDates | null;
  /** Width of the photo, as in `<img sizes>`. */
  sizes?: string;
  /** The photo is in the first view. */
  isFirst?: boolean;
}

const inTrack = trackSizes(4, 3);

/** Drawn anew for another car or other dates alone: lists of them grow and are dimmed around it. */
export const CarCard = memo(function CarCard({ car, dates = null, sizes = inTrack, isFirst = false }: Props) {
  const { to, intent } = useCarLink(car, dates);
  const actionOf = use(CarAction);
  return (
    <Card {...intent}>
      <CardPhotos car={car} to={to} sizes={sizes} isFirst={isFirst} />
      <CardTags car={car} />
      {actionOf({ car, place: 'photo' })}
      <Body>
        <Title>
          <Typography variant="h3">
            <TitleLink to={to}>
              {car.brand} {car.model}
            </TitleLink>{' '}
            <Year>{car.year}</Year>
          </Typography>
          <CardRating rating={car.rating} count={car.reviews_count} />
        </Title>
        <CardFacts car={car} />
        <CardPrice car={car} />
      </Body>
    </Card>
  );
});
