import type { Transaction } from 'kysely';
import type { BankFile, DuePayouts } from '#contract/calls/operations/bankFile.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { open } from '#server/platform/crypto/encryption.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { payoutNumber } from '../payoutNumber.ts';
import {
  type BankFileRow,
  findExport,
  findLastExport,
  insertExport,
  lockExported,
  lockExports,
  putIntoExport,
  returnToDue,
  sendExported,
  updateExport,
} from './bankFileRepository.ts';
import { type BankRow, listDuePayouts, listExported } from './payoutRepository.ts';

/** How many a bank accepts in one file; the rest stays due, for the next. */
const MOST = 5_000;

export interface Transfer {
  readonly number: string;
  readonly name: string;
  readonly iban: string;
  /** Tetri. */
  readonly amount: number;
  readonly month: string;
}

/** What a file made now would hold, and the last one. */
export async function getBankFile(context: Context): Promise<{ due: DuePayouts; file: BankFile | null }> {
  const { due } = await readDue(context, context.db);
  return { due, file: await lastFile(context.db) };
}

/**
 * Makes a file of what is due; nothing is marked as sent by it. While one waits for a word about it there is no other: two
 * admins, or one who presses twice, have the same file. `expected` is what the admin has read: when it is not so any more
 * nothing happens.
 */
export async function exportPayouts(
  context: Context,
  actor: Actor,
  expected: Pick<DuePayouts, 'count' | 'amount'> | undefined,
): Promise<BankFile> {
  if (context.config.payoutAccount === null) throw new ApiError(409, 'PAYOUT_ACCOUNT_MISSING');
  return context.db.transaction().execute(async (transaction) => {
    await lockExports(transaction);
    const last = await lastFile(transaction);
    if (last?.state === 'made') return last;
    const { due, rows } = await readDue(context, transaction);
    if (due.count === 0) throw new ApiError(409, 'NO_PAYOUTS');
    const isAsRead = expected === undefined || (expected.count === due.count && expected.amount === due.amount);
    if (!isAsRead) throw new ApiError(409, 'PAYOUT_CHANGED');
    const id = await insertExport(transaction, actor.userId, context.clock());
    await putIntoExport(transaction, id, rows);
    await audit(context, transaction, actor, 'payouts_exported', { id, ...due });
    return made(transaction);
  });
}

/** The bank has it: what is in the file is sent. Saying it twice is saying it once. */
export async function confirmExport(context: Context, actor: Actor, id: number): Promise<BankFile> {
  return context.db.transaction().execute(async (transaction) => {
    const file = await lockLast(transaction, id);
    if (file.state === 'sent') return file;
    await sendExported(transaction, id, context.clock());
    await updateExport(transaction, id, { confirmed_at: context.clock() });
    await audit(context, transaction, actor, 'payouts_export_sent', file);
    return made(transaction);
  });
}

/** The bank does not have it and never will: everything in it is due again. Not after any report of the bank. */
export async function takeExportBack(context: Context, actor: Actor, id: number): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    const file = await lockLast(transaction, id);
    if (!file.can_be_taken_back) throw new ApiError(409, 'PAYOUT_CHANGED');
    await returnToDue(transaction, id, context.clock());
    await updateExport(transaction, id, { taken_back_at: context.clock() });
    await audit(context, transaction, actor, 'payouts_export_taken_back', file);
  });
}

/** Of the files that were not taken back only the last one can be spoken of. */
async function lockLast(transaction: Transaction<Database>, id: number): Promise<BankFile> {
  await lockExports(transaction);
  await lockExported(transaction, id);
  if ((await findExport(transaction, id)) === undefined) throw new ApiError(404, 'NOT_FOUND');
  const last = await lastFile(transaction);
  if (last?.id !== id) throw new ApiError(409, 'PAYOUT_CHANGED');
  return last;
}

async function lastFile(db: Context['db']): Promise<BankFile | null> {
  const row = await findLastExport(db);
  return row === undefined ? null : toFile(row);
}

async function made(db: Context['db']): Promise<BankFile> {
  const file = await lastFile(db);
  if (file === null) throw new Error('A file for the bank that is held has gone.');
  return file;
}

const toFile = ({ id, at, count, amount, is_sent, is_untouched }: BankFileRow): BankFile => ({
  id,
  made_at: at.toISOString(),
  count,
  amount,
  state: is_sent ? 'sent' : 'made',
  can_be_taken_back: is_untouched,
});

/** What is due and in no file. An account that cannot be read stops no other: its payout stays due. */
async function readDue(
  context: Context,
  db: Context['db'],
): Promise<{ readonly due: DuePayouts; readonly rows: readonly BankRow[] }> {
  const all = await listDuePayouts(db, MOST);
  const rows = all.filter((row) => {
    try {
      return toTransfer(context, row).iban !== '';
    } catch (error) {
      context.failures.report('exportPayouts', error, { id: row.id });
      return false;
    }
  });
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  const leftOut = all.filter((row) => !rows.includes(row)).map((row) => payoutNumber(row.id));
  return { due: { count: rows.length, amount, left_out: leftOut }, rows };
}

/** The text of a file; it contains account numbers, so reading it is recorded. */
export async function readExport(
  context: Context,
  actor: Actor,
  id: number,
): Promise<{ readonly at: Date; readonly transfers: Transfer[] }> {
  const { db } = context;
  const found = await findExport(db, id);
  if (found === undefined) throw new ApiError(404, 'NOT_FOUND');
  const rows = await listExported(db, id);
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  await audit(context, db, actor, 'payouts_export_read', { id, count: rows.length, amount });
  return { at: found.at, transfers: rows.map((row) => toTransfer(context, row)) };
}

const audit = (
  { clock }: Context,
  db: Context['db'],
  { userId }: Actor,
  action: 'payouts_exported' | 'payouts_export_read' | 'payouts_export_sent' | 'payouts_export_taken_back',
  { id, count, amount }: { readonly id: number; readonly count: number; readonly amount: number },
) =>
  recordAudit(db, {
    at: clock(),
    actorUserId: userId,
    action,
    subjectUserId: null,
    details: { export_id: id, count, amount },
  });

function toTransfer(
  { config }: Context,
  { id, owner_user_id, owner, amount, month, iban_encrypted }: BankRow,
): Transfer {
  const iban = open(config.decryptionKeys, `owners.iban/${owner_user_id}`, iban_encrypted).toString();
  return { number: payoutNumber(id), name: owner, iban, amount, month };
}
