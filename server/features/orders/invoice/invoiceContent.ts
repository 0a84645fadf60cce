import { chargeCodes } from '#contract/domain/money/chargeCodes.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatNumber } from '#contract/domain/format/formatNumber.ts';
import { vatIn, vatOfLines } from '#contract/domain/money/vat.ts';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import type { Language } from '#contract/domain/values.ts';
import { fill } from '#server/platform/texts/i18n.ts';
import type { Viewer } from '../view/viewer.ts';
import { visibleContactText } from '../view/visibleContacts.ts';
import type { InvoiceRow } from './invoiceRepository.ts';
import { invoiceTexts } from './invoiceTexts.ts';

/** What an invoice says, in its order. */
export interface InvoiceContent {
  readonly title: string;
  readonly date: string;
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly rental: string;
  readonly lines: readonly {
    readonly what: string;
    readonly count: string;
    readonly price: string;
    readonly sum: string;
    /** The VAT in it; null where the seller pays none. */
    readonly vat: string | null;
  }[];
  /** The first one is the total. */
  readonly sums: readonly { readonly what: string; readonly sum: string }[];
  readonly made: string;
}

export type Invoiced = Omit<
  InvoiceRow,
  'client_id' | 'owner_id' | 'seller_code_encrypted' | 'vat_number_encrypted' | 'owner_user_id'
> & {
  /** The identification code of a company; null of a person, whose number is nobody's business. */
  readonly seller_code: string | null;
  /** As it was when the order was paid; null of a seller who paid no VAT then, and of one who is deleted. */
  readonly vat_number: string | null;
};

const ownCodes = ['day', 'discount', ...chargeCodes] as const;

export function invoiceContent(order: Invoiced, viewer: Viewer, language: Language, now: Date): InvoiceContent {
  const texts = invoiceTexts[language];
  const dayOf = (at: Date) => formatDay(localDateOf(at), language, 'medium');
  const money = (tetri: number) => `${formatNumber(tetri / 100, language, 2)}\u00A0₾`;
  const nameOf = (code: string): string => {
    const own = ownCodes.find((one) => one === code);
    return own === undefined ? (order.extra_names[code] ?? texts.extra) : texts.lines[own];
  };
  // Of an order that is off nothing is due any more, and cash that was there is given back.
  const cash = order.status === 'cancelled' ? 0 : order.total - order.prepaid;
  const nameFor = (name: string) => visibleContactText(order, viewer, name);
  const isCompany = order.seller_kind === 'legal';
  const sold = order.items.filter((item) => item.for === 'client');
  const { vat_percent: percent } = order;
  const vats =
    percent === null
      ? []
      : vatOfLines(
          sold.map(({ total }) => total),
          percent,
        );
  // What stays with the seller once all is paid.
  const remains = order.prepaid + cash - order.refund;
  const vatOf = (key: 'vat' | 'vatLeft', amount: number) =>
    percent === null ? [] : [{ what: fill(texts[key], { percent }), sum: money(vatIn(amount, percent)) }];
  return {
    title: fill(texts.title, { number: order.number }),
    date: `${texts.date}: ${dayOf(order.paid_at)}`,
    seller: [
      nameFor(order.seller_name),
      isCompany ? texts.company : texts.privatePerson,
      ...(order.seller_code === null ? [] : [`${texts.code}: ${order.seller_code}`]),
      ...(order.vat_number === null ? [] : [`${texts.vatNumber}: ${order.vat_number}`]),
      // Where a person lives is not told.
      ...(isCompany && order.seller_address !== '' ? [nameFor(order.seller_address)] : []),
    ],
    buyer: [nameFor(order.buyer_name)],
    rental: fill(texts.rental, {
      car: order.sold_car,
      from: dayOf(order.from),
      to: dayOf(order.to),
    }),
    lines: sold.map(({ code, quantity, unit_price, total }, index) => ({
      what: nameOf(code),
      count: String(quantity),
      price: money(unit_price),
      sum: money(total),
      vat: vats[index] === undefined ? null : money(vats[index]),
    })),
    sums: [
      { what: texts.total, sum: money(order.total) },
      ...vatOf('vat', order.total),
      { what: texts.online, sum: money(order.prepaid) },
      ...(cash === 0 ? [] : [{ what: order.rest_paid_at === null ? texts.cashDue : texts.cash, sum: money(cash) }]),
      ...(order.carried === 0 ? [] : [{ what: texts.carried, sum: money(0 - order.carried) }]),
      ...(order.refund === order.carried ? [] : [{ what: texts.refund, sum: money(order.carried - order.refund) }]),
      ...(remains === order.total ? [] : vatOf('vatLeft', remains)),
    ],
    made: fill(texts.made, { day: dayOf(now) }),
  };
}
