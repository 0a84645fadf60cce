import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Review } from '#contract/calls/cars/cars.ts';
import type { Owner } from '#contract/calls/owners.ts';
import { Block } from '#src/features/cars/page/Block.tsx';
import { ReviewFigure } from '#src/features/cars/page/reviews/ReviewFigure.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { MorePages } from '#src/shared/ui/states/MorePages.tsx';
import type { PagedQuery } from '#src/shared/ui/states/MorePages.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 20,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface Props {
  readonly owner: Owner;
  readonly reviews: readonly Review[];
  readonly query: PagedQuery;
}

/** The reviews of all cars of an owner, with the answers. */
export function OwnerReviews({ owner, reviews, query }: Props) {
  const { t } = useTranslation('car');
  return (
    <Block title={t('reviews.title')}>
      {reviews.length === 0 ? <p>{t('ownerPage.reviewsNone')}</p> : null}
      <List aria-busy={query.isFetchingNextPage}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewFigure withCar review={review} ownerName={owner.name} />
          </li>
        ))}
      </List>
      <MorePages query={query} label={t('reviews.showMore')} error={t('reviews.failed')} />
      <VisuallyHidden role="status">
        {reviews.length === 0 ? '' : t('reviews.shown', { count: reviews.length })}
      </VisuallyHidden>
    </Block>
  );
}
