import { ANSWER_WITHIN, CLAIM_WITHIN, CLOSE_AFTER, HOUR } from '#contract/domain/claims/claimBounds.ts';
import { formatMoment } from '#contract/domain/format/formatMoment.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Language } from '#contract/domain/values.ts';
import type { OrderContent } from './mail.ts';
import { type MailStop, mailStops } from './mailStops.ts';
import { orders as en } from './texts/orders/en.ts';
import { orders as ka } from './texts/orders/ka.ts';
import type { OrderText, OrderTexts } from './texts/orders/orderText.ts';
import { orders as ru } from './texts/orders/ru.ts';
import { fill } from '#server/platform/texts/i18n.ts';

/** How long what follows a return may take, in hours. */
const claimHours = {
  claimHours: CLAIM_WITHIN / HOUR,
  answerHours: ANSWER_WITHIN / HOUR,
  closeHours: CLOSE_AFTER / HOUR,
};

const orderMailTexts: Readonly<Record<Language, OrderTexts>> = { en, ka, ru };

/**
 * By which of the events the refund of an order goes back: the order has it from then on. `refund` says its own amount,
 * and with `substitute` it pays for another car.
 */
const refunding: ReadonlySet<OrderEventName> = new Set(['cancel', 'no_show', 'pay', 'release']);

export interface OrderMailParts {
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  readonly stops?: readonly MailStop[];
  readonly note: string;
  readonly link: { readonly href: string; readonly label: string };
}

/** What a mail about an order says, in the recipient's language. */
export function describeOrderMail(content: OrderContent, language: Language, publicUrl: string): OrderMailParts {
  const { events, facts, refund, cashBack, requestedChange, action, places } = orderMailTexts[language];
  const abandoned = abandonedText(content, orderMailTexts[language]);
  const { title, lead, due }: OrderText = abandoned ?? events[content.event][content.side];
  const page = content.side === 'client' ? '/orders' : '/admin/orders';
  const values = {
    car: content.car,
    from: formatMoment(Date.parse(content.from), language),
    to: formatMoment(Date.parse(content.to), language),
    total: formatGel(content.total, language),
    prepaid: formatGel(content.prepaid, language),
    refund: formatGel(content.refund, language),
    cash_back: formatGel(content.cash_back, language),
    amount: content.amount === null ? '' : formatGel(content.amount, language),
    until: content.until === null ? '' : formatMoment(Date.parse(content.until), language),
    held: content.held.map(({ car, total }) => `${car} (${formatGel(total, language)})`).join(', '),
    held_until: content.held_until === null ? '' : formatMoment(Date.parse(content.held_until), language),
    ...changeFacts(content, language),
    ...claimHours,
  };
  // While cars are held the money waits, and has not gone back.
  const isBack = refunding.has(content.event) && content.refund > 0 && content.held.length === 0;
  const notes = [
    facts,
    ...(isBack ? [refund] : []),
    ...(content.cash_back > 0 ? [cashBack] : []),
    ...(content.change === null ? [] : [requestedChange]),
  ];
  return {
    subject: `${title} · ${content.number}`,
    title,
    lead: fill(due === undefined || content.until === null ? lead : `${lead} ${due}`, values),
    stops: mailStops(content, places, language, (instant) => formatMoment(Date.parse(instant), language)),
    note: notes.map((template) => fill(template, values)).join(' '),
    link: {
      href: `${publicUrl}${page}/${content.order_id}`,
      label: abandoned?.action ?? action,
    },
  };
}

/** What the client wants the order to become; what goes back is no amount to pay. */
function changeFacts({ change }: OrderContent, language: Language) {
  if (change === null) return {};
  return {
    change_car: change.car,
    change_from: formatMoment(Date.parse(change.from), language),
    change_to: formatMoment(Date.parse(change.to), language),
    change_total: formatGel(change.total, language),
    online: formatGel(Math.max(0, change.online), language),
  };
}

/** The mail to a client whose order was cancelled by the owner, also when the money came only after that. */
function abandonedText(
  content: OrderContent,
  { cancelledByOwner, carsHeld }: OrderTexts,
): (OrderText & { readonly action?: string }) | null {
  if (content.side !== 'client' || !content.is_owners_cancellation) return null;
  const isAnnounced = content.event === 'cancel' || content.event === 'pay';
  if (isAnnounced && content.held.length > 0) return carsHeld;
  if (!isAnnounced) return null;
  const { title, lead, similar, action } = cancelledByOwner;
  return content.is_begun ? { title, lead } : { title, lead: `${lead} ${similar}`, action };
}
