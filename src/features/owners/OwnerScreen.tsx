import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isNotFound } from '#src/shared/api/requestFailure.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { OwnerPage } from './OwnerPage.tsx';
import { useGetOwnerInfiniteQuery } from './ownersApi.ts';

/** `/owners/{id}`: who rents out these cars. */
export default function OwnerScreen() {
  const id = readId(useParams()['id']);
  return id === null ? <OwnerNotFound /> : <OwnerById key={id} id={id} />;
}

function OwnerById({ id }: { id: number }) {
  const { t } = useTranslation('car');
  const query = useGetOwnerInfiniteQuery({ params: { id } });
  const pages = query.currentData?.pages;
  if (pages !== undefined) return <OwnerPage pages={pages} query={query} />;
  if (isNotFound(query.error)) return <OwnerNotFound />;
  if (!query.isError || query.isFetching) return <OwnerSkeleton />;
  return (
    <Container sx={{ py: 12 }}>
      <title>{`${t('ownerPage.failed.title')} · Gza`}</title>
      <Typography variant="h1" sx={{ mb: 6 }}>
        {t('ownerPage.failed.title')}
      </Typography>
      <ErrorState isWhole text={t('failed.text')} onRetry={() => void query.refetch()} />
    </Container>
  );
}

/** There is no such owner, or no longer. */
function OwnerNotFound() {
  const { t } = useTranslation('car');
  return (
    <Container sx={{ py: 12 }}>
      <title>{`${t('ownerPage.notFound.title')} · Gza`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState isScreen title={t('ownerPage.notFound.title')} text={t('ownerPage.notFound.text')}>
        <ButtonLink to={paths.search} size="large">
          {t('notFound.action')}
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}

function OwnerSkeleton() {
  const { t } = useTranslation('car');
  return (
    <Container role="status" aria-label={t('ownerPage.loading')} sx={{ py: 10 }}>
      <title>{`${t('ownerPage.loading')} · Gza`}</title>
      <SkeletonBox sx={{ width: 96, height: 96, borderRadius: '50%' }} />
      <SkeletonBox sx={{ width: 'min(320px, 70%)', height: 36, mt: 5 }} />
      <SkeletonBox sx={{ height: 120, mt: 8 }} />
      <SkeletonBox sx={{ height: 320, mt: 8 }} />
    </Container>
  );
}
