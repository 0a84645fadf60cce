import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClaimSummary } from '#contract/calls/claims.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { DataTable } from '#src/shared/ui/states/DataTable.tsx';
import type { DataColumn } from '#src/shared/ui/states/DataTable.tsx';

/** Claims with both sides and what each of them says is owed. */
export function ClaimsTable({ claims }: { claims: readonly ClaimSummary[] }) {
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
          <small>{car}</small>
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
