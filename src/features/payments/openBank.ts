import type { Payment } from '#contract/calls/payments.ts';
import { paths } from '#src/shared/lib/paths.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';

const isWebAddress = (text: string): boolean => /^(https?:\/\/|\/(?!\/))/i.test(text);

/** Leaves for the bank's page; a payment that needs none has its outcome already. */
export const openBank =
  ({ id, redirect_url }: Pick<Payment, 'id' | 'redirect_url'>): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { page }) =>
    page.reload(redirect_url !== null && isWebAddress(redirect_url) ? redirect_url : paths.paymentSuccess(id));
