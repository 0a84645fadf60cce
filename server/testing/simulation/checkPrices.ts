import assert from 'node:assert/strict';
import { checkPrice } from '../../../tools/checkPrice.ts';
import type { MadeOrder } from '../models/modelState.ts';
import type { Market } from '../people/renters.ts';

/** Both sides of every order can make its price, refunds and payout again from what they are shown. */
export async function checkPrices({ owner }: Pick<Market, 'owner'>, made: readonly MadeOrder[]): Promise<void> {
  for (const { id, client } of made)
    for (const side of [client, owner]) {
      const answer = await side.inject(`/api/orders/${id}`);
      // A car of another owner stood in.
      if (side === owner && answer.status === 404) continue;
      assert.equal(answer.status, 200, answer.text);
      assert.deepEqual(checkPrice(answer.body).problems, [], `order ${id}`);
    }
}
