import type { Generated } from 'kysely';
import type { PayoutState } from '#contract/payoutMachine.ts';

export interface OperationsTables {
  payouts: PayoutTable;
  payout_exports: PayoutExportTable;
}

interface PayoutTable {
  id: Generated<number>;
  owner_id: number;
  /** The first day of the month. */
  month: string;
  opening: number;
  became_due: number;
  amount: number;
  state: PayoutState | null;
  created_at: Date;
  moved_at: Date;
  export_id: number | null;
  iban_encrypted: Buffer | null;
}

interface PayoutExportTable {
  id: Generated<number>;
  user_id: number | null;
  at: Date;
  confirmed_at: Date | null;
  taken_back_at: Date | null;
}
