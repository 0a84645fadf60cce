import { z } from 'zod';
import { personal } from '../../privacy.ts';
import { call } from '../../call.ts';
import { Instant } from '../orders/quotes.ts';
import { Id, LARGEST_INTEGER, SentTetri, Success, Tetri } from '../../domain/values.ts';

const Count = z.number().int().nonnegative();

/** What is due and in no file yet; payouts without a readable account number are left out. */
export const DuePayouts = z.object({ count: Count, amount: Tetri, left_out: z.array(z.string().meta(personal)) });
export type DuePayouts = z.infer<typeof DuePayouts>;

/** `made`: it can be downloaded, and its payouts are still due; `sent`: an admin has confirmed that the bank has it. */
export const BankFile = z.object({
  id: Id,
  made_at: Instant,
  count: Count,
  amount: Tetri,
  state: z.enum(['made', 'sent']),
  /** As long as it is the newest file, and no payout in it has changed its status. */
  can_be_taken_back: z.boolean(),
});
export type BankFile = z.infer<typeof BankFile>;

export const getBankFile = call({
  method: 'GET',
  path: '/api/payouts/export',
  access: 'admin',
  summary: 'How many payouts a file for the bank would have and of which sum, and the last file that was made.',
  provides: { Payout: 'every' },
  response: z.object({ status: Success, due: DuePayouts, export: BankFile.nullable() }),
});

export const exportPayouts = call({
  method: 'POST',
  path: '/api/payouts/export',
  access: 'admin',
  summary:
    'Makes a file for the bank of the payouts that are due: `GET /api/payouts/exports/{id}/pain.xml` (ISO 20022 pain.001.001.03) or `/payouts.csv`. Nothing is marked as sent. While a file waits to be confirmed, it is the answer again.',
  /** The figures as displayed: where they have changed, nothing is made. */
  body: z.strictObject({ count: Count.max(LARGEST_INTEGER), amount: SentTetri }).optional(),
  invalidates: { Payout: 'every' },
  success: 201,
  response: z.object({ status: Success, export: BankFile }),
  errors: ['NO_PAYOUTS', 'PAYOUT_ACCOUNT_MISSING', 'PAYOUT_CHANGED'],
});

export const confirmPayoutExport = call({
  method: 'POST',
  path: '/api/payouts/exports/:id/confirm',
  access: 'admin',
  summary: 'Confirms that the bank has the last file: its payouts are sent. A repetition changes nothing.',
  params: z.object({ id: Id }),
  body: z.strictObject({}).optional(),
  invalidates: { Payout: 'every' },
  response: z.object({ status: Success, export: BankFile }),
  errors: ['PAYOUT_CHANGED'],
});

export const takePayoutExportBack = call({
  method: 'POST',
  path: '/api/payouts/exports/:id/take-back',
  access: 'admin',
  summary:
    'Discards the last file because the bank will not get it: its payouts are due again. Refused once one of them has changed its status.',
  params: z.object({ id: Id }),
  body: z.strictObject({}).optional(),
  invalidates: { Payout: 'every' },
  response: z.object({ status: Success }),
  errors: ['PAYOUT_CHANGED'],
});
