import type { ParsedQueryOf, ResponseOf } from '#contract/call.ts';
import type { listTraces as call } from '#contract/calls/traces.ts';
import type { Context } from '#server/context.ts';
import { describeTrace } from './describeTrace.ts';
import { retentionBegin } from './retention.ts';
import { beginningsOf } from './traceNumber.ts';
import { countTraces, listTraceRows } from './tracesRepository.ts';

const PAGE_SIZE = 20;

export async function listTraces(
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
  { q = '', state, page }: ParsedQueryOf<typeof call>,
): Promise<Omit<ResponseOf<typeof call>, 'status'>> {
  const after = retentionBegin(clock());
  const filter = { after, state, beginnings: q.trim() === '' ? null : beginningsOf(q) };
  const rows = await listTraceRows(db, filter, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const counts = await countTraces(db, { after, state: undefined, beginnings: null });
  const found = filter.beginnings === null ? counts : await countTraces(db, filter);
  return {
    traces: rows.map((row) => describeTrace(config, row)),
    counts,
    page,
    page_size: PAGE_SIZE,
    total: state === undefined ? found.new + found.open + found.solved : found[state],
  };
}
