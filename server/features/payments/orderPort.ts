import type { Kysely, Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { Bill } from './bill.ts';

/** What is to become of money that has arrived. */
export type MoneyAnswer = 'keep' | 'collect' | 'return';

/** What is to be paid now, and how. */
export interface Due {
  readonly amount: number;
  /** Otherwise the money is only authorized until the owner has agreed. */
  readonly capturesAtOnce: boolean;
  /** When it is too late to pay. */
  readonly endsAt: Date | null;
}

/** What has arrived of a bill. */
export interface Arrived {
  readonly money: 'authorized' | 'captured';
  readonly amount: number;
}

/** What payments need of orders; app.ts and jobs.ts hand it in. */
export interface OrderPort {
  /** Holds the order, and what it holds first, until the transaction ends. */
  lock(transaction: Transaction<Database>, orderId: number): Promise<void>;
  /** What a bill comes to; throws where nothing is due. */
  due(context: Pick<Context, 'clock'>, db: Kysely<Database>, bill: Bill): Promise<Due>;
  /** Notifies the order that money for it, or for what the bill names, is authorized or captured. */
  receive(context: Context, transaction: Transaction<Database>, bill: Bill, arrived: Arrived): Promise<MoneyAnswer>;
  /** Notifies the order, before it is stored, that a bank by itself releases the money it holds for a bill. */
  drop(context: Context, transaction: Transaction<Database>, bill: Bill): Promise<void>;
}
