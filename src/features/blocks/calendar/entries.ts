import type { BlockOrder, CalendarCar, CarBlock } from '#contract/calls/blocks.ts';
import { overlap } from './spans.ts';
import type { Span } from './spans.ts';

/** The look and label of a bar. */
export type EntryKind = 'order' | 'road' | 'done' | 'hold' | 'request' | 'owner' | 'maintenance' | 'ical';

/** A bar of the calendar. */
export interface Entry extends Span {
  readonly key: string;
  readonly kind: EntryKind;
  readonly block: CarBlock | null;
  readonly order: BlockOrder | null;
  /** Where the rental itself ends and preparation begins. */
  readonly end: string;
  /** A request that overlaps another entry: lower, so that both stay visible. */
  readonly isLow: boolean;
}

function kindOf({ kind, order }: CarBlock): EntryKind {
  if (kind !== 'order') return kind;
  if (order?.status === 'active') return 'road';
  return order?.status === 'completed' ? 'done' : 'order';
}

type CarSchedule = Pick<CalendarCar, 'blocks' | 'requests'>;
const known = new WeakMap<CarSchedule, readonly Entry[]>();

/** All entries in the row of a car, by start. The same car object gives the same array. */
export function entriesOf(car: CarSchedule): readonly Entry[] {
  const entries = known.get(car) ?? listEntries(car);
  known.set(car, entries);
  return entries;
}

function listEntries({ blocks, requests }: CarSchedule): Entry[] {
  const blockEntries = blocks.map((block) => ({
    key: `block-${block.id}`,
    kind: kindOf(block),
    from: block.from,
    to: block.to,
    end: block.order?.to ?? block.to,
    block,
    order: block.order,
    isLow: false,
  }));
  const requestEntries = requests.map((order, index) => ({
    key: `request-${order.id}`,
    kind: 'request' as const,
    from: order.from,
    to: order.to,
    end: order.to,
    block: null,
    order,
    isLow: [...blocks, ...requests.slice(0, index)].some((other) => overlap(other, order)),
  }));
  return [...blockEntries, ...requestEntries].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** The owner can move, change and delete only these here. */
export const isOwn = ({ kind }: Pick<Entry, 'kind'>): boolean => kind === 'owner' || kind === 'maintenance';
