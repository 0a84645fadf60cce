import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { paidInCash } from './paidInCash.ts';
import { useUntilText } from './useUntilText.ts';

type Ended = Pick<
  OrderSummary,
  'status' | 'is_paid' | 'is_paid_online' | 'total' | 'prepaid' | 'refund' | 'refund_by' | 'carried' | 'held_until'
>;

/** What an ended order refunds to the client, by when, and what is not refunded. */
export function useRefundText(): (order: Ended) => string {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const until = useUntilText();
  const backText = (refund: number, by: string | null) =>
    by === null ? '' : t('refund.back', { sum: formatGel(refund, language), day: formatDay(by, language, 'medium') });
  const onlineText = ({ is_paid_online, prepaid, refund, refund_by, carried, held_until }: Ended): string => {
    if (held_until !== null) return t('held.short', { until: until(held_until) });
    if (!is_paid_online && refund === 0) return t('refund.nothingPaid');
    if (carried > 0) {
      const pays = t('refund.carried', { sum: formatGel(carried, language) });
      return [pays, refund > 0 ? backText(refund, refund_by) : ''].join(' ').trim();
    }
    const fee = prepaid - refund;
    const feeText = fee > 0 ? t('refund.kept', { sum: formatGel(fee, language) }) : '';
    return [refund > 0 ? backText(refund, refund_by) : '', feeText].join(' ').trim();
  };
  return (order) => {
    const cash = order.status === 'cancelled' ? paidInCash(order) : 0;
    const cashText = cash > 0 ? t('refund.cash', { sum: formatGel(cash, language) }) : '';
    return `${onlineText(order)} ${cashText}`.trim();
  };
}
