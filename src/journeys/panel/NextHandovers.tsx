import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { useListOrdersQuery } from '#src/features/orders/ordersApi.ts';
import { FigureTable } from '#src/features/statistics/chartLook.ts';
import { paths } from '#src/lib/paths.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { MoreLink } from '#src/ui/MoreLink.tsx';
import { PanelBlock } from '#src/ui/panelLook.ts';
import { SkeletonBox } from '#src/ui/SkeletonBox.tsx';

const shown = 4;
/** Requests are among what is to come, and hand over nothing. */
const asked = 20;

/** Which car goes out or comes back next, and to whom. */
export function NextHandovers() {
  const { t } = useTranslation('panel');
  const id = useId();
  return (
    <PanelBlock aria-labelledby={id}>
      <h2>
        <span id={id}>{t('home.next')}</span>
        <MoreLink sx={{ my: -2.5 }} to={paths.adminCalendar}>
          {t('nav.calendar')}
        </MoreLink>
      </h2>
      <Body labelId={id} />
    </PanelBlock>
  );
}

function Body({ labelId }: { labelId: string }) {
  const { t } = useTranslation('panel');
  const { ofRental } = useMomentText();
  const { data, isError, isFetching, refetch } = useListOrdersQuery(
    { query: { when: 'upcoming', page_size: asked } },
    { refetchOnMountOrArgChange: true },
  );
  if (isError && !data) {
    return <ErrorState text={t('orders.error')} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonBox sx={{ height: 150 }} />;
  const next = data.orders
    .filter(({ status }) => status === 'confirmed' || status === 'active')
    .map((order) => ({ order, at: order.status === 'active' ? order.to : order.from }))
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
              <small>{order.client.name}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
