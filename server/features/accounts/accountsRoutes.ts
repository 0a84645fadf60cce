import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/calls/accounts.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { readSessionCookie } from '#server/features/auth/sessionCookie.ts';
import { route } from '#server/platform/http/route.ts';
import { changeAccount, endSessions } from './changeAccount.ts';
import { getAccount } from './describeAccount.ts';
import { listAccounts } from './listAccounts.ts';
import { stopViewing, viewAccount, listAccountOrders } from './viewAccount.ts';

export function accountsRoutes(app: FastifyInstance, context: Context): void {
  route(app, calls.listAccounts, async ({ query }) => ({ status: 'success', ...(await listAccounts(context, query)) }));
  route(app, calls.getAccount, async ({ params, raw }) => ({
    status: 'success',
    account: await getAccount(context, requireActor(raw.actor), params.id),
  }));
  route(app, calls.listAccountOrders, async ({ params, query }) => ({
    status: 'success',
    ...(await listAccountOrders(context, params.id, query.page)),
  }));
  route(app, calls.changeAccount, async ({ params, body, raw }) => ({
    status: 'success',
    account: await changeAccount(context, requireActor(raw.actor), params.id, body),
  }));
  route(app, calls.endAccountSessions, async ({ params, raw }) => ({
    status: 'success',
    account: await endSessions(context, requireActor(raw.actor), params.id),
  }));
  const viewerOf = (raw: FastifyRequest) => ({
    actor: requireActor(raw.actor),
    token: readSessionCookie(raw, context.config) ?? '',
  });
  route(app, calls.viewAccount, async ({ params, raw }) => viewAccount(context, viewerOf(raw), params.id));
  route(app, calls.stopViewing, async ({ raw }) => stopViewing(context, viewerOf(raw)));
}
