import { useTranslation } from 'react-i18next';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { SkeletonBox } from '#src/ui/SkeletonBox.tsx';
import { useGetOrderReviewQuery } from './ownReviewsApi.ts';
import { OwnReviewView } from './OwnReviewView.tsx';
import { Reply } from './Reply.tsx';
import { ReviewForm } from './ReviewForm.tsx';

/** In a block of the screen of a completed order: what its client says of it, and what the owner answers. */
export function OrderReview({ orderId }: { orderId: number }) {
  const { t } = useTranslation('reviews');
  const isOwner = useAppSelector(selectRoles).includes('owner');
  const { data, isError, isFetching, refetch } = useGetOrderReviewQuery({ params: { id: orderId } });
  return (
    <>
      <h2>{t(data?.can_review ? 'form.title' : 'title')}</h2>
      {data?.can_review ? <ReviewForm orderId={orderId} /> : null}
      {data?.review ? <OwnReviewView review={data.review} /> : null}
      {data?.review?.reply === null && isOwner ? <Reply reviewId={data.review.id} author={data.review.author} /> : null}
      {data?.review === null && !data.can_review ? <p>{t('none')}</p> : null}
      {!data && isError ? <ErrorState text={t('error')} isBusy={isFetching} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? (
        <SkeletonBox role="status" aria-busy aria-label={t('loading')} sx={{ height: 140 }} />
      ) : null}
    </>
  );
}
