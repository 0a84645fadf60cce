import PhoneInTalkRoundedIcon from '@mui/icons-material/PhoneInTalkRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { latenessOf } from '#contract/domain/claims/claimRules.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { isOverdue } from '#src/features/orders/orderTimes.ts';
import { OrderBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';

const Words = styled('div')({ display: 'grid', gap: 10, marginBottom: 14 });

/** The car should be back: what that costs by the terms so far, and whom to call. */
export function TripLate({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { ofRental, ofInstant } = useMomentText();
  const language = useAppSelector(selectLanguage);
  const now = useServerNow();
  const end = instantOf(order.to);
  if (end === null || !isOverdue(order, now)) return null;
  const { phone } = order.owner;
  return (
    <OrderBlock aria-labelledby="trip-late">
      <h2 id="trip-late">{t('onTrip.late.title')}</h2>
      <Words>
        <p>{t('onTrip.late.since', { when: ofRental(order.to) })}</p>
        {order.terms === null ? null : <p>{costText(order.terms.car.late_return, end)}</p>}
        <p>{t('onTrip.late.call')}</p>
      </Words>
      {phone === null ? null : (
        <Button component="a" href={`tel:${phone}`} variant="contained" startIcon={<PhoneInTalkRoundedIcon />}>
          {t('onTrip.late.phone')}
        </Button>
      )}
    </OrderBlock>
  );

  function costText(rule: Parameters<typeof latenessOf>[0], due: Date): string {
    if (rule.price === 0) return t('onTrip.late.free');
    const { started_hours: count, cost } = latenessOf(rule, due, new Date(now));
    const until = new Date(due.getTime() + rule.grace_minutes * 60_000).toISOString();
    return count === 0
      ? t('onTrip.late.grace', { until: ofInstant(until) })
      : t('onTrip.late.cost', { count, sum: formatGel(cost, language), price: formatGel(rule.price, language) });
  }
}
