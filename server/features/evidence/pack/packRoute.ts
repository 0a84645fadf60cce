import { Zip, ZipPassThrough } from 'fflate';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { SharedOrder } from '#contract/domain/evidence.ts';
import { listReports } from '#contract/calls/orders/reports.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { findReportedOrder } from '../reportedOrderRepository.ts';
import { readerOf } from '../reportedOrder.ts';
import type { PackFile } from './packFile.ts';
import { readPack } from './readPack.ts';

/** An order as both of its sides may see it. */
export type ReadOrder = (context: Context, id: number) => Promise<SharedOrder>;

/** Each decrypts up to a hundred photographs. */
const PACKS_AN_HOUR = 20;

interface PackRoute {
  Params: { id: string };
}

/** A file and no answer of the API, so it is none of its calls. */
export function packRoute(app: FastifyInstance, context: Context, readOrder: ReadOrder): void {
  const { db, clock } = context;
  const config = { isPersonal: true };
  app.get<PackRoute>('/api/orders/:id/evidence.zip', { config }, async ({ params, actor }, reply) => {
    const who = requireActor(actor);
    const id = listReports.params.safeParse(params).data?.id;
    const order = id === undefined ? undefined : await findReportedOrder(db, id);
    readerOf(order, who);
    // readerOf has refused a missing order.
    if (order === undefined) throw new ApiError(404, 'NOT_FOUND');
    await limitRate(context, { key: `packs:${who.userId}`, limit: PACKS_AN_HOUR, windowSeconds: 3600 });
    const files = await readPack(context, order, await readOrder(context, order.id));
    await recordAudit(db, {
      at: clock(),
      actorUserId: who.userId,
      action: 'evidence_downloaded',
      subjectUserId: order.client_user_id,
      details: { order: order.number },
    });
    void reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="gza-evidence-${order.number}.zip"`);
    return reply.send(Readable.from(writeZip(files)));
  });
}

/** The first day that a ZIP can name: the times of the files are in the signed manifest. */
const NO_TIME = new Date(1980, 0, 1);

/** A ZIP of compressed files, written as a stream: one photograph is in memory at a time. */
export async function* writeZip(files: readonly PackFile[]): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    made.push(chunk);
  });
  for (const { name, read } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = NO_TIME;
    zip.add(entry);
    entry.push(await read(), true);
    yield* made;
    made = [];
  }
  zip.end();
  yield* made;
}
