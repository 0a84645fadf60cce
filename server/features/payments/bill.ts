import type { PaymentPurpose } from '#contract/calls/payments.ts';

/** What of an order is paid. */
export interface Bill {
  readonly orderId: number;
  readonly purpose: PaymentPurpose;
  /** Of a change or a claim its id. */
  readonly purposeId: number | null;
}

/** A payment as its row has it. */
interface Billed {
  readonly order_id: number;
  readonly purpose: PaymentPurpose;
  readonly purpose_id: number | null;
}

/** Payments for these are the price of the rental: refunded by a cancellation, and subject to commission. */
export const rentalPurposes = ['order', 'change'] as const satisfies readonly PaymentPurpose[];

export const orderBill = (orderId: number): Bill => ({ orderId, purpose: 'order', purposeId: null });

export const billOf = ({ order_id, purpose, purpose_id }: Billed): Bill => ({
  orderId: order_id,
  purpose,
  purposeId: purpose_id,
});

export const isFor = (payment: Billed, { orderId, purpose, purposeId }: Bill): boolean =>
  payment.order_id === orderId && payment.purpose === purpose && payment.purpose_id === purposeId;

export const isOfRental = ({ purpose }: Billed): boolean => rentalPurposes.some((rental) => rental === purpose);
