import type { Order } from '#contract/calls/orders.ts';
import { AfterReturn } from '#src/features/claims/AfterReturn.tsx';
import { TitledBlock } from './TitledBlock.tsx';

/** What follows the return of the car. */
export const OrderAfterReturn = ({ order }: { order: Order }) => <AfterReturn order={order} Frame={TitledBlock} />;
