import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { OrderHead } from '#src/features/orders/page/OrderHead.tsx';
import { OrderHistory } from '#src/features/orders/page/OrderHistory.tsx';
import { OrderBlock, Column, OrderColumns } from '#src/shared/ui/layout/detail.styles.ts';
import { OrderMoney } from '#src/features/orders/money/OrderMoney.tsx';
import { OrderTimeline } from '#src/features/orders/page/OrderTimeline.tsx';
import { PriceCheck } from '#src/features/orders/money/PriceCheck.tsx';
import { PrintedOrder } from '#src/features/orders/page/PrintedOrder.tsx';
import { OrderTerms } from '../terms/OrderTerms.tsx';
import { OrderAfterReturn } from './OrderAfterReturn.tsx';
import { OrderTrip } from './OrderTrip.tsx';
import { PrintedTerms } from '../terms/PrintedTerms.tsx';
import { ReportsBlock } from './ReportsBlock.tsx';
import { ReviewBlock } from './ReviewBlock.tsx';
import { useLineName } from '../terms/useLineName.ts';

interface OrderPageProps {
  readonly order: Order;
  /** The list it stands in. */
  readonly back: string;
  /** What is to be done next, if anything. */
  readonly nextStep: ReactNode;
  readonly below?: ReactNode;
  /** Stands under the money: the other party, papers, cancellation. */
  readonly children: ReactNode;
}

/** One order, on the screen and on paper, as far as both sides see the same. */
export function OrderPage({ order, back, nextStep, below, children }: OrderPageProps) {
  const { t } = useTranslation('orders');
  const lineName = useLineName();
  return (
    <>
      <title>{`${t('number', { number: order.number })} · Gza`}</title>
      <div data-screen-only="">
        <OrderHead order={order} back={back} />
        <OrderColumns>
          <Column>
            {nextStep}
            <ReportsBlock order={order} />
            <OrderAfterReturn order={order} />
            <ReviewBlock order={order} />
            <OrderBlock>
              <h2>{t('blocks.status')}</h2>
              <OrderTimeline order={order} />
            </OrderBlock>
            <OrderBlock>
              <h2>{t('blocks.trip')}</h2>
              <OrderTrip order={order} />
            </OrderBlock>
            <OrderTerms order={order} />
            {order.events.length === 0 ? null : (
              <OrderBlock>
                <h2>{t('blocks.history')}</h2>
                <OrderHistory events={order.events} />
              </OrderBlock>
            )}
          </Column>
          <Column>
            <OrderBlock>
              <h2>{t('blocks.payment')}</h2>
              <OrderMoney order={order} lineName={lineName} />
            </OrderBlock>
            <PriceCheck order={order} lineName={lineName} />
            {children}
          </Column>
        </OrderColumns>
        {below}
      </div>
      <PrintedOrder order={order} lineName={lineName}>
        <PrintedTerms order={order} />
      </PrintedOrder>
    </>
  );
}
