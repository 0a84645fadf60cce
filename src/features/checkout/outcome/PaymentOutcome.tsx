import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import type { Payment } from '#contract/calls/payments.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';
import { IdentityStep } from '#src/features/verification/IdentityStep.tsx';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { TripSummary } from '#src/features/orders/trip/TripSummary.tsx';
import { outcomeOf } from './outcome.ts';
import { OutcomeButtons } from './OutcomeButtons.tsx';
import { Facts, OutcomeFrame } from './OutcomeFrame.tsx';
import { OutcomeSign } from './OutcomeSign.tsx';
import { OutcomeText } from './OutcomeText.tsx';

interface Props {
  readonly payment: Payment;
  readonly order: Order;
  readonly isFromFailure: boolean;
}

/** What really happened to a payment. The headline is read out when it changes. */
export function PaymentOutcome({ payment, order, isFromFailure }: Props) {
  const { t } = useTranslation('payment');
  const language = useAppSelector(selectLanguage);
  const placeText = usePlaceText();
  const outcome = outcomeOf(payment, order);
  const title = t(`${outcome}.title`);
  const { car, owner, pick_up } = order;
  return (
    <OutcomeFrame>
      <title>{t('documentTitle', { title })}</title>
      <OutcomeSign outcome={outcome} />
      <div role="status">
        <h1>{title}</h1>
      </div>
      <OutcomeText outcome={outcome} order={order} payment={payment} isFromFailure={isFromFailure} />
      <Panel aria-label={t('order')}>
        <TripSummary
          name={`${car.brand} ${car.model} ${car.year}`}
          picture={car.image}
          place={`${owner.name} · ${placeText(pick_up)}`}
          from={order.from}
          to={order.to}
        />
        <Facts>
          <div>
            <dt>{t('order')}</dt>
            <dd>{order.number}</dd>
          </div>
          <div>
            <dt>{t(`${outcome}.sum`)}</dt>
            <dd>{formatGel(payment.amount, language)}</dd>
          </div>
        </Facts>
      </Panel>
      {outcome === 'paid' || outcome === 'reserved' ? <IdentityStep order={order} /> : null}
      <OutcomeButtons outcome={outcome} order={order} payment={payment} />
    </OutcomeFrame>
  );
}
