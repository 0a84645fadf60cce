import type { FastifyInstance } from 'fastify';
import { Id } from '#contract/domain/values.ts';
import * as files from '#contract/calls/operations/bankFile.ts';
import * as calls from '#contract/calls/operations/operations.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { route } from '#server/platform/http/route.ts';
import { toCsv } from '#server/platform/http/toCsv.ts';
import { bankXml } from './bankXml.ts';
import { confirmExport, exportPayouts, getBankFile, readExport, takeExportBack } from './exportPayouts.ts';
import { listPayouts, movePayout } from './payouts.ts';

export function payoutRoutes(app: FastifyInstance, context: Context): void {
  route(app, calls.listPayouts, async ({ query, raw }) => ({
    status: 'success',
    ...(await listPayouts(context, requireActor(raw.actor), query)),
  }));
  route(app, calls.movePayout, async ({ params, raw }) => ({
    status: 'success',
    payout: await movePayout(context, requireActor(raw.actor), params.id, params.event),
  }));
  route(app, files.getBankFile, async () => {
    const { due, file } = await getBankFile(context);
    return { status: 'success', due, export: file };
  });
  route(app, files.exportPayouts, async ({ body, raw }) => ({
    status: 'success',
    export: await exportPayouts(context, requireActor(raw.actor), body),
  }));
  route(app, files.confirmPayoutExport, async ({ params, raw }) => ({
    status: 'success',
    export: await confirmExport(context, requireActor(raw.actor), params.id),
  }));
  route(app, files.takePayoutExportBack, async ({ params, raw }) => {
    await takeExportBack(context, requireActor(raw.actor), params.id);
    return { status: 'success' };
  });
  bankFileRoute(app, context);
}

/** A file and no answer of the API, so it is none of its calls. */
function bankFileRoute(app: FastifyInstance, context: Context): void {
  const config = { isPersonal: true };
  app.get<{ Params: { id: string; file: string } }>(
    '/api/payouts/exports/:id/:file',
    { config },
    async ({ params, actor }, reply) => {
      const admin = requireActor(actor);
      if (!admin.roles.includes('admin')) throw new ApiError(403, 'NOT_ALLOWED');
      const id = Id.safeParse(params.id);
      const account = context.config.payoutAccount;
      const isKnown = params.file === 'pain.xml' || params.file === 'payouts.csv';
      if (!id.success || !isKnown || account === null) throw new ApiError(404, 'NOT_FOUND');
      const { at, transfers } = await readExport(context, admin, id.data);
      const [stem, ending] = params.file.split('.');
      void reply.header('content-disposition', `attachment; filename="${stem}-${id.data}.${ending}"`);
      if (params.file === 'pain.xml')
        return reply.type('application/xml; charset=utf-8').send(bankXml({ id: id.data, at, transfers }, account));
      const lines = transfers.map(({ number, name, iban, amount, month }) => [
        number,
        name,
        iban,
        amount,
        'GEL',
        month,
      ]);
      const head = ['Payout', 'Name', 'IBAN', 'Amount', 'Currency', 'Month'];
      return reply.type('text/csv; charset=utf-8').send(toCsv([head, ...lines]));
    },
  );
}
