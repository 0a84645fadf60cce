import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { isOverdue, isUnconfirmed } from '../orderTimes.ts';
import type { ShownStatus } from '../orderWords.ts';

const Line = styled('ol')(({ theme }) => {
  const { primary, divider, outline, error, text, background } = theme.vars.palette;
  return {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    marginTop: 4,
    '& > li': { position: 'relative', paddingTop: 38, paddingRight: 12, fontSize: '.875rem', lineHeight: 1.4 },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      top: 12,
      right: 0,
      left: 0,
      height: 3,
      backgroundColor: divider,
    },
    '& > [data-state=done]::before': { backgroundColor: primary.main },
    '& > li:last-child::before': { display: 'none' },
    '& .mark': {
      position: 'absolute',
      top: 0,
      left: 0,
      display: 'grid',
      placeItems: 'center',
      width: 27,
      height: 27,
      border: `2px solid ${outline}`,
      borderRadius: '50%',
      backgroundColor: background.paper,
      color: primary.contrastText,
    },
    '& .mark > svg': { width: 16, height: 16 },
    '& > [data-state=done] .mark': { borderColor: primary.main, backgroundColor: primary.main },
    '& > [data-state=now] .mark': { border: `8px solid ${primary.main}` },
    '& > [data-state=ended] .mark': { borderColor: error.main, backgroundColor: error.main, color: error.contrastText },
    '& .name': { display: 'block', fontSize: '.9375rem', fontWeight: 600 },
    '& > [data-state=todo] .name': { color: text.secondary, fontWeight: 500 },
    '& .moment': { color: text.secondary, fontSize: '.8125rem' },
    [theme.breakpoints.down('md')]: {
      gridAutoFlow: 'row',
      '& > li': { minHeight: 44, padding: '2px 0 22px 42px' },
      '& > li:last-child': { minHeight: 0, paddingBottom: 0 },
      '& > li::before': { top: 0, right: 'auto', bottom: 0, left: 12, width: 3, height: 'auto' },
    },
  };
});

/** The progress of an order, and when its next step is. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { ofRental, ofInstant } = useMomentText();
  const now = useServerNow();
  const whenOf = ({ instant, moment }: OrderStep): string => {
    if (instant !== null) return ofInstant(instant);
    return moment === null ? '' : ofRental(moment);
  };
  return (
    <Line>
      {orderSteps(order, now).map((step) => (
        <li
          key={step.status}
          data-state={step.state}
          {...(step.state === 'now' && { 'aria-current': 'step' as const })}
        >
          <i className="mark">
            {step.state === 'done' ? <CheckRoundedIcon /> : null}
            {step.state === 'ended' ? <CloseRoundedIcon /> : null}
          </i>
          <b className="name">
            <span>{t(`status.${step.status}`)}</span>
            {step.state === 'todo' ? <VisuallyHidden>, {t('timeline.todo')}</VisuallyHidden> : null}
          </b>
          <small className="moment">{whenOf(step)}</small>
        </li>
      ))}
    </Line>
  );
}

/**
 * One step of an order. `instant` is when it happened, `moment` when it is planned (or was, if the time was not
 * recorded).
 */
interface OrderStep {
  readonly status: ShownStatus;
  readonly state: 'done' | 'now' | 'todo' | 'ended';
  readonly instant: string | null;
  readonly moment: string | null;
}

type Known = Pick<Order, 'status' | 'events' | 'from' | 'to' | 'ordered_at' | 'is_paid_online'>;

const way = ['requested', 'confirmed', 'active', 'completed'] as const;

/** The steps of an order: past, current and upcoming; one that was declined, cancelled or expired ends there. */
export function orderSteps(order: Known, now: number): OrderStep[] {
  const { status, events, from, to, ordered_at, is_paid_online } = order;
  // An order that came to nothing, or is not paid yet, was never sure.
  const isHeld = !is_paid_online && status !== 'requested' && status !== 'active' && status !== 'completed';
  const shown = (of: OrderStatus): ShownStatus => (of === 'confirmed' && isHeld ? 'held' : of);
  const instantOf = (of: OrderStatus) =>
    events.find((event) => event.status === of)?.at ??
    (of === events[0]?.status || of === 'requested' ? ordered_at : null);
  // Planned times that have passed are not to come.
  const isMissed = isUnconfirmed(order, now) || isOverdue(order, now);
  const momentOf = (of: OrderStatus) => (isMissed ? null : of === 'active' ? from : of === 'completed' ? to : null);
  const wasAsked = status === 'requested' || events.some((event) => event.status === 'requested');
  const steps = wasAsked ? way : way.slice(1);
  const at = steps.findIndex((step) => step === status);

  if (at === -1) {
    const gone = steps.filter((step) => events.some((event) => event.status === step));
    return [
      ...gone.map((step) => ({ status: shown(step), state: 'done' as const, instant: instantOf(step), moment: null })),
      { status, state: 'ended', instant: instantOf(status), moment: null },
    ];
  }
  return steps.map((step, index) => {
    const isGone = index < at || status === 'completed';
    const state = isGone ? 'done' : index === at ? 'now' : 'todo';
    const instant = state === 'todo' ? null : instantOf(step);
    return { status: shown(step), state, instant, moment: instant === null ? momentOf(step) : null };
  });
}
