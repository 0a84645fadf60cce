import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ClaimStatus } from '#contract/domain/claims/claimStatus.ts';
import { oneOf, page, urlCodec } from '#src/shared/lib/urlCodec.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { CountTabs } from '#src/shared/ui/components/CountTabs.tsx';
import { PanelHead } from '#src/shared/ui/layout/panel.styles.ts';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import { useListClaimsQuery } from '../claimsApi.ts';
import { ClaimsTable } from './ClaimsTable.tsx';

const order = ['disputed', 'asked', 'due', 'settled'] as const satisfies readonly ClaimStatus[];

const claimsUrl = urlCodec('adminClaims', { status: oneOf(order, 'disputed'), page });

/** The claims of all owners, by how they stand; those that an admin has to decide come first. */
export default function ClaimsScreen() {
  const { t } = useTranslation('claims');
  const { place, change, addressOf } = useUrlState(claimsUrl);
  const asked = useListClaimsQuery({ query: place }, { refetchOnMountOrArgChange: true });
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
        counts={asked.currentData?.counts ?? null}
        onChoose={(status) => change({ status })}
      />
      <QueryList
        query={asked}
        rowsOf={({ claims }) => claims}
        label={t('list.title')}
        error={t('list.error')}
        loading={t('list.loading')}
        none={<p>{t('list.none')}</p>}
        pages={{ page: place.page, addressOf: (next) => addressOf({ page: next }) }}
      >
        {(claims) => <ClaimsTable claims={claims} />}
      </QueryList>
    </>
  );
}
