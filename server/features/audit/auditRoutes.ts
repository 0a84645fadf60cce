import type { FastifyInstance } from 'fastify';
import { listAudit as listAuditCall } from '#contract/calls/audit.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/platform/http/route.ts';
import { listAudit } from './listAudit.ts';

export function auditRoutes(app: FastifyInstance, context: Context): void {
  route(app, listAuditCall, async ({ query }) => ({ status: 'success', ...(await listAudit(context, query)) }));
}
