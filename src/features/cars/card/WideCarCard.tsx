import AirlineSeatReclineNormalRoundedIcon from '@mui/icons-material/AirlineSeatReclineNormalRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CarCard } from '#contract/cars.ts';
import { trackSizes } from '#src/ui/CarouselTrack.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { CarAction } from './carAction.ts';
import { CardPrice } from './CardPrice.tsx';
import { CardRating } from './CardRating.tsx';
import { CardFacts } from './CardFacts.tsx';
import { PhotoBox } from './photoParts.ts';
import { useCarLink } from './useCarLink.ts';

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '46% 1fr',
  overflow: 'hidden',
  height: '100%',
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.mist,
  '& > :first-of-type': { aspectRatio: 'auto', minHeight: 216, height: '100%', borderRadius: 0 },
  '& img': { position: 'absolute', inset: 0, transition: 'transform 400ms cubic-bezier(.2,.7,.2,1)' },
  '&:hover img': { transform: 'scale(1.035)' },
  [theme.breakpoints.down('xl')]: {
    gridTemplateColumns: '1fr',
    gridTemplateRows: 'auto 1fr',
    '& > :first-of-type': { aspectRatio: '3 / 2', minHeight: 0, height: 'auto' },
  },
}));

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  padding: 20,
  '& > h3': { fontSize: '1rem', lineHeight: 1.35, letterSpacing: 0 },
  '& > :last-child': { marginTop: 'auto', paddingTop: 12 },
});

const Seats = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 8,
  fontSize: '.875rem',
  fontWeight: 600,
  '& > svg': { width: 20, height: 20, color: theme.vars.palette.primary.text },
}));

const CardLink = styled(Link)(({ theme }) => ({
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: theme.radii.card },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
}));

const Year = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontWeight: 400 }));

/** Beside the words the photo is cut at its sides: it covers the height of the card. */
const sizes = `(min-width: 1025px) 324px, ${trackSizes(2, 2)}`;

/** A minibus: seats first, the photo beside the words. */
export function WideCarCard({ car }: { car: CarCard }) {
  const { t } = useTranslation('common');
  const { to, intent } = useCarLink(car, null);
  const actionOf = use(CarAction);
  return (
    <Card {...intent}>
      <PhotoBox>
        <Picture picture={car.image} alt={`${car.brand} ${car.model}`} sizes={sizes} />
        {actionOf({ car, place: 'photo' })}
      </PhotoBox>
      <Body>
        <Seats>
          <AirlineSeatReclineNormalRoundedIcon />
          <span>{t('card.seats', { count: car.seats })}</span>
        </Seats>
        <Typography variant="h3">
          <CardLink to={to}>
            {car.brand} {car.model}
          </CardLink>{' '}
          <Year>{car.year}</Year>
        </Typography>
        <CardFacts car={car} />
        <CardRating rating={car.rating} count={car.reviews_count} />
        <CardPrice car={car} />
      </Body>
    </Card>
  );
}
