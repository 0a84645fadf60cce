import { isRequestFailure } from '#src/shared/api/requestFailure.ts';

/** Whether a change was refused because the order has changed: its fresh state is loading already. */
export const hasChanged = (error: unknown): boolean =>
  isRequestFailure(error) && (error.code === 'ORDER_CHANGED' || error.code === 'CAR_TAKEN' || error.status === 404);
