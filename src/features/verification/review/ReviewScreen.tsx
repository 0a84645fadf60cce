import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useUrlState } from '#src/lib/useUrlState.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { SkeletonBox } from '#src/ui/SkeletonBox.tsx';
import { useListVerificationsQuery } from '../verificationApi.ts';
import { PeopleList } from './PeopleList.tsx';
import { Review } from './Review.tsx';
import { StateTabs } from './StateTabs.tsx';
import { reviewUrl } from './reviewUrl.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The queue of documents beside those of one client. What is looked at stands in the address. */
export default function ReviewScreen() {
  const { t } = useTranslation('review');
  const { place, change } = useUrlState(reviewUrl);
  const asked = useListVerificationsQuery({ query: { status: place.status, page: place.page } });
  // While another list comes, the former one is not passed off as it.
  const data = asked.currentData;
  const chosen = data?.verifications.find(({ user_id: id }) => id === place.user) ?? data?.verifications[0];
  return (
    <>
      <title>{t('documentTitle')}</title>
      <meta name="robots" content="noindex" />
      <Typography variant="h1" sx={{ fontSize: '1.625rem' }}>
        {t('title')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 5, color: 'text.secondary' }}>{t('lead')}</Typography>
      <StateTabs status={place.status} counts={data?.counts ?? null} onChoose={(status) => change({ status })} />
      {asked.isError && !data ? (
        <ErrorState isWhole text={t('error')} isBusy={asked.isFetching} onRetry={() => void asked.refetch()} />
      ) : null}
      {data?.verifications.length === 0 ? <EmptyState title={t(`empty.${place.status}`)} /> : null}
      {data && data.verifications.length > 0 ? (
        <Columns>
          <PeopleList page={data} chosenId={chosen?.user_id ?? null} change={change} />
          {chosen ? <Review key={chosen.user_id} verification={chosen} onStale={() => void asked.refetch()} /> : null}
        </Columns>
      ) : null}
      {!data && !asked.isError ? (
        <Columns aria-busy>
          <SkeletonBox sx={{ height: 240, borderRadius: 4 }} />
          <SkeletonBox sx={{ height: 560, borderRadius: 5 }} />
        </Columns>
      ) : null}
    </>
  );
}
