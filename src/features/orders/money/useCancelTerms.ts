import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

/** What cancelling would mean now, in a sentence; null where there is nothing to cancel. */
export function useCancelTerms({ actions, cancellation, is_paid_online }: Order): string | null {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const { ofInstant } = useMomentText();
  if (cancellation === null || !actions.includes('cancel')) return null;
  if (!is_paid_online) return t('cancel.nothingPaid');
  const sums = { refund: formatGel(cancellation.refund, language), kept: formatGel(cancellation.kept, language) };
  if (cancellation.kept > 0) return t('cancel.termsLate', sums);
  return t('cancel.termsFree', { ...sums, until: ofInstant(cancellation.free_until) });
}
