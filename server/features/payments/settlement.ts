import { z } from 'zod';

/** Name and payload of the job that settles a payment at its provider; its work is in settlePayment.ts. */
export const settlement = { name: 'settlePayment', payload: z.object({ payment_id: z.number().int() }) };

/** One such job waits for a payment, not several. */
export const settlementKey = (paymentId: number): string => `settle-${paymentId}`;
