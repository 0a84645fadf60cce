import { formatMoment } from '#contract/domain/format/formatMoment.ts';
import type { Language } from '#contract/domain/values.ts';
import { fill } from '#server/platform/texts/i18n.ts';
import type { CalendarOverlapContent } from './mail.ts';
import type { MailParts } from './mailLayout.ts';
import { mailTexts } from './texts/mailTexts.ts';

/** Another calendar has the days of orders, each in a line with a link. */
export function describeOverlapMail(
  { car, car_id, orders }: CalendarOverlapContent,
  language: Language,
  publicUrl: string,
): Omit<MailParts, 'language' | 'footer'> {
  const { subject, title, lead, note, order, action } = mailTexts[language].calendarOverlap;
  const moment = (at: string) => formatMoment(Date.parse(at), language);
  return {
    subject: fill(subject, { car }),
    title,
    lead: fill(lead, { car }),
    stops: orders.map(({ id, number, from, to }) => ({
      text: `${number}: ${moment(from)} – ${moment(to)}`,
      link: { href: `${publicUrl}/admin/orders/${id}`, label: order },
    })),
    note,
    link: { href: `${publicUrl}/admin/cars/${car_id}/sync`, label: action },
  };
}
