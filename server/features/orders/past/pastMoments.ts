import { z } from 'zod';
import { OrderEventName, OrderActor, OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { OrderEvent } from '#contract/domain/orders/orderEvent.ts';
import type { PastMoment } from '#contract/calls/orders/pastOrder.ts';
import type { LogEntry, LogMoment } from './rebuildOrder.ts';

const EventLine = z.object({
  event: OrderEventName,
  actor: OrderActor,
  status: OrderStatus,
  at: z.string(),
  amount: z.number().nullable(),
  was_verified: z.boolean().nullable(),
  originals_seen: z.boolean().nullable(),
});

/** What was written at each of these moments, of the entries up to the last of them. */
export function describeMoments(entries: readonly LogEntry[], moments: readonly LogMoment[]): PastMoment[] {
  return moments.map(({ at, count }, index) => {
    const written = entries.slice(moments[index - 1]?.count ?? 0, count);
    return {
      at: at.toISOString(),
      events: written.flatMap(({ source, change }) => (source === 'order_events' && change ? [eventOf(change)] : [])),
      parts: [...new Set(written.map(({ source }) => source))],
    };
  });
}

function eventOf(line: unknown): OrderEvent {
  const { was_verified, originals_seen, at, ...event } = EventLine.parse(line);
  const identity = was_verified === null || originals_seen === null ? null : { was_verified, originals_seen };
  return { ...event, at: new Date(at).toISOString(), identity };
}
