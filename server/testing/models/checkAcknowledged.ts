import assert from 'node:assert/strict';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { ModelRun } from './rentalModel.ts';

/**
 * Events that were answered with success are exactly those that were written; `uncertain`: how many more may have been,
 * whose answer was lost.
 */
export function checkAcknowledged(
  run: ModelRun,
  written: readonly { event: OrderEventName; actor: string }[],
  uncertain = 0,
): void {
  const counts: Record<string, number> = {};
  for (const { event, actor } of written) {
    const name = `${event} by ${actor}`;
    if (actor !== 'system') counts[name] = (counts[name] ?? 0) + 1;
  }
  if (uncertain === 0) return assert.deepEqual(counts, { ...run.acknowledged });
  for (const [name, count] of Object.entries(run.acknowledged))
    assert.ok((counts[name] ?? 0) >= count, `lost: ${name}`);
  const total = (of: Readonly<Record<string, number>>) => Object.values(of).reduce((sum, count) => sum + count, 0);
  assert.ok(total(counts) - total(run.acknowledged) <= uncertain, 'written more often than anybody asked');
}
