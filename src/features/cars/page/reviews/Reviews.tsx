import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { Block } from '../Block.tsx';
import { useListCarReviewsInfiniteQuery } from '../carPageApi.ts';
import { RatingSummary } from './RatingSummary.tsx';
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
