import { globSync } from 'node:fs';
import { root } from './mutatedModules.ts';

/** Files, and the tests that must notice whatever changes in them. */
export interface Suite {
  readonly runner: 'node' | 'jest';
  readonly files: readonly string[];
  readonly guards: readonly string[];
}

const node = (files: readonly string[], guards: readonly string[]): Suite => ({ runner: 'node', files, guards });
const every = (...patterns: readonly string[]) => globSync([...patterns], { cwd: root }).sort();

// The run against a model is left out: it takes as long as all others, for what they notice as well.
const ordersTests = every('server/features/orders/**/*.test.ts').filter((path) => !path.endsWith('/model.test.ts'));
const paymentsTests = every('server/payments/**/*.test.ts', 'server/features/payments/*.test.ts');

/** What must bite: a wrong word in these files costs somebody money, a car or a secret. */
export const groups: Readonly<Record<string, readonly Suite[]>> = {
  money: [
    node(
      [
        'server/rental/priceQuote.ts',
        'server/rental/priceRental.ts',
        'server/rental/rentalDates.ts',
        'server/rental/rentalDays.ts',
        'server/rental/isOver.ts',
        'server/features/orders/cancellation.ts',
      ],
      [...every('server/rental/*.test.ts'), ...ordersTests],
    ),
    node(
      [
        'server/payments/applyReport.ts',
        'server/payments/askProvider.ts',
        'server/payments/ledgerRepository.ts',
        'server/payments/moveMoney.ts',
        'server/payments/paymentRepository.ts',
        'server/payments/settlePayment.ts',
        'server/payments/bog/bogAmount.ts',
        'server/features/payments/startPayment.ts',
      ],
      [...paymentsTests, 'server/features/orders/orders.test.ts'],
    ),
  ],
  transitions: [
    node(['contract/orderMachine.ts', 'contract/paymentMachine.ts'], every('contract/*.test.ts')),
    node(
      [
        'server/features/orders/changeOrder.ts',
        'server/features/orders/effects.ts',
        'server/features/orders/expireOrders.ts',
        'server/features/orders/moveOrder.ts',
        'server/features/orders/orderPort.ts',
        'server/features/orders/orderRow.ts',
        'server/features/orders/placeOrder.ts',
      ],
      [...ordersTests, ...paymentsTests],
    ),
  ],
};
