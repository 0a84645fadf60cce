import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatConverted, formatGel } from '#contract/domain/format/formatMoney.ts';
import { useLineDays } from '#src/features/quotes/useLineDays.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { useMoney } from '#src/features/currency/useMoney.ts';
import type { LineName } from '../orderWords.ts';
import { paidInCash } from '../paidInCash.ts';

interface Props {
  readonly order: Order;
  /** The text of a line. */
  readonly lineName: LineName;
}

/** The lines of an order, its payments, and the owner's share. */
export function OrderMoney({ order, lineName }: Props) {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const { items, rate, total, prepaid, deposit, refund, amount_without_commission: net } = order;
  const { rate: used } = useMoney(rate);
  const daysOf = useLineDays();
  const rest = total - prepaid;
  const isAlive = order.status === 'requested' || order.status === 'confirmed' || order.status === 'active';
  return (
    <KeyValues>
      {items
        .filter((item) => item.for === 'client')
        .map((item) => (
          <div key={`${item.code} ${item.rule} ${item.season} ${item.unit_price}`}>
            <dt>
              <span>
                {item.quantity === 1
                  ? lineName(item.code, item.count)
                  : t('money.times', {
                      name: lineName(item.code, item.count),
                      price: formatGel(item.unit_price, language),
                      quantity: item.quantity,
                    })}
              </span>
              <small className="detail">{daysOf(item)}</small>
            </dt>
            <dd>
              <Gel tetri={item.total} />
            </dd>
          </div>
        ))}
      <div data-total="">
        <dt>{t('money.total')}</dt>
        <dd>
          <Gel tetri={total} />
        </dd>
      </div>
      {used !== null && net === null ? (
        <div>
          <dt>
            {t(used.is_stale ? 'money.convertedStale' : used === rate ? 'money.converted' : 'money.convertedNow', {
              currency: used.code.toUpperCase(),
              date: formatDay(used.valid_from, language, 'medium'),
            })}
          </dt>
          <dd>{formatConverted(total, used, language)}</dd>
        </div>
      ) : null}
      {prepaid > 0 && (isAlive || order.is_paid_online) ? (
        <div>
          <dt>{t(order.is_paid_online ? 'money.paidOnline' : 'money.dueOnline')}</dt>
          <dd>
            <Gel tetri={prepaid} />
          </dd>
        </div>
      ) : null}
      {order.payment === 'part' && rest > 0 && (isAlive || order.status === 'completed') ? (
        <div>
          <dt>{t(order.is_paid ? 'money.paidCash' : 'money.dueCash')}</dt>
          <dd>
            <Gel tetri={rest} />
          </dd>
        </div>
      ) : null}
      {order.status === 'cancelled' && paidInCash(order) > 0 ? (
        <div>
          <dt>{t('money.cashBack')}</dt>
          <dd>
            <Gel tetri={paidInCash(order)} />
          </dd>
        </div>
      ) : null}
      {refund > 0 && order.held_until === null ? (
        <div>
          <dt>{t('money.refund')}</dt>
          <dd>
            <Gel tetri={refund} />
          </dd>
        </div>
      ) : null}
      {deposit > 0 && isAlive ? (
        <div>
          <dt>{t('money.deposit')}</dt>
          <dd>
            <Gel tetri={deposit} />
          </dd>
        </div>
      ) : null}
      {net === null ? null : (
        <div data-total="">
          <dt>{t('money.net')}</dt>
          <dd>
            <Gel tetri={net} />
          </dd>
        </div>
      )}
    </KeyValues>
  );
}
