import TimerOutlinedIcon from '@mui/icons-material/TimerOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { Payment } from '#contract/calls/payments.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { clockText } from '#src/shared/format/clockText.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useSecondsLeft } from '#src/shared/store/useSecondsLeft.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import type { Outcome } from './outcome.ts';

const Text = styled('div')(({ theme }) => ({
  minHeight: 56,
  marginTop: 10,
  fontSize: '1.0625rem',
  '& > p': { color: theme.vars.palette.text.secondary },
}));

interface Props {
  readonly outcome: Outcome;
  readonly order: Order;
  readonly payment: Payment;
  /** The bank redirected to the failure page. */
  readonly isFromFailure: boolean;
}

/** What the outcome means for the client, and the remaining time. */
export function OutcomeText({ outcome, order, payment, isFromFailure }: Props) {
  const { t } = useTranslation('payment');
  const language = useAppSelector(selectLanguage);
  const isOpen = outcome === 'waiting' || outcome === 'failed';
  const isHeld = isOpen && order.status === 'confirmed';
  const left = useSecondsLeft(isHeld ? order.expires_at : null);
  const rest = order.total - order.prepaid;
  return (
    <Text>
      <p>{sentence()}</p>
      {outcome === 'paid' && rest > 0 ? <p>{t('paid.rest', { sum: formatGel(rest, language) })}</p> : null}
      {left === null ? null : (
        <StatusChip data-tone="wait" sx={{ mt: 3 }} role="timer">
          <TimerOutlinedIcon />
          <span>{t('heldFor', { time: clockText(left) })}</span>
        </StatusChip>
      )}
    </Text>
  );

  function sentence(): string {
    switch (outcome) {
      case 'paid':
        return order.status === 'confirmed' ? t('paid.text', { count: order.days }) : t('paid.later');
      case 'reserved':
        return t('reserved.text');
      case 'waiting':
        return t(isFromFailure ? 'waiting.left' : 'waiting.text');
      case 'failed':
        return t(order.status === 'requested' ? 'failed.request' : 'failed.text');
      case 'tooLate':
        return t(order.status === 'expired' ? 'tooLate.text' : 'tooLate.closed');
      case 'returned':
      case 'partReturned':
        return t(`${outcome}.text`, { sum: formatGel(order.refund || payment.amount, language) });
    }
  }
}
