import type { listAccounts as call } from '#contract/calls/accounts.ts';
import type { ParsedQueryOf, ResponseOf } from '#contract/call.ts';
import type { Context } from '#server/context.ts';
import { countAccounts, countGroups, listAccountRows } from './accountsRepository.ts';
import { readWords } from './accountWords.ts';
import { describeAccount } from './describeAccount.ts';

const PAGE_SIZE = 20;

export async function listAccounts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { q, role: group, page }: ParsedQueryOf<typeof call>,
): Promise<Omit<ResponseOf<typeof call>, 'status'>> {
  const filter = { group, words: readWords(q) };
  const rows = await listAccountRows(db, filter, { now: clock(), offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const counts = await countGroups(db);
  return {
    accounts: rows.map(describeAccount),
    counts,
    page,
    page_size: PAGE_SIZE,
    total: filter.words === null ? counts[group] : await countAccounts(db, filter),
  };
}
