import { z } from 'zod';
import { wholeNumber } from '#server/platform/settingNumber.ts';

/** Settings of renting; docs/operations.md explains them one by one. */
export const rentalEnvironment = {
  COMMISSION_PERCENT: wholeNumber(0, 50).default(15),
  PREPAID_PERCENT: wholeNumber(1, 100).default(30),
  QUOTE_MINUTES: wholeNumber(1, 1440).default(15),
  HOLD_MINUTES: wholeNumber(1, 1440).default(15),
  ACCEPTED_HOURS: wholeNumber(1, 72).default(12),
  RESCUE_MINUTES: wholeNumber(1, 1440).default(120),
  REQUEST_HOURS: wholeNumber(1, 72).default(8),
  FREE_CANCEL_HOURS: wholeNumber(0, 720).default(24),
  LATE_GRACE_MINUTES: wholeNumber(0, 1440).default(60),
  ORDERS_PAGE_SIZE: wholeNumber(1, 50).default(10),
};

export interface RentalRules {
  /** Of the total, the marketplace's part. */
  readonly commissionPercent: number;
  /** Of the total, paid online when the rest is paid in cash. */
  readonly prepaidPercent: number;
  readonly quoteMinutes: number;
  /** How long an unpaid order holds its dates. */
  readonly holdMinutes: number;
  /** What an owner has agreed to can be paid for so long; see `payUntil`. */
  readonly acceptedHours: number;
  /** How long similar cars are held for a client whose order the owner cancelled. */
  readonly rescueMinutes: number;
  /** An owner may take so long to answer. */
  readonly requestHours: number;
  readonly freeCancelHours: number;
  /** How long a late booking can be cancelled free of charge. */
  readonly lateGraceMinutes: number;
  readonly ordersPageSize: number;
}

const Settings = z.object(rentalEnvironment);

export function readRentalRules(settings: z.output<typeof Settings>): RentalRules {
  return {
    commissionPercent: settings.COMMISSION_PERCENT,
    // The commission must have been paid online.
    prepaidPercent: Math.max(settings.PREPAID_PERCENT, settings.COMMISSION_PERCENT),
    quoteMinutes: settings.QUOTE_MINUTES,
    holdMinutes: settings.HOLD_MINUTES,
    acceptedHours: settings.ACCEPTED_HOURS,
    rescueMinutes: settings.RESCUE_MINUTES,
    requestHours: settings.REQUEST_HOURS,
    freeCancelHours: settings.FREE_CANCEL_HOURS,
    lateGraceMinutes: settings.LATE_GRACE_MINUTES,
    ordersPageSize: settings.ORDERS_PAGE_SIZE,
  };
}
