import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/calls/branches.ts';
import { coverContacts } from '#server/platform/contacts/maskContacts.ts';
import type { Context } from '#server/context.ts';
import { requireOwner } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { route } from '#server/platform/http/route.ts';
import { deleteBranch, listHandovers } from './branchRepository.ts';
import { findBranch, findBranches, type Reader } from './branchView.ts';
import { createBranch, updateBranch } from './editBranches.ts';

const readerOf = ({ actor, language }: FastifyRequest): Reader => ({ ownerId: requireOwner(actor), language });

export function branchesRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  route(app, calls.listBranches, async ({ raw }) => ({
    status: 'success',
    branches: await findBranches(db, readerOf(raw)),
  }));
  route(app, calls.createBranch, async ({ body, raw }) => ({
    status: 'success',
    branch: await createBranch(context, readerOf(raw), body),
  }));
  route(app, calls.updateBranch, async ({ params, body, raw }) => ({
    status: 'success',
    branch: await updateBranch(context, readerOf(raw), { ...body, ...params }),
  }));
  route(app, calls.deleteBranch, async ({ params, raw }) => {
    const { ownerId } = readerOf(raw);
    const removal = await db.transaction().execute((transaction) => deleteBranch(transaction, ownerId, params.id));
    if (removal === 'missing') throw new ApiError(404, 'NOT_FOUND');
    if (removal === 'has cars') throw new ApiError(409, 'BRANCH_HAS_CARS');
    return undefined;
  });
  route(app, calls.listHandovers, async ({ params, query, raw }) => {
    const reader = readerOf(raw);
    await findBranch(db, reader, params.id);
    const handovers = await listHandovers(db, reader.ownerId, { ...params, ...query });
    return {
      status: 'success',
      handovers: handovers.map(({ client, ...handover }) => ({ ...handover, client: coverContacts(client) })),
    };
  });
}
