import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/schema.ts';

/** What is to become of money that has arrived. */
export type MoneyAnswer = 'keep' | 'collect' | 'return';

/** What payments need of orders; app.ts and jobs.ts hand it in. */
export interface OrderPort {
  /** Holds the order, and what it holds first, until the transaction ends. */
  lock(transaction: Transaction<Database>, orderId: number): Promise<void>;
  /** Tells the order that its money is reserved or there. */
  receive(
    context: Context,
    transaction: Transaction<Database>,
    orderId: number,
    money: 'authorized' | 'captured',
  ): Promise<MoneyAnswer>;
}
