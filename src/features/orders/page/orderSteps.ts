import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { ShownStatus } from '../orderWords.ts';

/**
 * One step of an order. `instant` is when it happened, `moment` when it is planned (or was, if the time was not
 * recorded).
 */
export interface OrderStep {
  readonly status: ShownStatus;
  readonly state: 'done' | 'now' | 'todo' | 'ended';
  readonly instant: string | null;
  readonly moment: string | null;
}

type Known = Pick<Order, 'status' | 'events' | 'from' | 'to' | 'ordered_at' | 'is_paid_online'>;

const way = ['requested', 'confirmed', 'active', 'completed'] as const;

/** The steps of an order: past, current and upcoming; one that was declined, cancelled or expired ends there. */
export function orderSteps({ status, events, from, to, ordered_at, is_paid_online }: Known): OrderStep[] {
  // An order that came to nothing, or is not paid yet, was never sure.
  const isHeld = !is_paid_online && status !== 'requested' && status !== 'active' && status !== 'completed';
  const shown = (of: OrderStatus): ShownStatus => (of === 'confirmed' && isHeld ? 'held' : of);
  const instantOf = (of: OrderStatus) =>
    events.find((event) => event.status === of)?.at ??
    (of === events[0]?.status || of === 'requested' ? ordered_at : null);
  const momentOf = (of: OrderStatus) => (of === 'active' ? from : of === 'completed' ? to : null);
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
