import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { Payment } from '#contract/calls/payments.ts';
import { PayButton } from '#src/features/payments/PayButton.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { ReportButton } from '#src/shared/ui/components/ReportButton.tsx';
import type { Outcome } from './outcome.ts';
import { Buttons } from './OutcomeFrame.tsx';

interface Props {
  readonly outcome: Outcome;
  readonly order: Order;
  readonly payment: Payment;
}

/** The next step: the order, or another payment attempt. */
export function OutcomeButtons({ outcome, order, payment }: Props) {
  const { t } = useTranslation('payment');
  const { car, from, to } = order;
  const { amount, purpose, purpose_id } = payment;
  const bill = { purpose, ...(purpose_id !== null && { purpose_id }) };
  const seeOrder = (variant: 'contained' | 'outlined') => (
    <ButtonLink size="large" variant={variant} to={paths.order(order.id)}>
      {t('seeOrder')}
    </ButtonLink>
  );
  switch (outcome) {
    case 'waiting':
      return (
        <Buttons>
          {seeOrder('outlined')}
          <PayButton orderId={order.id} amount={amount} bill={bill} variant="text" label={t('waiting.bank')} />
        </Buttons>
      );
    case 'failed':
      return (
        <Buttons>
          <PayButton orderId={order.id} amount={amount} bill={bill} label={t('failed.again')} />
          {seeOrder('outlined')}
          <ReportButton isButton orderId={order.id} />
        </Buttons>
      );
    case 'tooLate':
      return (
        <Buttons>
          <ButtonLink
            size="large"
            to={`${paths.car(car.slug, car.id)}?${new URLSearchParams({ from, to }).toString()}`}
          >
            {t('tooLate.car')}
          </ButtonLink>
          {seeOrder('outlined')}
        </Buttons>
      );
    case 'paid':
    case 'reserved':
    case 'returned':
    case 'partReturned':
      return <Buttons data-single="">{seeOrder('contained')}</Buttons>;
  }
}
