import TimerOutlinedIcon from '@mui/icons-material/TimerOutlined';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '#src/shared/format/clockText.ts';
import { useSecondsLeft } from '#src/shared/store/useSecondsLeft.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';

const hour = 3600;

interface Props {
  /** An ISO instant. */
  readonly until: string;
  /** Once, when it is over by the server's clock. */
  readonly onOver: () => void;
}

/** How long a request or an unpaid order still lives: hours and minutes, the last hour in minutes and seconds. */
export function Countdown({ until, onOver }: Props) {
  const { t } = useTranslation('orders');
  const left = useSecondsLeft(until) ?? 0;
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const text =
    left < hour
      ? t('deadline.short', { time: clockText(left) })
      : t('deadline.long', { hours: Math.floor(left / hour), minutes: Math.floor((left % hour) / 60) });
  return (
    <StatusChip data-tone="wait" role="timer">
      <TimerOutlinedIcon />
      <span>{text}</span>
    </StatusChip>
  );
}
