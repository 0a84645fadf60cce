import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Review } from '#contract/calls/cars/cars.ts';
import { InstantDay } from '#src/features/dates/InstantDay.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';
import { StarRating } from '#src/shared/ui/components/StarRating.tsx';

const ReviewBox = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 320,
  height: '100%',
  padding: 24,
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.mist,
}));

/** One long opinion would make every card of the row as high. */
const Quote = styled('blockquote')({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 8,
  margin: '14px 0 24px',
  fontSize: '.9375rem',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});

const Who = styled('figcaption')(({ theme }) => ({
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

/** One opinion, at most 320 px wide. */
export function ReviewCard({ review }: { review: Review }) {
  const { t } = useTranslation('common');
  const { car } = review;
  return (
    <li>
      <ReviewBox>
        <StarRating rating={review.rating} label={t('card.rating', { rating: review.rating })} />
        <Quote>{review.text}</Quote>
        <Who>
          <InitialAvatar name={review.author} seed={review.id} />
          <span>
            <b className="name">{review.author}</b>
            <Link to={paths.car(car.slug, car.id)}>
              {car.brand} {car.model}
            </Link>
            {' · '}
            <InstantDay at={review.created_at} style="month" />
          </span>
        </Who>
      </ReviewBox>
    </li>
  );
}
