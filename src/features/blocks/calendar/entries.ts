import type { BlockOrder, CalendarCar, CarBlock } from '#contract/calls/blocks.ts';
import { overlap } from './spans.ts';
import type { Span } from './spans.ts';

/** How a bar looks and what it is called. */
export type EntryKind = 'order' | 'road' | 'done' | 'hold' | 'request' | 'owner' | 'maintenance' | 'ical';

/** A bar of the calendar. */
export interface Entry extends Span {
  readonly key: string;
  readonly kind: EntryKind;
  readonly block: CarBlock | null;
  readonly order: BlockOrder | null;
  /** Where the rental itself ends and the preparation begins. */
  readonly end: string;
  /** It is asked for while something else stands there: both must be seen. */
  readonly isLow: boolean;
}

function kindOf({ kind, order }: CarBlock): EntryKind {
  if (kind !== 'order') return kind;
  if (order?.status === 'active') return 'road';
  return order?.status === 'completed' ? 'done' : 'order';
}

type Taken = Pick<CalendarCar, 'blocks' | 'requests'>;
const known = new WeakMap<Taken, readonly Entry[]>();

/** Everything that stands in the row of a car, by where it begins; of the same car the same entries. */
export function entriesOf(car: Taken): readonly Entry[] {
  const entries = known.get(car) ?? listEntries(car);
  known.set(car, entries);
  return entries;
}

function listEntries({ blocks, requests }: Taken): Entry[] {
  const taken = blocks.map((block) => ({
    key: `block-${block.id}`,
    kind: kindOf(block),
    from: block.from,
    to: block.to,
    end: block.order?.to ?? block.to,
    block,
    order: block.order,
    isLow: false,
  }));
  const asked = requests.map((order, index) => ({
    key: `request-${order.id}`,
    kind: 'request' as const,
    from: order.from,
    to: order.to,
    end: order.to,
    block: null,
    order,
    isLow: [...blocks, ...requests.slice(0, index)].some((other) => overlap(other, order)),
  }));
  return [...taken, ...asked].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** Only these are the owner's to move, change and delete here. */
export const isOwn = ({ kind }: Pick<Entry, 'kind'>): boolean => kind === 'owner' || kind === 'maintenance';
