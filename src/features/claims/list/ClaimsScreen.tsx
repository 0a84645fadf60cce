import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClaimSummary } from '#contract/calls/orders/claims.ts';
import type { ClaimStatus } from '#contract/domain/claims/claimStatus.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { polled } from '#src/shared/api/polled.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { oneOf, page, urlCodec } from '#src/shared/lib/urlCodec.ts';
import { CountTabs } from '#src/shared/ui/components/CountTabs.tsx';
import { PanelHeading } from '#src/shared/ui/layout/PanelHeading.tsx';
import { DataTable } from '#src/shared/ui/states/DataTable.tsx';
import type { DataColumn } from '#src/shared/ui/states/DataTable.tsx';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import { useListClaimsQuery } from '../claimsApi.ts';

const order = ['disputed', 'asked', 'due', 'settled'] as const satisfies readonly ClaimStatus[];

const claimsUrl = urlCodec('adminClaims', { status: oneOf(order, 'disputed'), page });

/** The claims of all owners by status; those that an admin must decide come first. */
export default function ClaimsScreen() {
  const { t } = useTranslation('claims');
  const { place, change, addressOf } = useUrlState(claimsUrl);
  const query = useListClaimsQuery({ query: place }, polled());
  return (
    <>
      <PanelHeading title={t('list.title')} lead={t('list.lead')} />
      <CountTabs
        label={t('list.states')}
        value={place.status}
        options={order.map((value) => ({ value, label: t(`status.${value}`) }))}
        counts={query.currentData?.counts ?? null}
        onChoose={(status) => change({ status })}
      />
      <QueryList
        query={query}
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

/** Claims with both sides and the sum each of them states. */
function ClaimsTable({ claims }: { claims: readonly ClaimSummary[] }) {
  const { t } = useTranslation('claims');
  const { ofInstant } = useMomentText();
  const columns: DataColumn<ClaimSummary>[] = [
    {
      key: 'number',
      label: t('list.number'),
      onCard: 'heading',
      cell: ({ id, number }) => <Link to={paths.claim(id)}>{number}</Link>,
    },
    {
      key: 'order',
      label: t('list.order'),
      onCard: 'line',
      cell: ({ order_number, car }) => (
        <>
          {order_number}
          <small className="detail">{car}</small>
        </>
      ),
    },
    { key: 'owner', label: t('list.owner'), cell: ({ owner }) => owner },
    { key: 'client', label: t('list.client'), cell: ({ client }) => client },
    { key: 'at', label: t('list.at'), cell: ({ claimed_at }) => ofInstant(claimed_at) },
    { key: 'amount', label: t('list.amount'), isFigure: true, cell: ({ amount }) => <Gel tetri={amount} /> },
    {
      key: 'accepted',
      label: t('list.accepted'),
      isFigure: true,
      cell: ({ accepted_amount: accepted }) => (accepted === null ? '–' : <Gel tetri={accepted} />),
    },
  ];
  return <DataTable label={t('list.title')} rows={claims} columns={columns} keyOf={({ id }) => id} />;
}
