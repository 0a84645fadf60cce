import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { selectRoles } from '#src/features/auth/sessionSlice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { SkeletonBox } from '#src/ui/SkeletonBox.tsx';
import { useGetOrderReviewQuery } from './ownReviewsApi.ts';
import { OwnReviewView } from './OwnReviewView.tsx';
import { Reply } from './Reply.tsx';
import { ReviewForm } from './ReviewForm.tsx';

/** On the screen of a completed order: what its client says of it, and what the owner answers. */
export function OrderReview({ orderId }: { orderId: number }) {
  const { t } = useTranslation('reviews');
  const isOwner = useAppSelector(selectRoles).includes('owner');
  const { data, isError, isFetching, refetch } = useGetOrderReviewQuery({ params: { id: orderId } });
  if (data?.can_review) {
    return (
      <Panel>
        <ReviewForm orderId={orderId} />
      </Panel>
    );
  }
  return (
    <Panel aria-busy={!data && !isError}>
      <Typography variant="h3" component="h2" sx={{ mb: 4 }}>
        {t('title')}
      </Typography>
      {data?.review ? <OwnReviewView review={data.review} /> : null}
      {data?.review?.reply === null && isOwner ? <Reply reviewId={data.review.id} author={data.review.author} /> : null}
      {data?.review === null ? <p>{t('none')}</p> : null}
      {!data && isError ? <ErrorState text={t('error')} isBusy={isFetching} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <SkeletonBox role="status" aria-label={t('loading')} sx={{ height: 140 }} /> : null}
    </Panel>
  );
}
