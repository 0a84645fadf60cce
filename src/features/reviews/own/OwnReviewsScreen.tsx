import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListOwnReviewsInfiniteQuery } from './ownReviewsApi.ts';
import { OwnReviewView } from './OwnReviewView.tsx';
import { Reply } from './Reply.tsx';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import emptyRoad from '#src/ui/pictures/emptyRoad.webp';
import { SkeletonBox } from '#src/ui/SkeletonBox.tsx';

const List = styled('ul')({ display: 'grid', gap: 16, maxWidth: 760 });

const About = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBottom: 16,
  fontSize: '.9375rem',
  '& > a': { color: theme.vars.palette.primary.text, fontWeight: 500, textDecoration: 'underline' },
}));

/** What clients say of an owner's cars, the newest first, each with the owner's one reply. */
export default function OwnReviewsScreen() {
  const { t } = useTranslation('reviews');
  const query = useListOwnReviewsInfiniteQuery();
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const reviews = data?.pages.flatMap((page) => page.reviews);
  const unanswered = data?.pages[0]?.unanswered ?? 0;
  return (
    <>
      <title>{t('panel.documentTitle')}</title>
      <Typography variant="h1" sx={{ typography: 'h2' }}>
        {t('panel.title')}
      </Typography>
      <Typography role="status" sx={{ mt: 1, mb: 6, minHeight: 26, color: 'text.secondary' }}>
        {reviews && reviews.length > 0 ? t('panel.unanswered', { count: unanswered }) : ''}
      </Typography>
      {!data && isError ? (
        <ErrorState isWhole text={t('panel.error')} isBusy={isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {reviews?.length === 0 ? (
        <EmptyState
          picture={{ src: emptyRoad, width: 560, height: 300 }}
          title={t('panel.empty.title')}
          text={t('panel.empty.text')}
        >
          <ButtonLink size="large" to={paths.adminOrders}>
            {t('panel.empty.action')}
          </ButtonLink>
        </EmptyState>
      ) : null}
      <List aria-busy={!data && !isError}>
        {reviews?.map((review) => (
          <li key={review.id}>
            <Panel>
              <About>
                <Link to={paths.car(review.car.slug, review.car.id)}>
                  {review.car.brand} {review.car.model} {review.car.year}
                </Link>
                <Link to={paths.adminOrder(review.order_id)}>{t('panel.order')}</Link>
              </About>
              <OwnReviewView review={review} />
              {review.reply === null ? <Reply reviewId={review.id} author={review.author} /> : null}
            </Panel>
          </li>
        ))}
        {!data && !isError
          ? ['first', 'second', 'third'].map((place) => (
              <li key={place} aria-hidden>
                <SkeletonBox sx={{ height: 240, borderRadius: 5 }} />
              </li>
            ))
          : null}
      </List>
      {isFetchNextPageError && !isFetching ? (
        <ErrorState text={t('panel.error')} onRetry={() => void query.fetchNextPage()} />
      ) : null}
      {hasNextPage && !isFetchNextPageError ? (
        <Button
          variant="outlined"
          sx={{ mt: 6 }}
          loading={isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('panel.more')}
        </Button>
      ) : null}
    </>
  );
}
