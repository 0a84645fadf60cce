import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { useListOrdersQuery } from '#src/features/orders/ordersApi.ts';
import { FigureTable } from '#src/features/statistics/chart.styles.ts';
import { polled } from '#src/shared/api/polled.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { HomeBlock } from './HomeBlock.tsx';

const shown = 4;
const waiting = <SkeletonBox sx={{ height: 150 }} />;
/** Dates that are held until they are paid come first, and hand over nothing. */
const pageSize = 20;

/** Which car goes out or comes back next, and to whom. */
export function NextHandovers() {
  const { t } = useTranslation('panel');
  return (
    <HomeBlock title={t('home.next')} more={{ to: paths.adminCalendar, text: t('nav.calendar') }}>
      {(labelId) => <Body labelId={labelId} />}
    </HomeBlock>
  );
}

function Body({ labelId }: { labelId: string }) {
  const { t } = useTranslation('panel');
  const goingOut = useListOrdersQuery(
    { query: { when: 'upcoming', status: 'confirmed', page_size: pageSize } },
    polled(),
  );
  const comingBack = useListOrdersQuery({ query: { when: 'upcoming', status: 'active', page_size: shown } }, polled());
  return (
    <QueryPart query={goingOut} error={t('orders.error')} waiting={waiting}>
      {(out) => (
        <QueryPart query={comingBack} error={t('orders.error')} waiting={waiting}>
          {(back) => <Rows labelId={labelId} goingOut={out.orders} comingBack={back.orders} />}
        </QueryPart>
      )}
    </QueryPart>
  );
}

interface RowsProps {
  readonly labelId: string;
  readonly goingOut: readonly OrderSummary[];
  readonly comingBack: readonly OrderSummary[];
}

function Rows({ labelId, goingOut, comingBack }: RowsProps) {
  const { t } = useTranslation('panel');
  const { ofRental } = useMomentText();
  const next = [
    ...goingOut.filter((order) => order.is_paid_online).map((order) => ({ order, at: order.from })),
    ...comingBack.map((order) => ({ order, at: order.to })),
  ]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, shown);
  if (next.length === 0) return <p>{t('home.nextNone')}</p>;
  return (
    <FigureTable aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">{t('home.when')}</th>
          <th scope="col">{t('home.car')}</th>
          <th scope="col">{t('home.who')}</th>
        </tr>
      </thead>
      <tbody>
        {next.map(({ order, at }) => (
          <tr key={order.id}>
            <th scope="row">
              <Link to={paths.adminOrder(order.id)}>{ofRental(at)}</Link>
            </th>
            <td>
              {order.car.brand} {order.car.model}
            </td>
            <td>
              {t(order.status === 'active' ? 'home.return' : 'home.pickUp')}
              <small className="detail">{order.client.name}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
