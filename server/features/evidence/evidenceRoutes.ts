import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/orders/reports.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { route, routePicture } from '#server/platform/http/route.ts';
import { PICTURE_POLICY } from '#server/platform/http/guards/securityHeaders.ts';
import { confirmReport } from './confirmReport.ts';
import { createReport } from './createReport.ts';
import { packRoute, type ReadOrder } from './pack/packRoute.ts';
import { listReports } from './readReports.ts';
import { sendPhoto } from './sendPhoto.ts';
import { showPhoto } from './showPhoto.ts';
import { keysRoute } from './signing/keysRoute.ts';

export function evidenceRoutes(app: FastifyInstance, context: Context, readOrder: ReadOrder): void {
  packRoute(app, context, readOrder);
  keysRoute(app, context);
  route(app, calls.createReport, async ({ params, body, attemptBy, raw }) => {
    const actor = requireActor(raw.actor);
    const report = await createReport(context, actor, params.id, body, attemptBy(actor.userId));
    return { status: 'success', report };
  });
  route(app, calls.listReports, async ({ params, raw }) => ({
    status: 'success',
    ...(await listReports(context, requireActor(raw.actor), params.id)),
  }));
  route(app, calls.sendReportPhoto, async ({ params, body, raw }) => ({
    status: 'success',
    report: await sendPhoto(context, requireActor(raw.actor), params, body.file),
  }));
  route(app, calls.confirmReport, async ({ params, body, raw }) => ({
    status: 'success',
    report: await confirmReport(context, requireActor(raw.actor), params, body),
  }));
  routePicture(app, calls.showReportPhoto, async ({ params, query, raw, reply }) => {
    void reply.header('content-security-policy', PICTURE_POLICY);
    return showPhoto(context, requireActor(raw.actor), params, query.size);
  });
}
