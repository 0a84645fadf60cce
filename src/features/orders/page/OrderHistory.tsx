import { useTranslation } from 'react-i18next';
import type { Order, OrderEvent } from '#contract/orders.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { KeyValues } from '#src/ui/KeyValues.ts';

/** Everything that happened to an order, the oldest first. */
export function OrderHistory({ events }: Pick<Order, 'events'>) {
  const { t } = useTranslation('orders');
  const { ofInstant } = useMomentText();
  const wordOf = ({ event, actor }: OrderEvent): string => {
    if (event === 'cancel') return t(`event.cancel.${actor}`);
    if (event === 'decline') return t(actor === 'system' ? 'event.decline.system' : 'event.decline.owner');
    return t(`event.${event}`);
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
