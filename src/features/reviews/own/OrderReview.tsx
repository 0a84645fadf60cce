import { useTranslation } from 'react-i18next';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { useGetOrderReviewQuery } from './ownReviewsApi.ts';
import { OwnReviewView } from './OwnReviewView.tsx';
import { Reply } from './Reply.tsx';
import { ReviewForm } from './ReviewForm.tsx';

/** In a block of the screen of a completed order: what its client says of it, and what the owner answers. */
export function OrderReview({ orderId }: { orderId: number }) {
  const { t } = useTranslation('reviews');
  const isOwner = useAppSelector(selectRoles).includes('owner');
  const query = useGetOrderReviewQuery({ params: { id: orderId } });
  return (
    <>
      <h2>{t(query.data?.can_review ? 'form.title' : 'title')}</h2>
      <QueryPart
        query={query}
        error={t('error')}
        waiting={<SkeletonBox role="status" aria-busy aria-label={t('loading')} sx={{ height: 140 }} />}
      >
        {({ review, can_review }) => (
          <>
            {can_review ? <ReviewForm orderId={orderId} /> : null}
            {review ? <OwnReviewView review={review} /> : null}
            {review?.reply === null && isOwner ? <Reply reviewId={review.id} author={review.author} /> : null}
            {review === null && !can_review ? <p>{t('none')}</p> : null}
          </>
        )}
      </QueryPart>
    </>
  );
}
