import type { BlockOrder, CarBlock } from '#contract/calls/blocks.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { FleetBlockRow, OrderColumns } from './fleetCalendarRepository.ts';

export const toBlockOrder = ({
  order_id,
  number,
  status,
  client,
  order_from,
  order_to,
  net,
}: OrderColumns): BlockOrder => ({
  id: order_id,
  number,
  status,
  client,
  from: localMomentOf(order_from),
  to: localMomentOf(order_to),
  net,
});

export const toCarBlock = (row: FleetBlockRow): CarBlock => ({
  id: row.id,
  car_id: row.car_id,
  kind: row.kind,
  from: localMomentOf(row.from),
  to: localMomentOf(row.to),
  note: row.note,
  order: row.order_id === null ? null : toBlockOrder(row),
  feed: row.feed_id === null || row.feed_name === null ? null : { id: row.feed_id, name: row.feed_name },
});
