import { skipToken } from '@reduxjs/toolkit/query';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { polled } from '#src/shared/api/polled.ts';
import { isNotFound } from '#src/shared/api/requestFailure.ts';
import { useGetClaimQuery } from '#src/features/claims/claimsApi.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonRows } from '#src/shared/ui/states/SkeletonRows.tsx';
import { ClaimPage } from './ClaimPage.tsx';

const Page = styled(Container)(({ theme }) => ({
  paddingTop: 36,
  paddingBottom: 64,
  [theme.breakpoints.down('md')]: { paddingTop: 20 },
}));

/** One claim, the same for its owner, its client and admins. */
export default function ClaimScreen() {
  const { t } = useTranslation('claims');
  const id = readId(useParams()['id']);
  const query = useGetClaimQuery(id === null ? skipToken : { params: { id } }, polled());
  if (id === null || isNotFound(query.error)) {
    return (
      <Page>
        <EmptyState isScreen title={t('missing')}>
          <ButtonLink to={paths.orders} size="large">
            {t('back')}
          </ButtonLink>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      <QueryPart isWhole query={query} error={t('error')} waiting={<SkeletonRows label={t('loading')} />}>
        {({ claim }) => <ClaimPage claim={claim} />}
      </QueryPart>
    </Page>
  );
}
