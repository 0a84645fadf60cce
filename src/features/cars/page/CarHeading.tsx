import BoltOutlinedIcon from '@mui/icons-material/BoltOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import StarRoundedIcon from '@mui/icons-material/StarRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatRating } from '#src/shared/format/formatRating.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { CarAction } from '../card/carAction.ts';
import { carName } from './carName.ts';
import { ShareButton } from './ShareButton.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 8,
  marginBottom: 20,
  '& > div': { flex: 1, minWidth: 0, marginRight: 8 },
  [theme.breakpoints.down('md')]: { margin: '18px 0 0' },
}));

const Year = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontWeight: 400 }));

const Meta = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: 8,
  color: theme.vars.palette.text.secondary,
  fontSize: '.9375rem',
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& svg': { width: 18, height: 18 },
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& [data-star]': { color: theme.vars.palette.star },
}));

/** What the car is called, how it is liked and where it stands. */
export function CarHeading({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const language = useAppSelector(selectLanguage);
  const actionOf = use(CarAction);
  const rating = car.rating === null ? null : formatRating(car.rating, language);
  return (
    <Row>
      <div>
        <Typography variant="h1">
          {carName(car)} <Year>{car.year}</Year>
        </Typography>
        <Meta>
          <li>
            {rating === null ? (
              t('isNew')
            ) : (
              <>
                <StarRoundedIcon data-star="" />
                <b aria-hidden>{rating}</b>
                <VisuallyHidden>{t('reviews.outOf', { rating })},</VisuallyHidden>
                <span>{t('reviewsCount', { count: car.reviews_count })}</span>
              </>
            )}
          </li>
          <li>
            <PlaceOutlinedIcon />
            <span>{car.address}</span>
          </li>
          {car.is_instant ? (
            <li>
              <BoltOutlinedIcon />
              <span>{t('instant')}</span>
            </li>
          ) : null}
        </Meta>
      </div>
      <ShareButton title={`${carName(car)} ${car.year}`} />
      {actionOf({ car, place: 'page' })}
    </Row>
  );
}
