import CancelOutlinedIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import DirectionsCarOutlinedIcon from '@mui/icons-material/DirectionsCarOutlined';
import HourglassBottomRoundedIcon from '@mui/icons-material/HourglassBottomRounded';
import OutlinedFlagRoundedIcon from '@mui/icons-material/OutlinedFlagRounded';
import PaymentsOutlinedIcon from '@mui/icons-material/PaymentsOutlined';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '#contract/orderMachine.ts';
import type { OrderSummary } from '#contract/orders.ts';
import { StatusChip } from '#src/ui/StatusChip.tsx';
import { paidStateOf, statusTones } from './orderWords.ts';

const icons = {
  requested: ScheduleRoundedIcon,
  confirmed: CheckCircleOutlineRoundedIcon,
  active: DirectionsCarOutlinedIcon,
  completed: OutlinedFlagRoundedIcon,
  declined: CancelOutlinedIcon,
  expired: HourglassBottomRoundedIcon,
  cancelled: CancelOutlinedIcon,
} as const satisfies Record<OrderStatus, unknown>;

const money = {
  paid: { tone: 'ok', Icon: CheckRoundedIcon },
  restDue: { tone: 'wait', Icon: PaymentsOutlinedIcon },
  unpaid: { tone: 'wait', Icon: ScheduleRoundedIcon },
} as const;

type Shown = Pick<OrderSummary, 'status' | 'is_paid' | 'is_paid_online'>;

/** How an order stands, and how its money does: icon, word and colour. */
export function OrderChips({ order }: { order: Shown }) {
  const { t } = useTranslation('orders');
  const Icon = icons[order.status];
  const paid = paidStateOf(order);
  return (
    <>
      <StatusChip data-tone={statusTones[order.status]}>
        <Icon />
        {t(`status.${order.status}`)}
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
      {t(`paid.${state}`)}
    </StatusChip>
  );
}
