import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Review } from '#contract/calls/cars/cars.ts';
import { InstantDay } from '#src/features/dates/InstantDay.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';
import { StarRating } from '#src/shared/ui/components/StarRating.tsx';
import { carName } from '../carName.ts';
import { ReviewText } from './ReviewText.tsx';

const Card = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: 20,
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.mist,
  '& > blockquote': {
    margin: '14px 0 24px',
    fontSize: '.9375rem',
    lineHeight: 1.6,
    // Preserve line breaks as typed.
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
}));

const Reply = styled('p')(({ theme }) => ({
  margin: '-8px 0 20px',
  paddingLeft: 14,
  borderLeft: `3px solid ${theme.vars.palette.primary.softHover}`,
  fontSize: '.875rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& > .title': { fontWeight: 600 },
}));

const Author = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginTop: 'auto',
  fontSize: '.875rem',
  lineHeight: 1.4,
  '& > span': { minWidth: 0 },
  '& .name': { display: 'block', fontWeight: 600 },
  '& a, & time': { color: theme.vars.palette.text.secondary },
  // Within text, colour alone would not identify a link.
  '& a': { textDecoration: 'underline', textUnderlineOffset: 2 },
}));

interface Props {
  readonly review: Review;
  readonly ownerName: string;
  /** Where reviews of several cars stand together. */
  readonly withCar?: boolean;
}

/** One review with the owner's answer. */
export function ReviewFigure({ review, ownerName, withCar = false }: Props) {
  const { t } = useTranslation('car');
  const { car } = review;
  const name = `${carName(car)} ${car.year}`;
  return (
    <Card>
      <StarRating rating={review.rating} label={t('reviews.outOf', { rating: review.rating })} />
      <ReviewText review={review} />
      {review.reply === null ? null : (
        <Reply>
          <b className="title">{t('reviews.reply', { name: ownerName })}</b> {review.reply}
        </Reply>
      )}
      <Author>
        <InitialAvatar name={review.author} seed={review.id} />
        <span>
          <b className="name">{review.author}</b>
          {withCar ? (
            <>
              <span>{car.is_active ? <Link to={paths.car(car.slug, car.id)}>{name}</Link> : name}</span>
              {' · '}
            </>
          ) : null}
          <InstantDay at={review.created_at} style="month" />
        </span>
      </Author>
    </Card>
  );
}
