import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '#contract/orders.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#src/lib/dayNames.ts';
import { formatGel } from '#src/lib/formatMoney.ts';
import { useAppSelector } from '#src/store/hooks.ts';

type Ended = Pick<OrderSummary, 'is_paid_online' | 'prepaid' | 'refund' | 'refund_by'>;

/** What goes back to the client of an order that came to nothing, by when, and what is kept. */
export function useRefundText(): (order: Ended) => string {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  return ({ is_paid_online, prepaid, refund, refund_by }) => {
    if (!is_paid_online && refund === 0) return t('refund.nothingPaid');
    const kept = prepaid - refund;
    const keeps = kept > 0 ? t('refund.kept', { sum: formatGel(kept, language) }) : '';
    if (refund === 0 || refund_by === null) return keeps;
    const sum = formatGel(refund, language);
    return [t('refund.back', { sum, day: formatDay(refund_by, language, 'medium') }), keeps].join(' ').trim();
  };
}
