import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { VerificationState } from '#contract/calls/verification/verification.ts';
import { polled } from '#src/shared/api/polled.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { CountTabs } from '#src/shared/ui/components/CountTabs.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { PanelHeading } from '#src/shared/ui/layout/PanelHeading.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { useListVerificationsQuery } from '../verificationApi.ts';
import { PeopleList } from './PeopleList.tsx';
import { Review } from './Review.tsx';
import { reviewUrl } from './reviewUrl.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The queue of documents next to those of one client. The selection is in the address. */
export default function ReviewScreen() {
  const { t } = useTranslation('review');
  const { place, change, addressOf } = useUrlState(reviewUrl);
  const listQuery = useListVerificationsQuery({ query: { status: place.status, page: place.page } }, polled());
  return (
    <>
      <PanelHeading title={t('title')} lead={t('lead')} />
      <meta name="robots" content="noindex" />
      <StateTabs
        status={place.status}
        counts={listQuery.currentData?.counts ?? null}
        onChoose={(status) => change({ status })}
      />
      <QueryPart
        isWhole
        query={listQuery}
        error={t('error')}
        waiting={
          <Columns aria-busy>
            <SkeletonBox sx={{ height: 240, borderRadius: 4 }} />
            <SkeletonBox sx={{ height: 560, borderRadius: 5 }} />
          </Columns>
        }
      >
        {(page) => {
          const named = page.verifications.find(({ user_id: id }) => id === place.user);
          const chosen = named ?? page.verifications[0];
          if (chosen === undefined) return <EmptyState title={t(`empty.${place.status}`)} />;
          return (
            <>
              {place.user !== undefined && named === undefined ? (
                <Typography role="status" sx={{ mb: 2 }}>
                  {t('notHere')}
                </Typography>
              ) : null}
              <Columns>
                <PeopleList page={page} chosenId={chosen.user_id} change={change} addressOf={addressOf} />
                <Review
                  key={chosen.user_id}
                  verification={chosen}
                  onDecided={() => change({ user: undefined }, { replace: true })}
                  onStale={() => void listQuery.refetch()}
                />
              </Columns>
            </>
          );
        }}
      </QueryPart>
    </>
  );
}

const order: readonly VerificationState[] = ['pending', 'rejected', 'passed', 'not_verified'];

interface Props {
  readonly status: VerificationState;
  /** Null while they are loading. */
  readonly counts: Readonly<Record<VerificationState, number>> | null;
  readonly onChoose: (status: VerificationState) => void;
}

/** The states, each with how many there are in it. */
function StateTabs({ status, counts, onChoose }: Props) {
  const { t } = useTranslation('review');
  const options = order.map((state) => ({ value: state, label: t(`tabs.${state}`) }));
  return <CountTabs label={t('states')} value={status} options={options} counts={counts} onChoose={onChoose} />;
}
