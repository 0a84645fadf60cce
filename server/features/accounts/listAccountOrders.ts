import type { listAccountOrders as call } from '#contract/calls/accounts.ts';
import type { ResponseOf } from '#contract/call.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { listOrdersOf } from './accountOrdersRepository.ts';
import { countBelongings, findAccountRow } from './accountsRepository.ts';

const PAGE_SIZE = 10;

export async function listAccountOrders(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
  page: number,
): Promise<Omit<ResponseOf<typeof call>, 'status'>> {
  const account = await findAccountRow(db, id, clock());
  if (account === undefined) throw new ApiError(404, 'NOT_FOUND');
  const rows = await listOrdersOf(db, account, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const { orders: total } = await countBelongings(db, account);
  const orders = rows.map(({ from, to, ...row }) => ({ ...row, from: localMomentOf(from), to: localMomentOf(to) }));
  return { orders, page, page_size: PAGE_SIZE, total };
}
