import CancelOutlinedIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import DirectionsCarOutlinedIcon from '@mui/icons-material/DirectionsCarOutlined';
import HourglassBottomRoundedIcon from '@mui/icons-material/HourglassBottomRounded';
import OutlinedFlagRoundedIcon from '@mui/icons-material/OutlinedFlagRounded';
import PaymentsOutlinedIcon from '@mui/icons-material/PaymentsOutlined';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import TimerOutlinedIcon from '@mui/icons-material/TimerOutlined';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { paidStateOf, shownStatusOf, statusTones } from './orderWords.ts';
import type { ShownStatus } from './orderWords.ts';
import { useUntilText } from './useUntilText.ts';

const icons = {
  requested: ScheduleRoundedIcon,
  held: TimerOutlinedIcon,
  confirmed: CheckCircleOutlineRoundedIcon,
  active: DirectionsCarOutlinedIcon,
  completed: OutlinedFlagRoundedIcon,
  declined: CancelOutlinedIcon,
  expired: HourglassBottomRoundedIcon,
  cancelled: CancelOutlinedIcon,
} as const satisfies Record<ShownStatus, unknown>;

const money = {
  paid: { tone: 'ok', Icon: CheckRoundedIcon },
  restDue: { tone: 'wait', Icon: PaymentsOutlinedIcon },
} as const;

type Shown = Pick<OrderSummary, 'status' | 'is_paid' | 'is_paid_online' | 'expires_at'>;

/** The state of an order and of its payment: icon, word and colour. */
export function OrderChips({ order }: { order: Shown }) {
  const { t } = useTranslation('orders');
  const untilText = useUntilText();
  const status = shownStatusOf(order);
  const Icon = icons[status];
  const paid = paidStateOf(order);
  return (
    <>
      <StatusChip data-tone={statusTones[status]}>
        <Icon />
        <span>
          {status === 'held' && order.expires_at !== null
            ? t('status.heldUntil', { time: untilText(order.expires_at) })
            : t(`status.${status}`)}
        </span>
      </StatusChip>
      {paid === null ? null : <PaidChip state={paid} />}
    </>
  );
}

function PaidChip({ state }: { state: keyof typeof money }) {
  const { t } = useTranslation('orders');
  const { tone, Icon } = money[state];
  return (
    <StatusChip data-tone={tone}>
      <Icon />
      <span>{t(`paid.${state}`)}</span>
    </StatusChip>
  );
}
