import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatRating } from '#src/shared/format/formatRating.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { StarRating } from '#src/shared/ui/components/StarRating.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { Block } from '../Block.tsx';
import { useListCarReviewsInfiniteQuery } from '../carPageApi.ts';
import { ratingBars } from './ratingBars.ts';
import { ReviewFigure } from './ReviewFigure.tsx';
import { ownLanguageFirst } from './ReviewText.tsx';

/** How many are shown before "all" is pressed. */
const firstCount = 4;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 320px))',
  gap: '20px 24px',
  '& figure': { maxWidth: 320 },
  [theme.breakpoints.between('lg', 'xl')]: { gridTemplateColumns: 'minmax(0, 320px)' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(84%, 320px)',
    gap: 14,
    marginInline: `calc(-1 * ${theme.layout.gutter})`,
    paddingInline: theme.layout.gutter,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // All reviews are a column: the end of a long row is hard to find.
    '&[data-all]': { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)', '& figure': { maxWidth: 'none' } },
  },
}));

const Waiting = styled(SkeletonBox)(({ theme }) => ({ height: 210, maxWidth: 320, borderRadius: theme.radii.card }));

/** Average, distribution, the latest reviews and a button for all of them. */
export function Reviews({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const language = useAppSelector(selectLanguage);
  const [isOpen, setIsOpen] = useUiState('car/allReviews', false);
  // The keyboard can scroll a row only if it is focusable.
  const isRow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md')) && !isOpen;
  const query = useListCarReviewsInfiniteQuery(
    { params: { id: car.id } },
    car.reviews_count === 0 ? { skip: true } : {},
  );

  if (car.rating === null || car.reviews_count === 0) {
    return (
      <Block title={t('reviews.title')}>
        <p>{t('reviews.none')}</p>
      </Block>
    );
  }

  const loaded = query.data?.pages.flatMap(({ reviews }) => ownLanguageFirst(reviews, language)) ?? [];
  const shown = isOpen ? loaded : loaded.slice(0, firstCount);
  const showMore = () => {
    if (isOpen) void query.fetchNextPage();
    else setIsOpen(true);
  };

  return (
    <Block title={t('reviews.title')}>
      <RatingSummary rating={car.rating} count={car.reviews_count} counts={car.rating_counts} />
      <List data-all={isOpen ? '' : undefined} aria-busy={query.isFetching} {...(isRow && { tabIndex: 0 })}>
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewFigure review={review} ownerName={car.owner.name} />
          </li>
        ))}
        {query.isLoading ? (
          <li>
            <Waiting role="status" aria-label={t('reviews.loading')} />
          </li>
        ) : null}
      </List>
      {query.isError ? (
        <ErrorState
          text={t('reviews.failed')}
          isBusy={query.isFetching}
          onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
        />
      ) : null}
      {!query.isError && (query.hasNextPage || loaded.length > shown.length) ? (
        <Button variant="outlined" sx={{ mt: 6 }} loading={query.isFetchingNextPage || null} onClick={showMore}>
          <span>{isOpen ? t('reviews.showMore') : t('reviews.showAll', { count: car.reviews_count })}</span>
        </Button>
      ) : null}
      <VisuallyHidden role="status">{isOpen ? t('reviews.shown', { count: shown.length }) : ''}</VisuallyHidden>
    </Block>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 48,
  alignItems: 'center',
  marginBottom: 28,
  [theme.breakpoints.down('md')]: { gap: 24 },
}));

const Average = styled('div')(({ theme }) => ({
  '& > p': { fontSize: '.875rem', color: theme.vars.palette.text.secondary },
  '& > .score': {
    display: 'block',
    marginBottom: 10,
    fontSize: '3.25rem',
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '-.03em',
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Bars = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  maxWidth: 340,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '12px minmax(0, 1fr) 32px',
    gap: 12,
    alignItems: 'center',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Track = styled('svg')(({ theme }) => ({
  width: '100%',
  height: 6,
  borderRadius: 3,
  backgroundColor: theme.vars.palette.background.sunken,
  fill: theme.vars.palette.text.primary,
}));

interface Props {
  rating: number;
  count: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  counts: readonly number[];
}

function RatingSummary({ rating, count, counts }: Props) {
  const { t } = useTranslation('car');
  const text = formatRating(rating, useAppSelector(selectLanguage));
  return (
    <Row>
      <Average>
        <b className="score" aria-hidden>
          {text}
        </b>
        <StarRating rating={Math.round(rating)} label={t('reviews.outOf', { rating: text })} />
        <p>{t('reviewsCount', { count })}</p>
      </Average>
      <Bars aria-label={t('reviews.distribution')}>
        {ratingBars(counts).map((bar) => (
          <li key={bar.stars}>
            <VisuallyHidden>{t('reviews.withStars', { stars: bar.stars, count: bar.count })}</VisuallyHidden>
            <span aria-hidden>{bar.stars}</span>
            <Track aria-hidden>
              <rect width={`${bar.share * 100}%`} height={6} rx={3} />
            </Track>
            <span aria-hidden>{bar.count}</span>
          </li>
        ))}
      </Bars>
    </Row>
  );
}
