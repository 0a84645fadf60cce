import { recordAudit } from '#server/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { open } from '#server/encryption/encryption.ts';
import { ApiError } from '#server/http/apiError.ts';
import { payoutNumber } from '../payoutNumber.ts';
import {
  type BankRow,
  insertExport,
  listExported,
  lockDuePayouts,
  findExport,
  updatePayout,
} from './payoutRepository.ts';

/** So many a bank takes in one file; the rest is due still, for the next. */
const MOST = 5_000;

export interface Transfer {
  readonly number: string;
  readonly name: string;
  readonly iban: string;
  /** Tetri. */
  readonly amount: number;
  readonly month: string;
}

export interface Made {
  readonly id: number;
  readonly count: number;
  readonly amount: number;
  readonly left_out: string[];
}

/** Marks what is due as sent, all in one file. An account that cannot be read stops no other: its payout stays due. */
export async function exportPayouts(context: Context, actor: Actor): Promise<Made> {
  const { config, db, clock, failures } = context;
  if (config.payoutAccount === null) throw new ApiError(409, 'PAYOUT_ACCOUNT_MISSING');
  return db.transaction().execute(async (transaction) => {
    const now = clock();
    const rows = await lockDuePayouts(transaction, MOST);
    const readable = rows.filter((row) => {
      try {
        return toTransfer(context, row).iban !== '';
      } catch (error) {
        failures.report('exportPayouts', error, { id: row.id });
        return false;
      }
    });
    if (readable.length === 0) throw new ApiError(409, 'NO_PAYOUTS');
    const id = await insertExport(transaction, actor.userId, now);
    for (const row of readable) {
      const { iban_encrypted } = row;
      await updatePayout(transaction, row.id, { state: 'sent', moved_at: now, export_id: id, iban_encrypted });
    }
    const amount = readable.reduce((sum, row) => sum + row.amount, 0);
    await recordAudit(transaction, {
      at: now,
      actorUserId: actor.userId,
      action: 'payouts_exported',
      subjectUserId: null,
      details: { export_id: id, count: readable.length, amount },
    });
    const leftOut = rows.filter((row) => !readable.includes(row)).map((row) => payoutNumber(row.id));
    return { id, count: readable.length, amount, left_out: leftOut };
  });
}

/** What a file says; whoever reads it has seen account numbers, so it is written down. */
export async function readExport(
  context: Context,
  { userId }: Actor,
  id: number,
): Promise<{ readonly at: Date; readonly transfers: Transfer[] }> {
  const { db, clock } = context;
  const found = await findExport(db, id);
  if (found === undefined) throw new ApiError(404, 'NOT_FOUND');
  const rows = await listExported(db, id);
  await recordAudit(db, {
    at: clock(),
    actorUserId: userId,
    action: 'payouts_export_read',
    subjectUserId: null,
    details: { export_id: id, count: rows.length },
  });
  return { at: found.at, transfers: rows.map((row) => toTransfer(context, row)) };
}

function toTransfer(
  { config }: Context,
  { id, owner_user_id, owner, amount, month, iban_encrypted }: BankRow,
): Transfer {
  const iban = open(config.decryptionKeys, `owners.iban/${owner_user_id}`, iban_encrypted).toString();
  return { number: payoutNumber(id), name: owner, iban, amount, month };
}
