import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readAnew } from '#src/shared/api/polled.ts';
import { useListOwnReviewsInfiniteQuery } from './ownReviewsApi.ts';
import { OwnReviewView } from './OwnReviewView.tsx';
import { Reply } from './Reply.tsx';
import type { OwnReview } from '#contract/calls/reviews.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { MorePages } from '#src/shared/ui/states/MorePages.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';

const List = styled('ul')({ display: 'grid', gap: 16, maxWidth: 760 });

const About = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBottom: 16,
  fontSize: '.9375rem',
  '& > a': { color: theme.vars.palette.primary.text, fontWeight: 500, textDecoration: 'underline' },
}));

/** Reviews of an owner's cars, the newest first, each with the owner's one reply. */
export default function OwnReviewsScreen() {
  const { t } = useTranslation('reviews');
  const query = useListOwnReviewsInfiniteQuery(undefined, readAnew);
  const first = query.data?.pages[0];
  return (
    <>
      <title>{`${t('panel.title')} · Gza`}</title>
      <Typography variant="h1" sx={{ typography: 'h2' }}>
        {t('panel.title')}
      </Typography>
      <Typography role="status" sx={{ mt: 1, mb: 6, minHeight: 26, color: 'text.secondary' }}>
        {first && first.reviews.length > 0 ? t('panel.unanswered', { count: first.unanswered }) : ''}
      </Typography>
      <QueryPart isWhole query={query} error={t('panel.error')} waiting={<Waiting />}>
        {({ pages }) => {
          const reviews = pages.flatMap((page) => page.reviews);
          if (reviews.length === 0) return <NoReviews />;
          return (
            <List>
              {reviews.map((review) => (
                <li key={review.id}>
                  <Panel>
                    <About>
                      <CarLink car={review.car} />
                      <Link to={paths.adminOrder(review.order_id)}>{t('panel.order')}</Link>
                    </About>
                    <OwnReviewView review={review} />
                    {review.reply === null ? <Reply reviewId={review.id} author={review.author} /> : null}
                  </Panel>
                </li>
              ))}
            </List>
          );
        }}
      </QueryPart>
      <MorePages query={query} label={t('panel.more')} error={t('panel.error')} />
    </>
  );
}

/** A paused car has no page but the one its owner edits it on. */
function CarLink({ car: { id, slug, brand, model, year, is_active: isActive } }: Pick<OwnReview, 'car'>) {
  return (
    <Link to={isActive ? paths.car(slug, id) : paths.adminCar(id)}>
      {brand} {model} {year}
    </Link>
  );
}

function Waiting() {
  return (
    <List aria-busy>
      {['first', 'second', 'third'].map((place) => (
        <li key={place} aria-hidden>
          <SkeletonBox sx={{ height: 240, borderRadius: 5 }} />
        </li>
      ))}
    </List>
  );
}

function NoReviews() {
  const { t } = useTranslation('reviews');
  return (
    <EmptyState hasPicture title={t('panel.empty.title')} text={t('panel.empty.text')}>
      <ButtonLink size="large" to={paths.adminOrders}>
        {t('panel.empty.action')}
      </ButtonLink>
    </EmptyState>
  );
}
