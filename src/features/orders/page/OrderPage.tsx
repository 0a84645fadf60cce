import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Order } from '#contract/calls/orders/orders.ts';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { agreedCar } from '#src/features/cars/terms/agreedCar.ts';
import { AgreedTermsList } from '#src/features/cars/terms/AgreedTermsList.tsx';
import { TermsList } from '#src/features/cars/terms/TermsList.tsx';
import { AfterReturn } from '#src/features/claims/AfterReturn.tsx';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { OrderMoney } from '#src/features/orders/money/OrderMoney.tsx';
import { PriceCheck } from '#src/features/orders/money/PriceCheck.tsx';
import { carWithYear } from '#src/features/orders/orderWords.ts';
import { OrderHead } from '#src/features/orders/page/OrderHead.tsx';
import { OrderTimeline } from '#src/features/orders/page/OrderTimeline.tsx';
import { PrintedOrder } from '#src/features/orders/page/PrintedOrder.tsx';
import { TripSummary } from '#src/features/orders/trip/TripSummary.tsx';
import { useAgreedWords } from '#src/features/orders/trip/useAgreedWords.ts';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';
import { OrderReports } from '#src/features/reports/show/OrderReports.tsx';
import { OrderReview } from '#src/features/reviews/own/OrderReview.tsx';
import { useAnchorFocus } from '#src/shared/hooks/useAnchorFocus.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { isOpenTo } from '#src/shared/lib/routes.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { OrderBlock, Column } from '#src/shared/ui/layout/detail.styles.ts';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import { pastPathOf } from '../past/pastUrl.ts';
import { MapLink } from '../trip/MapLink.tsx';
import { useEventText } from '../useEventText.ts';
import { useLineName } from '../useLineName.ts';
import { Side, SidedColumns } from './columns.styles.ts';
import { FoldedBlock } from './FoldedBlock.tsx';
import { TitledBlock } from './TitledBlock.tsx';

/** What follows the return of the car. */
const OrderAfterReturn = ({ order }: { order: Order }) => <AfterReturn order={order} Frame={TitledBlock} />;

interface OrderPageProps {
  readonly order: Order;
  /** Whose page it is: an admin may be a client, too. */
  readonly side: 'client' | 'owner' | 'admin';
  /** The list it belongs to. */
  readonly back: string;
  /** The next step, if any. */
  readonly nextStep: ReactNode;
  /** What else there is to do, below what the order is about. */
  readonly more?: ReactNode;
  readonly below?: ReactNode;
  /** Shown under the money: the other party, papers, cancellation. */
  readonly children: ReactNode;
}

/** One order, on the screen and on paper, as far as both sides see the same. */
export function OrderPage({ order, side, back, nextStep, more, below, children }: OrderPageProps) {
  const { t } = useTranslation('orders');
  const lineName = useLineName();
  return (
    <>
      <title>{`${t('number', { number: order.number })} · Gza`}</title>
      <div data-screen-only="">
        <OrderHead order={order} back={back} />
        <SidedColumns>
          <Column>
            {nextStep}
            <OrderBlock>
              <h2>{t('blocks.trip')}</h2>
              <OrderTrip order={order} />
            </OrderBlock>
          </Column>
          <Side>
            <OrderBlock>
              <h2>{t('blocks.payment')}</h2>
              <OrderMoney order={order} lineName={lineName} />
            </OrderBlock>
            {children}
          </Side>
          <Column>
            {more}
            {order.reports.length === 0 ? null : <OrderReports order={order} side={side} />}
            <OrderAfterReturn order={order} />
            <ReviewBlock order={order} />
            <OrderBlock>
              <h2>{t('blocks.status')}</h2>
              <OrderTimeline order={order} />
            </OrderBlock>
            <PriceCheck order={order} lineName={lineName} />
            <OrderTerms order={order} />
            {order.events.length === 0 ? null : (
              <FoldedBlock name="history" title={t('blocks.history')}>
                <OrderHistory id={order.id} events={order.events} />
              </FoldedBlock>
            )}
          </Column>
        </SidedColumns>
        {below}
      </div>
      <PrintedOrder order={order} lineName={lineName}>
        <PrintedTerms order={order} />
      </PrintedOrder>
    </>
  );
}

/** After a rental its client can review it, and the owner can answer. */
function ReviewBlock({ order }: { order: Pick<Order, 'id' | 'status'> }) {
  const block = useAnchorFocus('review');
  if (order.status !== 'completed') return null;
  return (
    <OrderBlock ref={block} id="review" tabIndex={-1}>
      <OrderReview orderId={order.id} />
    </OrderBlock>
  );
}

const Small = styled('div')({
  '& dl': { gridTemplateColumns: '1fr 1fr', gap: '0 12mm', fontSize: '8.5pt', lineHeight: 1.3 },
  '& dl > div': { fontSize: '8.5pt' },
});

/** All that was agreed, on paper. */
function PrintedTerms({ order }: { order: Order }) {
  const { t } = useTranslation('terms');
  const agreedWords = useAgreedWords();
  if (order.terms === null) return null;
  return (
    <Small>
      <h2>{t('title')}</h2>
      <TermsList terms={agreedCar(order.terms)} said={agreedWords(order)} />
    </Small>
  );
}

/** Which car, when and where. */
function OrderTrip({ order }: { order: Order }) {
  const { t } = useTranslation('places');
  const placeText = usePlaceText();
  const [place, back] = [placeText(order.pick_up), placeText(order.drop_off)];
  return (
    <>
      <TripSummary
        name={carWithYear(order.car)}
        picture={order.car.image}
        place={place}
        from={order.from}
        to={order.to}
      />
      {back === place ? null : <p>{t('backTo', { place: back })}</p>}
      <MapLink place={place} />
    </>
  );
}

/** Everything that happened to an order, the oldest first. */
function OrderHistory({ id, events }: Pick<Order, 'id' | 'events'>) {
  const wordOf = useEventText();
  return (
    <KeyValues>
      {events.map((event) => (
        <div key={`${event.event} ${event.at}`}>
          <dt>{wordOf(event)}</dt>
          <dd>
            <EventMoment id={id} at={event.at} />
          </dd>
        </div>
      ))}
    </KeyValues>
  );
}

const Then = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.primary.text,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
}));

/** When something happened; it leads staff to the order as it was then. */
function EventMoment({ id, at }: { id: number; at: string }) {
  const { t } = useTranslation('orders');
  const { ofInstant } = useMomentText();
  const seesPast = isOpenTo(useAppSelector(selectRoles), paths.supportOrder(id));
  const when = ofInstant(at);
  return seesPast ? (
    <Then to={pastPathOf(id, at)} aria-label={t('past.then', { when })}>
      {when}
    </Then>
  ) : (
    when
  );
}

const Note = styled('p')(({ theme }) => ({
  marginBottom: 18,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

/** The agreed terms, as both sides see them; older orders have none. */
function OrderTerms({ order }: { order: Order }) {
  const { t } = useTranslation('terms');
  const { ofInstant } = useMomentText();
  const agreedWords = useAgreedWords();
  const { terms, ordered_at, amount_without_commission: ownersPart } = order;
  if (terms === null) return null;
  const { acknowledged_at: read } = terms;
  return (
    <FoldedBlock name="terms" title={t('title')}>
      <Note>
        {[
          t('agreed.frozen', { moment: ofInstant(ordered_at) }),
          // The client does not see the owner's share.
          ...(read === null ? [] : [t(ownersPart === null ? 'agreed.youRead' : 'agreed.clientRead')]),
        ].join(' ')}
      </Note>
      <AgreedTermsList terms={terms} said={agreedWords(order)} />
    </FoldedBlock>
  );
}
