import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Operation, OperationTotals } from '#contract/calls/operations/operations.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { DataTable } from '#src/shared/ui/states/DataTable.tsx';
import type { DataColumn } from '#src/shared/ui/states/DataTable.tsx';
import { OperationStateChip } from './OperationStateChip.tsx';

/** What goes out or back is red, and has its sign. */
const Sum = styled('span')(({ theme }) => ({
  '&[data-out]': { color: theme.vars.palette.error.onSoft },
  '&[data-net]': { fontWeight: 600 },
}));

/** Unlike a number it may wrap. */
const OwnerLink = styled(Link)({ '&&': { whiteSpace: 'normal' } });

const Day = styled('span')({ whiteSpace: 'nowrap' });

interface Props {
  readonly operations: readonly Operation[];
  readonly totals: OperationTotals;
  /** Admins see the owner of each amount. */
  readonly isAdmin: boolean;
}

/** Operations as a table with the sums of the whole selection under it, two lines each on a phone. */
export function OperationsTable({ operations, totals, isAdmin }: Props) {
  const { t } = useTranslation('operations');
  const language = useAppSelector(selectLanguage);
  const year = todayInTbilisi(useServerNow()).slice(0, 4);

  const columns: DataColumn<Operation>[] = [
    {
      key: 'date',
      label: t('date'),
      cell: ({ at }) => {
        const [day = '', time] = localMomentOf(new Date(at)).split('T');
        return (
          <>
            <Day>{formatDay(day, language, day.startsWith(year) ? 'short' : 'medium')}</Day>
            <small className="detail">{time}</small>
          </>
        );
      },
    },
    {
      key: 'order',
      label: t('order'),
      cell: ({ order_id, order_number, car, payout_number }) =>
        order_id === null ? (
          payout_number
        ) : (
          <>
            <Link to={paths.adminOrder(order_id)}>{order_number}</Link>
            <small className="detail">{car}</small>
          </>
        ),
    },
    ...(isAdmin
      ? [
          {
            key: 'owner',
            label: t('owner'),
            cell: ({ owner }: Operation) => <OwnerLink to={`?owner_id=${owner.id}`}>{owner.name}</OwnerLink>,
          },
        ]
      : []),
    { key: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'gross',
      label: t('gross'),
      isFigure: true,
      cell: ({ kind, gross }) => (kind === 'payout' ? '—' : <Figure tetri={gross} />),
    },
    {
      key: 'commission',
      label: t('commission'),
      isFigure: true,
      cell: ({ kind, commission }) => (kind === 'payout' ? '—' : <Gel tetri={0 - commission} />),
    },
    {
      key: 'net',
      label: t('net'),
      isFigure: true,
      cell: ({ net }) => <Figure tetri={net} isNet />,
    },
    { key: 'state', label: t('state'), cell: ({ state }) => <OperationStateChip state={state} /> },
    { key: 'payout', label: t('payout'), isFigure: true, cell: ({ payout_number }) => payout_number ?? '—' },
  ];
  return (
    <DataTable
      label={t('title')}
      rows={operations}
      columns={columns}
      keyOf={({ id }) => id}
      foot={{
        date: t('total', { count: totals.count }),
        order: <small className="detail">{t('notCounted')}</small>,
        gross: <Gel tetri={totals.gross} />,
        commission: <Gel tetri={0 - totals.commission} />,
        net: (
          <>
            <Gel tetri={totals.net} />
            {totals.cash === 0 ? null : (
              <small className="detail">{t('ofItCash', { sum: formatGel(totals.cash, language) })}</small>
            )}
          </>
        ),
      }}
      card={({ at, kind, net, state, car, order_id, order_number, payout_number }) => {
        const [day = '', time = ''] = localMomentOf(new Date(at)).split('T');
        return {
          title: `${order_number ?? payout_number ?? ''} · ${t(`kinds.${kind}`)}`,
          end: <Figure tetri={net} isNet />,
          about: [`${formatDay(day, language, 'short')}, ${time}`, car],
          aboutEnd: t(`states.${state}`),
          to: order_id === null ? undefined : paths.adminOrder(order_id),
        };
      }}
      cardFoot={{
        title: t('total', { count: totals.count }),
        end: <Figure tetri={totals.net} isNet />,
        about: [
          `${t('gross')} ${formatGel(totals.gross, language)}`,
          totals.cash !== 0 && t('ofItCash', { sum: formatGel(totals.cash, language) }),
        ],
        aboutEnd: `${t('commission')} ${formatGel(totals.commission, language)}`,
      }}
    />
  );
}

function Figure({ tetri, isNet = false }: { tetri: number; isNet?: boolean }) {
  return (
    <Sum {...(tetri < 0 && { 'data-out': '' })} {...(isNet && { 'data-net': '' })}>
      <Gel tetri={tetri} />
    </Sum>
  );
}
