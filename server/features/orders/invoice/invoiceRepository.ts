import { type Kysely, type NotNull, sql, type Transaction } from 'kysely';
import type { LineItem } from '#contract/calls/orders/quotes.ts';
import { VAT_PERCENT } from '#contract/domain/money/vat.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { carried } from '../view/orderViewRepository.ts';

/** All that an invoice says of a paid order; its extras by their code, in one language. */
export async function findInvoice(db: Kysely<Database>, id: number, language: Language) {
  return (
    db
      .selectFrom('orders as o')
      .innerJoin('owners', 'owners.id', 'o.owner_id')
      .select([
        'o.number',
        'o.status',
        carried.as('carried'),
        'o.client_id',
        'o.owner_id',
        sql<Date>`lower(o.period)`.as('from'),
        sql<Date>`upper(o.period)`.as('to'),
        'o.items',
        'o.total',
        'o.prepaid',
        'o.refund',
        'o.paid_at',
        'o.rest_paid_at',
        'owners.user_id as owner_user_id',
        // Frozen with the payment.
        'o.sold_car',
        'o.buyer_name',
        'o.seller_kind',
        'o.seller_name',
        'o.seller_address',
        'o.seller_code_encrypted',
        'o.vat_percent',
        'o.vat_number_encrypted',
        sql<
          Readonly<Record<string, string>>
        >`(select coalesce(jsonb_object_agg(e.code, ${sql.ref(`e.name_${language}`)}), '{}')
          from extras e where e.code in (select item->>'code' from jsonb_array_elements(o.items) item))`.as(
          'extra_names',
        ),
      ])
      .where('o.id', '=', id)
      // The constraint of the table says so.
      .where('o.paid_at', 'is not', null)
      .$narrowType<{
        items: LineItem[];
        paid_at: NotNull;
        sold_car: NotNull;
        buyer_name: NotNull;
        seller_kind: 'physical' | 'legal';
        seller_name: NotNull;
        seller_address: NotNull;
      }>()
      .executeTakeFirst()
  );
}

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

/** Its two sides by the names under which the order was paid; null before it is. */
export async function findPaidSides(db: Kysely<Database>, id: number) {
  return db.selectFrom('orders').select(['seller_name', 'buyer_name']).where('id', '=', id).executeTakeFirstOrThrow();
}

/**
 * Writes down for the invoice, when an order is paid, whether its owner pays VAT and under which number; the
 * names of the sides and the car are frozen by the table itself.
 */
export async function freezeVat(db: Transaction<Database>, orderId: number): Promise<void> {
  await db
    .updateTable('orders as o')
    .from('owners as w')
    .set((eb) => ({ vat_percent: VAT_PERCENT, vat_number_encrypted: eb.ref('w.vat_number_encrypted') }))
    .whereRef('w.id', '=', 'o.owner_id')
    .where('o.id', '=', orderId)
    .where('w.vat_number_encrypted', 'is not', null)
    .execute();
}
