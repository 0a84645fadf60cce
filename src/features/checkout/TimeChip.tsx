import TimerOutlinedIcon from '@mui/icons-material/TimerOutlined';
import { useTranslation } from 'react-i18next';
import { clockText } from '#src/shared/format/clockText.ts';
import { useSecondsLeft } from '#src/shared/store/useSecondsLeft.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';

interface Props {
  /** What runs out then: the price, or the car that is kept for somebody who pays. */
  readonly kind: 'price' | 'car';
  readonly until: string | null;
}

/** Time that runs, by the server's clock. */
export function TimeChip({ kind, until }: Props) {
  const { t } = useTranslation('checkout');
  const left = useSecondsLeft(until);
  if (left === null) return null;
  return (
    <StatusChip data-tone="wait" role="timer">
      <TimerOutlinedIcon />
      <span>{t(`held.${kind}`, { time: clockText(left) })}</span>
    </StatusChip>
  );
}
