import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { OwnReview } from '#contract/calls/reviews.ts';
import { InstantDay } from '#src/features/dates/InstantDay.tsx';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';
import { StarRating } from '#src/shared/ui/components/StarRating.tsx';

const Figure = styled('figure')(({ theme }) => ({
  '& > figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    fontSize: '.9375rem',
    lineHeight: 1.4,
  },
  '& .name': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& > figcaption > .stars': { marginLeft: 'auto' },
  '& time': { color: theme.vars.palette.text.secondary },
  // As it was typed, line breaks and all.
  '& > blockquote': { margin: '14px 0 0', lineHeight: 1.6, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

const Reply = styled('p')(({ theme }) => ({
  marginTop: 16,
  paddingLeft: 14,
  borderLeft: `3px solid ${theme.vars.palette.primary.softHover}`,
  fontSize: '.9375rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& > .title': { display: 'block', fontWeight: 600 },
}));

/** A review with its reply, as the two sides of the order see it. */
export function OwnReviewView({ review }: { review: OwnReview }) {
  const { t } = useTranslation('reviews');
  return (
    <Figure>
      <figcaption>
        <InitialAvatar name={review.author} seed={review.id} />
        <span>
          <b className="name">{review.author}</b>
          <InstantDay at={review.created_at} style="medium" />
        </span>
        <StarRating className="stars" rating={review.rating} label={t('outOf', { rating: review.rating })} />
      </figcaption>
      <blockquote>{review.text}</blockquote>
      {review.reply === null ? null : (
        <Reply>
          <b className="title">{t('reply.given')}</b>
          {review.reply}
        </Reply>
      )}
    </Figure>
  );
}
