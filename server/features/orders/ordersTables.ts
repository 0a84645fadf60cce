import type { ColumnType, Generated } from 'kysely';
import type { AgreedTerms } from '#contract/agreedTerms.ts';
import type { Rate } from '#contract/currency.ts';
import type { ChangeStatus } from '#contract/orderChange.ts';
import type { OrderActor, OrderEventName, OrderStatus } from '#contract/orderMachine.ts';
import type { PaymentWay } from '#contract/orders.ts';
import type { FrozenInputs } from '#contract/priceInputs.ts';
import type { LineItem } from '#contract/quotes.ts';
import type { PricedRental, RentalOnTerms } from './quote/priceRentals.ts';

export interface OrdersTables {
  orders: OrderTable;
  order_events: OrderEventTable;
  held_cars: HeldCarTable;
  order_changes: OrderChangeTable;
  idempotency_keys: IdempotencyKeyTable;
}

export interface OrderTable {
  id: Generated<number>;
  number: string;
  client_id: number;
  car_id: number;
  owner_id: number;
  /** Written and read by SQL that knows ranges. */
  period: ColumnType<never, never, never>;
  days: number;
  status: OrderStatus;
  total: number;
  commission: number;
  requested_at: Date;
  answered_at: Date | null;
  payment_way: PaymentWay;
  prepaid: number;
  first_day: number;
  deposit: number;
  /** What the owner took of it at the hand-over, gave back and kept. */
  deposit_taken: Generated<number>;
  deposit_returned: Generated<number>;
  deposit_kept: Generated<number>;
  items: LineItem[];
  /** Null on orders older than the column. */
  price_inputs: FrozenInputs | null;
  rate: Rate | null;
  /** Null on orders older than the column. */
  terms: AgreedTerms | null;
  terms_acknowledged_at: Date | null;
  free_until: Date | null;
  kept_at_least: Generated<number>;
  expires_at: Date | null;
  paid_at: Date | null;
  rest_paid_at: Date | null;
  cancelled_by: OrderActor | null;
  refund: number;
  substitute_for: number | null;
  identity_reminded_at: Date | null;
}

interface OrderEventTable {
  id: Generated<number>;
  order_id: number;
  event: OrderEventName;
  actor: OrderActor;
  user_id: number | null;
  status: OrderStatus;
  at: Date;
  amount: number | null;
  was_verified: boolean | null;
  originals_seen: boolean | null;
}

interface HeldCarTable {
  order_id: number;
  car_id: number;
  block_id: number;
  place: number;
  until: Date;
  quote: RentalOnTerms;
}

interface OrderChangeTable {
  id: Generated<number>;
  order_id: number;
  status: ChangeStatus;
  car_id: number;
  /** Written and read by SQL that knows ranges. */
  period: ColumnType<never, never, never>;
  quote: PricedRental;
  prepaid: number;
  difference: number;
  online: number;
  free_until: Date | null;
  needs_confirmation: boolean;
  asked_at: Date;
  expires_at: Date;
}

interface IdempotencyKeyTable {
  user_id: number;
  key: string;
  request_hash: Buffer;
  answer: string;
  created_at: Date;
}
