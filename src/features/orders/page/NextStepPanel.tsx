import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import { closeFrom } from '#contract/domain/claims/claimBounds.ts';
import type { OrderActor } from '#contract/domain/orders/orderStatus.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import { todayInTbilisi, utcOf } from '#src/features/dates/localDay.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { timeOf, dayOf } from '#src/features/dates/rentalRange.ts';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { isOverdue, isUnconfirmed } from '../orderTimes.ts';
import { useRefundText } from '../useRefundText.ts';
import { Countdown } from './Countdown.tsx';

/** The one thing on the screen that is filled, `data-live` where the trip is sure. */
export const StepGround = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 24,
  alignItems: 'center',
  '& h2': { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.25 },
  '& p': { marginTop: 4, color: theme.vars.palette.text.secondary, fontSize: '.9375rem' },
  '& [role=timer]': { marginTop: 12 },
  // The deep green belongs to a trip that is sure.
  '&[data-live]': {
    border: 0,
    backgroundColor: theme.vars.palette.deep.main,
    color: theme.vars.palette.deep.contrastText,
    '& p': { color: theme.vars.palette.deep.text },
    '& :focus-visible': { outlineColor: '#fff' },
    // The one button on the green is white.
    '& .MuiButton-contained': {
      backgroundColor: theme.vars.palette.common.white,
      color: theme.vars.palette.common.black,
      '&:hover, &:active': { backgroundColor: '#e6f3ec' },
    },
  },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface Props {
  readonly order: Order;
  /** The actions. */
  readonly children?: ReactNode;
  readonly onOver: () => void;
}

/** What happens next with an order, for its client: the one thing on the screen that is filled. */
export function NextStepPanel({ order, children, onOver }: Props) {
  const { t } = useTranslation('orders');
  const next = nextStepOf(order, useServerNow());
  const refundText = useRefundText();
  const placeText = usePlaceText();
  const { ofInstant } = useMomentText();
  const { title, text } = stepTexts();
  const isLive = next.step === 'pickUp' || next.step === 'return';
  return (
    <StepGround aria-labelledby="next-step" {...(isLive && { 'data-live': '' })}>
      <div>
        <h2 id="next-step">{title}</h2>
        <p>{text}</p>
        {order.expires_at === null ? null : <Countdown until={order.expires_at} onOver={onOver} />}
      </div>
      {children}
    </StepGround>
  );

  function stepTexts(): { title: string; text: string } {
    if (next.step === 'pickUp' || next.step === 'return') {
      const time = timeOf(next.step === 'pickUp' ? order.from : order.to);
      return {
        title: whenOf(next.step, next.days, time),
        text: t(`next.${next.step}.text`, {
          place: placeText(next.step === 'pickUp' ? order.pick_up : order.drop_off),
        }),
      };
    }
    if (next.step === 'ended') {
      const ending = next.as;
      const reason = ending === 'expired' || ending === 'noShow' ? t(`next.${ending}.text`) : '';
      return { title: t(`next.${ending}.title`), text: `${reason} ${refundText(order)}`.trim() };
    }
    if (next.step === 'pay') {
      const moment = order.expires_at === null ? '' : ofInstant(order.expires_at);
      return { title: t('next.pay.title'), text: moment === '' ? '' : t('next.pay.text', { moment }) };
    }
    if (next.step === 'unconfirmed') {
      const end = instantOf(order.to);
      const moment = end === null ? '' : ofInstant(closeFrom(end).toISOString());
      return { title: t('next.unconfirmed.title'), text: t('next.unconfirmed.text', { moment }) };
    }
    return { title: t(`next.${next.step}.title`), text: t(`next.${next.step}.text`) };
  }

  function whenOf(step: 'pickUp' | 'return', days: number, time: string): string {
    if (days < 0) return t(`next.${step}.late`);
    if (days === 0) return t(`next.${step}.today`, { time });
    if (days === 1) return t(`next.${step}.tomorrow`, { time });
    return t(`next.${step}.days`, { count: days });
  }
}

/** What an order waits for, seen from its client; `days` are whole days in Georgia, below 0 when they are over. */
type NextStep =
  | { readonly step: 'answer' | 'pay' | 'unconfirmed' | 'over' }
  | { readonly step: 'ended'; readonly as: 'declined' | 'expired' | (typeof endings)[OrderActor] }
  | { readonly step: 'pickUp' | 'return'; readonly days: number };

/** Who cancelled it. */
const endings = {
  client: 'cancelled',
  owner: 'cancelledByOwner',
  admin: 'cancelledByOwner',
  system: 'noShow',
} as const satisfies Record<OrderActor, string>;

const millisecondsOfDay = 24 * 60 * 60 * 1000;

type Known = Pick<Order, 'status' | 'is_paid_online' | 'from' | 'to' | 'cancelled_by'>;

/** `now` is the server's time, in milliseconds since the Unix epoch. */
export function nextStepOf(order: Known, now: number): NextStep {
  const daysUntil = (moment: string) =>
    (utcOf(dayOf(moment)).getTime() - utcOf(todayInTbilisi(now)).getTime()) / millisecondsOfDay;
  switch (order.status) {
    case 'requested':
      return { step: 'answer' };
    case 'confirmed':
      if (!order.is_paid_online) return { step: 'pay' };
      return isUnconfirmed(order, now) ? { step: 'unconfirmed' } : { step: 'pickUp', days: daysUntil(order.from) };
    case 'active':
      // On its last day it is over with the hour.
      return { step: 'return', days: isOverdue(order, now) ? -1 : daysUntil(order.to) };
    case 'completed':
      return { step: 'over' };
    case 'declined':
    case 'expired':
      return { step: 'ended', as: order.status };
    case 'cancelled':
      return { step: 'ended', as: endings[order.cancelled_by ?? 'client'] };
  }
}
