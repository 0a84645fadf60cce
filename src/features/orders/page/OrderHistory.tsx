import { useTranslation } from 'react-i18next';
import type { OrderEvent } from '#contract/domain/orderEvent.ts';
import type { Order } from '#contract/calls/orders.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';

/** Everything that happened to an order, the oldest first. */
export function OrderHistory({ events }: Pick<Order, 'events'>) {
  const { t } = useTranslation('orders');
  const { ofInstant } = useMomentText();
  const language = useAppSelector(selectLanguage);
  const wordOf = ({ event, actor, amount, identity }: OrderEvent): string => {
    if (event === 'cancel') return t(`event.cancel.${actor}`);
    if (event === 'decline') return t(actor === 'system' ? 'event.decline.system' : 'event.decline.owner');
    if (identity) return t(identity.was_verified ? 'identity.event.verified' : 'identity.event.seen');
    return t(`event.${event}`, { sum: formatGel(amount ?? 0, language) });
  };
  return (
    <KeyValues>
      {events.map((event) => (
        <div key={`${event.event} ${event.at}`}>
          <dt>{wordOf(event)}</dt>
          <dd>{ofInstant(event.at)}</dd>
        </div>
      ))}
    </KeyValues>
  );
}
