import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/calls/blocks.ts';
import type { Context } from '#server/context.ts';
import { requireActor, requireOwner } from '#server/features/auth/requireParty.ts';
import { route } from '#server/platform/http/route.ts';
import { createBlock, changeBlock, removeBlock } from './editBlocks.ts';
import { getFleetCalendar, listCarBlocks } from './getFleetCalendar.ts';
import type { Blocker } from './heldBlock.ts';

/** Ends expired orders and holds that still block dates of a car. */
export type FreeOverdue = (context: Context, carId: number) => Promise<void>;

export function blocksRoutes(app: FastifyInstance, context: Context, freeOverdue: FreeOverdue): void {
  const blockerOf = ({ actor }: FastifyRequest): Blocker => ({
    ownerId: requireOwner(actor),
    userId: requireActor(actor).userId,
  });
  route(app, calls.getFleetCalendar, async ({ query, raw }) => ({
    status: 'success',
    ...(await getFleetCalendar(context, requireOwner(raw.actor), query, raw.language)),
  }));
  route(app, calls.listCarBlocks, async ({ params, query, raw }) => ({
    status: 'success',
    blocks: await listCarBlocks(context, requireOwner(raw.actor), params.id, query),
  }));
  route(app, calls.createBlock, async ({ params, body, attemptBy, raw }) => {
    const by = blockerOf(raw);
    await freeOverdue(context, params.id);
    return {
      status: 'success',
      block: await createBlock(context, by, params.id, body, attemptBy(by.userId)),
    };
  });
  route(app, calls.updateBlock, async ({ params, body, raw }) => ({
    status: 'success',
    block: await changeBlock(context, blockerOf(raw), params.id, body),
  }));
  route(app, calls.deleteBlock, async ({ params, raw }) => {
    await removeBlock(context, blockerOf(raw), params.id);
    return undefined;
  });
}
