import { useTranslation } from 'react-i18next';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import type { OrderEvent } from '#contract/domain/orders/orderEvent.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

/** The text of an event of an order. */
export function useEventText(): (event: OrderEvent) => string {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  return ({ event, actor, amount, identity }) => {
    if (event === 'cancel') return t(`event.cancel.${actor}`);
    if (event === 'decline') return t(actor === 'system' ? 'event.decline.system' : 'event.decline.owner');
    if (identity) return t(identity.was_verified ? 'identity.event.verified' : 'identity.event.seen');
    return t(`event.${event}`, { sum: formatGel(amount ?? 0, language) });
  };
}
