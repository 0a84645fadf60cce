import { type Kysely, type NotNull, sql, type Transaction } from 'kysely';
import type { LineItem } from '#contract/calls/quotes.ts';
import { VAT_PERCENT } from '#contract/domain/money/vat.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { carried } from '../view/orderViewRepository.ts';

/** All that an invoice says of an order; its extras by their code, in one language. */
export async function findInvoice(db: Kysely<Database>, id: number, language: Language) {
  return (
    db
      .selectFrom('orders as o')
      .innerJoin('cars as c', 'c.id', 'o.car_id')
      .innerJoin('brands', 'brands.code', 'c.brand_code')
      .innerJoin('models', 'models.code', 'c.model_code')
      .innerJoin('clients', 'clients.id', 'o.client_id')
      .innerJoin('owners', 'owners.id', 'o.owner_id')
      .select((eb) => [
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
        'brands.name as brand',
        'models.name as model',
        'c.year',
        eb.fn<string>('concat_ws', [sql.lit(' '), 'clients.name', 'clients.surname']).as('client_name'),
        'owners.kind as owner_kind',
        'owners.user_id as owner_user_id',
        eb.fn<string>('concat_ws', [sql.lit(' '), 'owners.name', 'owners.surname']).as('owner_name'),
        'owners.legal_address',
        'owners.identity_number_encrypted',
        'o.vat_percent',
        'o.vat_number_encrypted',
        sql<
          Readonly<Record<string, string>>
        >`(select coalesce(jsonb_object_agg(e.code, ${sql.ref(`e.name_${language}`)}), '{}')
          from extras e where e.code in (select item->>'code' from jsonb_array_elements(o.items) item))`.as(
          'extra_names',
        ),
      ])
      // A car that was ordered has been on the market.
      .$narrowType<{ items: LineItem[]; year: NotNull }>()
      .where('o.id', '=', id)
      .executeTakeFirst()
  );
}

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

/** Writes down for the invoice, when an order is paid, whether its owner pays VAT and under which number. */
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
