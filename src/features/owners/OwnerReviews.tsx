import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Review } from '#contract/calls/cars.ts';
import type { Owner } from '#contract/calls/owners.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { Block } from '#src/features/cars/page/Block.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { ReviewText } from '#src/features/cars/page/reviews/ReviewText.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';
import { StarRating } from '#src/shared/ui/components/StarRating.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 20,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export interface MoreReviews {
  readonly isThere: boolean;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

interface Props {
  readonly owner: Owner;
  readonly reviews: readonly Review[];
  readonly more: MoreReviews;
}

/** The reviews of all cars of an owner, with the answers. */
export function OwnerReviews({ owner, reviews, more }: Props) {
  const { t } = useTranslation('car');
  return (
    <Block title={t('reviews.title')}>
      {reviews.length === 0 ? <p>{t('ownerPage.reviewsNone')}</p> : null}
      <List aria-busy={more.isBusy}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewFigure review={review} ownerName={owner.name} />
          </li>
        ))}
      </List>
      {more.hasFailed ? <ErrorState text={t('reviews.failed')} isBusy={more.isBusy} onRetry={more.onMore} /> : null}
      {more.isThere && !more.hasFailed ? (
        <Button variant="outlined" sx={{ mt: 6 }} loading={more.isBusy || null} onClick={more.onMore}>
          <span>{t('reviews.showMore')}</span>
        </Button>
      ) : null}
      <VisuallyHidden role="status">
        {reviews.length === 0 ? '' : t('reviews.shown', { count: reviews.length })}
      </VisuallyHidden>
    </Block>
  );
}

const Card = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: 20,
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.mist,
  '& > blockquote, & > p[data-reply]': {
    margin: '14px 0 20px',
    fontSize: '.9375rem',
    lineHeight: 1.6,
    // Line breaks as typed.
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  '& > p[data-reply]': {
    margin: '0 0 20px',
    paddingLeft: 14,
    borderLeft: `3px solid ${theme.vars.palette.primary.softHover}`,
    fontSize: '.875rem',
    color: theme.vars.palette.text.secondary,
  },
  '& > figcaption': { display: 'flex', alignItems: 'center', gap: 12, marginTop: 'auto', fontSize: '.875rem' },
  '& figcaption b': { display: 'block', fontWeight: 600 },
  '& figcaption a, & time': { color: theme.vars.palette.text.secondary },
  // Within text, colour alone would not identify a link.
  '& figcaption a': { textDecoration: 'underline', textUnderlineOffset: 2 },
}));

/** One review, the car it is about, and the owner's answer. */
function ReviewFigure({ review, ownerName }: { review: Review; ownerName: string }) {
  const { t } = useTranslation('car');
  const language = useAppSelector(selectLanguage);
  const { car, created_at } = review;
  return (
    <Card>
      <StarRating rating={review.rating} label={t('reviews.outOf', { rating: review.rating })} />
      <ReviewText review={review} />
      {review.reply === null ? null : (
        <p data-reply="">
          <b>{t('reviews.reply', { name: ownerName })}</b> {review.reply}
        </p>
      )}
      <figcaption>
        <InitialAvatar name={review.author} seed={review.id} />
        <span>
          <b>{review.author}</b>
          <Link to={paths.car(car.slug, car.id)}>{`${car.brand} ${car.model} ${car.year}`}</Link>
          {' · '}
          <time dateTime={created_at}>{formatDay(created_at.slice(0, 10), language, 'month')}</time>
        </span>
      </figcaption>
    </Card>
  );
}
