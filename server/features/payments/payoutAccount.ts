import { isValidIBAN } from 'ibantools';
import { z } from 'zod';

/** Settings of the account that payouts leave from; docs/operations.md explains them. */
export const payoutEnvironment = {
  PAYOUT_NAME: z.string().max(70).default('Gza'),
  PAYOUT_IBAN: z
    .string()
    .transform((text) => text.replaceAll(' ', '').toUpperCase())
    .refine((text) => isValidIBAN(text), { error: 'must be an IBAN' })
    .optional(),
  PAYOUT_BIC: z
    .string()
    .regex(/^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/, { error: 'must be a BIC' })
    .optional(),
};

export interface PayoutAccount {
  readonly name: string;
  readonly iban: string;
  readonly bic: string | null;
}

/** Of the sample in the standard; no bank would send anything from it. */
const DEMO_IBAN = 'GE29NB0000000101904917';

const Settings = z.object(payoutEnvironment);

/** Null: not configured, so nothing can be paid out. */
export function readPayoutAccount(settings: z.output<typeof Settings>, isDemo: boolean): PayoutAccount | null {
  const iban = settings.PAYOUT_IBAN ?? (isDemo ? DEMO_IBAN : null);
  return iban === null ? null : { name: settings.PAYOUT_NAME, iban, bic: settings.PAYOUT_BIC ?? null };
}
