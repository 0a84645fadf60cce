import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ClaimStatus } from '#contract/claims/claimStatus.ts';
import { oneOf, page, urlCodec } from '#src/lib/urlCodec.ts';
import { useUrlState } from '#src/lib/useUrlState.ts';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { PanelBlock, PanelHead } from '#src/ui/panelLook.ts';
import { SkeletonRows } from '#src/ui/SkeletonRows.tsx';
import { useListClaimsQuery } from '../claimsApi.ts';
import { ClaimsTable } from './ClaimsTable.tsx';

const order = ['disputed', 'asked', 'due', 'settled'] as const satisfies readonly ClaimStatus[];

const claimsUrl = urlCodec('adminClaims', { status: oneOf(order, 'disputed'), page });

/** The claims of all owners, by how they stand; those that an admin has to decide come first. */
export default function ClaimsScreen() {
  const { t } = useTranslation('claims');
  const { place, change, addressOf } = useUrlState(claimsUrl);
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = useListClaimsQuery({ query: place }, { refetchOnMountOrArgChange: true });
  const body = () => {
    if (isError && !data) {
      return <ErrorState isWhole text={t('list.error')} isBusy={isFetching} onRetry={() => void refetch()} />;
    }
    if (!data) return <SkeletonRows label={t('list.loading')} />;
    return data.claims.length === 0 ? <p>{t('list.none')}</p> : <ClaimsTable claims={data.claims} />;
  };
  return (
    <>
      <title>{`${t('list.title')} · Gza`}</title>
      <PanelHead>
        <div>
          <Typography variant="h1">{t('list.title')}</Typography>
          <p>{t('list.lead')}</p>
        </div>
      </PanelHead>
      <CountTabs
        label={t('list.states')}
        value={place.status}
        options={order.map((value) => ({ value, label: t(`status.${value}`) }))}
        counts={data?.counts ?? null}
        onChoose={(status) => change({ status })}
      />
      <PanelBlock aria-label={t('list.title')} aria-busy={!data && !isError}>
        {body()}
      </PanelBlock>
      <Pagination
        page={place.page}
        count={data ? Math.ceil(data.total / data.page_size) : 0}
        addressOf={(next) => addressOf({ page: next })}
      />
    </>
  );
}
