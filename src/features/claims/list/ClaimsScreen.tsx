import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ClaimStatus } from '#contract/claims/claimStatus.ts';
import { usePageInAddress } from '#src/lib/usePageInAddress.ts';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { PanelBlock, PanelHead } from '#src/ui/panelLook.ts';
import { SkeletonRows } from '#src/ui/SkeletonRows.tsx';
import { useListClaimsQuery } from '../claimsApi.ts';
import { ClaimsTable } from './ClaimsTable.tsx';

const order = ['disputed', 'asked', 'due', 'settled'] as const satisfies readonly ClaimStatus[];

/** The claims of all owners, by how they stand; those that an admin has to decide come first. */
export default function ClaimsScreen() {
  const { t } = useTranslation('claims');
  const navigate = useNavigate();
  const { page, query, addressOf } = usePageInAddress();
  const status = order.find((one) => one === query.get('status')) ?? 'disputed';
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = useListClaimsQuery({ query: { status, page } }, { refetchOnMountOrArgChange: true });
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
        value={status}
        options={order.map((value) => ({ value, label: t(`status.${value}`) }))}
        counts={data?.counts ?? null}
        onChoose={(value) => void navigate(value === 'disputed' ? '?' : `?status=${value}`)}
      />
      <PanelBlock aria-label={t('list.title')} aria-busy={!data && !isError}>
        {body()}
      </PanelBlock>
      <Pagination page={page} count={data ? Math.ceil(data.total / data.page_size) : 0} addressOf={addressOf} />
    </>
  );
}
