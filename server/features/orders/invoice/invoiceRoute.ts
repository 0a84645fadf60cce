import type { FastifyInstance } from 'fastify';
import { getOrder } from '#contract/calls/orders/orders.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { open } from '#server/platform/crypto/encryption.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { viewerOf } from '../view/viewer.ts';
import { invoiceContent, type InvoiceContent } from './invoiceContent.ts';
import { invoicePdf } from './invoicePdf.ts';
import { findInvoice } from './invoiceRepository.ts';

/** Drawing one takes the processor some time. */
const INVOICES_AN_HOUR = 30;

/** A file and no answer of the API, so it is none of its calls; who may have it is who may see the order. */
export function invoiceRoute(app: FastifyInstance, context: Context): void {
  app.get(
    '/api/orders/:id/invoice.pdf',
    { config: { isPersonal: true } },
    async ({ params, actor, language }, reply) => {
      const who = requireActor(actor);
      const order = getOrder.params.safeParse(params);
      if (!order.success) throw new ApiError(404, 'NOT_FOUND');
      const { number, content } = await readInvoice(context, order.data.id, who, language);
      await limitRate(context, { key: `invoices:${who.userId}`, limit: INVOICES_AN_HOUR, windowSeconds: 3600 });
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${number}.pdf"`)
        .send(await invoicePdf(content, language));
    },
  );
}

/** Of an order that nothing is paid for there is none. */
async function readInvoice(
  { config, db, clock }: Context,
  id: number,
  actor: Actor,
  language: Language,
): Promise<{ readonly number: string; readonly content: InvoiceContent }> {
  const row = await findInvoice(db, id, language);
  const viewer = viewerOf(row, actor);
  if (row === undefined) throw new ApiError(404, 'NOT_FOUND');
  const { owner_user_id, seller_code_encrypted, vat_number_encrypted } = row;
  const openOf = (column: 'identity_number' | 'vat_number', sealed: Buffer | null) =>
    sealed === null ? null : open(config.decryptionKeys, `owners.${column}/${owner_user_id}`, sealed).toString();
  const seller_code = openOf('identity_number', seller_code_encrypted);
  const invoiced = { ...row, seller_code, vat_number: openOf('vat_number', vat_number_encrypted) };
  return { number: row.number, content: invoiceContent(invoiced, viewer, language, clock()) };
}
